/** The part of fontkit that is used here; the package ships no types. */
declare module "fontkit" {
	/**
	 * Properties of a glyph that PDFKit needs: its number in the font, its own width, and the characters that it shows.
	 */
	export interface LaidOutGlyph {
		id: number;
		advanceWidth: number;
		codePoints: number[];
	}
	export interface Glyph extends LaidOutGlyph {
		path: { commands: { command: string; args: number[] }[] };
	}
	/** Position in units of the font. */
	export interface Position {
		xAdvance: number;
		xOffset: number;
		yOffset: number;
	}
	export interface GlyphRun<G> {
		glyphs: G[];
		positions: Position[];
		readonly advanceWidth: number;
	}
	export interface Font<G extends LaidOutGlyph = Glyph> {
		unitsPerEm: number;
		/** Header of a WOFF2. */
		directory: { length: number; tables: Record<string, { length: number; transformLength?: number }> };
		hasGlyphForCodePoint(codePoint: number): boolean;
		glyphForCodePoint(codePoint: number): G;
		/** @param features tags of OpenType features to turn on */
		layout(text: string, features?: readonly string[]): GlyphRun<G>;
	}
	export function openSync(file: string): Font;
	export function create(bytes: Uint8Array): Font;
}

/** Values that PDFKit accepts beyond its published types. */
declare namespace PDFKit.Mixins {
	interface PDFFont {
		registerFont(name: string, font: import("fontkit").Font<import("fontkit").LaidOutGlyph>): this;
	}
	interface StructureElementOptions {
		placement?: "Block";
	}
}
