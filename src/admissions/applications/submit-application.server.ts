import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import type { StagedFile } from "#src/admissions/documents/stage-uploads.server.ts";
import { keepFile } from "#src/admissions/documents/stored-files.server.ts";
import { uploadPrefix } from "#src/admissions/drafts/draft.ts";
import {
	closeDraft,
	findReferencedDraft,
	lockReferencedDraft,
	type ReferencedDraft,
} from "#src/admissions/drafts/referenced-draft.server.ts";
import { type ApplicationType, applicationForms } from "#src/admissions/forms/application-forms.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { applicationConsent } from "#src/forms/consent.ts";
import {
	type Answers,
	applicableFields,
	checkAnswers,
	type FieldErrors,
	type FormDefinition,
	fieldsOf,
} from "#src/forms/definition.ts";
import { fillTimeField, refuseSpam } from "#src/forms/honeypot.ts";
import type { Storage } from "#src/storage/storage.ts";
import { issueToken } from "./access-token.server.ts";
import { type CheckedApplication, type RecordDesk, recordApplication } from "./store-application.server.ts";

export type AdmissionsDesk = RecordDesk & { db: Db; storage: Storage; minFillMs: number };

export type Submission = {
	type: ApplicationType;
	fields: Record<string, string>;
	files: StagedFile[];
	errors: FieldErrors;
	idempotencyKey: string;
	now: Date;
};

type Invalid = { ok: false; reason: "invalid"; message: string; errors: FieldErrors };
export type SubmitResult =
	| { ok: true; created: boolean; id: number; reference: string; token: string }
	| Invalid
	| { ok: false; reason: "other-under-same-key" | "draft-submitted"; reference: string };

/**
 * Takes an application: checks it with the form's own schema, stores its files, then writes record, file rows, fee and e-mails in
 * one transaction, which also closes the draft that it was. The same request under the same key gives the application that the
 * first one made, with another token.
 */
export async function submitApplication(desk: AdmissionsDesk, submission: Submission): Promise<SubmitResult> {
	const spam = refuseSpam(submission.fields, desk.minFillMs);
	if (spam) return invalid({}, spam);
	const fingerprint = fingerprintOf(submission);
	// A request with a broken file is none that was ever taken. The others are looked for first, since files that were taken are no longer the draft's.
	const replayed = async () =>
		Object.keys(submission.errors).length === 0 ? replay(desk.db, submission, fingerprint) : undefined;
	const before = await replayed();
	if (before) return before;
	const outcome = await take(desk, submission, fingerprint).catch((error: unknown) => ({ ok: false as const, error }));
	if (outcome.ok) return outcome;
	// The same request may have committed in the meantime; files that were stored for this one are swept away later.
	const winner = await replayed();
	if (winner) return winner;
	if ("error" in outcome) throw outcome.error;
	return outcome;
}

async function take(desk: AdmissionsDesk, submission: Submission, fingerprint: string): Promise<SubmitResult> {
	const claimed = await findReferencedDraft(desk.db, submission);
	if (!claimed.ok) return claimed;
	const checked = check(submission, claimed);
	if (!checked.ok) return checked;
	const { values, answers } = checked;
	const files = claimed.files.filter(({ field }) => field in values);
	for (const staged of submission.files) if (staged.field in values) files.push(await keepFile(desk.storage, staged));
	const { type, idempotencyKey, now } = submission;
	const application = {
		type,
		idempotencyKey,
		fingerprint,
		values,
		answers,
		consentAsked: "consent" in submission.fields,
		files,
		now,
	};
	return desk.db.transaction().execute((trx) => store(trx, desk, submission, application));
}

const anotherLook = "Some answers need another look.";
const fileLost = "This file is no longer on the server. Please choose it again.";

function invalid(errors: FieldErrors, message = anotherLook): Invalid {
	return { ok: false, reason: "invalid", message, errors };
}

function check(
	{ type, fields, files, errors: found }: Submission,
	claimed: ReferencedDraft & { ok: true },
): { ok: true; values: Answers; answers: Answers } | Invalid {
	const { form } = applicationForms[type];
	const named = namedFields(form, fields);
	const given = [...claimed.files, ...files].map((file) => [file.field, file] as const);
	const answers = {
		...fields,
		...Object.fromEntries(named.map((field) => [field, undefined])),
		...Object.fromEntries(given),
	};
	const checked = checkAnswers(form, answers);
	const asked = new Set(form.steps.flatMap((step) => applicableFields(form, step, answers)).map(({ name }) => name));
	const lost = named.filter((field) => asked.has(field) && !claimed.files.some((file) => file.field === field));
	const errors = { ...(checked.ok ? {} : checked.errors), ...consentError(fields), ...found, ...tellLost(lost) };
	return checked.ok && Object.keys(errors).length === 0 ? { ...checked, answers } : invalid(errors);
}

function namedFields(form: FormDefinition, fields: Record<string, string>): string[] {
	return fieldsOf(form, "file").filter((field) => fields[field]?.startsWith(uploadPrefix));
}

function tellLost(fields: string[]): FieldErrors {
	return Object.fromEntries(fields.map((field) => [field, fileLost]));
}

function consentError(fields: Record<string, string>): FieldErrors {
	return "consent" in fields && !["true", "on", "1"].includes(fields.consent ?? "")
		? { consent: applicationConsent.message }
		: {};
}

function fingerprintOf({ fields, files }: Submission): string {
	const texts = Object.entries(fields).filter(([name]) => name !== fillTimeField);
	const parts = [...texts, ...files.map((file) => [file.field, file.name, file.sha256])];
	return createHash("sha256")
		.update(JSON.stringify(parts.sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))))
		.digest("hex");
}

async function replay(
	db: Db,
	{ idempotencyKey, now }: Submission,
	fingerprint: string,
): Promise<SubmitResult | undefined> {
	const stored = await db
		.selectFrom("applications")
		.select(["id", "reference", "fingerprint"])
		.where("idempotency_key", "=", idempotencyKey)
		.executeTakeFirst();
	if (!stored) return undefined;
	if (stored.fingerprint !== fingerprint)
		return { ok: false, reason: "other-under-same-key", reference: stored.reference };
	return {
		ok: true,
		created: false,
		id: stored.id,
		reference: stored.reference,
		token: await issueToken(db, stored.id, now),
	};
}

/** Nothing is written before the draft is held and found unchanged, so that a refusal may commit. */
async function store(
	trx: Transaction<Database>,
	desk: AdmissionsDesk,
	submission: Submission,
	application: CheckedApplication,
): Promise<SubmitResult> {
	const held = await lockReferencedDraft(trx, submission);
	if (!held.ok) return held;
	const named = namedFields(applicationForms[submission.type].form, submission.fields).filter(
		(field) => field in application.values,
	);
	const lost = named.filter((field) => !held.files.some((file) => file.field === field));
	if (lost.length > 0) return invalid(tellLost(lost));
	const recorded = await recordApplication(trx, desk, application);
	if (held.draftId !== null) await closeDraft(trx, held.draftId, recorded.id, submission.now);
	return { ok: true, created: true, ...recorded };
}
