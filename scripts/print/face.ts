import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type Glyph } from "fontkit";
import { type PDFContext, type PDFRef, PDFString } from "pdf-lib";
import { subset } from "./truetype.ts";
import { sfntOfWoff2 } from "./woff2.ts";

const cuts = {
	display: { family: "familjen-grotesk", wght: 500, name: "FamiljenGrotesk-Medium" },
	text: { family: "instrument-sans", wght: 400, name: "InstrumentSans-Regular" },
	strong: { family: "instrument-sans", wght: 600, name: "InstrumentSans-SemiBold" },
} as const;

export type FaceKey = keyof typeof cuts;
export const faceKeys = Object.keys(cuts) as FaceKey[];

const opened = new Map<FaceKey, Font>();

function open(key: FaceKey): Font {
	const { family, wght } = cuts[key];
	const file = createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);
	const font = opened.get(key) ?? create(sfntOfWoff2(readFileSync(file))).getVariation({ wght });
	opened.set(key, font);
	return font;
}

/** A cut of a typeface in one document: measures and writes words, and remembers which letters it needs. */
export class Face {
	#name: string;
	#font: Font;
	/** By the font's glyph number: the number in the document. */
	#used = new Map<number, number>();
	#glyphs: Glyph[] = [];

	constructor(key: FaceKey) {
		this.#name = cuts[key].name;
		this.#font = open(key);
		const missing = this.#font.layout("\u{f8ff}").glyphs[0];
		if (missing) this.#number(missing);
	}

	/** Height of capitals, in em. */
	get capHeight(): number {
		return this.#font.capHeight / this.#font.unitsPerEm;
	}

	/** Points; `track` is extra space after each letter, in em. */
	width(words: string, size: number, track = 0): number {
		const { glyphs, positions } = this.#font.layout(words);
		const units = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
		return (units / this.#font.unitsPerEm + track * Math.max(0, glyphs.length - 1)) * size;
	}

	/** The words as an operand of TJ, kerned and tracked. */
	written(words: string, track = 0): string {
		const { glyphs, positions } = this.#font.layout(words);
		let [run, out] = ["", ""];
		glyphs.forEach((glyph, k) => {
			run += this.#number(glyph).toString(16).padStart(4, "0");
			const extra = (positions[k]?.xAdvance ?? 0) - glyph.advanceWidth;
			const shift = Math.round((-extra / this.#font.unitsPerEm - track) * 1000);
			if (shift === 0) return;
			out += `<${run}>${shift}`;
			run = "";
		});
		return `[${out}${run ? `<${run}>` : ""}]`;
	}

	embed(context: PDFContext): PDFRef {
		const { ascent, descent, capHeight, bbox, unitsPerEm } = this.#font;
		const mille = (units: number) => Math.round((units * 1000) / unitsPerEm);
		const program = subset(this.#font, this.#glyphs);
		const BaseFont = `DOCSET+${this.#name}`;
		const descriptor = context.obj({
			Type: "FontDescriptor",
			FontName: BaseFont,
			Flags: 4,
			FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(mille),
			ItalicAngle: 0,
			Ascent: mille(ascent),
			Descent: mille(descent),
			CapHeight: mille(capHeight),
			StemV: 90,
			FontFile2: context.register(context.flateStream(program, { Length1: program.length })),
		});
		const descendant = context.obj({
			Type: "Font",
			Subtype: "CIDFontType2",
			BaseFont,
			CIDToGIDMap: "Identity",
			CIDSystemInfo: { Registry: PDFString.of("Adobe"), Ordering: PDFString.of("Identity"), Supplement: 0 },
			FontDescriptor: context.register(descriptor),
			W: [0, this.#glyphs.map((glyph) => mille(glyph.advanceWidth))],
		});
		const font = context.obj({
			Type: "Font",
			Subtype: "Type0",
			BaseFont,
			Encoding: "Identity-H",
			DescendantFonts: [context.register(descendant)],
			ToUnicode: context.register(context.flateStream(this.#meanings())),
		});
		return context.register(font);
	}

	#number(glyph: Glyph): number {
		const known = this.#used.get(glyph.id);
		if (known !== undefined) return known;
		this.#used.set(glyph.id, this.#glyphs.length);
		return this.#glyphs.push(glyph) - 1;
	}

	/** The map from letters as drawn to letters as meant, for searching, copying and reading aloud. */
	#meanings(): string {
		const hex = (value: number) => value.toString(16).padStart(4, "0");
		const pairs = this.#glyphs.map((glyph, k) => `<${hex(k)}><${glyph.codePoints.map(hex).join("")}>`).slice(1);
		const blocks = Array.from({ length: Math.ceil(pairs.length / 100) }, (_, k) => pairs.slice(k * 100, k * 100 + 100));
		return [
			"/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
			"/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def",
			"1 begincodespacerange <0000><ffff> endcodespacerange",
			...blocks.map((block) => `${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`),
			"endcmap CMapName currentdict /CMap defineresource pop end end",
		].join("\n");
	}
}
