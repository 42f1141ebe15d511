import type { Font } from "fontkit";
import { type FontSource, fontSources, missingCharacter } from "./fonts.server.ts";
import type { FontFiles } from "./pdf-theme.ts";

export type OpenFont = { name: string; primary: boolean; font: Font };

/**
 * Text in one font. `actualText` is set where glyphs alone do not give a reader the text back: in scripts that reorder
 * or join letters, and for boxes.
 */
export type TextRun = { font: OpenFont; text: string; actualText?: string };

type Piece = { text: string; font: OpenFont | undefined };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const joiner = /^[\u200c\u200d]$/;
// Indic scripts need the joiners. Other invisible characters would only show as boxes.
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** One font of the theme with its fallbacks. Splits any text into runs; what no font has becomes a box. */
export class FontStack {
	#sources: FontSource[];
	#opened: OpenFont[] = [];
	/** Text is measured before it is drawn. */
	#runs = new Map<string, TextRun[]>();

	constructor(files: FontFiles) {
		this.#sources = fontSources(files);
	}

	runs(text: string): TextRun[] {
		const runs = this.#runs.get(text) ?? this.#split(text);
		this.#runs.set(text, runs);
		return runs;
	}

	#split(text: string): TextRun[] {
		const pieces: Piece[] = [];
		for (const { segment } of graphemes.segment(normalize(text)))
			for (const piece of this.#place(segment)) {
				const last = pieces.at(-1);
				if (last && last.font === piece.font) last.text += piece.text;
				else pieces.push(piece);
			}
		return pieces.map((piece) => this.#run(piece));
	}

	#run({ text, font }: Piece): TextRun {
		if (font) return font.primary ? { font, text } : { font, text, actualText: text };
		const [first] = this.#fonts();
		if (!first) throw new Error("The theme names no font file");
		const boxes = missingCharacter.repeat([...graphemes.segment(text)].length);
		return { font: first, text: boxes, actualText: text };
	}

	/** A grapheme in the first font that has all of it; where only its marks are missing, its base and a box. */
	#place(grapheme: string): Piece[] {
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
