import type { Commit } from "../../db/group-commit.server.ts";
import { renderLetter } from "../../mail/letter.tsx";
import type { Message } from "../../mail/message.ts";
import { enqueue } from "../../mail/outbox.server.ts";
import { consentField } from "../consent.ts";
import type { FieldErrors } from "../description.ts";
import { checkShortForm, type ShortField } from "../enquiry/short-form.ts";
import { type School, senderOf } from "../letter-words.ts";
import { refuseSpam } from "../spam.ts";
import type { InboxForm } from "./inbox-forms.ts";

/** Who answers for the school, and where the office reads. */
export type InboxDesk = { commit: Commit; school: School; office: string; minFillMs: number };

export type Incoming = { fields: Record<string, unknown>; idempotencyKey: string | undefined; now: Date };
export type Taken = { ok: true; created: boolean } | { ok: false; message: string; errors: FieldErrors };

/** Takes what a visitor sent: checks it with the form's own rules, then writes record and notice to the office in one transaction. */
export async function takeMessage(desk: InboxDesk, inbox: InboxForm, { fields, idempotencyKey, now }: Incoming): Promise<Taken> {
	const texts = Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
	const spam = refuseSpam(texts, desk.minFillMs);
	if (spam) return { ok: false, message: spam, errors: {} };
	const errors = checkShortForm(inbox.form, fields);
	if (Object.keys(errors).length > 0) return { ok: false, message: "Some answers need another look.", errors };
	const answers = Object.fromEntries(inbox.form.fields.map(({ name }) => [name, texts[name] ?? ""]));
	const consented = inbox.consentVersion !== undefined && consentField in texts;
	return desk.commit(async (trx) => {
		const row = await trx
			.insertInto("inbox")
			.values({
				form: inbox.form.key,
				idempotency_key: idempotencyKey ?? null,
				name: answers.name ?? "",
				answers: JSON.stringify(answers),
				consent_version: consented ? (inbox.consentVersion ?? null) : null,
				consent_at: consented ? now.toISOString() : null,
				created_at: now.toISOString(),
			})
			.onConflict((conflict) => conflict.column("idempotency_key").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!row) return { ok: true, created: false };
		await enqueue(trx, notice(desk, inbox, answers, row.id), now);
		return { ok: true, created: true };
	});
}

function notice(desk: InboxDesk, { form, noun, replyTo }: InboxForm, answers: Record<string, string>, id: number): Message {
	const name = answers.name ?? "";
	const address = replyTo ? answers[replyTo]?.trim() : undefined;
	const content = renderLetter({
		title: `New ${noun}`,
		preheader: name,
		mark: `No. ${id}`,
		sender: senderOf(desk.school),
		blocks: [
			{ rows: form.fields.map((field) => ({ label: field.label, value: readable(field, answers[field.name] ?? "") })) },
			{ note: address ? "A reply to this mail goes to the sender." : "The sender left no e-mail address; please call." },
		],
	});
	const reply = address ? { replyTo: { name, address } } : {};
	return { about: `${form.key} ${id}`, to: { name: desk.school.name, address: desk.office }, ...reply, subject: `New ${noun}: ${name}`, ...content };
}

function readable(field: ShortField, answer: string): string {
	return (field.kind === "select" && field.choices.find((choice) => choice.value === answer)?.label) || answer;
}
