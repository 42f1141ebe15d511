import type { Font, Glyph, Position } from "fontkit";
import { type PDFContext, type PDFRef, PDFString } from "pdf-lib";
import { subset } from "./truetype.ts";
import type { Typeface } from "./typefaces.server.ts";

/** Words as the letters of one font. */
export type Shaped = { glyphs: Glyph[]; positions: Position[] };

/** One font in one document: shapes and writes words, and remembers which letters it needs. */
export class Face {
	readonly name: string;
	/** See `Typeface`. */
	readonly own: boolean;
	#font: Font;
	/** By the font's glyph number: the number in the document. */
	#used = new Map<number, number>();
	#glyphs: Glyph[] = [];

	constructor({ name, own, open }: Typeface) {
		this.name = name;
		this.own = own;
		this.#font = open();
		this.#number(this.#font.getGlyph(0));
	}

	/** Height of capitals, in em. */
	get capHeight(): number {
		return this.#font.capHeight / this.#font.unitsPerEm;
	}

	/** Whether anything was written in it. */
	get used(): boolean {
		return this.#glyphs.length > 1;
	}

	has(codePoint: number): boolean {
		return this.#font.hasGlyphForCodePoint(codePoint);
	}

	/** @throws whatever fontkit does about a sequence that it cannot shape */
	shape(words: string): Shaped {
		return this.#font.layout(words, []);
	}

	/** So many times the box that stands for a letter which no font has. */
	boxes(count: number): Shaped {
		const glyph = this.#font.getGlyph(0);
		const glyphs = Array.from({ length: count }, () => glyph);
		return { glyphs, positions: glyphs.map(() => ({ xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 })) };
	}

	/** In em; `track` is extra space after each letter but the last. */
	width({ glyphs, positions }: Shaped, track: number): number {
		const units = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
		return units / this.#font.unitsPerEm + track * Math.max(0, glyphs.length - 1);
	}

	/** The words as operators that show them: kerned, tracked, and marks put in their places. */
	written({ glyphs, positions }: Shaped, size: number, track: number): string {
		const perEm = this.#font.unitsPerEm;
		const pieces: string[] = [];
		let [run, array, risen, owed] = ["", "", 0, 0];
		const move = (units: number) => {
			owed += units;
			const shift = Math.round((-owed / perEm) * 1000);
			if (shift === 0) return;
			array += run ? `<${run}>${shift}` : String(shift);
			[run, owed] = ["", owed + (shift / 1000) * perEm];
		};
		const close = () => {
			const rest = `${array}${run ? `<${run}>` : ""}`;
			if (rest) pieces.push(`[${rest}] TJ`);
			[run, array] = ["", ""];
		};
		for (const [k, glyph] of glyphs.entries()) {
			const { xAdvance, xOffset, yOffset } = positions[k] ?? { xAdvance: glyph.advanceWidth, xOffset: 0, yOffset: 0 };
			if (yOffset !== risen) {
				close();
				pieces.push(`${Math.round((yOffset / perEm) * size * 1000) / 1000} Ts`);
				risen = yOffset;
			}
			if (xOffset !== 0) move(xOffset);
			run += this.#number(glyph).toString(16).padStart(4, "0");
			move(xAdvance - glyph.advanceWidth - xOffset + track * perEm);
		}
		close();
		if (risen !== 0) pieces.push("0 Ts");
		return pieces.join(" ");
	}

	embed(context: PDFContext): PDFRef {
		const { ascent, descent, capHeight, bbox, unitsPerEm } = this.#font;
		const mille = (units: number) => Math.round((units * 1000) / unitsPerEm);
		const program = subset(this.#font, this.#glyphs);
		const BaseFont = `DOCSET+${this.name}`;
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
		const meant = this.#glyphs
			.map((glyph, k) => [k, utf16(String.fromCodePoint(...glyph.codePoints))] as const)
			.slice(1);
		const pairs = meant.filter(([, text]) => text !== "").map(([k, text]) => `<${hex(k)}><${text}>`);
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

/** Hexadecimal digits of UTF-16, big-endian. */
export function utf16(text: string): string {
	return Array.from(text.split(""), (unit) => unit.charCodeAt(0).toString(16).padStart(4, "0")).join("");
}
