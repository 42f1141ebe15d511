import type { Kysely } from "kysely";
import { dayAtSchool } from "#src/calendar/day.ts";
import type { Database } from "#src/db/tables.ts";
import { findRecords } from "#src/privacy/records/find-records.server.ts";

/** Numbers of records that members hold: no period ends them. */
export type HeldRecords = { applications: number[]; enquiries: number[]; jobs: number[]; visits: number[] };

export async function readHeldRecords(db: Kysely<Database>, now: Date): Promise<HeldRecords> {
	const holds = await db
		.selectFrom("erasure_holds")
		.select("email_key")
		.distinct()
		.where("ended_at", "is", null)
		.where("ends_on", ">=", dayAtSchool(now))
		.execute();
	const heldRecords: HeldRecords = { applications: [], enquiries: [], jobs: [], visits: [] };
	for (const { email_key } of holds) {
		for (const { kind, id } of await findRecords(db, email_key)) {
			if (kind === "application") heldRecords.applications.push(id);
			else if (kind === "enquiry" || kind === "message") heldRecords.enquiries.push(id);
			else if (kind === "job-application") heldRecords.jobs.push(id);
			else if (kind === "visit") heldRecords.visits.push(id);
		}
	}
	return heldRecords;
}
