import type { Kysely } from "kysely";
import { dayAtSchool } from "#src/calendar/day.ts";
import { formatLong } from "#src/calendar/format.ts";
import { isOpen } from "#src/content/careers/careers.ts";
import { careerType } from "#src/content/careers/careers.type.ts";
import { findRecord } from "#src/content/records.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Commit } from "#src/db/group-commit.server.ts";
import type { Database } from "#src/db/tables.ts";
import { saveUpload } from "#src/documents/save-upload.server.ts";
import type { StagedFile } from "#src/documents/stage-uploads.server.ts";
import { checkAnswers } from "#src/forms/checks/check-answers.ts";
import { type FileRefusals, sayRefusals } from "#src/forms/checks/say-rule.ts";
import type { Answers, FieldErrors } from "#src/forms/definition.ts";
import { consentLegal } from "#src/forms/legal/legal-versions.server.ts";
import type { School } from "#src/forms/school.ts";
import { dedupKeys } from "#src/forms/submission/dedup-key.server.ts";
import {
	consentColumns,
	consentErrors,
	type Invalid,
	invalid,
	refuseSpam,
	refuseUnwritten,
} from "#src/forms/submission/submission.server.ts";
import { inLanguage } from "#src/languages/in-language.server.ts";
import { english } from "#src/languages/language.ts";
import { enqueueAcknowledged } from "#src/mail/limit/acknowledge.server.ts";
import { messagesIn } from "#src/school/messages/message-set.ts";
import { submissionMessages } from "#src/school/messages/sets/refusal-messages.ts";
import type { Storage } from "#src/storage/storage.ts";
import { announce } from "#src/webhooks/announce.server.ts";
import { cvField, jobApplicationForm } from "./form/job-application-config.ts";
import { jobApplicationDefinition } from "./form/job-application-definition.ts";
import { storeJobApplicationCase } from "./job-application-case.server.ts";
import { jobApplicationEmails } from "./job-application-emails.server.ts";

export type JobApplicationContext = { db: Db; commit: Commit; storage: Storage; school: School; minFillMs: number };

/** Submission as it arrived: answers by field name, staged files, and what was wrong with files on the way. */
export type JobApplicationSubmission = {
	/** One of the two keys of the opening. */
	opening: string;
	fields: Answers;
	files: readonly StagedFile[];
	fileErrors: FileRefusals;
	idempotencyKey: string | undefined;
	now: Date;
};

/** missing: there is no such opening. closed: its last day is over. */
export type JobApplicationResult =
	| { ok: true; created: boolean }
	| Invalid
	| { ok: false; reason: "missing" | "closed"; message: string; errors: FieldErrors };

/**
 * Checks an application for a post with its form's definition and stores the CV, then writes the record, its case and
 * its emails in one transaction. A repeat succeeds without being stored again, also when the opening has closed since.
 * A CV whose record could not be written is collected as garbage.
 */
export async function receiveJobApplication(
	context: JobApplicationContext,
	{ opening: key, fields, files, fileErrors, idempotencyKey, now }: JobApplicationSubmission,
): Promise<JobApplicationResult> {
	const refusal = refuseSpam(context.school, fields, context.minFillMs) ?? refuseUnwritten(context.school);
	if (refusal) return refusal;
	const { db, storage, school } = context;
	// The office reads the post's title in English, whatever the applicant read.
	const opening = await inLanguage(english, () => findRecord(db, careerType, key));
	if (!opening) return refuse("missing", messagesIn(submissionMessages, school.schoolMessages).jobUnknown);
	const answers: Answers = { ...fields, ...Object.fromEntries(files.map((file) => [file.field, file])) };
	const checkedAnswers = checkAnswers(jobApplicationDefinition, answers, school);
	const wrong = checkedAnswers.ok ? {} : checkedAnswers.errors;
	const errors = {
		...wrong,
		...sayRefusals(fileErrors, school.schoolMessages),
		...consentErrors(school, fields, jobApplicationForm.consent),
	};
	const cv = files.find(({ field }) => field === cvField.name);
	if (!checkedAnswers.ok || !cv || Object.keys(errors).length > 0)
		return invalid(school, errors, jobApplicationDefinition);
	const { name, email, phone_no, note } = toTexts(checkedAnswers.values);
	const texts = { name, email, phone_no, note: note ?? "" };
	const keys = dedupKeys("job-application", { ...texts, opening: opening.slug, cv: cv.sha256 }, idempotencyKey, now);
	if (await isStored(db, keys)) return repeatResult;
	if (!isOpen(opening, dayAtSchool(now))) {
		const day = formatLong(opening.last_date);
		return refuse("closed", messagesIn(submissionMessages, school.schoolMessages).jobClosed({ day }));
	}
	const storedFile = await saveUpload(storage, cv, "job-applications");
	return context.commit(async (trx) => {
		const row = {
			idempotency_key: keys[0],
			career_slug: opening.slug,
			career_title: opening.title,
			name,
			email,
			phone_no,
			note,
			storage_key: storedFile.key,
			original_name: storedFile.name,
			size: storedFile.size,
			sha256: storedFile.sha256,
			...consentColumns(fields, jobApplicationForm.consent, now),
			consent_legal: await consentLegal(trx, fields, jobApplicationForm.consent, now),
			created_at: now.toISOString(),
		};
		if (await isStored(trx, keys)) return repeatResult;
		const insert = trx.insertInto("job_applications").values(row);
		const insertedRow = await insert
			.onConflict((conflict) => conflict.column("idempotency_key").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (!insertedRow) return repeatResult;
		const application = { ...row, id: insertedRow.id };
		await storeJobApplicationCase(trx, application, now);
		const announcement = { id: insertedRow.id, opening: opening.slug, received_at: row.created_at };
		await announce(trx, { event: "job-application.received", data: announcement }, now);
		await enqueueAcknowledged(trx, jobApplicationEmails(school, application), application.email, now);
		return { ok: true, created: true };
	});
}

const repeatResult = { ok: true, created: false } as const;

function refuse(reason: "missing" | "closed", message: string): JobApplicationResult {
	return { ok: false, reason, message, errors: {} };
}

/** The definition's rules have given these values. */
function toTexts({ name, email, phone_no, note }: Answers) {
	return {
		name: String(name),
		email: String(email),
		phone_no: String(phone_no),
		note: note === undefined ? null : String(note),
	};
}

async function isStored(db: Kysely<Database>, keys: string[]): Promise<boolean> {
	const query = db.selectFrom("job_applications").select("id").where("idempotency_key", "in", keys);
	return (await query.executeTakeFirst()) !== undefined;
}
