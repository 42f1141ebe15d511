/** What typesetting uses of fontkit beyond what the drawings do. */
declare module "fontkit" {
	export interface Glyph {
		id: number;
		advanceWidth: number;
		codePoints: number[];
	}
	/** In units of the font. */
	export interface Position {
		xAdvance: number;
		xOffset: number;
		yOffset: number;
	}
	export interface Font {
		ascent: number;
		descent: number;
		capHeight: number;
		bbox: { minX: number; minY: number; maxX: number; maxY: number };
		/** The font at a place of its axes. Needs the tables of an sfnt: in a WOFF2 the outlines do not move. */
		getVariation(axes: Record<string, number>): Font;
		getGlyph(id: number): Glyph;
		layout(words: string, features: string[]): { glyphs: Glyph[]; positions: Position[] };
	}
}
