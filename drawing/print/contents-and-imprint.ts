import type { Page, StructElement } from "#src/pdf/page.server.ts";
import { a4, type Box, col, span } from "#src/pdf/page-metrics.ts";
import { contours } from "../drawings/index.ts";
import { identity } from "#demo/identity.ts";
import { drawColumns, heading, paragraphs } from "./columns.ts";
import { article, coordinates, elevation, type Issue } from "./page-chrome.ts";
import { styles, withColour, withSize } from "./print-styles.ts";

/**
 * The table of contents, with a rule above each entry.
 * @param pageNumbers of the articles, in their order
 * @param boxes one per column; the height is that of an entry
 */
export function contents(
	page: Page,
	issue: Issue,
	pageNumbers: readonly number[],
	boxes: readonly Box[],
	colour: string,
	lineColour: string,
) {
	const entries = pageNumbers.map((number, index) => ({ title: article(issue, index).heading, number }));
	const perBox = Math.ceil(entries.length / boxes.length);
	for (const [index, box] of boxes.entries()) {
		let { y } = box;
		for (const { title, number } of entries.slice(index * perBox, (index + 1) * perBox)) {
			page.rule(box.x, y, box.width, lineColour);
			const element: StructElement = { role: "P" };
			page.line(title, box.x, y + 13.5, withColour({ ...styles.text, size: 9 }, colour), { element });
			page.line(String(number), box.x + box.width, y + 13.5, withColour({ ...styles.label, size: 9 }, colour), {
				align: "right",
				element,
			});
			y += box.height;
		}
		page.rule(box.x, y, box.width, lineColour);
	}
}

/** Contour lines of an invented hill, clipped to a box. */
export function contourLines(page: Page, seed: number, box: Box, colour: string, indexColour: string) {
	const art = contours(seed, Math.round(box.width), Math.round(box.height), 22);
	page.draw((pdf) => {
		pdf.save().rect(box.x, box.y, box.width, box.height).clip().translate(box.x, box.y);
		pdf.lineWidth(0.45).path(art.lines).stroke(colour);
		pdf.lineWidth(0.8).path(art.index).stroke(indexColour);
		pdf.restore();
	});
}

/** Publisher, contact, place and issue, in four columns at the end of the last page. */
export function imprint(page: Page, issue: Issue, y: number, colour: string, lineColour: string) {
	const { address, name, phone, mobile, email } = identity;
	const blocks = [
		[name, ...address.lines, `${address.region} ${address.postalCode}`, address.country],
		["Write or call", email, phone, mobile],
		["Where", coordinates, elevation],
		[`${issue.name}, ${issue.number}`, issue.newsletter.month, "Three issues a year", "A specimen of the demo school"],
	];
	const titleStyle = withColour(withSize(styles.label, 8, 11.6), colour);
	const style = withColour(withSize(styles.note, 8, 11.6), colour);
	const width = span(3);
	for (const [index, [title = "", ...lines]] of blocks.entries()) {
		const x = col(1 + index * 3);
		page.rule(x, y, width, lineColour);
		const rows = [
			...heading(page.document, title, width, titleStyle, "P"),
			...lines.flatMap((line) => paragraphs(page.document, [line], width, style)),
		];
		drawColumns(page, rows, [{ x, y: y + 5, width }], a4.height);
	}
}
