/** What PDFs use of fontkit beyond what the drawings do. */
declare module "fontkit" {
	export interface Font {
		layout(text: string, features?: Record<string, boolean>): Layout;
	}
	export interface Layout {
		glyphs: Glyph[];
		positions: { xAdvance: number }[];
	}
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
