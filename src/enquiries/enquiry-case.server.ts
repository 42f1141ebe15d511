import type { Selectable, Transaction } from "kysely";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import type { CaseKind } from "#src/cases/case.ts";
import { type Changed, storeCase } from "#src/cases/store-case.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { enquiryForms } from "./enquiry-forms.ts";

/** Days within which an answer is expected. */
const dueDays = 2;

/** An enquiry asks for a call, a message for an answer in writing. */
export function caseKindOf(form: string): CaseKind {
	return form === enquiryForms.enquiry.config.key ? "enquiry" : "message";
}

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
	changed: Changed = {},
): Promise<void> {
	const answers: Record<string, string> = JSON.parse(json);
	const kind = caseKindOf(form);
	await storeCase(
		trx,
		{
			kind,
			recordId: id,
			type: form,
			reference: `${form} ${id}`,
			name,
			phone: answers.phone ?? answers.phone_no ?? answers.phone_number ?? "",
			email: answers.email ?? "",
			town: answers.city ?? "",
			cameAt: created_at,
			unread: true,
			final: false,
			status: "ours",
			waits: { for: kind === "enquiry" ? "Call back" : "Answer", since: created_at, asked: false },
			dueOn: addDays(dayAtSchool(new Date(created_at)), dueDays),
			stage: null,
			fee: null,
			papers: null,
			marks: null,
			score: null,
			texts: Object.values(answers),
		},
		now,
		changed,
	);
}

/** Opens the cases of enquiries that have none. @returns how many */
export async function openEnquiryCases(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
	let opened = 0;
	for (;;) {
		const rows = await db
			.selectFrom("enquiries")
			.select(["id", "form", "name", "answers", "created_at"])
			.where(({ not, exists, selectFrom }) =>
				not(
					exists(
						selectFrom("cases")
							.select("cases.id")
							.whereRef("cases.record_id", "=", "enquiries.id")
							.where("cases.kind", "in", ["enquiry", "message"]),
					),
				),
			)
			.orderBy("id")
			.limit(batchSize)
			.execute();
		if (rows.length === 0 || signal?.aborted) return opened;
		await db.transaction().execute(async (trx) => {
			for (const row of rows) await storeEnquiryCase(trx, row, now);
		});
		opened += rows.length;
		await new Promise(setImmediate);
	}
}

const batchSize = 100;
