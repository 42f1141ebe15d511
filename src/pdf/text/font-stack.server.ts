import type { FontFiles } from "#src/pdf/pdf-theme.ts";
import { directional, directionsOf } from "./bidi.server.ts";
import { type FontSource, fontSources, missingCharacter } from "./fonts.server.ts";
import type { ShapedFont } from "./shape-text.server.ts";

export type OpenFont = { name: string; primary: boolean; font: ShapedFont };

/**
 * Text in one font and one direction. `actualText` is set where glyphs alone do not give a reader the text back: in
 * scripts that reorder or join letters, from right to left, and for boxes. `place` orders the runs of a line from the
 * left.
 */
export type TextRun = { font: OpenFont; text: string; rightToLeft: boolean; place: number; actualText?: string };

type Glyphs = { text: string; font: OpenFont | undefined };
type Piece = Glyphs & { level: number; place: number };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const joiner = /^[\u200c\u200d]$/;
// Indic scripts need the joiners, and a line the marks of direction. Other invisible characters would show as boxes.
const invisible = /(?![\u200c-\u200f\u061c\u2066-\u2069])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** One font of the theme with its fallbacks. Splits any text into runs; what no font has becomes a box. */
export class FontStack {
	#sources: FontSource[];
	#opened: OpenFont[] = [];
	/** True if a text has had a character that no font has. */
	hasBoxes = false;
	/** Text is measured before it is drawn. */
	#runs = new Map<string, TextRun[]>();

	constructor(files: FontFiles) {
		this.#sources = fontSources(files);
	}

	/** Splits a text into runs, in the order in which they are read. */
	runs(text: string): TextRun[] {
		const runs = this.#runs.get(text) ?? this.#split(text);
		this.#runs.set(text, runs);
		return runs;
	}

	#split(text: string): TextRun[] {
		const line = normalize(text);
		const directions = directionsOf(line);
		const pieces: Piece[] = [];
		let last: Piece | undefined;
		for (const { segment, index } of graphemes.segment(line)) {
			if (directional.test(segment)) last = undefined;
			else
				for (const glyphs of this.#place(segment)) {
					const level = directions?.levelOf(index) ?? 0;
					if (last && last.font === glyphs.font && last.level === level) last.text += glyphs.text;
					else {
						last = { ...glyphs, level, place: directions?.placeOf(index) ?? index };
						pieces.push(last);
					}
				}
		}
		return pieces.map((piece) => this.#run(piece));
	}

	#run({ text, font, level, place }: Piece): TextRun {
		const rightToLeft = level % 2 === 1;
		if (font) return { font, text, rightToLeft, place, ...(font.primary && !rightToLeft ? {} : { actualText: text }) };
		const [first] = this.#fonts();
		if (!first) throw new Error("The theme names no font file");
		this.hasBoxes = true;
		const boxes = missingCharacter.repeat([...graphemes.segment(text)].length);
		return { font: first, text: boxes, rightToLeft, place, actualText: text };
	}

	/** A grapheme in the first font that has all of it; where only its marks are missing, its base and a box. */
	#place(grapheme: string): Glyphs[] {
		const whole = this.#fontFor(grapheme);
		const base = String.fromCodePoint(grapheme.codePointAt(0) ?? 0);
		const fontOfBase = whole ?? this.#fontFor(base);
		if (whole === fontOfBase) return [{ text: grapheme, font: whole }];
		return [
			{ text: base, font: fontOfBase },
			{ text: grapheme.slice(base.length), font: undefined },
		];
	}

	#fontFor(grapheme: string): OpenFont | undefined {
		const codePoints = [...grapheme].filter((each) => !joiner.test(each)).map((each) => each.codePointAt(0) ?? 0);
		for (const each of this.#fonts())
			if (codePoints.every((codePoint) => each.font.hasGlyphForCodePoint(codePoint))) return each;
		return undefined;
	}

	*#fonts(): Generator<OpenFont, undefined> {
		for (const [index, { name, primary, open }] of this.#sources.entries()) {
			const font = this.#opened[index] ?? { name, primary, font: open() };
			this.#opened[index] = font;
			yield font;
		}
	}
}

function normalize(text: string): string {
	return text
		.normalize("NFC")
		.toWellFormed()
		.replace(invisible, "")
		.replace(/\p{Zs}/gu, " ");
}
