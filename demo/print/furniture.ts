import type { Print } from "#src/pdf/document.server.ts";
import { type Box, col, ink, page, right, type Style, span, styles } from "#src/pdf/grid.ts";
import type { Leaf } from "#src/pdf/leaf.ts";
import { pathOperators } from "#src/pdf/path.ts";
import { contours, logo } from "../drawings/index.ts";
import { identity } from "../identity.ts";
import type { Newsletter, NewsletterArticle } from "../newsletters/types.ts";
import { heading, paragraphs, pour, type Row } from "./columns.ts";

/** What the pages of one issue have in common. */
export type Issue = {
	print: Print;
	letter: Newsletter;
	/** 'The Spirit Level', 'no. 1' and 'Ground', of which the title consists */
	name: string;
	number: string;
	theme: string;
	articles: NewsletterArticle[];
};

/** The issue's articles; a design is made for so many, so one that is missing is an error. */
export function article(issue: Issue, index: number): NewsletterArticle {
	const found = issue.articles[index];
	if (!found) throw new Error(`${issue.letter.title} has no article ${index + 1}, for which its pages were designed`);
	return found;
}

/** An article's heading and paragraphs, in a column of this width. */
export function story(
	print: Print,
	{ heading: words, body }: NewsletterArticle,
	width: number,
	how: { head?: Style; text?: Style; gap?: number } = {},
): Row[] {
	const head = how.head ?? styles.heading;
	return [
		...heading(print, words, width, head),
		...paragraphs(print, body, width, how.text ?? styles.text, how.gap ?? head.size / 5),
	];
}

export const inColour = <S extends Style>(style: S, colour: string): Style => ({ ...style, colour });
export const sized = (style: Style, size: number, leading: number): Style => ({ ...style, size, leading });

const { latitude, longitude, altitude } = identity.place;
export const coordinates = `${latitude.toFixed(2)}° N  ${longitude.toFixed(2)}° E`;
export const height = `${String(altitude).replace(/(\d)(\d{3})$/, "$1 $2")} m above sea level`;

/** A line across and a small heading above what follows, as on the sheets of the site. */
export function label(
	leaf: Leaf,
	words: string,
	x: number,
	y: number,
	width: number,
	colour: string = ink.line,
): number {
	leaf.rule(x, y, width, colour);
	leaf.line(words, x, y + 12.5, inColour(styles.label, colour), { part: { role: "P" } });
	return y + 12.5;
}

/** The head of a cover: name, number and month on one line. */
export function masthead(leaf: Leaf, { name, number, letter }: Issue, colour: string) {
	const style = inColour(sized(styles.heading, 15, 18), colour);
	leaf.rule(col(1), 40, span(12), colour);
	leaf.line(name, col(1), 57, style, { part: { role: "P" } });
	leaf.line(number, col(7), 57, style, { part: { role: "P" } });
	leaf.line(letter.month, right, 57, style, { part: { role: "P" }, from: "right" });
}

/** The foot of an inner page: place, issue, and the page's number. */
export function foot(leaf: Leaf, issue: Issue, { to = right } = {}) {
	const y = page.foot;
	leaf.rule(col(1), y - 12, to - page.margin, ink.hair);
	leaf.line(coordinates, col(1), y, styles.note);
	leaf.line(`${issue.name}, ${issue.number}`, col(4), y, styles.note);
	if (to === right) leaf.line(issue.letter.month, col(7), y, styles.note);
	leaf.line(String(leaf.number + 1), to, y, { ...styles.label, size: 9 }, { from: "right" });
}

/** A note under or beside a drawing, set small in the margin column. */
export function caption(
	leaf: Leaf,
	words: string,
	x: number,
	y: number,
	width: number,
	colour: string = ink.soft,
): number {
	const rows = paragraphs(leaf.print, [words], width, inColour(styles.note, colour)).map((row) => ({
		...row,
		part: { ...row.part, role: "Caption" as const },
	}));
	return pour(leaf, sameParts(rows), [{ x, y, width }], page.height);
}

/** The list of what stands where, in one or two columns, with a hairline above each entry. */
export function contents(
	leaf: Leaf,
	issue: Issue,
	placed: readonly number[],
	boxes: readonly Box[],
	colour: string,
	line: string,
) {
	const entries = placed.map((number, index) => ({ words: article(issue, index).heading, number }));
	const each = Math.ceil(entries.length / boxes.length);
	boxes.forEach((box, k) => {
		let y = box.y;
		for (const { words, number } of entries.slice(k * each, (k + 1) * each)) {
			leaf.rule(box.x, y, box.width, line);
			const part = { role: "P" } as const;
			leaf.lines([{ words, x: box.x, y: y + 13.5 }], inColour({ ...styles.text, size: 9 }, colour), part);
			leaf.line(String(number), box.x + box.width, y + 13.5, inColour({ ...styles.label, size: 9 }, colour), {
				from: "right",
				part,
			});
			y += box.height;
		}
		leaf.rule(box.x, y, box.width, line);
	});
}

/** The school's mark, `size` points high. */
export function mark(leaf: Leaf, x: number, y: number, size: number, colour: string) {
	leaf.drawing({ svg: logo(colour), width: 48, height: 48 }, { x, y, width: size, height: size }, "");
}

/** Contour lines of a hill that stands on no map, across a part of the page. */
export function hill(leaf: Leaf, seed: number, frame: Box, colour: string, index: string) {
	const art = contours(seed, Math.round(frame.width), Math.round(frame.height), 22);
	leaf.stroke(pathOperators(art.lines), frame.x, frame.y, colour, 0.45, frame);
	leaf.stroke(pathOperators(art.index), frame.x, frame.y, index, 0.8, frame);
}

/** Who made this, where, and how to reach them: the last lines of the last page. */
export function imprint(leaf: Leaf, issue: Issue, y: number, colour: string, line: string) {
	const { address, name, phone, mobile, email } = identity;
	const blocks = [
		[name, ...address.lines, `${address.region} ${address.postalCode}`, address.country],
		["Write or call", email, phone, mobile],
		["Where", coordinates, height],
		[`${issue.name}, ${issue.number}`, issue.letter.month, "Three issues a year", "A specimen of the demo school"],
	];
	const style = inColour({ ...styles.note, size: 8, leading: 11.6 }, colour);
	blocks.forEach(([head = "", ...rest], k) => {
		const [x, width] = [col(1 + k * 3), span(3)];
		leaf.rule(x, y, width, line);
		const part = { role: "P" } as const;
		const rows = heading(leaf.print, head, width, inColour({ ...styles.label, size: 8, leading: 11.6 }, colour)).map(
			(row) => ({ ...row, part }),
		);
		const body = rest.flatMap((words) =>
			paragraphs(leaf.print, [words], width, style, 0).map((row) => ({ ...row, part: { ...part } })),
		);
		pour(leaf, [...rows, ...body], [{ x, y: y + 5, width }], page.height);
	});
}

/** Rows of one paragraph share one part; a copy of the rows must, too. */
function sameParts<R extends { part: object }>(rows: R[]): R[] {
	const [first] = rows;
	return first ? rows.map((row) => ({ ...row, part: first.part })) : rows;
}
