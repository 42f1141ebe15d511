import { Face, type Shaped, utf16 } from "./face.server.ts";
import { type CutKey, typefacesOf } from "./typefaces.server.ts";

/** Words of one font; `plain` when a reader gets the words back from the letters alone. */
type Run = { words: string; place: number; face: Face; shaped: Shaped; plain: boolean };

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
const joiner = /^[\u200c\u200d]$/;
// Joiners stay, Indic scripts need them; what else has no look of its own would only show as a box.
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A cut of the school's typeface in one document, with the fonts that stand in where it lacks a letter. Any text can be written:
 * what no font has becomes a box.
 */
export class Cut {
	readonly key: CutKey;
	#typefaces;
	/** Opened when first asked for a letter. */
	#faces: Face[] = [];
	/** Words are measured before they are written, most of them more than once. */
	#set = new Map<string, Run[]>();

	constructor(key: CutKey) {
		this.key = key;
		this.#typefaces = typefacesOf(key);
	}

	/** Height of capitals, in em. */
	get capHeight(): number {
		return this.#face(0)?.capHeight ?? 0;
	}

	/** The fonts that something was written in, by their name in the document. */
	get used(): [name: string, face: Face][] {
		return this.#faces.flatMap((face, place): [string, Face][] => (face.used ? [[this.#name(place), face]] : []));
	}

	/** Points; `track` is extra space after each letter, in em. */
	width(words: string, size: number, track = 0): number {
		const runs = this.#runs(words);
		const own = runs.reduce((sum, { face, shaped }) => sum + face.width(shaped, face.own ? track : 0), 0);
		return (own + track * Math.max(0, runs.length - 1)) * size;
	}

	/** The words as operators of a text object. */
	written(words: string, size: number, track = 0): string {
		return this.#runs(words)
			.map(({ words, place, face, shaped, plain }) => {
				const shown = `/${this.#name(place)} ${Math.round(size * 100) / 100} Tf ${face.written(shaped, size, face.own ? track : 0)}`;
				return plain ? shown : `/Span <</ActualText <feff${utf16(words)}>>> BDC ${shown} EMC`;
			})
			.join(" ");
	}

	#runs(words: string): Run[] {
		const runs = this.#set.get(words) ?? this.#shapedRuns(words);
		this.#set.set(words, runs);
		return runs;
	}

	#shapedRuns(words: string): Run[] {
		const pieces: { words: string; place: number | undefined }[] = [];
		for (const { segment } of letters.segment(
			words
				.normalize("NFC")
				.toWellFormed()
				.replace(unseen, "")
				.replace(/\p{Zs}/gu, " "),
		)) {
			for (const piece of this.#placed(segment)) {
				const last = pieces.at(-1);
				if (last && last.place === piece.place) last.words += piece.words;
				else pieces.push(piece);
			}
		}
		return pieces.map(({ words, place }) => (place === undefined ? this.#boxed(words) : this.#shaped(words, place)));
	}

	/** A letter in a font; where only its marks have none, the letter without them and a box. */
	#placed(letter: string): { words: string; place: number | undefined }[] {
		const place = this.#placeOf(letter);
		const base = String.fromCodePoint(letter.codePointAt(0) ?? 0);
		const placeOfBase = place ?? this.#placeOf(base);
		if (place === placeOfBase) return [{ words: letter, place }];
		return [
			{ words: base, place: placeOfBase },
			{ words: letter.slice(base.length), place: undefined },
		];
	}

	/** The first font that has all of a letter. */
	#placeOf(letter: string): number | undefined {
		const needed = [...letter].filter((each) => !joiner.test(each)).map((each) => each.codePointAt(0) ?? 0);
		for (let place = 0; ; place++) {
			const face = this.#face(place);
			if (!face) return undefined;
			if (needed.every((codePoint) => face.has(codePoint))) return place;
		}
	}

	#shaped(words: string, place: number): Run {
		const face = this.#face(place);
		try {
			if (face) return { words, place, face, shaped: face.shape(words), plain: face.own };
		} catch {
			// No sequence of letters may keep a paper from being printed.
		}
		return this.#boxed(words);
	}

	#boxed(words: string): Run {
		const face = this.#face(0);
		if (!face) throw new Error(`The cut ${this.key} has no font`);
		return { words, place: 0, face, shaped: face.boxes([...letters.segment(words)].length), plain: false };
	}

	#face(place: number): Face | undefined {
		const typeface = this.#typefaces[place];
		if (!typeface) return undefined;
		for (let next = this.#faces.length; next <= place; next++)
			this.#faces.push(new Face(this.#typefaces[next] ?? typeface));
		return this.#faces[place];
	}

	#name(place: number): string {
		return place === 0 ? this.key : `${this.key}${place}`;
	}
}
