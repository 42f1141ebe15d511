/** The part of fontkit that is used here; the package ships no types. */
declare module "fontkit" {
	export interface Glyph {
		id: number;
		path: { commands: { command: string; args: number[] }[] };
	}
	/** In units of the font. */
	export interface Position {
		xAdvance: number;
		xOffset: number;
		yOffset: number;
	}
	export interface Font {
		unitsPerEm: number;
		hasGlyphForCodePoint(codePoint: number): boolean;
		/** @param features OpenType tags to turn on or off */
		layout(text: string, features?: Record<string, boolean>): { glyphs: Glyph[]; positions: Position[] };
	}
	export function openSync(file: string): Font;
	export function create(bytes: Uint8Array): Font;
}

/** What PDFKit takes beyond its published types. */
declare namespace PDFKit.Mixins {
	interface PDFFont {
		registerFont(name: string, font: import("fontkit").Font): this;
	}
	interface StructureElementOptions {
		placement?: "Block";
	}
}
