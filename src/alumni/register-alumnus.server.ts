import type { Db } from "#src/db/connect.server.ts";
import type { Commit } from "#src/db/group-commit.server.ts";
import { alumniConsent } from "#src/forms/consent.ts";
import { type Answers, checkAnswers, describeAnswers, fieldsOf, withInitial } from "#src/forms/definition.ts";
import {
	consentColumns,
	consentErrors,
	fingerprintOf,
	type Invalid,
	invalid,
	type KeyConflict,
	refuseSpam,
	submitOnce,
} from "#src/forms/submission.server.ts";
import { enqueue } from "#src/mail/outbox/outbox.server.ts";
import { alumniForm } from "./alumni-form.ts";
import { type AlumniMailDesk, alumniMails } from "./alumni-mails.server.ts";
import { hashPassword } from "./hash-password.server.ts";

export type AlumniDesk = AlumniMailDesk & { db: Db; commit: Commit; minFillMs: number };

/** Texts, and lists of texts, by field name. */
export type Registration = { fields: Answers; idempotencyKey: string | undefined; now: Date };

export type RegisterResult = { ok: true; created: boolean } | Invalid | KeyConflict<{ fingerprint: string }>;

const passwords = new Set(fieldsOf(alumniForm, "password"));

/**
 * Registers an alumnus: checks the answers with the form's own rules, then writes the record and its e-mails in one
 * transaction. Of a password only the hash is stored.
 */
export async function registerAlumnus(desk: AlumniDesk, registration: Registration): Promise<RegisterResult> {
	const { fields, idempotencyKey } = registration;
	const spam = refuseSpam(fields, desk.minFillMs);
	if (spam) return spam;
	const answers = withInitial(alumniForm, fields);
	const checked = checkAnswers(alumniForm, answers);
	const errors = { ...(checked.ok ? {} : checked.errors), ...consentErrors(fields, alumniConsent) };
	if (!checked.ok || Object.keys(errors).length > 0) return invalid(errors);
	// Without passwords: the fast hash of one could be reversed by guessing.
	const fingerprint = fingerprintOf(withoutPasswords(fields));
	return submitOnce<{ fingerprint: string }, RegisterResult>({
		fingerprint,
		find: () => findByKey(desk.db, idempotencyKey),
		replay: async () => ({ ok: true, created: false }),
		store: () => store(desk, registration, { values: checked.values, answers, fingerprint }),
	});
}

async function findByKey(db: Db, idempotencyKey: string | undefined) {
	if (idempotencyKey === undefined) return undefined;
	return db.selectFrom("alumni").select("fingerprint").where("idempotency_key", "=", idempotencyKey).executeTakeFirst();
}

type Checked = { values: Answers; answers: Answers; fingerprint: string };

/** @returns undefined when the idempotency key was taken in the meantime */
async function store(
	desk: AlumniDesk,
	{ fields, idempotencyKey, now }: Registration,
	{ values, answers, fingerprint }: Checked,
): Promise<RegisterResult | undefined> {
	const { password } = values;
	const record = withoutPasswords(values);
	const asked = describeAnswers(alumniForm, withoutPasswords(answers)).map(({ step, lines }) => ({
		step,
		lines: lines.filter(({ name }) => !passwords.has(name)),
	}));
	const consent = consentColumns(fields, alumniConsent, now);
	const row = {
		idempotency_key: idempotencyKey ?? null,
		fingerprint,
		name: `${record.firstname} ${record.lastname}`,
		email: String(record.email),
		country: typeof record.country === "string" ? record.country : null,
		password_hash: typeof password === "string" ? await hashPassword(password) : null,
		answers: JSON.stringify(record),
		asked: JSON.stringify(asked.map(({ step, lines }) => ({ title: step.title, lines }))),
		form_version: alumniForm.version,
		...consent,
		consent_text: consent.consent_version && alumniConsent.text,
		created_at: now.toISOString(),
	};
	return desk.commit(async (trx) => {
		const stored = await trx
			.insertInto("alumni")
			.values(row)
			.onConflict((conflict) => conflict.column("idempotency_key").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!stored) return undefined;
		for (const message of alumniMails(desk, { id: stored.id, name: row.name, email: row.email, asked }))
			await enqueue(trx, message, now);
		return { ok: true, created: true };
	});
}

function withoutPasswords(answers: Answers): Answers {
	return Object.fromEntries(Object.entries(answers).filter(([name]) => !passwords.has(name)));
}
