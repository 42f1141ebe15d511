import type { Drawing } from "./document-content.ts";
import type { Box } from "./page-metrics.ts";
import type { PdfTheme } from "./pdf-theme.ts";
import type { TextStyle } from "./text-styles.ts";

/** A node of the structure tree that screen readers follow. Nodes are in the order in which they are first drawn. */
export type StructElement = { role: "H1" | "H2" | "P" | "Figure" | "Caption"; alt?: string };

/** Parts of its document that a page needs. */
export type Canvas = {
	readonly theme: PdfTheme;
	/** Points. */
	widthOf(text: string, style: TextStyle): number;
	drawText(text: string, x: number, y: number, style: TextStyle): void;
	draw(page: number, draw: (pdf: PDFKit.PDFDocument) => void, element?: StructElement): void;
};

/** A line of text; `y` is its baseline. */
export type TextLine = { text: string; x: number; y: number };

/** One page. Points, from the upper left. */
export class Page {
	readonly document: Canvas;
	/** Index of the page, counted from 0. */
	readonly index: number;

	constructor(document: Canvas, index: number) {
		this.document = document;
		this.index = index;
	}

	draw(draw: (pdf: PDFKit.PDFDocument) => void, element?: StructElement) {
		this.document.draw(this.index, draw, element);
	}

	fill({ x, y, width, height }: Box, colour: string) {
		this.draw((pdf) => pdf.rect(x, y, width, height).fill(colour));
	}

	/** The edges of a box. */
	outline({ x, y, width, height }: Box, colour = this.document.theme.colours.ink, weight = 0.6) {
		this.draw((pdf) => pdf.lineWidth(weight).rect(x, y, width, height).stroke(colour));
	}

	/** A horizontal rule, or one that goes down by `down` when `width` is 0. */
	rule(x: number, y: number, width: number, colour = this.document.theme.colours.ink, weight = 0.6, down = 0) {
		this.draw((pdf) =>
			pdf
				.lineWidth(weight)
				.moveTo(x, y)
				.lineTo(x + width, y + down)
				.stroke(colour),
		);
	}

	/** Lines of one element, in reading order. */
	lines(lines: readonly TextLine[], style: TextStyle, element?: StructElement) {
		this.draw(() => {
			for (const [index, { text, x, y }] of lines.entries()) {
				// The space keeps the last and the first word of two lines apart for readers of the text.
				const separator = element && index < lines.length - 1 ? " " : "";
				this.document.drawText(text + separator, x, y, style);
			}
		}, element);
	}

	/** One line, with its left end, right end or centre at `x`. */
	line(
		text: string,
		x: number,
		y: number,
		style: TextStyle,
		{ element, align = "left" }: { element?: StructElement; align?: "left" | "right" | "center" } = {},
	) {
		const share = { left: 0, right: 1, center: 0.5 }[align];
		const left = share === 0 ? x : x - share * this.document.widthOf(text, style);
		this.lines([{ text, x: left, y }], style, element);
	}

	/** Draws what is in the box of a drawing, `height` points high, with its upper right corner at (right, top). */
	drawing({ box, paths }: Drawing, right: number, top: number, height: number) {
		const scale = height / box.height;
		this.draw((pdf) => {
			pdf
				.save()
				.translate(right - box.width * scale, top)
				.scale(scale)
				.translate(-box.x, -box.y)
				.lineJoin("round");
			pdf.rect(box.x, box.y, box.width, box.height).clip();
			for (const { path, fill, stroke, width = 1, dashed } of paths) {
				pdf.lineWidth(width / scale);
				if (dashed) pdf.dash(3 / scale, { space: 3 / scale });
				else pdf.undash();
				pdf.path(path);
				if (fill && stroke) pdf.fillAndStroke(fill, stroke);
				else if (fill) pdf.fill(fill);
				else pdf.stroke(stroke);
			}
			pdf.restore();
		});
	}

	/** The theme's logo, `size` points wide and high. */
	logo(x: number, y: number, size: number, colour: string) {
		const { logo } = this.document.theme;
		const { image } = logo;
		if (image)
			return this.draw((pdf) => pdf.image(image, x, y, { fit: [size, size], align: "center", valign: "center" }));
		this.draw((pdf) =>
			pdf
				.save()
				.translate(x, y)
				.scale(size / logo.size)
				.lineWidth(logo.strokeWidth)
				.path(logo.path)
				.stroke(colour)
				.restore(),
		);
	}
}
