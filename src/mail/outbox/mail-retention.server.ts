import { daysAgo } from "#src/calendar/cutoff.ts";
import type { Db } from "#src/db/connect.server.ts";

/** Deletes emails so many days after they were sent or given up. @returns how many */
export async function deleteOldMails(db: Db, now: Date, days: number): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("outbox")
		.where("state", "in", ["sent", "dead"])
		.where((row) => row(row.fn.coalesce("sent_at", "created_at"), "<", daysAgo(days, now)))
		.executeTakeFirst();
	return Number(numDeletedRows);
}
