import fc from "fast-check";
import { PDFDocument, PDFName } from "pdf-lib";
import { expect, it } from "vitest";
import { Cut } from "./cut.server.ts";
import { type Paper, printPaper } from "./paper.ts";

const paper = (value = "Meenakshi Raman"): Paper => ({
	title: "Receipt",
	subject: "A fee that was paid",
	mark: "DSA-26-R-000001",
	facts: [
		{ label: "Number", value: "DSA-26-R-000001" },
		{ label: "Date", value: "21 November 2026" },
	],
	blocks: [
		{ heading: "Amount", figure: "₹10.00", words: "Rupees ten only" },
		{ heading: "Received from", rows: [{ label: "Name", value }] },
		{ heading: "Terms", paragraphs: ["One paragraph.", "Another one."] },
	],
	note: "Made by a computer.",
	sender: { name: "A School of Architecture", lines: ["Hill Road", "643002"], emblem: "M1.5 35.5h37" },
	date: new Date("2026-11-21T06:00:00.000Z"),
});

/** The fonts in which a text is written, without cut and weight. */
function fontsFor(words: string): string[] {
	const cut = new Cut("text");
	cut.written(words, 10);
	return cut.used.map(([, { name }]) => name.replace(/-\d+$/, ""));
}

it.each([
	["Meenakshi Müller", ["instrument-sans-latin"]],
	["Łukasz", ["instrument-sans-latin", "instrument-sans-latin-ext"]],
	["₹10", ["instrument-sans-latin", "noto-sans-latin-ext"]],
	["அன்புச்செல்வி", ["noto-sans-tamil-tamil"]],
	["ശ്രീകൃഷ്ണൻ", ["noto-sans-malayalam-malayalam"]],
	["ಲಕ್ಷ್ಮಿ", ["noto-sans-kannada-kannada"]],
	["వెంకటేశ్వరరావు", ["noto-sans-telugu-telugu"]],
	["विद्यार्थी", ["noto-sans-devanagari"]],
	["Анна Ξένια", ["instrument-sans-latin", "noto-sans-greek", "noto-sans-cyrillic"]],
])("writes %s in the fonts that have its letters", (words, fonts) => {
	expect(fontsFor(words)).toEqual(fonts);
});

it("shapes what Indic scripts join and move, and keeps the text as typed for whoever copies or listens to it", () => {
	const cut = new Cut("text");
	const glyphs = (words: string) =>
		[...cut.written(words, 10).matchAll(/<([0-9a-f]+)>(?=[\d-]*[<\]\d-])/g)].map(([, run = ""]) => run).join("")
			.length / 4;
	expect(glyphs("ക്ഷ")).toBe(1);
	expect(glyphs("കൊ")).toBe(3);
	expect(cut.written("ക്ഷ", 10)).toContain("/ActualText <feff0d150d4d0d37>");
	expect(cut.written("कं", 10)).toMatch(/\[<\w{4}>221<\w{4}>-221\] TJ EMC$/);
});

it("writes a box for a letter that no font has, however many marks make it up, and leaves out what cannot be seen", () => {
	const cut = new Cut("text");
	expect(cut.written("👩‍👩‍👧", 10)).toBe(
		"/Span <</ActualText <feffd83ddc69200dd83ddc69200dd83ddc67>>> BDC /text 10 Tf [<0000>] TJ EMC",
	);
	expect(cut.width("李雷", 10)).toBeCloseTo(2 * cut.width("👩‍👩‍👧", 10));
	expect(cut.written("x\u0331", 10)).toMatch(
		/^\/text 10 Tf \[<\w{4}>\] TJ \/Span <<\/ActualText <feff0331>>> BDC \/text 10 Tf \[<0000>\] TJ EMC$/,
	);
	expect(cut.written("a\u0000\u202e\u{e0041}b", 10)).toBe(cut.written("ab", 10));
});

it("writes whatever a person can type", () => {
	const cut = new Cut("text");
	const blocks = [0x20, 0x900, 0xb80, 0xc00, 0xc80, 0xd00, 0x400, 0x200b].map((start) =>
		fc.integer({ min: start, max: start + 0x7f }),
	);
	const jumble = fc.array(fc.oneof(...blocks), { maxLength: 12 }).map((codes) => String.fromCodePoint(...codes));
	fc.assert(
		fc.property(fc.oneof(jumble, fc.string({ unit: "binary" })), (words) => {
			expect(cut.written(words, 10)).not.toContain("NaN");
			expect(cut.width(words, 10)).toBeGreaterThanOrEqual(0);
		}),
		{ numRuns: 500 },
	);
});

it("prints the same bytes from the same paper, with title, language, date and a tree of its text", async () => {
	const bytes = await printPaper(paper("அன்பு 👋"));
	expect(Buffer.compare(bytes, await printPaper(paper("அன்பு 👋")))).toBe(0);
	const file = await PDFDocument.load(bytes, { updateMetadata: false });
	expect(file.getPages().map((page) => page.getSize())).toEqual([{ width: 595.28, height: 841.89 }]);
	expect([file.getTitle(), file.getAuthor(), file.getSubject()]).toEqual([
		"Receipt",
		"A School of Architecture",
		"A fee that was paid",
	]);
	expect(file.catalog.get(PDFName.of("Lang"))?.toString()).toBe("(en-IN)");
	expect(file.getCreationDate()?.toISOString()).toBe("2026-11-21T06:00:00.000Z");
	expect(file.catalog.has(PDFName.of("StructTreeRoot"))).toBe(true);
	expect(bytes.length).toBeLessThan(40_000);
});

it("goes on over pages for a long answer, and for one word that is longer than a page", async () => {
	for (const long of ["All I have built so far. ".repeat(400), "x".repeat(9000), "a\n".repeat(150)]) {
		const file = await PDFDocument.load(await printPaper(paper(long)));
		expect(file.getPageCount()).toBeGreaterThan(2);
	}
});
