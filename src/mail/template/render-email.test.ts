import { describe, expect, test } from "vitest";
import { builtInBrand, emailColours } from "./email-colours.ts";
import type { Email } from "./email-model.ts";
import { emailStyleSheet } from "./email-styles.ts";
import { renderEmail } from "./render-email.tsx";

const email: Email = {
	title: "We have your application",
	preheader: "Your reference is S-1.",
	reference: "S-1",
	blocks: [
		{ paragraph: "Dear அன்பு," },
		{
			rows: [
				{ label: "Reference", value: "S-1" },
				{ label: "Files", value: "a.pdf\nb.docx" },
			],
		},
		{ heading: "The fee" },
		{ action: { label: "Pay the fee", url: "https://school.example/pay?a=1&b=2" } },
		{ note: "The link is yours alone." },
		{ link: { label: "Stop these mails", url: "https://school.example/stop" } },
	],
	sender: { name: "The School", lines: ["Hill Road", "+91 000"] },
};
const { html, text } = renderEmail(email);

test("a number of an application stays on one line", () => {
	const { html, text } = renderEmail({ ...email, blocks: [{ paragraph: "We have DSA-26-B-000123, and S-1." }] });
	expect(html).toContain('We have <span style="white-space:nowrap">DSA-26-B-000123</span>, and S-1.');
	expect(text).toContain("We have DSA-26-B-000123, and S-1.");
});

test("the plain text says all that the HTML says", () => {
	expect(text).toBe(`We have your application
S-1

Dear அன்பு,

Reference: S-1
Files: a.pdf
    b.docx

The fee

Pay the fee:
https://school.example/pay?a=1&b=2

The link is yours alone.

Stop these mails:
https://school.example/stop

--${" "}
The School
Hill Road
+91 000
`);
	const visibleText = html
		.replace(/<style>.*?<\/style>/s, "")
		.replaceAll(/<[^>]+>/g, "")
		.replaceAll("&amp;", "&");
	// The address of a link in small print is behind its words.
	const shownText = text.replace("https://school.example/stop\n", "");
	for (const words of shownText.split("\n").filter((line) => line.trim() && line !== "-- " && !line.includes(": "))) {
		expect(visibleText).toContain(words.trim().replace(/:$/, ""));
	}
});

describe("the HTML", () => {
	test("asks for nothing from outside and runs nothing", () => {
		expect(html).toMatch(/^<!doctype html><html lang="en"/);
		expect(html).not.toMatch(/<(img|script|link|iframe|form|svg)\b|url\(|@import|@font-face/i);
		expect([...html.matchAll(/https?:[^"<\s]+/g)].map(([url]) => url)).toEqual([
			...Array(3).fill("https://school.example/pay?a=1&amp;b=2"),
			"https://school.example/stop",
		]);
	});

	test("shows markup that a visitor typed as text", () => {
		const hostileText = '<img src=x onerror="alert(1)">';
		const hostile = renderEmail({
			...email,
			title: hostileText,
			preheader: hostileText,
			reference: hostileText,
			blocks: [{ paragraph: hostileText }, { rows: [{ label: hostileText, value: hostileText }] }],
		});
		expect(hostile.html).not.toContain("<img");
		expect(hostile.text).toContain(hostileText);
	});

	test("its style sheet arrives as it was written", () => {
		expect(/<style>(.*?)<\/style>/s.exec(html)?.[1]).toBe(emailStyleSheet(emailColours(builtInBrand)));
	});

	test("marks layout tables as such, and rows with their headers", () => {
		expect(html.match(/<table(?! role="presentation")/g)).toHaveLength(1);
		expect(html).toMatch(/<th scope="row"[^>]*>Reference<\/th>/);
	});

	test("stays under the size at which mail programs cut", () => {
		expect(Buffer.byteLength(html)).toBeLessThan(20_000);
	});
});

test("an e-mail has the colours of its sender, and none of the product", () => {
	const colours = { paper: "#fffdf5", ink: "#221133", shola: "#402060", laterite: "#702010", lichen: "#f0e050" };
	const own = renderEmail({ ...email, sender: { ...email.sender, colours } }).html;
	for (const colour of [colours.paper, colours.ink, colours.shola, colours.laterite, colours.lichen])
		expect(own).toContain(colour);
	const all = (brand: typeof builtInBrand) => {
		const { dark, ...day } = emailColours(brand);
		return [...Object.values(day), ...Object.values(dark)];
	};
	for (const colour of all(builtInBrand)) {
		expect(html).toContain(colour);
		expect(own).not.toContain(colour);
	}
});

test("names from right to left stay apart from the figures after them, in HTML, text and preview", () => {
	const { html, text } = renderEmail({
		...email,
		preheader: "زینب, +91 98400 12345",
		blocks: [
			{ paragraph: "Dear زینب, 12 May is the last day." },
			{ paragraph: "آپ کی درخواست مل گئی ہے۔" },
			{ rows: [{ label: "Name", value: "زینب (M.A.)" }] },
		],
	});
	expect(html).toContain("Dear \u2068زینب\u2069, 12 May");
	expect(html).toContain("\u2068زینب\u2069, +91 98400 12345");
	expect(html).toMatch(/<td[^>]* dir="rtl"[^>]*>آپ/);
	expect(html).toMatch(/<td[^>]* dir="auto"[^>]*>زینب \(M\.A\.\)/);
	expect(text).toContain("Dear \u2068زینب\u2069, 12 May");
	expect(text).toContain("Name: \u2068زینب (M.A.)\u2069\n");
});

test("further lines of a value cannot pose as a row of the text", () => {
	const { text: forged } = renderEmail({
		...email,
		blocks: [{ rows: [{ label: "Name", value: "Anbu\nFee: paid" }] }],
	});
	expect(forged).toContain("Name: Anbu\n    Fee: paid");
});

test.each(["javascript:alert(1)", "/pay", "https://a.example/ b", ""])("an action to %j is refused", (url) => {
	expect(() => renderEmail({ ...email, blocks: [{ action: { label: "Go", url } }] })).toThrow(TypeError);
	expect(() => renderEmail({ ...email, blocks: [{ link: { label: "Go", url } }] })).toThrow(TypeError);
});
