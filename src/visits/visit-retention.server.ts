import { daysAgo } from "#src/calendar/cutoff.ts";
import type { Db } from "#src/db/connect.server.ts";

/** As the privacy policy says. */
const retentionDays = 365;

/** Deletes bookings older than a year, cancelled or not. @returns how many were deleted */
export async function deleteOldVisits(db: Db, now: Date): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("visits")
		.where("created_at", "<", daysAgo(retentionDays, now))
		.executeTakeFirst();
	return Number(numDeletedRows);
}
