import { sql } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import { databaseNow } from "#src/db/database-clock.server.ts";

const dayMs = 24 * 3_600_000;
/** Time for which the result of a run can be read. */
const storedMs = 30 * dayMs;
/** Time after which a periodic job that no one does must belong to a machine or a version that is gone. */
const abandonedMs = 7 * dayMs;

/** Deletes jobs that are over and how runs went after 30 days, and periodic ones that no one does any more. */
export async function deleteOldJobs(db: Db): Promise<number> {
	const before = (ms: number) => sql<number>`${databaseNow(db)} - ${sql.lit(ms)}`;
	await db.deleteFrom("job_runs").where("ended_at", "<", before(storedMs)).execute();
	const { numDeletedRows } = await db
		.deleteFrom("jobs")
		.where(({ and, eb, or }) =>
			or([
				and([eb("state", "in", ["done", "dead"]), eb("ended_at", "<", before(storedMs))]),
				and([
					eb("state", "=", "queued"),
					eb("every_ms", "is not", null),
					eb("run_at", "<", before(abandonedMs)),
					or([eb("ended_at", "is", null), eb("ended_at", "<", before(abandonedMs))]),
				]),
			]),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}
