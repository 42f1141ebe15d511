import { daysAgo } from "#src/calendar/cutoff.ts";
import type { Db } from "#src/db/connect.server.ts";

/**
 * Deletes bookings older than so many days, but those that are `held`, cancelled or not.
 * @returns how many were deleted
 */
export async function deleteOldVisits(
	db: Db,
	now: Date,
	{ days, held = [] }: { days: number; held?: readonly number[] },
): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("visits")
		.where("created_at", "<", daysAgo(days, now))
		.where("id", "not in", held.length > 0 ? [...held] : [0])
		.executeTakeFirst();
	return Number(numDeletedRows);
}
