import { daysAgo } from "#src/calendar/cutoff.ts";
import type { Db } from "#src/db/connect.server.ts";

/** Enquiries and messages are kept for a year: the privacy policy says so. @returns how many were erased */
export async function eraseOldMessages(db: Db, now: Date): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("inbox")
		.where("created_at", "<", daysAgo(365, now))
		.executeTakeFirst();
	return Number(numDeletedRows);
}
