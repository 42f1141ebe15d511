import type { Insertable, Transaction } from "kysely";
import type { Commit } from "#src/db/group-commit.server.ts";
import { compiledInsert } from "#src/db/queries/compiled-insert.server.ts";
import type { Database } from "#src/db/tables.ts";
import { checkAnswers } from "#src/forms/checks/check-answers.ts";
import type { Answers } from "#src/forms/definition.ts";
import { describeAnswers } from "#src/forms/describe-answers.ts";
import { rowsOf } from "#src/forms/email-parts.ts";
import { consentLegal } from "#src/forms/legal/legal-versions.server.ts";
import { officeMessages, type School } from "#src/forms/school.ts";
import { withSchoolQuestionTexts } from "#src/forms/school-questions.ts";
import { dedupKeys } from "#src/forms/submission/dedup-key.server.ts";
import {
	consentColumns,
	consentErrors,
	type Invalid,
	invalid,
	refuseSpam,
	refuseUnwritten,
} from "#src/forms/submission/submission.server.ts";
import { enqueueAcknowledged } from "#src/mail/limit/acknowledge.server.ts";
import { storeEnquiryCase } from "./enquiry-case.server.ts";
import { type EnquiryEmail, enquiryEmails } from "./enquiry-emails.server.ts";
import type { EnquiryForm } from "./enquiry-forms.ts";

/** `commit` shares one database commit with the other requests of the same event-loop turn. */
export type EnquiryContext = { commit: Commit; school: School; minFillMs: number };

export type Submission = { fields: Answers; idempotencyKey: string | undefined; now: Date };
export type EnquiryResult = { ok: true; created: boolean } | Invalid;

/**
 * Checks an enquiry with its form's definition, then writes the record and its emails in one transaction. A repeat
 * succeeds without being stored again.
 */
export async function receiveEnquiry(
	context: EnquiryContext,
	form: EnquiryForm,
	{ fields, idempotencyKey, now }: Submission,
): Promise<EnquiryResult> {
	const refusal = refuseSpam(context.school, fields, context.minFillMs) ?? refuseUnwritten(context.school);
	if (refusal) return refusal;
	const { consent, key } = form.config;
	const checkedAnswers = checkAnswers(form.definition, fields, context.school);
	const errors = {
		...(checkedAnswers.ok ? {} : checkedAnswers.errors),
		...(consent && consentErrors(context.school, fields, consent)),
	};
	if (!checkedAnswers.ok || Object.keys(errors).length > 0) return invalid(context.school, errors, form.definition);
	const answers = Object.fromEntries(
		Object.entries(checkedAnswers.values).flatMap(([name, value]) =>
			value === undefined ? [] : [[name, String(value)]],
		),
	);
	const keys = dedupKeys(key, answers, idempotencyKey, now);
	const row = {
		form: key,
		idempotency_key: keys[0],
		name: answers.name ?? "",
		answers: JSON.stringify(answers),
		...consentColumns(fields, consent, now),
		created_at: now.toISOString(),
	};
	return context.commit(async (trx) => {
		const legal = { consent_legal: await consentLegal(trx, fields, consent, now) };
		const id = await insertOnce(trx, { ...row, ...legal }, keys);
		if (id === undefined) return { ok: true, created: false };
		await storeEnquiryCase(trx, { ...row, id }, now, { isNew: true });
		const data = emailData(form, answers, id, context.school);
		await enqueueAcknowledged(trx, enquiryEmails(context.school, data), data.address, now);
		return { ok: true, created: true };
	});
}

function emailData(
	{ config, definition, label, replyToField }: EnquiryForm,
	answers: Record<string, string>,
	id: number,
	school: School,
): EnquiryEmail {
	return {
		id,
		form: config.key,
		label,
		name: answers.name ?? "",
		address: (replyToField && answers[replyToField]) || null,
		rows: rowsOf(
			describeAnswers(withSchoolQuestionTexts(definition, officeMessages(school)), answers).flatMap(
				({ lines }) => lines,
			),
			school,
		),
	};
}

const insertEnquiry = compiledInsert("enquiries", (insert) =>
	insert.onConflict((conflict) => conflict.column("idempotency_key").doNothing()).returning("id"),
);

/**
 * @param keys the row's own first
 * @returns the new row's id, or undefined when one of the keys is already stored
 */
async function insertOnce(
	trx: Transaction<Database>,
	row: Insertable<Database["enquiries"]>,
	[, ...others]: string[],
): Promise<number | undefined> {
	// The insert itself finds the row's own key.
	if (others.length > 0 && (await isStored(trx, others))) return undefined;
	const [stored] = await insertEnquiry(trx, row);
	return stored?.id;
}

async function isStored(trx: Transaction<Database>, keys: string[]): Promise<boolean> {
	const enquiry = await trx
		.selectFrom("enquiries")
		.select("id")
		.where("idempotency_key", "in", keys)
		.executeTakeFirst();
	return enquiry !== undefined;
}
