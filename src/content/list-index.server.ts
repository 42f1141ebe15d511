import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";

/** A mark stands at about every 200th entry, so that no reading skips more than twice as many. */
export const markEvery = 200;

/** Where a record stands; `place` sorts bytewise, equal places by id. */
export type Place = { shelf: string; place: string };
export type Entry = { place: string; id: number };

/** How many entries a shelf has. */
export async function sizeOf(db: Kysely<Database>, shelf: string): Promise<number> {
	const row = await db.selectFrom("shelves").select("size").where("name", "=", shelf).executeTakeFirst();
	return row?.size ?? 0;
}

/** The entries of the ranks from `from` (0 is the lowest place) up to, without, `to`, in order. The cost does not depend on the ranks. */
export async function readEntries(db: Kysely<Database>, shelf: string, from: number, to: number): Promise<Entry[]> {
	if (to <= from) return [];
	const mark = await db
		.selectFrom("shelf_marks")
		.select(["place", "id", "rank"])
		.where("shelf", "=", shelf)
		.where("rank", "<=", from)
		.orderBy("rank", "desc")
		.limit(1)
		.executeTakeFirst();
	const { rank, ...entry } = mark ?? start;
	return entriesFrom(db, shelf, entry)
		.offset(from - rank)
		.limit(to - from)
		.execute();
}

/** How many entries stand before a place. */
export async function rankOf(db: Kysely<Database>, shelf: string, place: string): Promise<number> {
	const { rank, ...entry } = await lastMark(db, shelf, { place, id: 0 });
	const between = await entriesFrom(db, shelf, entry).where("place", "<", place).execute();
	return rank + between.length;
}

/** Puts a record on a shelf. Only within a change, which keeps other writers away. */
export async function put(trx: Transaction<Database>, { shelf, place }: Place, id: number): Promise<void> {
	await trx.insertInto("shelf_entries").values({ shelf, place, id }).execute();
	const { size } = await trx
		.insertInto("shelves")
		.values({ name: shelf, size: 1 })
		.onConflict((conflict) => conflict.column("name").doUpdateSet((row) => ({ size: row("shelves.size", "+", 1) })))
		.returning("size")
		.executeTakeFirstOrThrow();
	await moveMarks(trx, shelf, { place, id }, 1);
	await markGap(trx, shelf, { place, id }, size);
}

/** Takes a record off a shelf. Only within a change. */
export async function take(trx: Transaction<Database>, { shelf, place }: Place, id: number): Promise<void> {
	await trx
		.deleteFrom("shelf_entries")
		.where("shelf", "=", shelf)
		.where("place", "=", place)
		.where("id", "=", id)
		.returning("id")
		.executeTakeFirstOrThrow();
	await trx
		.updateTable("shelves")
		.set((row) => ({ size: row("size", "-", 1) }))
		.where("name", "=", shelf)
		.execute();
	await moveMarks(trx, shelf, { place, id }, -1);
}

const start = { place: "", id: 0, rank: 0 };

type Positioned = ExpressionBuilder<Database, "shelf_entries" | "shelf_marks">;

function beside(operator: "<=" | ">" | ">=", { place, id }: Entry) {
	return (row: Positioned) => row(row.refTuple("place", "id"), operator, row.tuple(place, id));
}

function entriesFrom(db: Kysely<Database>, shelf: string, entry: Entry) {
	return db
		.selectFrom("shelf_entries")
		.select(["place", "id"])
		.where("shelf", "=", shelf)
		.where(beside(">=", entry))
		.orderBy("place")
		.orderBy("id");
}

async function lastMark(db: Kysely<Database>, shelf: string, entry: Entry) {
	const mark = await db
		.selectFrom("shelf_marks")
		.select(["place", "id", "rank"])
		.where("shelf", "=", shelf)
		.where(beside("<=", entry))
		.orderBy("place", "desc")
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	return mark ?? start;
}

/** The newest entry of a kind stands at the end, where there is no mark to move. */
async function moveMarks(trx: Transaction<Database>, shelf: string, entry: Entry, by: 1 | -1) {
	await trx
		.updateTable("shelf_marks")
		.set((row) => ({ rank: row("rank", "+", by) }))
		.where("shelf", "=", shelf)
		.where(beside(">", entry))
		.execute();
}

/** Sets another mark where an entry has made the way from one to the next too long. */
async function markGap(trx: Transaction<Database>, shelf: string, entry: Entry, size: number) {
	const { rank, ...before } = await lastMark(trx, shelf, entry);
	const after = await trx
		.selectFrom("shelf_marks")
		.select("rank")
		.where("shelf", "=", shelf)
		.where(beside(">", entry))
		.orderBy("place")
		.orderBy("id")
		.limit(1)
		.executeTakeFirst();
	if ((after?.rank ?? size) - rank <= 2 * markEvery) return;
	const middle = await entriesFrom(trx, shelf, before).offset(markEvery).limit(1).executeTakeFirstOrThrow();
	await trx
		.insertInto("shelf_marks")
		.values({ shelf, ...middle, rank: rank + markEvery })
		.execute();
}
