/** The part of fontkit that the drawings use; the package ships no types. */
declare module "fontkit" {
	export interface Glyph {
		path: { commands: { command: string; args: number[] }[] };
	}
	export interface Font {
		unitsPerEm: number;
		hasGlyphForCodePoint(codePoint: number): boolean;
		layout(words: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
	}
	export function openSync(file: string): Font;
	export function create(bytes: Uint8Array): Font;
}
