import { isolateNames } from "#src/formatting/direction.ts";
import type { DocumentContent } from "./document-content.ts";
import type { Page, StructElement } from "./page.server.ts";
import { a4, col, rightEdge, span } from "./page-metrics.ts";
import type { PdfDocument } from "./pdf-document.server.ts";
import { markDirection } from "./text/bidi.server.ts";
import { type TextStyle, textStyles } from "./text-styles.ts";
import { lineEnd, wrap } from "./wrap.ts";

const topOfLaterPages = 76;
const bottom = a4.footer - 34;

/** The page and height at which the next part of a document is drawn. */
export class LayoutCursor {
	page: Page;
	y = 0;
	readonly #document: PdfDocument;
	readonly #content: DocumentContent;

	constructor(document: PdfDocument, content: DocumentContent) {
		this.#document = document;
		this.#content = content;
		this.page = document.addPage();
	}

	/** Goes on to the next page unless `height` points are left on this one. */
	reserve(height: number) {
		if (this.y + height <= bottom) return;
		this.page = this.#document.addPage();
		this.#header();
		this.y = topOfLaterPages;
	}

	/** Lines of a sentence: names from right to left in it do not move what is around them. */
	wrapSentence(text: string, width: number, style: TextStyle): string[] {
		return this.wrap(isolateNames(text), width, style);
	}

	wrap(text: string, width: number, style: TextStyle): string[] {
		const widthOf = (part: string) => this.#document.widthOf(part, style);
		return text.split(lineEnd).flatMap((each) => markDirection(each, wrap(each, width, widthOf)));
	}

	/** Draws lines below `y` without moving the cursor. @returns where they end */
	write(lines: readonly string[], x: number, y: number, style: TextStyle, element: StructElement): number {
		const baseline = (index: number) => y + (index + 1) * style.leading - style.leading * 0.28;
		const placedLines = lines.map((text, index) => ({ text, x, y: baseline(index) }));
		if (placedLines.length > 0) this.page.lines(placedLines, style, element);
		return y + lines.length * style.leading;
	}

	/** The same for one line that ends at `x`. */
	writeEndingAt(text: string, x: number, y: number, style: TextStyle, element: StructElement): number {
		return this.write([text], x - this.#document.widthOf(text, style), y, style, element);
	}

	/** Draws lines at the cursor, over as many pages as they need. */
	flow(lines: readonly string[], x: number, style: TextStyle, element: StructElement = { role: "P" }) {
		let rest = lines;
		while (rest.length > 0) {
			this.reserve(style.leading);
			const fit = Math.max(1, Math.floor((bottom - this.y) / style.leading));
			this.y = this.write(rest.slice(0, fit), x, this.y, style, element);
			rest = rest.slice(fit);
		}
	}

	#header() {
		const { label, note } = textStyles(this.#document.theme.colours);
		this.page.line(this.#content.sender.name, col(1), 50, label);
		this.page.line(this.#content.title, rightEdge, 50, note, { align: "right" });
		this.page.rule(col(1), 58, span(12));
	}
}
