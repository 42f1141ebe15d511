import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { noteList } from "./changes/content-reads.server.ts";
import type { Condition, ContentType, FurtherRecords, Keys, ListPart } from "./content-type.ts";
import { contentTables, findByIds } from "./records.server.ts";
import { cachePerVersion } from "./version-cache.server.ts";

export type PageQuery = {
	/** Counted from 1. */
	page: number;
	/** The pages from this one to `page` are read as one; `page` alone when left out. */
	firstPage?: number;
	itemsPerPage: number;
};

/** Query for a list that a page shows whole. */
export const wholeList = { page: 1, itemsPerPage: 1000 } as const satisfies PageQuery;

export type Page<Item> = {
	items: Item[];
	page: number;
	itemsPerPage: number;
	/** The number of items on all pages. */
	total: number;
	/** Number of the last page, at least 1. */
	lastPage: number;
};

/** A page of a content type's list, found by offset: see decision 8. */
export async function listRecords<Fields extends object, Query extends object>(
	db: Kysely<Database>,
	type: ContentType<string, Fields, Query>,
	query: PageQuery & Query,
): Promise<Page<Fields & Keys>> {
	const { page, firstPage = page, itemsPerPage } = query;
	noteList(type.table);
	const ids: number[] = [];
	let total = 0;
	for (const part of type.list(query)) {
		const { size, read } = await openPart(db, type.table, part);
		const from = Math.max(0, (firstPage - 1) * itemsPerPage - total);
		const to = Math.min(size, page * itemsPerPage - total);
		if (from < to) ids.push(...(await read(from, to)));
		total += size;
	}
	const items = await findByIds(db, type, ids);
	return { items, page, itemsPerPage, total, lastPage: Math.max(1, Math.ceil(total / itemsPerPage)) };
}

type OpenPart = {
	size: number;
	/** The integer keys at the positions from `from` up to, but not including, `to`. */
	read: (from: number, to: number) => Promise<number[]>;
};

async function openPart(db: Kysely<Database>, table: string, part: ListPart): Promise<OpenPart> {
	if (part.few) {
		const ids = await sortedIds(db, table, part);
		return { size: ids.length, read: async (from, to) => ids.slice(from, to) };
	}
	const size = await countRecords(db, table, part.where);
	const { further } = part;
	const placedRows = further ? await placeFurther(db, table, part, further) : [];
	if (placedRows.length === 0) return { size, read: (from, to) => idsByOffset(db, table, part, size, from, to) };
	return {
		size: size + placedRows.length,
		read: (from, to) => readAmong(db, table, part, { size, placed: placedRows, from, to }),
	};
}

type PlaceRow = { id: number; position: string };

/** Further records with their places, in the part's order. */
async function placeFurther(
	db: Kysely<Database>,
	table: string,
	{ direction }: ListPart,
	{ where, columns, position }: FurtherRecords,
): Promise<PlaceRow[]> {
	const rows = await matching(db, table, where)
		.select(["id", ...columns])
		.execute();
	const placedRows = rows.flatMap(({ id, ...row }): PlaceRow[] => {
		const positionText = position(row);
		return positionText === undefined ? [] : [{ id: Number(id), position: positionText }];
	});
	placedRows.sort(byPosition);
	return direction === "desc" ? placedRows.reverse() : placedRows;
}

type Stretch = { size: number; placed: readonly PlaceRow[]; from: number; to: number };

/**
 * The keys from one position to another among the records by index and the further ones. Before any position there are
 * at most as many further ones as there are at all, so that the records by index which matter begin that many earlier.
 */
async function readAmong(
	db: Kysely<Database>,
	table: string,
	part: ListPart,
	{ size, placed, from, to }: Stretch,
): Promise<number[]> {
	const start = Math.max(0, from - placed.length);
	const ids = await idsByOffset(db, table, part, size, start, Math.min(size, to));
	const positions = ids.length === 0 ? [] : await positionsOf(db, table, part, ids);
	const sign = part.direction === "asc" ? 1 : -1;
	const before = (one: PlaceRow, other: PlaceRow) => sign * byPosition(one, other) < 0;
	const [first] = positions;
	const earlier = start > 0 && first ? placed.filter((each) => before(each, first)).length : 0;
	const merged = [...positions, ...placed.slice(earlier)].sort((one, other) => sign * byPosition(one, other));
	return merged.slice(from - start - earlier, to - start - earlier).map(({ id }) => id);
}

async function positionsOf(db: Kysely<Database>, table: string, { orderBy }: ListPart, ids: readonly number[]) {
	const rows = await contentTables(db)
		.selectFrom(table)
		.select(["id", `${orderBy} as position`])
		.where("id", "in", ids)
		.execute();
	const byId = new Map(rows.map(({ id, position }) => [id, String(position)]));
	return ids.map((id): PlaceRow => ({ id, position: byId.get(id) ?? "" }));
}

function byPosition(one: PlaceRow, other: PlaceRow): number {
	if (one.position === other.position) return one.id - other.id;
	return one.position < other.position ? -1 : 1;
}

/** Scans the index of the order from whichever end is nearer, and reads nothing but that index. */
async function idsByOffset(
	db: Kysely<Database>,
	table: string,
	{ where = [], orderBy, direction }: ListPart,
	size: number,
	from: number,
	to: number,
): Promise<number[]> {
	const reversed = from > size - to;
	const scan = (direction === "asc") === reversed ? "desc" : "asc";
	let rows = matching(db, table, where).select("id").orderBy(orderBy, scan);
	if (orderBy !== "id") rows = rows.orderBy("id", scan);
	const foundRows = await rows
		.limit(to - from)
		.offset(reversed ? size - to : from)
		.execute();
	const ids = foundRows.map(({ id }) => id);
	return reversed ? ids.reverse() : ids;
}

async function sortedIds(db: Kysely<Database>, table: string, { where = [], orderBy, direction }: ListPart) {
	const rows = await matching(db, table, where)
		.select(["id", `${orderBy} as position`])
		.execute();
	const keyed = rows.map(({ id, position }) => ({ id, position: String(position) }));
	keyed.sort(byPosition);
	const ids = keyed.map(({ id }) => id);
	return direction === "desc" ? ids.reverse() : ids;
}

const counts = cachePerVersion<number>(1000);

function countRecords(db: Kysely<Database>, table: string, where: readonly Condition[] = []): Promise<number> {
	return counts(db, JSON.stringify([table, where]), async () => {
		const count = (rows: ReturnType<typeof matching>) => rows.select(({ fn }) => fn.countAll<number>().as("count"));
		const { count: found } = await count(matching(db, table, where)).executeTakeFirstOrThrow();
		return found;
	});
}

function matching(db: Kysely<Database>, table: string, where: readonly Condition[]) {
	return where.reduce(
		(rows, [column, operator, value]) => rows.where(column, operator, value),
		contentTables(db).selectFrom(table),
	);
}
