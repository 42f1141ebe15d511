import fc from "fast-check";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { textsOf } from "#src/content/record-form/record-texts.ts";
import { plainText, renderMarkdown } from "#src/content/text/markdown.server.ts";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { clipboards } from "#tests/support/office/clipboard/samples.ts";
import { officeFaultsOf } from "#tests/support/office/faults.ts";
import { openFormPage } from "#tests/support/office/form-page.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { randomRuns } from "#tests/support/rehearsal.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const { news } = contentTypes;
let editor: SignedIn;
beforeAll(async () => {
	editor = await signedInMember(site, { name: "Meera Joseph", role: "editor" });
});

async function openForm(texts: Record<string, string> = {}, options = desktop) {
	const { page, complaints } = await openPage(site, options);
	await actAs(page, site, editor);
	await openFormPage(page, news, { ...textsOf(news, {}), ...texts });
	await whenScripted(page);
	await page.getByRole("toolbar").waitFor();
	return { page, complaints, text: page.getByRole("textbox", { name: "Text", exact: true }) };
}

const words = [
	"Tea",
	"1.",
	"1)",
	"-",
	"# no",
	"> no",
	"*a*",
	"_b_",
	"a_b",
	"~c~",
	"`d`",
	"[e](f)",
	"[g]: h",
	"<i>",
	"&amp;copy;",
	"|",
	"\\\\",
];
const openers = [
	"p",
	"div",
	"h2",
	"h5",
	"b",
	"i",
	"s",
	"code",
	"pre",
	"li",
	"ul",
	"ol",
	"blockquote",
	"span",
	"table",
	"tr",
	"td",
];
const hostilePart = fc.oneof(
	{
		weight: 4,
		arbitrary: fc
			.constantFrom(...words, "---", "===", "+ x", "!", "https://tea.example/a_b*c", "https://x.example")
			.map((word) => ` ${word} `),
	},
	{ weight: 3, arbitrary: fc.constantFrom(...openers).chain((name) => fc.constantFrom(`<${name}>`, `</${name}>`)) },
	fc.constantFrom(
		"<br>",
		"<a href='/fees'>",
		"<a href='javascript:alert(1)'>",
		"</a>",
		"<img src=x onerror=alert(1)>",
		"<script>alert(1)</script>",
		"<style>p { color: red }</style>",
		"<a href='data:text/html,<script>alert(1)</script>'>",
		"<a href=' JaVa\tScRiPt:alert(1)'>",
		"<a href='vbscript:x'>",
		"<img alt='Tea' src='data:image/svg+xml;base64,PHN2Zz4='>",
		"<svg onload=alert(1)><a href='javascript:alert(1)'></a></svg>",
		"<iframe srcdoc='&lt;script&gt;'></iframe>",
		"<!--[if gte mso 9]><xml><o:p></o:p></xml><![endif]-->",
		"<o:p>&nbsp;</o:p>",
		"<p style='mso-list:l0 level2 lfo1'>",
		"<span style='font-weight:700;white-space:pre-wrap'>",
		"\n\n",
		"x",
		"&lt;script&gt;",
	),
	fc.string({ maxLength: 6 }).map((text) => text.replace(/[<&]/g, "")),
);
const hostileHtml = fc.array(hostilePart, { maxLength: 25 }).map((parts) => parts.join(""));

/** Pastes into the text, as the browser does it when keys ask for it. */
function paste(page: Page, data: { html?: string; plain?: string }): Promise<string> {
	return page.evaluate(({ html, plain }) => {
		const area = document.querySelector<HTMLTextAreaElement>("textarea[name=description]");
		if (!area) throw new Error("The form has no text.");
		const clipboardData = new DataTransfer();
		if (html !== undefined) clipboardData.setData("text/html", html);
		if (plain !== undefined) clipboardData.setData("text/plain", plain);
		area.focus();
		const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
		return area.dispatchEvent(event) ? "left to the browser" : area.value;
	}, data);
}

describe("what is pasted", () => {
	it("from Word, Docs, spreadsheets and pages becomes clean Markdown", async () => {
		const { page, text } = await openForm();
		for (const { from, html, markdown } of clipboards) {
			await text.fill("");
			const pasted = await paste(page, { html: html.replaceAll("ORIGIN", site.url), plain: "plain" });
			expect([from, pasted]).toEqual([from, markdown]);
		}
	});

	it("never loses a word and never becomes anything unsafe, whatever it is", async () => {
		const { page } = await openForm();
		const samples = fc.sample(hostileHtml, { numRuns: randomRuns(2500), seed: Number(process.env.SEED ?? 1) });
		const results = await page.evaluate((all) => {
			const area = document.querySelector<HTMLTextAreaElement>("textarea[name=description]");
			if (!area) throw new Error("The form has no text.");
			return all.map((html) => {
				area.value = "";
				const clipboardData = new DataTransfer();
				clipboardData.setData("text/html", `<b>start</b> ${html}`);
				area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
				const body = new DOMParser().parseFromString(`<b>start</b> ${html}`, "text/html").body;
				for (const each of body.querySelectorAll("script, style, title, svg, template")) each.remove();
				return { html, markdown: area.value, words: body.textContent };
			});
		}, samples);
		const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
		for (const { html, markdown, words } of results) {
			const visibleMarkdown = renderMarkdown(markdown);
			expect([html, letters(plainText(markdown))]).toEqual([html, letters(words)]);
			expect(visibleMarkdown).not.toMatch(
				/<(script|style|svg|iframe)|(href|src)="?\s*(javascript|vbscript|data):|\son\w+=/i,
			);
		}
	});

	it("is left to the browser where it is plain words, and links words that are selected", async () => {
		const { page, text } = await openForm({ description: "see the fees" });
		expect(await paste(page, { plain: "# Markdown", html: "<div># Markdown</div>" })).toBe("left to the browser");
		await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(8, 12));
		expect(await paste(page, { plain: "https://tea.example/fees" })).toBe("see the [fees](https://tea.example/fees)");
	});
});

describe("a text", () => {
	it("is marked by the toolbar and by keys, and the browser's undo takes it back", async () => {
		const { page, text, complaints } = await openForm({ description: "Sixty sheets came home" });
		await text.evaluate((area: HTMLTextAreaElement) => {
			area.focus();
			area.setSelectionRange(0, 12);
		});
		await page.keyboard.press("Control+b");
		expect(await text.inputValue()).toBe("**Sixty sheets** came home");
		await page.keyboard.press("Control+i");
		expect(await text.inputValue()).toBe("***Sixty sheets*** came home");
		await page.keyboard.press("Control+z");
		await page.keyboard.press("Control+z");
		expect(await text.inputValue()).toBe("Sixty sheets came home");
		await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(22, 22));
		await page.keyboard.type("\n\n");
		await page.getByRole("button", { name: "List", exact: true }).press("Enter");
		await page.keyboard.type("a loft");
		await page.keyboard.press("Enter");
		await page.keyboard.type("a door");
		await page.keyboard.press("Enter");
		await page.keyboard.press("Enter");
		await page.keyboard.type("End");
		expect(await text.inputValue()).toBe("Sixty sheets came home\n\n- a loft\n- a door\nEnd");
		expect(complaints).toEqual([]);
	});

	it("has a toolbar with one stop for Tab, in which arrows move", async () => {
		const { page } = await openForm();
		const bar = page.getByRole("toolbar", { name: "Text: format" });
		await page.getByRole("button", { name: "Heading" }).focus();
		const stops = () => bar.locator("button[tabindex='0']").evaluateAll((all) => all.map((each) => each.ariaLabel));
		for (const [key, name] of [
			["ArrowRight", "Bold"],
			["End", "Table"],
			["ArrowRight", "Heading"],
			["ArrowLeft", "Table"],
			["Home", "Heading"],
		] as const) {
			await page.keyboard.press(key);
			expect([key, await stops()]).toEqual([key, [name]]);
			expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(name);
		}
		await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement?.id)).toBe("field-description");
	});

	it("has the weekday of a date and the length of a line beside it", async () => {
		const { page } = await openForm();
		await page.getByLabel("Date").fill("2026-11-24");
		await page.getByText("Tue 24 Nov 2026").waitFor();
		await page.getByRole("textbox", { name: "Title" }).fill("Home");
		await page.getByText("4 of 200").waitFor();
	});

	it("links pages that are found by their words, by keys alone", async () => {
		const { page, text } = await openForm({ description: "See the fees of the hostel." });
		await text.evaluate((area: HTMLTextAreaElement) => {
			area.focus();
			area.setSelectionRange(4, 12);
		});
		await page.keyboard.press("Control+k");
		const dialog = page.getByRole("dialog", { name: "Link to a page" });
		await dialog.waitFor();
		expect(await dialog.getByRole("searchbox").inputValue()).toBe("the fees");
		await dialog.getByRole("searchbox").fill("fees");
		await dialog.getByRole("link", { name: "Fees /fees" }).waitFor();
		await page.keyboard.press("Enter");
		await dialog.waitFor({ state: "hidden" });
		await expect.poll(() => text.inputValue()).toBe("See [the fees](/fees) of the hostel.");
		await page.keyboard.press("Control+k");
		await dialog.getByRole("searchbox").fill("www.tea.example/board");
		await dialog.getByRole("link", { name: "https://www.tea.example/board" }).waitFor();
		await page.keyboard.press("Escape");
		expect(await text.inputValue()).toBe("See [the fees](/fees) of the hostel.");
	});
});

describe("without code", () => {
	it("pages to link to are found on a page", async () => {
		const { page } = await openPage(site, { ...desktop, javaScriptEnabled: false });
		await actAs(page, site, editor);
		await page.goto("/office/content/links?q=studio");
		await page.getByRole("link", { name: "The studios /campus-studiodetails" }).waitFor();
		await page.goto("/office/content/links?q=submarine");
		await page.getByText("No page title or address contains “submarine”.").waitFor();
	});
});

/** The form stands in another page, without its styles: sizes are audited where it stands by itself. */
const isOfSizes = (fault: string) => /^(target|text under)/.test(fault);

it("the form of each type of content has no fault", async () => {
	const { page } = await openPage(site, desktop);
	await actAs(page, site, editor);
	await page.addInitScript(axe);
	for (const type of Object.values(contentTypes)) {
		await openFormPage(page, type, textsOf(type, { description: "A **wall**\n\n| a | b |\n|---|---|\n| 1 | 2 |" }));
		await whenScripted(page);
		expect([type.table, (await officeFaultsOf(page)).filter((fault) => !isOfSizes(fault))]).toEqual([type.table, []]);
	}
	await page.goto("/office/content/links?q=news");
	expect(await officeFaultsOf(page)).toEqual([]);
});
