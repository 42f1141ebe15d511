import { type PdfDictionary, PdfParser, PdfString, type PdfValue } from "./parse-pdf.ts";
import type { ReadPdf } from "./read-pdf.ts";

type Meanings = Map<number, string>;

/**
 * Extracts what a reader copies from each page, in drawing order: actual text if there is some, otherwise the glyphs'
 * meanings.
 */
export function extractText(pdf: ReadPdf): string[] {
	return pdf.pages.map(({ dictionary }) => pageText(pdf, dictionary).join(""));
}

/** The glyph numbers of each text operator of a page, in drawing order. */
export function drawnGlyphs(pdf: ReadPdf, page = 0): number[][] {
	const contents = pdf.stream(pdf.pages[page]?.dictionary["/Contents"]).toString("latin1");
	return operations(contents).flatMap(({ operator, operands }) => (operator === "TJ" ? [glyphs(operands)] : []));
}

function pageText(pdf: ReadPdf, page: PdfDictionary): string[] {
	const fonts = pdf.dictionary(pdf.dictionary(page["/Resources"])["/Font"]);
	const meanings = new Map(Object.entries(fonts).map(([name, font]) => [name, toUnicode(pdf, font)]));
	const pieces: string[] = [];
	const markedContent: boolean[] = [];
	let font: Meanings = new Map();
	for (const { operator, operands } of operations(pdf.stream(page["/Contents"]).toString("latin1"))) {
		if (operator === "Tf") font = meanings.get(String(operands[0])) ?? new Map();
		if (operator === "BMC") markedContent.push(false);
		if (operator === "EMC") markedContent.pop();
		if (operator === "BDC") {
			const properties = operands[1];
			const actual = typeof properties === "object" && "/ActualText" in properties && properties["/ActualText"];
			markedContent.push(actual instanceof PdfString);
			if (actual instanceof PdfString) pieces.push(actual.text);
		}
		if (operator === "TJ" && !markedContent.includes(true))
			pieces.push(
				glyphs(operands)
					.map((glyph) => font.get(glyph) ?? "\ufffd")
					.join(""),
			);
		if (operator === "ET" && !markedContent.at(-1)) pieces.push("");
	}
	return pieces;
}

function glyphs([array]: PdfValue[]): number[] {
	const strings = Array.isArray(array) ? array.filter((each) => each instanceof PdfString) : [];
	return strings.flatMap(({ bytes }) => Array.from({ length: bytes.length / 2 }, (_, k) => bytes.readUInt16BE(2 * k)));
}

function operations(content: string): { operator: string; operands: PdfValue[] }[] {
	const parser = new PdfParser(content);
	const foundOperations: { operator: string; operands: PdfValue[] }[] = [];
	let operands: PdfValue[] = [];
	while (!parser.done) {
		const value = parser.next();
		if (typeof value === "string" && !value.startsWith("/")) {
			foundOperations.push({ operator: value, operands });
			operands = [];
		} else operands.push(value);
	}
	return foundOperations;
}

function toUnicode(pdf: ReadPdf, font: PdfValue): Meanings {
	const map = pdf.stream(pdf.dictionary(font)["/ToUnicode"]).toString("latin1");
	const entries: [number, string][] = [];
	for (const [, first = "", list = ""] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
		for (const [index, [, hex = ""]] of [...list.matchAll(/<([\da-f ]*)>/g)].entries())
			entries.push([
				Number.parseInt(first, 16) + index,
				Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
			]);
	return new Map(entries);
}
