import { daysAgo } from "#src/calendar/cutoff.ts";
import type { Db } from "#src/db/connect.server.ts";

/** As the privacy policy says. */
const retentionDays = 365;

/** Deletes enquiries older than a year. @returns how many were deleted */
export async function deleteOldEnquiries(db: Db, now: Date): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("enquiries")
		.where("created_at", "<", daysAgo(retentionDays, now))
		.executeTakeFirst();
	return Number(numDeletedRows);
}
