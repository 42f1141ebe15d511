/** A row of a CSV file with the number of the line on which it begins. */
export type CsvRow = { line: number; cells: string[] };

/**
 * Reads CSV (RFC 4180): quoted cells with commas, quotes and line ends in them, lines that end in LF or CRLF, a byte
 * order mark. Empty lines are left out.
 * @returns undefined where a quoted cell never ends
 */
export function readCsv(text: string): CsvRow[] | undefined {
	const rows: CsvRow[] = [];
	let [row, cell, quoted, line] = [{ line: 1, cells: [] as string[] }, "", false, 1];
	const endRow = () => {
		row.cells.push(cell);
		if (row.cells.some((each) => each !== "")) rows.push(row);
		cell = "";
		row = { line: line + 1, cells: [] };
	};
	for (let at = text.startsWith("\ufeff") ? 1 : 0; at < text.length; at += 1) {
		const char = text[at];
		if (quoted) {
			if (char === '"' && text[at + 1] === '"') at += 1;
			else if (char === '"') {
				quoted = false;
				continue;
			}
			cell += char;
			if (char === "\n") line += 1;
		} else if (char === '"' && cell === "") quoted = true;
		else if (char === ",") {
			row.cells.push(cell);
			cell = "";
		} else if (char === "\n") {
			endRow();
			line += 1;
		} else if (char !== "\r") cell += char;
	}
	if (quoted) return undefined;
	endRow();
	return rows;
}

/** Reads a file of text in UTF-8. @returns undefined for a file of anything else */
export function readText(bytes: ArrayBuffer): string | undefined {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return text.includes("\0") ? undefined : text;
	} catch {
		return undefined;
	}
}
