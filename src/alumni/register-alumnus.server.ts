import { createHash } from "node:crypto";
import type { Db } from "#src/db/connect.server.ts";
import type { Commit } from "#src/db/group-commit.server.ts";
import { alumniConsent, consentField } from "#src/forms/consent.ts";
import {
	type Answers,
	checkAnswers,
	describeAnswers,
	type FieldErrors,
	type FormDefinition,
	fieldsOf,
	withInitial,
} from "#src/forms/definition.ts";
import { fillTimeField, refuseSpam } from "#src/forms/honeypot.ts";
import { enqueue } from "#src/mail/outbox/outbox.server.ts";
import { alumniForm } from "./alumni-form.ts";
import { type AlumniMailDesk, alumniMails } from "./alumni-mails.server.ts";
import { hashPassword } from "./hash-password.server.ts";

export type AlumniDesk = AlumniMailDesk & { db: Db; commit: Commit; minFillMs: number };

/** Texts, and lists of texts, by field name. */
export type Registration = { fields: Answers; idempotencyKey: string | undefined; now: Date };

export type RegisterResult =
	| { ok: true; created: boolean }
	| { ok: false; reason: "invalid"; message: string; errors: FieldErrors }
	| { ok: false; reason: "other-under-same-key" };

const form: FormDefinition = alumniForm;
const secrets = new Set(fieldsOf(form, "password"));

/** Takes a registration: checks it with the form's own rules, then writes record, thanks and notice in one transaction. A password leaves here as a hash only. */
export async function registerAlumnus(
	desk: AlumniDesk,
	{ fields, idempotencyKey, now }: Registration,
): Promise<RegisterResult> {
	const texts = Object.fromEntries(
		Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
	const spam = refuseSpam(texts, desk.minFillMs);
	if (spam) return { ok: false, reason: "invalid", message: spam, errors: {} };
	const answers = withInitial(form, fields);
	const checked = checkAnswers(form, answers);
	const errors = { ...(checked.ok ? {} : checked.errors), ...consentError(fields) };
	if (!checked.ok || Object.keys(errors).length > 0)
		return { ok: false, reason: "invalid", message: "Some answers need another look.", errors };

	const fingerprint = fingerprintOf(fields);
	const before = await replay(desk.db, idempotencyKey, fingerprint);
	if (before) return before;
	const { password } = checked.values;
	const kept = withoutSecrets(checked.values);
	const asked = describeAnswers(form, withoutSecrets(answers)).map(({ step, lines }) => ({
		step,
		lines: lines.filter(({ name }) => !secrets.has(name)),
	}));
	const name = `${kept.firstname} ${kept.lastname}`;
	const row = {
		idempotency_key: idempotencyKey ?? null,
		fingerprint,
		name,
		email: String(kept.email),
		country: typeof kept.country === "string" ? kept.country : null,
		password_hash: typeof password === "string" ? await hashPassword(password) : null,
		answers: JSON.stringify(kept),
		asked: JSON.stringify(asked.map(({ step, lines }) => ({ title: step.title, lines }))),
		form_version: form.version,
		...consentGiven(fields, now),
		created_at: now.toISOString(),
	};
	const created = await desk.commit(async (trx) => {
		const conflict = trx
			.insertInto("alumni")
			.values(row)
			.onConflict((clash) => clash.column("idempotency_key").doNothing());
		const stored = await conflict.returning("id").executeTakeFirst();
		if (!stored) return false;
		for (const message of alumniMails(desk, { id: stored.id, name, email: row.email, asked }))
			await enqueue(trx, message, now);
		return true;
	});
	// Another request with this key may have committed in the meantime.
	return created
		? { ok: true, created }
		: ((await replay(desk.db, idempotencyKey, fingerprint)) ?? { ok: true, created });
}

async function replay(
	db: Db,
	idempotencyKey: string | undefined,
	fingerprint: string,
): Promise<RegisterResult | undefined> {
	if (idempotencyKey === undefined) return undefined;
	const stored = await db
		.selectFrom("alumni")
		.select("fingerprint")
		.where("idempotency_key", "=", idempotencyKey)
		.executeTakeFirst();
	if (!stored) return undefined;
	return stored.fingerprint === fingerprint
		? { ok: true, created: false }
		: { ok: false, reason: "other-under-same-key" };
}

function consentError(fields: Answers): FieldErrors {
	return consentField in fields && !["true", "on", "1"].includes(String(fields[consentField]))
		? { [consentField]: alumniConsent.message }
		: {};
}

function consentGiven(fields: Answers, now: Date) {
	if (!(consentField in fields)) return { consent_version: null, consent_text: null, consent_at: null };
	return { consent_version: alumniConsent.version, consent_text: alumniConsent.text, consent_at: now.toISOString() };
}

function withoutSecrets(answers: Answers): Answers {
	return Object.fromEntries(Object.entries(answers).filter(([name]) => !secrets.has(name)));
}

/** Without passwords: a fast hash of one could be guessed. */
function fingerprintOf(fields: Answers): string {
	const parts = Object.entries(withoutSecrets(fields)).filter(([name]) => name !== fillTimeField);
	return createHash("sha256")
		.update(JSON.stringify(parts.sort(([a], [b]) => (a < b ? -1 : 1))))
		.digest("hex");
}
