import type { SortKey } from "#src/cases/list/case-query.ts";

/** A column of the desk that can be left out. */
export type Column = { key: string; title: string; sort: SortKey; numeric: boolean };

export const columns = [
	{ key: "reference", title: "Reference", sort: "reference", numeric: false },
	{ key: "town", title: "Town", sort: "town", numeric: false },
	{ key: "waits", title: "Waits for", sort: "waits", numeric: false },
	{ key: "due", title: "Due", sort: "due", numeric: true },
	{ key: "papers", title: "Papers", sort: "papers", numeric: false },
	{ key: "marks", title: "XII %", sort: "marks", numeric: true },
	{ key: "score", title: "NATA", sort: "score", numeric: true },
	{ key: "fee", title: "Fee ₹", sort: "fee", numeric: true },
	{ key: "came", title: "Came", sort: "came", numeric: true },
] as const satisfies readonly Column[];

export type ColumnKey = (typeof columns)[number]["key"];

/** Which columns an address asks for, as it writes them; undefined for all of them. */
export function columnsOf(params: URLSearchParams): string | undefined {
	const asked = params.getAll("columns").flatMap((value) => value.split(","));
	const shown = columns.map(({ key }) => key).filter((key) => asked.includes(key));
	return shown.length === 0 || shown.length === columns.length ? undefined : shown.join(",");
}

/** Whether a list shows a column. */
export function showsColumn(written: string | undefined, key: ColumnKey): boolean {
	return written === undefined || written.split(",").includes(key);
}
