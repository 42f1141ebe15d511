import type { BlankQuestion, WritingRoom } from "./document-content.ts";
import type { DocumentStyles } from "./document-styles.ts";
import type { LayoutCursor } from "./layout-cursor.server.ts";
import { col, span } from "./page-metrics.ts";
import type { PdfColours } from "./pdf-theme.ts";

const padding = 7;
/** Distance between ruled lines, for handwriting. */
const lineGap = 24;
const signatureGap = 42;
const square = { width: 15, height: 19, betweenGroups: 10 };
const tickBox = { size: 9.5, beforeLabel: 7, rowGap: 3 };
const numbers = { x: col(1), width: 20 };
const remainingColumn = { x: col(1) + numbers.width, width: span(5) - numbers.width - 12 };
const right = { x: col(6), width: span(7) };

/** Questions over the whole width under their heading: the question on the left, room to write on the right. */
export function layOutQuestions(
	cursor: LayoutCursor,
	{ heading, questions }: { heading: string; questions: readonly BlankQuestion[] },
	colours: PdfColours,
	styles: DocumentStyles,
) {
	cursor.reserve(120);
	cursor.page.rule(col(1), cursor.y, span(12));
	cursor.y = cursor.write([heading], col(1), cursor.y + 5, styles.heading, { role: "H2" }) + padding;
	for (const [index, question] of questions.entries()) blankQuestion(cursor, question, index > 0, colours, styles);
	cursor.y += 26;
}

function blankQuestion(
	cursor: LayoutCursor,
	{ number, label, help = "", room }: BlankQuestion,
	ruled: boolean,
	colours: PdfColours,
	styles: DocumentStyles,
) {
	const labelLines = cursor.wrap(label, remainingColumn.width, styles.value);
	const helpLines = help ? cursor.wrap(help, remainingColumn.width, styles.note) : [];
	const textHeight = labelLines.length * styles.value.leading + helpLines.length * styles.note.leading;
	const { height, draw } = prepareRoom(cursor, room, colours, styles);
	const total = Math.max(textHeight, height) + 2 * padding;
	cursor.reserve(total);
	if (ruled) cursor.page.rule(col(1), cursor.y, span(12), colours.hairline);
	const top = cursor.y + padding;
	const element = { role: "P" } as const;
	if (number !== undefined) cursor.write([String(number)], numbers.x, top, styles.label, element);
	const belowLabel = cursor.write(labelLines, remainingColumn.x, top, styles.value, element);
	cursor.write(helpLines, remainingColumn.x, belowLabel, styles.note, element);
	draw(top);
	cursor.y += total;
}

type PreparedRoom = { height: number; draw: (top: number) => void };

function prepareRoom(
	cursor: LayoutCursor,
	room: WritingRoom,
	colours: PdfColours,
	styles: DocumentStyles,
): PreparedRoom {
	if ("lines" in room) return ruledLines(cursor, room, colours);
	if ("squares" in room) return characterSquares(cursor, room.squares, colours, styles);
	return boxesToTick(cursor, room.boxes, styles);
}

function ruledLines(
	cursor: LayoutCursor,
	{ lines, high = false }: Extract<WritingRoom, { lines: number }>,
	colours: PdfColours,
): PreparedRoom {
	const gap = high ? signatureGap : lineGap;
	return {
		height: lines * gap,
		draw(top) {
			for (let k = 1; k <= lines; k++) cursor.page.rule(right.x, top + k * gap - 3, right.width, colours.muted, 0.5);
		},
	};
}

function characterSquares(
	cursor: LayoutCursor,
	groups: readonly { caption: string; count: number }[],
	colours: PdfColours,
	styles: DocumentStyles,
): PreparedRoom {
	const { width, height } = square;
	return {
		height: height + 3 + styles.footer.leading,
		draw(top) {
			let { x } = right;
			for (const { caption, count } of groups) {
				for (let k = 0; k < count; k++) cursor.page.outline({ x: x + k * width, y: top, width, height }, colours.muted);
				cursor.write([caption], x, top + height + 3, styles.footer, { role: "P" });
				x += count * width + square.betweenGroups;
			}
		},
	};
}

/** Short labels stand in two columns. */
function boxesToTick(cursor: LayoutCursor, labels: readonly string[], styles: DocumentStyles): PreparedRoom {
	const indent = tickBox.size + tickBox.beforeLabel;
	const half = span(3);
	const wide = labels.some((label) => cursor.wrap(label, half - indent, styles.value).length > 1);
	const columns = wide ? 1 : 2;
	const width = (wide ? right.width : half) - indent;
	const cells = labels.map((label) => cursor.wrap(label, width, styles.value));
	const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
		cells.slice(row * columns, (row + 1) * columns),
	);
	const heights = rows.map(
		(row) => Math.max(...row.map((lines) => lines.length)) * styles.value.leading + tickBox.rowGap,
	);
	return {
		height: heights.reduce((sum, height) => sum + height, 0),
		draw(top) {
			let y = top;
			for (const [index, row] of rows.entries()) {
				for (const [column, lines] of row.entries()) {
					const x = right.x + column * (half + 24);
					cursor.page.outline({ x, y: y + 3, width: tickBox.size, height: tickBox.size });
					cursor.write(lines, x + indent, y, styles.value, { role: "P" });
				}
				y += heights[index] ?? 0;
			}
		},
	};
}
