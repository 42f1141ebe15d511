import type { Kysely } from "kysely";
import { readDay } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";

/** What the public key of a record is called in an address, and the day it last changed where that is known. */
export type RecordKey = { key: string; changed?: string | undefined };

/** The public keys of all records that have a page, the latest `most` of each kind. */
export async function listRecordKeys(
	db: Kysely<Database>,
	most: number,
): Promise<Record<"news" | "events" | "blogs" | "careers" | "staff", RecordKey[]>> {
	const news = await db.selectFrom("news").select(["slug", "date"]).orderBy("id", "desc").limit(most).execute();
	const events = await db.selectFrom("events").select("slug").orderBy("id", "desc").limit(most).execute();
	const blogs = await db.selectFrom("blogs").select(["id", "date"]).orderBy("id", "desc").limit(most).execute();
	const careers = await db
		.selectFrom("careers")
		.select(["slug", "posted_on"])
		.orderBy("id", "desc")
		.limit(most)
		.execute();
	const staff = await db.selectFrom("staff").select("id").orderBy("id").limit(most).execute();
	return {
		news: news.map(({ slug, date }) => ({ key: slug, changed: readDay(date) })),
		// An event's date says when it is, not when its page was written.
		events: events.map(({ slug }) => ({ key: slug })),
		blogs: blogs.map(({ id, date }) => ({ key: String(id), changed: readDay(date) })),
		careers: careers.map(({ slug, posted_on }) => ({ key: slug, changed: readDay(posted_on) })),
		staff: staff.map(({ id }) => ({ key: String(id) })),
	};
}
