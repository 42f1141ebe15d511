import { daysAgo } from "#src/calendar/cutoff.ts";
import { eraseCase } from "#src/cases/erase-case.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { caseKindOf } from "./enquiry-case.server.ts";

/** Few, since SQLite lets no one else write meanwhile. */
const batchSize = 100;

/**
 * Deletes enquiries older than so many days, but those that are `held`, with their cases.
 * @returns how many were deleted
 */
export async function deleteOldEnquiries(
	db: Db,
	now: Date,
	{ days, held = [] }: { days: number; held?: readonly number[] },
): Promise<number> {
	let deleted = 0;
	for (;;) {
		const rows = await db
			.selectFrom("enquiries")
			.select(["id", "form"])
			.where("created_at", "<", daysAgo(days, now))
			.where("id", "not in", held.length > 0 ? [...held] : [0])
			.orderBy("id")
			.limit(batchSize)
			.execute();
		if (rows.length === 0) return deleted;
		await db.transaction().execute(async (trx) => {
			for (const { id, form } of rows) {
				await eraseCase(trx, { kind: caseKindOf(form), recordId: id });
				await trx.deleteFrom("enquiries").where("id", "=", id).execute();
			}
		});
		deleted += rows.length;
	}
}
