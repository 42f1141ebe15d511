import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create } from "fontkit";
import { PDFDocument } from "pdf-lib";
import { expect, it } from "vitest";
import { sfntOfWoff2 } from "#src/pdf/woff2.ts";
import { newsletters } from "../newsletters.ts";
import { approvalDocuments } from "../records/approval-documents.ts";
import { printLetter } from "./letter.ts";
import { balanced, breakLines } from "./lines.ts";
import { printNewsletter } from "./newsletter.ts";

const monospaced = (words: string) => words.length;

it("breaks lines within their width without losing, parting or splitting what belongs together", () => {
	const text = newsletters.flatMap(({ pages }) =>
		pages.flatMap(({ articles }) => articles.flatMap(({ body }) => body)),
	);
	for (const paragraph of text)
		for (const width of [28, 40, 66]) {
			const lines = breakLines(paragraph, [width - 2, width], monospaced);
			expect(lines.join(" ")).toBe(paragraph);
			expect(Math.max(...lines.map(monospaced))).toBeLessThanOrEqual(width);
			expect(lines.some((line) => /(?:^| )(?:Dr|Mr)\.$/.test(line))).toBe(false);
		}
});

it("sets a heading in lines of about the same length", () => {
	expect(balanced("A hundred steps before the tape comes out", 38, monospaced)).toEqual([
		"A hundred steps before",
		"the tape comes out",
	]);
});

it.each(["familjen-grotesk", "instrument-sans"])("unpacks the outlines and widths of %s as they are", (family) => {
	const file = readFileSync(
		createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
	);
	const [packed, unpacked] = [create(file), create(sfntOfWoff2(file))];
	const letters =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 éèêëüöäñçÅØß “‘’” .,:;!?-–—°±×+&@%/()";
	const drawn = (font: typeof packed) =>
		font.layout(letters).glyphs.map(({ advanceWidth, path }) => [advanceWidth, path.commands]);
	expect(drawn(unpacked)).toEqual(drawn(packed));
});

it("prints the same four pages from the same issue, with title, language and date", async () => {
	for (const letter of newsletters) {
		const once = await printNewsletter(letter);
		if (letter.key === "news_letter_1") expect(Buffer.compare(once, await printNewsletter(letter))).toBe(0);
		expect(once.length).toBeLessThan(400_000);
		const file = await PDFDocument.load(once, { updateMetadata: false });
		expect(file.getPages().map((page) => page.getSize())).toEqual(Array(4).fill({ width: 595.28, height: 841.89 }));
		expect([file.getTitle(), file.catalog.get(file.context.obj("Lang") as never)?.toString()]).toEqual([
			letter.title,
			"(en-IN)",
		]);
		expect(file.getCreationDate()?.toISOString()).toMatch(/^2025-(03|07|11)-01T/);
	}
}, 60_000);

it("prints every approval document on one page that calls itself a specimen", async () => {
	for (const [order, document] of approvalDocuments.entries()) {
		const file = await PDFDocument.load(await printLetter(document, order), { updateMetadata: false });
		expect(file.getPageCount()).toBe(1);
		expect([file.getTitle(), file.getSubject()]).toEqual([
			`${document.title} (specimen)`,
			expect.stringMatching(/^Specimen for the demo school\./),
		]);
	}
});
