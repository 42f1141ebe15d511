import type { Permission } from "#src/accounts/may.ts";
import type { Cell } from "#src/exports/sheet.ts";
import { day, hundredths, moment, rupees } from "#src/office/exports/lists/cell-columns.ts";

/**
 * Value of a column in a row: a text or a number as it is, a day `YYYY-MM-DD`, the day or the moment of a time in UTC,
 * or an amount. Null means empty: a dash on the page, an empty cell in the file.
 */
export type ListValue =
	| Cell
	| { dayOf: string | null }
	| { momentOf: string | null }
	| { paise: number | null }
	| { hundredths: number | null };

/** A column of a list, on its page and in its file. */
export type ListColumn<Row, Key extends string = string> = {
	/** Key by which an export chooses the column, and by which the page's styles and drawings name it. */
	key: Key;
	/** Title at its head. */
	title: string;
	/** Title at its head on the page, if that differs. */
	head?: string;
	/** Returns the value of a row, for the page and the file. The page may draw it in another way: see `ListTable`. */
	value: (row: Row) => ListValue;
	/** Returns the address that the page's cell links to. */
	link?: (row: Row) => string;
	/** Width in a spreadsheet, in characters; 16 when left out. The width on the page is in its styles. */
	width?: number;
	/** True if its cells are aligned at the end, as numbers are. */
	numeric?: boolean;
	/** Key of `sorts` by which its head sorts the list. */
	sort?: string;
	/** Members who choose the columns of the page cannot leave it out. */
	fixed?: true;
	/** Place that has the column, if not both do. */
	only?: "page" | "file";
	/**
	 * Permission needed to see it, besides the list's. Others have neither the column nor, because of the list's mask,
	 * its value.
	 */
	permission?: Permission;
	/** Others do see what the list's mask leaves of it, on the page; a file never has it for them. */
	masked?: boolean;
};

/** Columns of rows, with the names of their keys. */
export const columnsOf =
	<Row>() =>
	<const Key extends string>(columns: readonly ListColumn<Row, Key>[]) =>
		columns;

/** A value as files have it. */
export function cellOf(value: ListValue): Cell {
	if (value === null || typeof value !== "object" || "day" in value) return value;
	if ("dayOf" in value) return day(value.dayOf);
	if ("momentOf" in value) return moment(value.momentOf);
	return "paise" in value ? rupees(value.paise) : hundredths(value.hundredths);
}
