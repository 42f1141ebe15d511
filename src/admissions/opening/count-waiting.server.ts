import type { Kysely } from "kysely";
import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import type { Database } from "#src/db/tables.ts";

/** How many wait to be told that a form opens, by its `application_type`. */
export async function countWaiting(db: Kysely<Database>): Promise<Partial<Record<ApplicationType, number>>> {
	const rows = await db
		.selectFrom("opening_requests")
		.select((row) => ["application_type", row.fn.countAll<number>().as("waiting")])
		.where("told_at", "is", null)
		.groupBy("application_type")
		.execute();
	return Object.fromEntries(rows.map(({ application_type, waiting }) => [application_type, Number(waiting)]));
}
