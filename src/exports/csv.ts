import type { Cell, Column, RowBatches } from "./sheet.ts";

/** Beginnings that programs take for a formula, also after spaces and in wide letters. */
const formula = /^[\s\u200b\ufeff]*[=+\-@\t\r＝＋－＠]/;
/** Figures that a spreadsheet would change: zeros in front, powers of ten, more digits than it counts with. */
const misread = /^(?:0\d[\d ]*|\d+(?:\.\d+)?e[+-]?\d+|[\d ]{16,})$/i;
const quoted = /[",;\r\n\t]|^\s|\s$/;
/** Mark without which Excel reads the file in its country's character set. */
const byteOrderMark = "\ufeff";

/**
 * A table as CSV (RFC 4180) in UTF-8, in pieces. Texts that a spreadsheet would calculate or read as another number
 * begin with an apostrophe; numbers are left as they are.
 */
export async function* csvPieces(columns: readonly Column[], batches: RowBatches): AsyncGenerator<string> {
	yield byteOrderMark + csvLine(columns.map(({ title }) => title));
	for await (const rows of batches) yield rows.map(csvLine).join("");
}

function csvLine(cells: readonly Cell[]): string {
	return `${cells.map(csvCell).join(",")}\r\n`;
}

function csvCell(cell: Cell): string {
	if (cell === null) return "";
	if (typeof cell === "number") return String(cell);
	if (typeof cell === "object") return cell.day;
	const safe = (formula.test(cell) || misread.test(cell) ? `'${cell}` : cell).toWellFormed().replaceAll("\0", "");
	return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
