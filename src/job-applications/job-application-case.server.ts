import type { Selectable, Transaction } from "kysely";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { storeCase, unbegun } from "#src/cases/store-case.server.ts";
import type { Database } from "#src/db/tables.ts";

/** Days within which an applicant expects an answer. */
const dueDays = 14;

/** As emails about a job application name it. */
export const jobReference = (id: number) => `job application ${id}`;

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
