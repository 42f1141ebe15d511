import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { readEntries, sizeOf } from "./list-index.server.ts";
import { type ContentTable, findByIds, type Row } from "./record.server.ts";

/** Which page, counted from 1, of how many items. */
export type PageQuery = { page: number; itemsPerPage: number };

export type Page<Item> = PageQuery & {
	items: Item[];
	/** How many items all pages have together. */
	total: number;
	/** At least 1. */
	lastPage: number;
};

type Direction = "ascending" | "descending";

/** A stretch of a shelf: the ranks from `from` up to, without, `to`. */
export type Stretch = { shelf: string; from: number; to: number; direction: Direction };

/** A page of everything on a shelf. */
export async function readShelf<Table extends ContentTable>(
	db: Kysely<Database>,
	{ table, shelf, direction }: { table: Table; shelf: string; direction: Direction },
	query: PageQuery,
): Promise<Page<Row<Table>>> {
	return readStretches(db, table, [{ shelf, from: 0, to: await sizeOf(db, shelf), direction }], query);
}

/** A page of what stands on several stretches, one after another. */
export async function readStretches<Table extends ContentTable>(
	db: Kysely<Database>,
	table: Table,
	stretches: Stretch[],
	query: PageQuery,
): Promise<Page<Row<Table>>> {
	const ids: number[] = [];
	let skip = firstOf(query);
	for (const { shelf, from, to, direction } of stretches) {
		const low = Math.min(skip, to - from);
		const high = Math.min(low + query.itemsPerPage - ids.length, to - from);
		skip -= low;
		const up = direction === "ascending";
		const entries = await (up
			? readEntries(db, shelf, from + low, from + high)
			: readEntries(db, shelf, to - high, to - low));
		ids.push(...(up ? entries : entries.reverse()).map((entry) => entry.id));
	}
	const total = stretches.reduce((sum, { from, to }) => sum + to - from, 0);
	return toPage(await findByIds(db, table, ids), total, query);
}

/** The position of a page's first item, from 0. */
export function firstOf({ page, itemsPerPage }: PageQuery): number {
	return (page - 1) * itemsPerPage;
}

export function toPage<Item>(items: Item[], total: number, query: PageQuery): Page<Item> {
	const { page, itemsPerPage } = query;
	return { items, page, itemsPerPage, total, lastPage: Math.max(1, Math.ceil(total / itemsPerPage)) };
}
