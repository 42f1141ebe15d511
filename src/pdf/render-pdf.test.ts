import { expect, it } from "vitest";
import { pdfTheme } from "#school/pdf-theme.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { pdfMessages } from "#src/school/messages/sets/emails/pdf-messages.ts";
import { drawnGlyphs, extractText } from "#tests/support/pdf/extract-text.ts";
import { PdfString } from "#tests/support/pdf/parse-pdf.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import type { DocumentContent } from "./document-content.ts";
import { renderPdf } from "./render-pdf.ts";

const messages = messagesIn(pdfMessages, undefined);

const content = (value = "Meenakshi Raman"): DocumentContent => ({
	title: "Receipt",
	subject: "A fee that was paid",
	footer: "DSA-26-R-000001",
	facts: [
		{ label: "Number", value: "DSA-26-R-000001" },
		{ label: "Date", value: "21 November 2026" },
	],
	sections: [
		{ heading: "Amount", amount: "₹10.00", inWords: "Rupees ten only" },
		{ heading: "Received from", rows: [{ label: "Name", value }] },
		{ heading: "Terms", paragraphs: ["One paragraph.", "Another one."] },
	],
	note: "Made by a computer.",
	sender: { name: "Art & <Architecture>", lines: ["Hill Road", "643002"] },
	date: new Date("2026-11-21T06:00:00.000Z"),
});

const render = async (value?: string) => new ReadPdf(await renderPdf(content(value), pdfTheme, messages));

it("renders the same bytes from the same content, with title, language, date and structure tree", async () => {
	const bytes = await renderPdf(content("அன்பு 👋"), pdfTheme, messages);
	expect(Buffer.compare(bytes, await renderPdf(content("அன்பு 👋"), pdfTheme, messages))).toBe(0);
	const pdf = new ReadPdf(bytes);
	expect(pdf.pages).toEqual([{ width: 595.28, height: 841.89, dictionary: expect.anything() }]);
	expect(["Title", "Author", "Subject"].map((name) => pdf.info(name))).toEqual([
		"Receipt",
		"Art & <Architecture>",
		"A fee that was paid",
	]);
	expect(pdf.createdAt).toEqual(new Date("2026-11-21T06:00:00.000Z"));
	expect(pdf.catalog["/Lang"]).toEqual(new PdfString(Buffer.from("en-IN")));
	expect(pdf.dictionary(pdf.catalog["/ViewerPreferences"])["/DisplayDocTitle"]).toBe("true");
	expect(pdf.dictionary(pdf.catalog["/MarkInfo"])["/Marked"]).toBe("true");
	expect(pdf.structure).toBe("Document(P P H1 P P H2 P H2 P H2 P P P P)");
	expect(bytes.length).toBeLessThan(40_000);
});

it("declares PDF/UA in metadata that is well-formed XML", async () => {
	const pdf = await render();
	const metadata = pdf.stream(pdf.catalog["/Metadata"]).toString();
	expect(metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
	expect(metadata).toContain("<rdf:li>Art &amp; &lt;Architecture></rdf:li>");
});

it("returns every text as typed, in reading order", async () => {
	const names = [
		"அன்புச்செல்வி",
		"கொற்றவை லக்ஷ்மி க்ஷேத்ரா",
		"யௌவனா ஸ்ரீநிவாசன், ௧௨ தெரு",
		"विद्यार्थी",
		"श्रीकान्त शर्मा, घर १२",
		"हर्षवर्धन द्विवेदी र्‍हाट्झ",
		"ശ്രീകൃഷ്ണൻ",
		"వెంకటేశ్వరరావు",
		"ಲಕ್ಷ್ಮಿ",
		"ভট্টাচার্য",
		"ਬਲਵਿੰਦਰ",
		"نصرت فتح علی",
		"Łukasz",
		"Анна",
		"李雷",
		"👩‍👩‍👧",
	];
	const [text] = extractText(await render(names.join("\n")));
	expect(text).toContain(`Name${names.join(" ")}Terms`);
	expect(text).toContain("Amount₹10.00Rupees ten only");
});

it("draws the shaped glyphs of a conjunct, and a box for what no font has", async () => {
	const renderedGlyphs = drawnGlyphs(await render("ക്ഷ\n李"));
	const label = renderedGlyphs.findIndex((glyphs) => glyphs.length === 4 && glyphs.every((glyph) => glyph > 0));
	expect(label).toBeGreaterThan(0);
	expect(renderedGlyphs.filter((glyphs) => glyphs.length === 1 && glyphs[0] === 0)).toHaveLength(1);
});

it("keeps the date beside a name from right to left in a sentence", async () => {
	const sections = [{ heading: "Text", paragraphs: ["Dear زینب, 12 May"] }];
	const pdf = new ReadPdf(await renderPdf({ ...content(), sections }, pdfTheme, messages));
	expect(drawnGlyphs(pdf).map(({ length }) => length)).toContain(", 12 May".length);
	expect(extractText(pdf)[0]).toContain("Dear زینب, 12 May");
});

it("says what a box is where it has one, and nothing of boxes elsewhere", async () => {
	const says = async (name: string) =>
		extractText(await render(name))
			.join("")
			.includes("A box stands");
	expect(await says("ශ්‍රී")).toBe(true);
	expect(await says("ओमप्रकाश")).toBe(false);
});

it("continues on further pages for a long answer, and for one word that is longer than a page", async () => {
	for (const long of ["All I have built so far. ".repeat(400), "x".repeat(9000), "a\n".repeat(150)]) {
		const pdf = await render(long);
		expect(pdf.pages.length).toBeGreaterThan(2);
		const text = extractText(pdf);
		for (const [index, page] of text.entries()) expect(page).toContain(`${index + 1} of ${text.length}`);
	}
});

it("tags blank questions with their numbers, help, options and captions, and skips the room to write", async () => {
	const questions = [
		{ number: 1, label: "Name", help: "As printed.", room: { lines: 3 } },
		{ number: 2, label: "Born on", room: { squares: [{ caption: "Day", count: 2 }] } },
		{ number: 3, label: "Test", room: { boxes: ["Taken", "To come, at a centre that is still to be announced"] } },
		{ label: "Signature", room: { lines: 1, high: true } },
	];
	const sections = [{ heading: "Questions", questions }];
	const pdf = new ReadPdf(await renderPdf({ ...content(), sections }, pdfTheme, messages));
	expect(pdf.structure).toBe("Document(P P H1 P P H2 P P P P P P P P)");
	const [text] = extractText(pdf);
	for (const words of ["1NameAs printed.", "2Born onDay", "3TestTaken", "Signature"]) expect(text).toContain(words);
});

it("draws beside the title without a word for readers of the text", async () => {
	const box = { x: 0, y: 0, width: 20, height: 10 };
	const drawing = {
		box,
		paths: [
			{ path: "M0 5h20", stroke: "#123456", dashed: true },
			{ path: "M0 0h5v5z", fill: "#abcdef" },
		],
	};
	const drawn = new ReadPdf(await renderPdf({ ...content(), drawing }, pdfTheme, messages));
	const plain = await render();
	expect(drawn.structure).toBe(plain.structure);
	expect(extractText(drawn)).toEqual(extractText(plain));
	const [page] = drawn.pages;
	const operators = page ? drawn.stream(page.dictionary["/Contents"]).toString("latin1") : "";
	expect(operators).toMatch(/0\.6705\d+ 0\.8039\d+ 0\.9372\d+ scn/);
	expect(operators).toMatch(/0 5 m\s+20 5 l/);
});
