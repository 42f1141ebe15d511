import type { Transaction } from "kysely";
import type { Commit } from "#src/db/group-commit.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { School } from "#src/forms/school.ts";
import { checkShortForm, type ShortField } from "#src/forms/short-form/short-form.ts";
import { consentColumns, consentErrors, type Invalid, invalid, refuseSpam } from "#src/forms/submission.server.ts";
import { enqueue } from "#src/mail/outbox/enqueue.server.ts";
import { repeatKeys } from "./dedup-key.server.ts";
import { enquiryEmails } from "./enquiry-emails.server.ts";
import type { InboxForm } from "./enquiry-forms.ts";

/** `commit` shares a commit with other submissions. */
export type EnquiryContext = { commit: Commit; school: School; minFillMs: number };

export type Incoming = { fields: Record<string, unknown>; idempotencyKey: string | undefined; now: Date };
export type Taken = { ok: true; created: boolean } | Invalid;

/** Takes what a visitor sent: checks it with the form's own rules, then writes record and mails in one transaction. A repeat is taken, but stored once. */
export async function takeMessage(
	context: EnquiryContext,
	inbox: InboxForm,
	{ fields, idempotencyKey, now }: Incoming,
): Promise<Taken> {
	const texts = Object.fromEntries(
		Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
	const spam = refuseSpam(fields, context.minFillMs);
	if (spam) return spam;
	const { consent } = inbox.form;
	const errors = { ...checkShortForm(inbox.form, fields), ...(consent && consentErrors(fields, consent)) };
	if (Object.keys(errors).length > 0) return invalid(errors);
	const answers = Object.fromEntries(inbox.form.fields.map(({ name }) => [name, texts[name] ?? ""]));
	const keys = repeatKeys(inbox.form.key, answers, idempotencyKey, now);
	return context.commit(async (trx) => {
		const row = {
			form: inbox.form.key,
			idempotency_key: keys[0],
			name: answers.name ?? "",
			answers: JSON.stringify(answers),
			...consentColumns(fields, consent, now),
			created_at: now.toISOString(),
		};
		const id = await insertOnce(trx, row, keys);
		if (id === undefined) return { ok: true, created: false };
		for (const email of enquiryEmails(context.school, emailData(inbox, answers, id))) await enqueue(trx, email, now);
		return { ok: true, created: true };
	});
}

function emailData({ form, noun, replyTo }: InboxForm, answers: Record<string, string>, id: number) {
	return {
		id,
		form: form.key,
		noun,
		name: answers.name?.trim() ?? "",
		address: (replyTo && answers[replyTo]?.trim()) || null,
		rows: form.fields.map((field) => ({ label: field.label, value: readable(field, answers[field.name] ?? "") })),
	};
}

function readable(field: ShortField, answer: string): string {
	return (field.kind === "select" && field.choices.find((choice) => choice.value === answer)?.label) || answer;
}

type Row = {
	form: string;
	idempotency_key: string;
	name: string;
	answers: string;
	consent_version: string | null;
	consent_at: string | null;
	created_at: string;
};

/** @returns the new row's id, or undefined where one of the keys is there already */
async function insertOnce(trx: Transaction<Database>, row: Row, keys: string[]): Promise<number | undefined> {
	if (await trx.selectFrom("inbox").select("id").where("idempotency_key", "in", keys).executeTakeFirst())
		return undefined;
	const insert = trx
		.insertInto("inbox")
		.values(row)
		.onConflict((conflict) => conflict.column("idempotency_key").doNothing());
	return (await insert.returning("id").executeTakeFirst())?.id;
}
