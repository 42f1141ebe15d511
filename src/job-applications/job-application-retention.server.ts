import { daysAgo } from "#src/calendar/cutoff.ts";
import { eraseCase } from "#src/cases/erase-case.server.ts";
import type { Db } from "#src/db/connect.server.ts";

/** Few, since SQLite lets no one else write at the same time. */
const batchSize = 100;

/**
 * Deletes job applications older than so many days, but those that are `held`, with their cases. Their CVs are
 * collected as garbage, since no row references them any longer.
 * @returns how many were deleted
 */
export async function deleteOldJobApplications(
	db: Db,
	now: Date,
	{ days, held = [] }: { days: number; held?: readonly number[] },
): Promise<number> {
	let deleted = 0;
	for (;;) {
		const rows = await db
			.selectFrom("job_applications")
			.select("id")
			.where("created_at", "<", daysAgo(days, now))
			.where("id", "not in", held.length > 0 ? [...held] : [0])
			.orderBy("id")
			.limit(batchSize)
			.execute();
		if (rows.length === 0) return deleted;
		await db.transaction().execute(async (trx) => {
			for (const { id } of rows) {
				await eraseCase(trx, { kind: "job-application", recordId: id });
				await trx.deleteFrom("job_applications").where("id", "=", id).execute();
			}
		});
		deleted += rows.length;
	}
}
