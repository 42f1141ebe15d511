import type { Selectable, Transaction } from "kysely";
import { storeCase, unbegun } from "#src/cases/store-case.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Commit } from "#src/db/group-commit.server.ts";
import type { Database } from "#src/db/tables.ts";
import { checkAnswers } from "#src/forms/checks/check-answers.ts";
import { type Answers, fieldsOf, type Values, withInitial } from "#src/forms/definition.ts";
import { type AnswerLine, describeAnswers } from "#src/forms/describe-answers.ts";
import { consentLegal } from "#src/forms/legal/legal-versions.server.ts";
import { officeMessages, type School } from "#src/forms/school.ts";
import { withSchoolQuestionTexts } from "#src/forms/school-questions.ts";
import { dedupKeys } from "#src/forms/submission/dedup-key.server.ts";
import {
	consentColumns,
	consentErrors,
	fingerprintOf,
	type Invalid,
	invalid,
	type KeyConflict,
	refuseSpam,
	refuseUnwritten,
	submitOnce,
} from "#src/forms/submission/submission.server.ts";
import { enqueueAcknowledged } from "#src/mail/limit/acknowledge.server.ts";
import { hashPassword } from "#src/secrets/password-hash.server.ts";
import type { Graduates } from "./alumni-choices.ts";
import { alumniEmails } from "./alumni-emails.server.ts";
import { type AlumniForm, alumniForm } from "./alumni-form.ts";
import { alumniConsent } from "./alumni-questions.ts";
import { registrationNumber } from "./registration-number.ts";

export type RegisterContext = { db: Db; commit: Commit; school: School; graduates: Graduates; minFillMs: number };

/** Texts, and lists of texts, by field name. */
export type Registration = { fields: Answers; idempotencyKey: string | undefined; now: Date };

type RegisterResult = { ok: true; created: boolean } | Invalid | KeyConflict<{ fingerprint: string }>;

/**
 * Registers an alumnus: checks the answers with the form's own rules, then writes the record and its emails in one
 * transaction. Of a password only the hash is stored. Without a key, the same answers within the hour are a repeat.
 */
export async function registerAlumnus(context: RegisterContext, registration: Registration): Promise<RegisterResult> {
	const { fields, idempotencyKey } = registration;
	const refusal = refuseSpam(context.school, fields, context.minFillMs) ?? refuseUnwritten(context.school);
	if (refusal) return refusal;
	const form = withSchoolQuestionTexts(alumniForm(context.graduates), context.school.schoolMessages);
	const checkedAnswers = checkAnswers(form, withInitial(form, fields), context.school);
	const errors = {
		...(checkedAnswers.ok ? {} : checkedAnswers.errors),
		...consentErrors(context.school, fields, alumniConsent),
	};
	if (!checkedAnswers.ok || Object.keys(errors).length > 0) return invalid(context.school, errors, form);
	// Passwords are left out because the fast hash of one could be reversed by guessing.
	const fingerprint = fingerprintOf(withoutPasswords(fields));
	const keys =
		idempotencyKey === undefined
			? dedupKeys("alumni", { fingerprint }, undefined, registration.now)
			: ([idempotencyKey] as const);
	return submitOnce<{ fingerprint: string }, RegisterResult>({
		fingerprint,
		find: () => findByKey(context.db, keys),
		replay: async () => ({ ok: true, created: false }),
		store: () => store(context, { ...registration, idempotencyKey: keys[0] }, { ...checkedAnswers, form }, fingerprint),
	});
}

async function findByKey(db: Db, keys: readonly string[]) {
	return db.selectFrom("alumni").select("fingerprint").where("idempotency_key", "in", keys).executeTakeFirst();
}

type ValidAnswers = { form: AlumniForm; values: Values<AlumniForm>; answers: Answers };

/** @returns undefined when the idempotency key, or the dedup key in its place, was taken in the meantime */
async function store(
	context: RegisterContext,
	{ fields, idempotencyKey, now }: Registration & { idempotencyKey: string },
	{ form, values, answers }: ValidAnswers,
	fingerprint: string,
): Promise<RegisterResult | undefined> {
	const { firstname, lastname, email, country, password } = values;
	const officeForm = withSchoolQuestionTexts(form, officeMessages(context.school));
	const steps = describeAnswers(officeForm, withoutPasswords(answers)).map(({ step, lines }) => ({
		title: step.title,
		lines: lines.filter(({ name }) => !isPassword(name)),
	}));
	const row = {
		idempotency_key: idempotencyKey,
		fingerprint,
		name: `${firstname} ${lastname}`,
		email,
		country: country ?? null,
		password_hash: password === undefined ? null : await hashPassword(password),
		answers: JSON.stringify(withoutPasswords(values)),
		asked: JSON.stringify(steps),
		form_version: form.version,
		...consentColumns(fields, alumniConsent, now),
		created_at: now.toISOString(),
	};
	return context.commit(async (trx) => {
		const alumni = await trx
			.insertInto("alumni")
			.values({ ...row, consent_legal: await consentLegal(trx, fields, alumniConsent, now) })
			.onConflict((conflict) => conflict.column("idempotency_key").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!alumni) return undefined;
		await storeAlumnusCase(trx, { ...row, id: alumni.id }, now);
		const emails = alumniEmails(context.school, { id: alumni.id, name: row.name, email: row.email, steps });
		await enqueueAcknowledged(trx, emails, row.email, now);
		return { ok: true, created: true };
	});
}

/** Whatever the year of the first class. */
const passwords = new Set(fieldsOf(alumniForm({ firstGraduation: 1900 }), "password"));

const isPassword = (name: string) => passwords.has(name);

function withoutPasswords(answers: Answers): Answers {
	return Object.fromEntries(Object.entries(answers).filter(([name]) => !isPassword(name)));
}

type Alumnus = Pick<Selectable<Database["alumni"]>, "id" | "name" | "email" | "answers" | "asked" | "created_at">;

/** Opens the case of an alumnus, in the transaction that stores the registration. */
async function storeAlumnusCase(
	trx: Transaction<Database>,
	{ id, name, email, answers: json, asked, created_at }: Alumnus,
	now: Date,
): Promise<void> {
	const answers: Record<string, unknown> = JSON.parse(json);
	const steps: { lines: AnswerLine[] }[] = JSON.parse(asked);
	const text = (value: unknown) => (typeof value === "string" ? value : "");
	await storeCase(
		trx,
		{
			kind: "alumni",
			recordId: id,
			type: "alumni",
			reference: registrationNumber(id),
			name,
			phone: text(answers.mobile_number),
			email,
			town: text(answers.residence),
			birthYear: text(answers.dob).slice(0, 4) || undefined,
			cameAt: created_at,
			waits: { for: "Read", since: created_at, asked: false },
			dueOn: null,
			...unbegun,
			texts: steps.flatMap(({ lines }) => lines.map(({ answer }) => answer)),
		},
		now,
	);
}
