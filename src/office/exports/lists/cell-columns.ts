import { clockAtSchool, dayAtSchool } from "#src/calendar/day.ts";
import type { ExportSource, ItemId } from "#src/exports/export-source.ts";
import type { Cell, Column } from "#src/exports/sheet.ts";

/** A column with what it shows of a row. */
export type CellColumn<Row> = Column & { cell: (row: Row) => Cell };

/**
 * Rows that are read by their ids, with a cell for each column.
 * @param read gets ids as the list has given them, some at a time, and the keys of the columns that are shown
 */
export function sourceOf<Row, Id extends ItemId>(
	columns: readonly CellColumn<Row>[],
	read: (ids: readonly Id[], keys: ReadonlySet<string>) => Promise<readonly Row[]>,
): ExportSource {
	return {
		columns,
		open: (chosenColumns) => {
			const keys = new Set(chosenColumns.map(({ key }) => key));
			const visibleColumns = columns.filter(({ key }) => keys.has(key));
			return {
				async read(ids: readonly Id[]) {
					return (await read(ids, keys)).map((row) => visibleColumns.map(({ cell }) => cell(row)));
				},
			};
		},
	};
}

/** Works like `sourceOf` for a list short enough to be read as a whole, once per export. */
export function wholeSourceOf<Row>(
	columns: readonly CellColumn<Row>[],
	{ list, keyOf }: { list: () => Promise<readonly Row[]>; keyOf: (row: Row) => ItemId },
): ExportSource {
	let rows: Promise<ReadonlyMap<ItemId, Row>> | undefined;
	return sourceOf<Row, ItemId>(columns, async (ids) => {
		rows ??= list().then((all) => new Map(all.map((row) => [keyOf(row), row])));
		const byKey = await rows;
		return ids.flatMap((id) => byKey.get(id) ?? []);
	});
}

/** @param at ISO 8601 in UTC */
export const day = (at: string | null): Cell => (at === null ? null : { day: dayAtSchool(new Date(at)) });

/** Formats a date and time so that it sorts: `2026-11-21 16:05`. @param at ISO 8601 in UTC */
export const moment = (at: string | null): Cell =>
	at === null ? null : clockAtSchool(new Date(at)).slice(0, 16).replace("T", " ");

/** @param paise shown in rupees */
export const rupees = (paise: number | null): Cell => (paise === null ? null : paise / 100);

/** Marks and scores as they are written. @param value in hundredths */
export const hundredths = (value: number | null): Cell => (value === null ? null : value / 100);
