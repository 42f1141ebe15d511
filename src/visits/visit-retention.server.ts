import { eraseActs } from "#src/audit/audit-log.server.ts";
import { daysAgo } from "#src/calendar/cutoff.ts";
import type { Db } from "#src/db/connect.server.ts";
import { visitSubject } from "./office-acts.server.ts";

/**
 * Deletes bookings older than so many days with the office's acts on them, but those that are `held`, cancelled or not.
 * @returns how many were deleted
 */
export async function deleteOldVisits(
	db: Db,
	now: Date,
	{ days, held = [] }: { days: number; held?: readonly number[] },
): Promise<number> {
	return db.transaction().execute(async (trx) => {
		const old = await trx
			.deleteFrom("visits")
			.where("created_at", "<", daysAgo(days, now))
			.where("id", "not in", held.length > 0 ? [...held] : [0])
			.returning("id")
			.execute();
		for (const { id } of old) await eraseActs(trx, visitSubject(id));
		return old.length;
	});
}
