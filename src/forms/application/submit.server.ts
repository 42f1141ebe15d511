import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Transaction } from "kysely";
import { yearAtSchool } from "../../calendar/day.ts";
import type { Db } from "../../db/connect.server.ts";
import { nextNumber } from "../../db/counter.server.ts";
import type { Database } from "../../db/tables.ts";
import { enqueue } from "../../mail/outbox.server.ts";
import { createFee } from "../../payment/fee.server.ts";
import type { Storage } from "../../storage/storage.ts";
import { applicationConsent } from "../consent.ts";
import { checkAnswers, describeAnswers, type FieldErrors, type FormDescription } from "../description.ts";
import { documentExtension, documentTypes } from "../documents.ts";
import { fillTimeField, refuseSpam } from "../spam.ts";
import { issueToken } from "./access.server.ts";
import { type ApplicationType, applicationForms, formatReference } from "./applications.ts";
import { type ApplicationLetter, applicationMails, type MailDesk } from "./mails.server.ts";
import type { StagedFile } from "./receive.server.ts";

export type AdmissionsDesk = MailDesk & {
	db: Db;
	storage: Storage;
	schoolShortName: string;
	minFillMs: number;
	/** What an application costs, or null when no fee is asked for. */
	fee: { plan: { year: number; days: number }; amountRupees: number } | null;
};

export type Submission = { type: ApplicationType; fields: Record<string, string>; files: StagedFile[]; errors: FieldErrors; idempotencyKey: string; now: Date };

export type SubmitResult =
	| { ok: true; created: boolean; id: number; reference: string; token: string }
	| { ok: false; reason: "invalid"; message: string; errors: FieldErrors }
	| { ok: false; reason: "other-under-same-key"; reference: string };

/**
 * Takes an application: checks it with the form's own schema, stores its files, then writes record, file rows, fee and e-mails in
 * one transaction. The same request under the same key gives the application that the first one made, with another token.
 */
export async function submitApplication(desk: AdmissionsDesk, submission: Submission): Promise<SubmitResult> {
	const { form } = applicationForms[submission.type];
	const spam = refuseSpam(submission.fields, desk.minFillMs);
	if (spam) return { ok: false, reason: "invalid", message: spam, errors: {} };
	const answers = { ...submission.fields, ...Object.fromEntries(submission.files.map((file) => [file.field, file])) };
	const checked = checkAnswers(form, answers);
	const errors = { ...(checked.ok ? {} : checked.errors), ...consentError(submission.fields), ...submission.errors };
	if (!checked.ok || Object.keys(errors).length > 0) return { ok: false, reason: "invalid", message: "Some answers need another look.", errors };

	const fingerprint = fingerprintOf(submission);
	const before = await replay(desk.db, submission, fingerprint);
	if (before) return before;
	const files = submission.files.filter((file) => file.field in checked.values);
	const keys = new Map(files.map((file) => [file, `applications/${randomUUID()}.${documentExtension(file.name)}`]));
	for (const [file, key] of keys) await desk.storage.put(key, createReadStream(file.path));
	const record = { form, fingerprint, values: checked.values, answers, keys };
	try {
		return await desk.db.transaction().execute((trx) => store(trx, desk, submission, record));
	} catch (error) {
		// Another request with this key may have committed in the meantime; the files stored here are swept away later.
		const winner = await replay(desk.db, submission, fingerprint);
		if (winner) return winner;
		throw error;
	}
}

function consentError(fields: Record<string, string>): FieldErrors {
	return "consent" in fields && !["true", "on", "1"].includes(fields.consent ?? "") ? { consent: applicationConsent.message } : {};
}

function fingerprintOf({ fields, files }: Submission): string {
	const texts = Object.entries(fields).filter(([name]) => name !== fillTimeField);
	const parts = [...texts, ...files.map((file) => [file.field, file.name, file.sha256])];
	return createHash("sha256")
		.update(JSON.stringify(parts.sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))))
		.digest("hex");
}

async function replay(db: Db, { idempotencyKey, now }: Submission, fingerprint: string): Promise<SubmitResult | undefined> {
	const stored = await db
		.selectFrom("applications")
		.select(["id", "reference", "fingerprint"])
		.where("idempotency_key", "=", idempotencyKey)
		.executeTakeFirst();
	if (!stored) return undefined;
	if (stored.fingerprint !== fingerprint) return { ok: false, reason: "other-under-same-key", reference: stored.reference };
	return { ok: true, created: false, id: stored.id, reference: stored.reference, token: await issueToken(db, stored.id, now) };
}

type Checked = { form: FormDescription; fingerprint: string; values: Record<string, unknown>; answers: Record<string, unknown>; keys: Map<StagedFile, string> };

async function store(
	trx: Transaction<Database>,
	desk: AdmissionsDesk,
	{ type, fields, idempotencyKey, now }: Submission,
	checked: Checked,
): Promise<SubmitResult> {
	const year = yearAtSchool(now);
	const { letter } = applicationForms[type];
	const reference = formatReference(desk.schoolShortName, year, letter, await nextNumber(trx, `applications-${year}-${letter}`));
	const fileNames = new Set([...checked.keys.keys()].map((file) => file.field));
	const texts = Object.fromEntries(Object.entries(checked.values).filter(([name]) => !fileNames.has(name)));
	const asked = describeAnswers(checked.form, { ...checked.answers });
	const applicant = { name: String(texts.name), email: String(texts.email), phone_no: String(texts.phone_no) };
	const { id } = await trx
		.insertInto("applications")
		.values({
			reference,
			application_type: type,
			idempotency_key: idempotencyKey,
			fingerprint: checked.fingerprint,
			...applicant,
			answers: JSON.stringify(texts),
			asked: JSON.stringify(asked.map(({ step, lines }) => ({ title: step.title, lines }))),
			form_version: checked.form.version,
			consent_version: "consent" in fields ? applicationConsent.version : null,
			consent_at: "consent" in fields ? now.toISOString() : null,
			created_at: now.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	for (const [file, key] of checked.keys) await storeFile(trx, id, file, key);
	if (desk.fee) {
		const plan = { name: `${checked.form.title} fee ${desk.fee.plan.year}`, days: desk.fee.plan.days };
		await createFee(trx, { applicationId: id, reference, plan, amountRupees: desk.fee.amountRupees, now });
	}
	const [token, mailToken] = [await issueToken(trx, id, now), await issueToken(trx, id, now)];
	const letterData: ApplicationLetter = { reference, applicant, formTitle: checked.form.title, asked, token: mailToken, fileCount: checked.keys.size };
	for (const message of applicationMails(desk, letterData)) await enqueue(trx, message, now);
	return { ok: true, created: true, id, reference, token };
}

async function storeFile(trx: Transaction<Database>, applicationId: number, file: StagedFile, key: string) {
	const extension = documentExtension(file.name) ?? "pdf";
	await trx
		.insertInto("application_files")
		.values({
			application_id: applicationId,
			field: file.field,
			original_name: file.name,
			storage_key: key,
			size: file.size,
			media_type: documentTypes[extension],
			sha256: file.sha256,
		})
		.execute();
}

/** Which of these storage keys belong to an application; what the sweep must leave alone. */
export async function namedFiles(db: Db, keys: string[]): Promise<Set<string>> {
	if (keys.length === 0) return new Set();
	const rows = await db.selectFrom("application_files").select("storage_key").where("storage_key", "in", keys).execute();
	return new Set(rows.map((row) => row.storage_key));
}
