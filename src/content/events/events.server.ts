import type { Kysely, Transaction } from "kysely";
import { dayAtSchool } from "#src/calendar/day.ts";
import { rankOf, sizeOf } from "#src/content/list-index.server.ts";
import { type PageQuery, readStretches } from "#src/content/page.server.ts";
import { addRecord, findRecord, type Kind, removeRecord, updateRecord } from "#src/content/record.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { EventFields } from "./events.ts";

const shelf = "events";
const kind: Kind<"events"> = { table: "events", places: ({ date }) => [{ shelf, place: date }] };

/** Events from today on, soonest first, then past ones, newest first. */
export async function listEvents(db: Kysely<Database>, { now, ...query }: PageQuery & { now: Date }) {
	const [past, all] = [await rankOf(db, shelf, dayAtSchool(now)), await sizeOf(db, shelf)];
	const stretches = [
		{ shelf, from: past, to: all, direction: "ascending" as const },
		{ shelf, from: 0, to: past, direction: "descending" as const },
	];
	return readStretches(db, "events", stretches, query);
}

/** An event by its readable or its integer key. */
export const findEvent = (db: Kysely<Database>, key: string) => findRecord(db, "events", key);

export const addEvent = (trx: Transaction<Database>, fields: EventFields, slug = fields.title) =>
	addRecord(trx, kind, fields, slug);

export const updateEvent = (trx: Transaction<Database>, id: number, fields: EventFields) =>
	updateRecord(trx, kind, id, fields);

export const removeEvent = (trx: Transaction<Database>, id: number) => removeRecord(trx, kind, id);
