import type { Permission } from "#src/accounts/may.ts";
import type { Cell } from "#src/exports/sheet.ts";
import { day, hundredths, moment, rupees } from "#src/office/exports/lists/shown-columns.ts";

/**
 * What a column has of a row: a text or a number as it is, a day `YYYY-MM-DD`, the day or the moment of a time in UTC,
 * or an amount. Null is nothing: a dash on the page, an empty cell in the file.
 */
export type ListValue =
	| Cell
	| { dayOf: string | null }
	| { momentOf: string | null }
	| { paise: number | null }
	| { hundredths: number | null };

/** A column of a list, on its page and in its file. */
export type ListColumn<Row, Key extends string = string> = {
	/** By which an export chooses it, and by which the page's styles and drawings name it. */
	key: Key;
	/** At its head. */
	title: string;
	/** At its head on the page, where that has other words. */
	head?: string;
	/** Of a row, for the page and the file. The page may draw it in another way: see `ListTable`. */
	value: (row: Row) => ListValue;
	/** Where the page's cell leads. */
	link?: (row: Row) => string;
	/** How wide a spreadsheet shows it, in characters; 16 when left out. How wide the page does is in its styles. */
	width?: number;
	/** At the end of its cells, as numbers are. */
	numeric?: boolean;
	/** By which key of `sorts` its head sorts the list. */
	sort?: string;
	/** Members who choose the columns of the page cannot leave it out. */
	fixed?: true;
	/** Which of the two has it, where not both do. */
	only?: "page" | "file";
	/** What one needs to see it, besides the list. Others have neither the column nor, by the list's mask, its value. */
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
