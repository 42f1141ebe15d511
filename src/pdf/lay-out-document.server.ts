import type { DocumentContent, DocumentMessages, DocumentSection, LabelledValue } from "./document-content.ts";
import { type DocumentStyles, documentStyles } from "./document-styles.ts";
import { layOutQuestions } from "./lay-out-questions.server.ts";
import { LayoutCursor } from "./layout-cursor.server.ts";
import type { StructElement } from "./page.server.ts";
import { a4, col, rightEdge, span } from "./page-metrics.ts";
import { PdfDocument } from "./pdf-document.server.ts";
import type { PdfTheme } from "./pdf-theme.ts";

const padding = 6;

/** See `renderPdf`. */
export async function layOutDocument(
	content: DocumentContent,
	theme: PdfTheme,
	messages: DocumentMessages,
): Promise<Uint8Array<ArrayBuffer>> {
	const { title, subject, sender, date } = content;
	const document = new PdfDocument({ title, author: sender.name, subject, date }, theme);
	const styles = documentStyles(theme.colours);
	const cursor = new LayoutCursor(document, content);
	letterhead(cursor, content, theme, styles);
	facts(cursor, content.facts, styles);
	for (const each of content.sections) section(cursor, each, theme, styles);
	smallPrint(cursor, content.note, styles);
	// No character is lost without a word.
	if (document.hasBoxes) smallPrint(cursor, messages.boxNote, styles);
	footers(document, content, messages, styles);
	return document.end();
}

function smallPrint(cursor: LayoutCursor, text: string, { note }: DocumentStyles) {
	const lines = cursor.wrap(text, span(9), note);
	cursor.reserve(lines.length * note.leading);
	cursor.flow(lines, col(4), note);
}

function letterhead(
	cursor: LayoutCursor,
	{ sender, title, drawing }: DocumentContent,
	{ colours }: PdfTheme,
	styles: DocumentStyles,
) {
	const { page } = cursor;
	const logoSize = 34;
	page.logo(col(1), 36, logoSize, colours.brand);
	const name = cursor.wrap(sender.name, 132, styles.sender);
	cursor.write(name, col(1) + logoSize + 12, 36, styles.sender, { role: "P" });
	const address = sender.lines.flatMap((line) => cursor.wrap(line, span(3), styles.note));
	const end = Math.max(cursor.write(address, col(10), 36, styles.note, { role: "P" }), 106);
	page.rule(col(1), end + 12, span(12), colours.brand, 1.2);
	const lines = cursor.wrapSentence(title, span(drawing ? 8 : 12), styles.title);
	cursor.y = cursor.write(lines, col(1), end + 46, styles.title, { role: "H1" }) + 18;
	if (drawing) page.drawing(drawing, rightEdge, end + 20, cursor.y - end - 20);
}

/** Ruled cells side by side, like the title block of an architect's drawing. */
function facts(cursor: LayoutCursor, rows: readonly LabelledValue[], styles: DocumentStyles) {
	const width = span(12) / rows.length;
	const inset = 10;
	const cells = rows.map(({ label, value }) => ({ label, lines: cursor.wrap(value, width - 2 * inset, styles.fact) }));
	const maxLines = Math.max(...cells.map(({ lines }) => lines.length));
	const height = maxLines * styles.fact.leading + styles.factLabel.leading + 20;
	const { page, y } = cursor;
	for (const edge of [y, y + height]) page.rule(col(1), edge, span(12));
	for (let k = 0; k <= cells.length; k++) page.rule(col(1) + k * width, y, 0, undefined, undefined, height);
	for (const [k, { label, lines }] of cells.entries()) {
		const element: StructElement = { role: "P" };
		const x = col(1) + k * width + inset;
		const belowLabel = cursor.write([label], x, y + 8, styles.factLabel, element);
		cursor.write(lines, x, belowLabel + 2, styles.fact, element);
	}
	cursor.y = y + height + 34;
}

/** The heading in the left margin and the content beside it, both under a rule; questions take the whole width. */
function section(cursor: LayoutCursor, content: DocumentSection, theme: PdfTheme, styles: DocumentStyles) {
	if ("questions" in content) return layOutQuestions(cursor, content, theme.colours, styles);
	cursor.reserve(90);
	const heading = cursor.wrap(content.heading, span(3) - 10, styles.heading);
	cursor.page.rule(col(1), cursor.y, span(12));
	cursor.write(heading, col(1), cursor.y + 5, styles.heading, { role: "H2" });
	if ("rows" in content) {
		for (const [index, row] of content.rows.entries())
			labelledValue(cursor, row, styles, index > 0 ? theme.colours.hairline : undefined);
	} else if ("amount" in content) amount(cursor, content, styles);
	else {
		cursor.y += padding;
		for (const [index, text] of content.paragraphs.entries()) {
			if (index > 0) cursor.y += padding;
			cursor.flow(cursor.wrapSentence(text, span(9), styles.value), col(4), styles.value);
		}
		cursor.y += padding;
	}
	cursor.y += 26;
}

function amount(
	cursor: LayoutCursor,
	{ amount, inWords = "" }: { amount: string; inWords?: string },
	styles: DocumentStyles,
) {
	const element: StructElement = { role: "P" };
	const figure = cursor.wrap(amount, span(9), styles.amount);
	const belowFigure = cursor.write(figure, col(4), cursor.y + 8, styles.amount, element);
	const spelled = cursor.wrap(inWords, span(9), styles.value);
	cursor.y = cursor.write(spelled, col(4), belowFigure + 2, styles.value, element) + padding;
}

/** A label with its value to the right; a long value continues on further pages. */
function labelledValue(
	cursor: LayoutCursor,
	{ label, value, isAmount }: LabelledValue,
	styles: DocumentStyles,
	ruleColour: string | undefined,
) {
	const element: StructElement = { role: "P" };
	const labelLines = cursor.wrap(label, span(3) - 8, styles.label);
	const valueLines = cursor.wrap(value, span(6), styles.value);
	const height = Math.max(labelLines.length * styles.label.leading, valueLines.length * styles.value.leading);
	cursor.reserve(Math.min(height + 2 * padding, 160));
	const { page } = cursor;
	if (ruleColour) page.rule(col(4), cursor.y, span(9), ruleColour);
	const top = cursor.y + padding;
	const belowLabel = cursor.write(labelLines, col(4), top, styles.label, element);
	cursor.y = top;
	if (isAmount) cursor.y = cursor.writeEndingAt(value, rightEdge, top, styles.value, element);
	else cursor.flow(valueLines, col(7), styles.value, element);
	cursor.y = (page === cursor.page ? Math.max(belowLabel, cursor.y) : cursor.y) + padding;
}

function footers(
	{ pages, theme }: PdfDocument,
	{ sender, footer }: DocumentContent,
	{ pageNumber }: DocumentMessages,
	styles: DocumentStyles,
) {
	const end = { align: "right" } as const;
	for (const page of pages) {
		page.rule(col(1), a4.footer - 12, span(12), theme.colours.hairline);
		page.line(sender.name, col(1), a4.footer, styles.footer);
		page.line(footer, col(7), a4.footer, styles.footer);
		const number = pageNumber({ page: page.index + 1, pages: pages.length });
		page.line(number, rightEdge, a4.footer, styles.footer, end);
	}
}
