import { daysAgo } from "#src/calendar/cutoff.ts";
import type { Db } from "#src/db/connect.server.ts";

/** What was sent, or given up, a year ago is forgotten, names and addresses included. @returns how many mails */
export async function forgetOldMails(db: Db, now: Date): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("outbox")
		.where("state", "in", ["sent", "dead"])
		.where((row) => row(row.fn.coalesce("sent_at", "created_at"), "<", daysAgo(365, now)))
		.executeTakeFirst();
	return Number(numDeletedRows);
}
