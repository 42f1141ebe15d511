import type { Selectable, Transaction } from "kysely";
import { daysAgo } from "#src/calendar/cutoff.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { eraseCase } from "#src/cases/erase-case.server.ts";
import { storeCase, unbegun } from "#src/cases/store-case.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";

/** Days within which an applicant expects an answer. */
const dueDays = 14;

/** Returns the name by which emails about a job application refer to it. */
export const jobReference = (id: number) => `Job application ${id}`;

/** Opens the case of a job application, in the transaction that stores it. */
export async function storeJobApplicationCase(
	trx: Transaction<Database>,
	{ id, career_title, name, email, phone_no, note, created_at }: Selectable<Database["job_applications"]>,
	now: Date,
): Promise<void> {
	await storeCase(
		trx,
		{
			kind: "job-application",
			recordId: id,
			type: "job-application",
			reference: jobReference(id),
			name,
			phone: phone_no,
			email,
			town: "",
			cameAt: created_at,
			waits: { for: "Read the CV", since: created_at, asked: false },
			dueOn: addDays(dayAtSchool(new Date(created_at)), dueDays),
			...unbegun,
			texts: [career_title, note ?? ""],
		},
		now,
	);
}

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
	{ days, heldIds = [] }: { days: number; heldIds?: readonly number[] },
): Promise<number> {
	let deleted = 0;
	for (;;) {
		const rows = await db
			.selectFrom("job_applications")
			.select("id")
			.where("created_at", "<", daysAgo(days, now))
			.where("id", "not in", heldIds.length > 0 ? [...heldIds] : [0])
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
