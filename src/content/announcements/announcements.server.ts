import type { Kysely, Transaction } from "kysely";
import { dayAtSchool } from "#src/calendar/day.ts";
import { firstOf, type PageQuery, toPage } from "#src/content/page.server.ts";
import { addRecord, findRecord, type Kind, removeRecord, updateRecord } from "#src/content/record.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { AnnouncementFields } from "./announcements.ts";

/** On no shelf: those that run on one day are few, whatever there was before, and an index finds them. */
const kind: Kind<"announcements"> = { table: "announcements", places: () => [] };

/** Announcements that are switched on and in date, latest first. @param query.type only these; 1 is the pop-up */
export async function listAnnouncements(
	db: Kysely<Database>,
	{ now, type, ...query }: PageQuery & { now: Date; type?: number | undefined },
) {
	const today = dayAtSchool(now);
	const running = await db
		.selectFrom("announcements")
		.selectAll()
		.where("to_date", ">=", today)
		.where("from_date", "<=", today)
		.where("active", "=", 1)
		.$if(type !== undefined, (all) => all.where("type", "=", type ?? 0))
		.orderBy("from_date", "desc")
		.orderBy("id", "desc")
		.execute();
	const first = firstOf(query);
	return toPage(running.slice(first, first + query.itemsPerPage), running.length, query);
}

/** An announcement by its integer or its readable key, running or not. */
export const findAnnouncement = (db: Kysely<Database>, key: string) => findRecord(db, "announcements", key);

export const addAnnouncement = (trx: Transaction<Database>, fields: AnnouncementFields, slug = fields.title) =>
	addRecord(trx, kind, fields, slug);

export const updateAnnouncement = (trx: Transaction<Database>, id: number, fields: AnnouncementFields) =>
	updateRecord(trx, kind, id, fields);

export const removeAnnouncement = (trx: Transaction<Database>, id: number) => removeRecord(trx, kind, id);
