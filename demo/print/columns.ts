import type { Part, Print } from "#src/pdf/document.server.ts";
import type { Style } from "#src/pdf/grid.ts";
import type { Leaf } from "#src/pdf/leaf.ts";
import { balanced, breakLines } from "./lines.ts";

/** A line of text before it has a place. */
export type Row = {
	words: string;
	style: Style;
	part: Part;
	/** from the column's left edge */
	indent: number;
	/** above it, unless it begins a column */
	gap: number;
	/** stays with the line that follows */
	keep: boolean;
};

export type Column = { x: number /** of the top */; y: number; width: number };

/** Paragraphs, the later ones with an indent; never parts one of a paragraph's ends from its neighbour. */
export function paragraphs(
	print: Print,
	texts: readonly string[],
	width: number,
	style: Style,
	gap = 0,
	indent = style.size * 1.2,
): Row[] {
	return texts.flatMap((text, k) => {
		const part: Part = { role: "P" };
		const push = k === 0 ? 0 : indent;
		const set = breakLines(text, [width - push, width], measureOf(print, style));
		return set.map((words, line) => ({
			words,
			style,
			part,
			indent: line === 0 ? push : 0,
			gap: line === 0 && k === 0 ? gap : 0,
			keep: line < set.length - 1 && (line === 0 || line === set.length - 2),
		}));
	});
}

export function heading(
	print: Print,
	text: string,
	width: number,
	style: Style,
	gap = 0,
	role: "H1" | "H2" = "H2",
): Row[] {
	const part: Part = { role };
	const set = balanced(text, width, measureOf(print, style));
	return set.map((words, k) => ({ words, style, part, indent: 0, gap: k === 0 ? gap : 0, keep: true }));
}

const measureOf = (print: Print, style: Style) => (words: string) =>
	print.cuts[style.cut].width(words, style.size, style.track);

const heightOf = (rows: readonly Row[]): number =>
	rows.reduce((sum, row, k) => sum + row.style.leading + (k === 0 ? 0 : row.gap), 0);

/** The rows of each column when none is higher than `height`, or nothing when they do not all fit. */
function poured(rows: readonly Row[], count: number, height: number): Row[][] | undefined {
	const columns: Row[][] = [];
	let rest = rows;
	while (rest.length > 0) {
		if (columns.length === count) return undefined;
		let fit = rest.length;
		while (fit > 0 && (heightOf(rest.slice(0, fit)) > height + 0.01 || (fit < rest.length && rest[fit - 1]?.keep)))
			fit -= 1;
		if (fit === 0) return undefined;
		columns.push(rest.slice(0, fit));
		rest = rest.slice(fit);
	}
	return columns;
}

/**
 * Sets rows into columns of equal length side by side, as short as they can be.
 * @returns where the longest column ends
 */
export function pour(leaf: Leaf, rows: readonly Row[], columns: readonly Column[], bottom: number): number {
	const top = Math.max(...columns.map(({ y }) => y));
	for (let height = heightOf(rows) / columns.length; height <= bottom - top + 0.5; height += 1) {
		const set = poured(rows, columns.length, height);
		if (!set) continue;
		const ends = set.map((part, k) => place(leaf, part, columns[k] ?? { x: 0, y: 0, width: 0 }));
		return Math.max(...ends);
	}
	throw new Error(`The text that begins “${rows[0]?.words}” is too long for its place on page ${leaf.number + 1}`);
}

/** Sets rows below each other; gives where they end. */
function place(leaf: Leaf, rows: readonly Row[], column: Column): number {
	let y = column.y;
	let at = 0;
	while (at < rows.length) {
		const [row] = rows.slice(at);
		if (!row) break;
		const same = rows.slice(at).findIndex((other) => other.part !== row.part);
		const piece = same < 0 ? rows.slice(at) : rows.slice(at, at + same);
		const lines = piece.map(({ words, indent, gap, style }, k) => {
			y += style.leading + (at + k === 0 ? 0 : gap);
			return { words, x: column.x + indent, y: y - style.leading * 0.28 };
		});
		leaf.lines(lines, row.style, row.part);
		at += piece.length;
	}
	return y;
}
