import type { Page, StructElement } from "#src/pdf/page.server.ts";
import { a4, col, rightEdge, span } from "#src/pdf/page-metrics.ts";
import type { PdfDocument } from "#src/pdf/pdf-document.server.ts";
import type { TextStyle } from "#src/pdf/text-styles.ts";
import { identity } from "#demo/identity.ts";
import type { Newsletter, NewsletterArticle } from "#demo/newsletters/types.ts";
import { drawColumns, heading, paragraphs, type Row } from "./columns.ts";
import { hairline, ink, muted, styles, withColour, withSize } from "./print-styles.ts";

/** Properties that the pages of one issue share. */
export type Issue = {
	document: PdfDocument;
	newsletter: Newsletter;
	/** The parts of the title: 'The Spirit Level', 'no. 1' and 'Ground'. */
	name: string;
	number: string;
	theme: string;
	articles: NewsletterArticle[];
};

/** An article of the issue, whose pages are designed for a fixed number of them. */
export function article(issue: Issue, index: number): NewsletterArticle {
	const found = issue.articles[index];
	if (!found)
		throw new Error(`${issue.newsletter.title} has no article ${index + 1}, for which its pages were designed`);
	return found;
}

/** An article's heading and paragraphs, in a column of this width. */
export function story(
	document: PdfDocument,
	{ heading: title, body }: NewsletterArticle,
	width: number,
	{ head = styles.heading, text = styles.text, gap }: { head?: TextStyle; text?: TextStyle; gap?: number } = {},
): Row[] {
	return [...heading(document, title, width, head), ...paragraphs(document, body, width, text, gap ?? head.size / 5)];
}

const { latitude, longitude, altitude } = identity.place;
export const coordinates = `${latitude.toFixed(2)}° N  ${longitude.toFixed(2)}° E`;
export const elevation = `${String(altitude).replace(/(\d)(\d{3})$/, "$1 $2")} m above sea level`;

/** A rule with a small heading below it. @returns the heading's baseline */
export function label(page: Page, text: string, x: number, y: number, width: number, colour: string = ink): number {
	page.rule(x, y, width, colour);
	page.line(text, x, y + 12.5, withColour(styles.label, colour), { element: { role: "P" } });
	return y + 12.5;
}

/** The top of a cover: name, number and month on one line. */
export function masthead(page: Page, { name, number, newsletter }: Issue, colour: string) {
	const style = withColour(withSize(styles.heading, 15, 18), colour);
	page.rule(col(1), 40, span(12), colour);
	page.line(name, col(1), 57, style, { element: { role: "P" } });
	page.line(number, col(7), 57, style, { element: { role: "P" } });
	page.line(newsletter.month, rightEdge, 57, style, { element: { role: "P" }, align: "right" });
}

/** The footer of an inner page: coordinates, issue and page number. */
export function footer(page: Page, issue: Issue, { to = rightEdge } = {}) {
	const y = a4.footer;
	page.rule(col(1), y - 12, to - a4.margin, hairline);
	page.line(coordinates, col(1), y, styles.note);
	page.line(`${issue.name}, ${issue.number}`, col(4), y, styles.note);
	if (to === rightEdge) page.line(issue.newsletter.month, col(7), y, styles.note);
	page.line(String(page.index + 1), to, y, { ...styles.label, size: 9 }, { align: "right" });
}

/** A note next to a drawing. */
export function caption(page: Page, text: string, x: number, y: number, width: number): number {
	const element: StructElement = { role: "Caption" };
	const rows = paragraphs(page.document, [text], width, withColour(styles.note, muted));
	return drawColumns(
		page,
		rows.map((row) => ({ ...row, element })),
		[{ x, y, width }],
		a4.height,
	);
}
