import type { Kysely, Transaction } from "kysely";
import { dayAtSchool } from "#src/calendar/day.ts";
import { type Entry, readEntries, sizeOf } from "#src/content/list-index.server.ts";
import { firstOf, type PageQuery, toPage } from "#src/content/page.server.ts";
import { addRecord, findByIds, findRecord, type Kind, removeRecord, updateRecord } from "#src/content/record.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { CareerFields } from "./careers.ts";

const shelf = "careers";
const kind: Kind<"careers"> = { table: "careers", places: ({ posted_on }) => [{ shelf, place: posted_on }] };

/** Job openings: those whose last date has not passed first, then the others, both latest posted first. */
export async function listCareers(db: Kysely<Database>, { now, ...query }: PageQuery & { now: Date }) {
	const open = await openOn(db, dayAtSchool(now));
	const total = await sizeOf(db, shelf);
	const first = firstOf(query);
	const entries = open.slice(first, first + query.itemsPerPage);
	const closed = { first: Math.max(0, first - open.length), count: query.itemsPerPage - entries.length };
	entries.push(...(await closedEntries(db, open, total, closed)));
	const ids = entries.map((entry) => entry.id);
	return toPage(await findByIds(db, "careers", ids), total, query);
}

/** A school has some tens of these at a time, however many openings it had before. */
function openOn(db: Kysely<Database>, today: string): Promise<Entry[]> {
	return db
		.selectFrom("careers")
		.select(["posted_on as place", "id"])
		.where("last_date", ">=", today)
		.orderBy("posted_on", "desc")
		.orderBy("id", "desc")
		.execute();
}

/** Open ones stand scattered among the closed ones on the one shelf, so this reads as many more as are open and leaves those out. */
async function closedEntries(
	db: Kysely<Database>,
	open: Entry[],
	total: number,
	{ first, count }: { first: number; count: number },
): Promise<Entry[]> {
	if (count === 0 || total === open.length) return [];
	const to = Math.max(0, total - first);
	const entries = (await readEntries(db, shelf, Math.max(0, to - open.length - count), to)).reverse();
	const openIds = new Set(open.map((entry) => entry.id));
	const [newest] = entries;
	const passed = newest
		? open.filter((entry) => entry.place > newest.place || (entry.place === newest.place && entry.id > newest.id))
				.length
		: 0;
	return entries.filter((entry) => !openIds.has(entry.id)).slice(passed, passed + count);
}

/** A job opening by its readable or its integer key. */
export const findCareer = (db: Kysely<Database>, key: string) => findRecord(db, "careers", key);

export const addCareer = (trx: Transaction<Database>, fields: CareerFields, slug = fields.title) =>
	addRecord(trx, kind, fields, slug);

export const updateCareer = (trx: Transaction<Database>, id: number, fields: CareerFields) =>
	updateRecord(trx, kind, id, fields);

export const removeCareer = (trx: Transaction<Database>, id: number) => removeRecord(trx, kind, id);
