import type { Canvas, Page, StructElement, TextLine } from "#src/pdf/page.server.ts";

import type { TextStyle } from "#src/pdf/text-styles.ts";
import { balancedLines, breakLines } from "./line-breaks.ts";

/** A line of text that has no position yet. */
export type Row = {
	text: string;
	style: TextStyle;
	element: StructElement;
	/** Distance from the column's left edge. */
	indent: number;
	/** Space above the row, unless it begins a column. */
	gap: number;
	keepWithNext: boolean;
};

/** `y` is the column's top. */
export type Column = { x: number; y: number; width: number };

/** Paragraphs, indented from the second on. No column break leaves the first or the last line of one alone. */
export function paragraphs(
	document: Canvas,
	texts: readonly string[],
	width: number,
	style: TextStyle,
	gap = 0,
): Row[] {
	return texts.flatMap((text, index) => {
		const element: StructElement = { role: "P" };
		const indent = index === 0 ? 0 : style.size * 1.2;
		const lines = breakLines(text, [width - indent, width], (part) => document.widthOf(part, style));
		return lines.map((line, k) => ({
			text: line,
			style,
			element,
			indent: k === 0 ? indent : 0,
			gap: k === 0 && index === 0 ? gap : 0,
			keepWithNext: k < lines.length - 1 && (k === 0 || k === lines.length - 2),
		}));
	});
}

export function heading(
	document: Canvas,
	text: string,
	width: number,
	style: TextStyle,
	role: "H1" | "H2" | "P" = "H2",
): Row[] {
	const element: StructElement = { role };
	const lines = balancedLines(text, width, (part) => document.widthOf(part, style));
	return lines.map((line) => ({ text: line, style, element, indent: 0, gap: 0, keepWithNext: true }));
}

const heightOf = (rows: readonly Row[]): number =>
	rows.reduce((sum, row, k) => sum + row.style.leading + (k === 0 ? 0 : row.gap), 0);

/** The rows of each column when none is higher than `height`, or undefined when they do not all fit. */
function splitIntoColumns(rows: readonly Row[], count: number, height: number): Row[][] | undefined {
	const columns: Row[][] = [];
	let rest = rows;
	while (rest.length > 0) {
		if (columns.length === count) return undefined;
		let fit = rest.length;
		const overflows = () => heightOf(rest.slice(0, fit)) > height + 0.01;
		const separates = () => fit < rest.length && rest[fit - 1]?.keepWithNext;
		while (fit > 0 && (overflows() || separates())) fit -= 1;
		if (fit === 0) return undefined;
		columns.push(rest.slice(0, fit));
		rest = rest.slice(fit);
	}
	return columns;
}

/**
 * Draws rows in columns of equal height side by side, as short as possible.
 * @returns where the longest column ends
 */
export function drawColumns(page: Page, rows: readonly Row[], columns: readonly Column[], bottom: number): number {
	const top = Math.max(...columns.map(({ y }) => y));
	for (let height = heightOf(rows) / columns.length; height <= bottom - top + 0.5; height += 1) {
		const split = splitIntoColumns(rows, columns.length, height);
		if (!split) continue;
		const ends = split.map((part, k) => drawColumn(page, part, columns[k] ?? { x: 0, y: 0, width: 0 }));
		return Math.max(...ends);
	}
	throw new Error(`The text that begins “${rows[0]?.text}” is too long for its place on page ${page.index + 1}`);
}

/** @returns where the rows end */
function drawColumn(page: Page, rows: readonly Row[], column: Column): number {
	let y = column.y;
	let next = 0;
	while (next < rows.length) {
		const [row] = rows.slice(next);
		if (!row) break;
		const length = rows.slice(next).findIndex((other) => other.element !== row.element);
		const group = length < 0 ? rows.slice(next) : rows.slice(next, next + length);
		const lines = group.map(({ text, indent, gap, style }, k): TextLine => {
			y += style.leading + (next + k === 0 ? 0 : gap);
			return { text, x: column.x + indent, y: y - style.leading * 0.28 };
		});
		page.lines(lines, row.style, row.element);
		next += group.length;
	}
	return y;
}
