/**
 * Reads CSV as RFC 4180 has it and nothing more lenient: every line ends in CRLF and has as many cells as the first,
 * and quotation marks stand around a whole cell or doubled within one.
 * @throws Error at the first character that is out of place
 */
export function parseStrictCsv(text: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	for (let at = 0; at < text.length; ) {
		let cell = "";
		if (text[at] === '"') {
			at += 1;
			for (;;) {
				const end = text.indexOf('"', at);
				if (end < 0) throw new Error("A quotation mark is never closed.");
				cell += text.slice(at, end);
				at = end + 1;
				if (text[at] !== '"') break;
				cell += '"';
				at += 1;
			}
		} else {
			const plain = /[^",\r\n]*/y;
			plain.lastIndex = at;
			cell = plain.exec(text)?.[0] ?? "";
			at += cell.length;
		}
		row.push(cell);
		if (text[at] === ",") at += 1;
		else if (text.startsWith("\r\n", at)) {
			at += 2;
			rows.push(row);
			row = [];
		} else throw new Error(`Character ${at} is out of place: ${JSON.stringify(text.slice(at, at + 10))}.`);
	}
	if (row.length > 0) throw new Error("The last line does not end.");
	const wrong = rows.findIndex((each) => each.length !== rows[0]?.length);
	if (wrong >= 0) throw new Error(`Line ${wrong + 1} has ${rows[wrong]?.length} cells.`);
	return rows;
}
