import type { Selectable, Transaction } from "kysely";
import { daysAgo } from "#src/calendar/cutoff.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { CaseKind } from "#src/cases/case.ts";
import { eraseCase } from "#src/cases/erase-case.server.ts";
import { type ChangeOptions, storeCase, unbegun } from "#src/cases/store-case.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { enquiryForms } from "./enquiry-forms.ts";

/** Days within which an answer is expected. */
const dueDays = 2;

/** An enquiry asks for a call, a message for an answer in writing. */
export function caseKindOf(form: string): CaseKind {
	return form === enquiryForms.enquiry.config.key ? "enquiry" : "message";
}

/** Number under which the office knows what a form has sent: "Enquiry 41". */
export const enquiryNumber = (form: string, id: number) =>
	`${caseKindOf(form) === "enquiry" ? "Enquiry" : "Message"} ${id}`;

/** Opens the case of an enquiry, in the transaction that stores it. */
export async function storeEnquiryCase(
	trx: Transaction<Database>,
	{
		id,
		form,
		name,
		answers: json,
		created_at,
	}: Pick<Selectable<Database["enquiries"]>, "id" | "form" | "name" | "answers" | "created_at">,
	now: Date,
	changes: ChangeOptions = {},
): Promise<void> {
	const answers: Record<string, string> = JSON.parse(json);
	const kind = caseKindOf(form);
	await storeCase(
		trx,
		{
			kind,
			recordId: id,
			type: form,
			reference: enquiryNumber(form, id),
			name,
			phone: answers.phone ?? answers.phone_no ?? answers.phone_number ?? "",
			email: answers.email ?? "",
			town: answers.city ?? "",
			cameAt: created_at,
			waits: { for: kind === "enquiry" ? "Call back" : "Answer", since: created_at, asked: false },
			dueOn: addDays(dayAtSchool(new Date(created_at)), dueDays),
			...unbegun,
			texts: Object.values(answers),
		},
		now,
		changes,
	);
}

/** Few, since SQLite lets no one else write meanwhile. */
const batchSize = 100;

/**
 * Deletes enquiries older than so many days, but those that are `held`, with their cases.
 * @returns how many were deleted
 */
export async function deleteOldEnquiries(
	db: Db,
	now: Date,
	{ days, heldIds = [] }: { days: number; heldIds?: readonly number[] },
): Promise<number> {
	let deleted = 0;
	for (;;) {
		const rows = await db
			.selectFrom("enquiries")
			.select(["id", "form"])
			.where("created_at", "<", daysAgo(days, now))
			.where("id", "not in", heldIds.length > 0 ? [...heldIds] : [0])
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
