/** Title and width of each column of a table in a terminal. */
export type Columns = readonly (readonly [title: string, width: number])[];

/** A row of cells, cut or filled to the columns' widths. */
export function tableRow(columns: Columns, cells: readonly string[]): string {
	return cells
		.map((text, k) => fitText(text, columns[k]?.[1] ?? 0))
		.join(" ")
		.trimEnd();
}

export function titleRow(columns: Columns): string {
	return tableRow(
		columns,
		columns.map(([title]) => title),
	);
}

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
const unseen = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
const wide = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]$/u;
// Characters in a name that could do something to a terminal.
const unprintable = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Counts the columns that a terminal gives to a text, as nearly as can be known. */
export function columnsOf(text: string): number {
	return [...text].reduce((sum, character) => sum + (unseen.test(character) ? 0 : wide.test(character) ? 2 : 1), 0);
}

function fitText(text: string, room: number): string {
	const clean = text.replace(unprintable, " ");
	if (columnsOf(clean) <= room) return clean + " ".repeat(room - columnsOf(clean));
	let cut = "";
	for (const { segment } of letters.segment(clean)) {
		if (columnsOf(cut + segment) > room - 1) break;
		cut += segment;
	}
	return `${cut}…${" ".repeat(room - 1 - columnsOf(cut))}`;
}
