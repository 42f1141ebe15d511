import type { Transaction } from "kysely";
import {
	closeDraft,
	findReferencedDraft,
	lockReferencedDraft,
} from "#src/admissions/drafts/referenced-draft.server.ts";
import type { ApplicationForm } from "#src/admissions/forms/application-form.ts";
import { type ApplicationType, formOf, hasQuestion } from "#src/admissions/forms/application-forms.ts";
import { withDocuments } from "#src/admissions/forms/asked-documents.ts";
import { rulesOfApplication } from "#src/admissions/forms/departments.ts";
import { departmentRefusal, notOfferedMessage } from "#src/admissions/forms/not-offered.ts";
import { type Admissions, admissionStatus } from "#src/admissions/season/season.ts";
import { refusal } from "#src/admissions/season/season-messages.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { yearAtSchool } from "#src/calendar/day.ts";
import type { By } from "#src/cases/case.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type StoredFile, saveUpload } from "#src/documents/save-upload.server.ts";
import type { StagedFile } from "#src/documents/stage-uploads.server.ts";
import { type FileRefusals, sayRefusals } from "#src/forms/checks/say-rule.ts";
import {
	fingerprintOf,
	type Invalid,
	invalid,
	type KeyConflict,
	refuseSpam,
	submitOnce,
} from "#src/forms/submission/submission.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { issueToken } from "./access-token.server.ts";
import { checkApplication, missingFiles } from "./check-application.server.ts";
import { isFeePayable, type Stage } from "./stage.ts";
import { type RecordContext, recordApplication } from "./store-application.server.ts";

export type SubmitContext = RecordContext & {
	db: Db;
	storage: Storage;
	admissions: Admissions;
	minFillMs: number;
};

/** An application as it arrived: texts by field name, staged files, and what was wrong with files on the way. */
export type Submission = {
	type: ApplicationType;
	fields: Record<string, string>;
	files: StagedFile[];
	fileErrors: FileRefusals;
	idempotencyKey: string;
	/** The word of the link by which the form was opened. */
	source?: string | null;
	/** The member of the office who types it in for an applicant, from paper or the telephone. */
	enteredBy?: By;
	now: Date;
};

type Earlier = { id: number; reference: string; fingerprint: string; stage: Stage };

export type SubmitResult =
	| { ok: true; created: boolean; id: number; reference: string; token: string; feePayable: boolean }
	| Invalid
	| KeyConflict<Earlier>
	| { ok: false; reason: "draft-submitted"; reference: string }
	| { ok: false; reason: "closed"; message: string };

/**
 * Submits an application: checks it with the form's own rules, stores its files, then writes record, file rows, fee and
 * emails in one transaction, which also closes the draft that it came from. The same request under the same key gets
 * the same application, with another token, also when admissions have closed since.
 */
export async function submitApplication(context: SubmitContext, submission: Submission): Promise<SubmitResult> {
	const { fields, files, fileErrors, idempotencyKey, now } = submission;
	const spam = refuseSpam(context.school, fields, context.minFillMs);
	if (spam) return spam;
	// The fingerprint is made from what was sent, so that a repeat still counts as one if pictures are drawn
	// differently.
	const asSent = files.map(({ field, name, sentSha256 }) => ({ field, name, sha256: sentSha256 }));
	const fingerprint = fingerprintOf(fields, asSent);
	return submitOnce<Earlier, SubmitResult>({
		fingerprint,
		// A request with a broken file was never stored. For any other, the earlier one is looked up before its files are:
		// files of an application no longer belong to the draft.
		find: async () => (Object.keys(fileErrors).length > 0 ? undefined : findByKey(context.db, idempotencyKey)),
		replay: async ({ id, reference, stage }) => {
			const token = await issueToken(context.db, id, now);
			return { ok: true, created: false, id, reference, token, feePayable: isFeePayable(stage) };
		},
		store: () => store(context, submission, fingerprint),
	});
}

async function findByKey(db: Db, idempotencyKey: string): Promise<Earlier | undefined> {
	return db
		.selectFrom("applications")
		.select(["id", "reference", "fingerprint", "stage"])
		.where("idempotency_key", "=", idempotencyKey)
		.executeTakeFirst();
}

async function store(context: SubmitContext, submission: Submission, fingerprint: string): Promise<SubmitResult> {
	const draft = await findReferencedDraft(context.db, submission);
	if (!draft.ok) return draft;
	const { type, now } = submission;
	const message = notOfferedMessage(context.admissions, type) ?? refusal(context.admissions, type, now);
	if (message !== undefined) return { ok: false, reason: "closed", message };
	const documents = rulesOfApplication(context.admissions.documents?.[type], type, submission.fields);
	const checkedApplication = checkApplication(context.school, submission, draft.files, documents);
	if (!checkedApplication.ok) return checkedApplication;
	const { department } = checkedApplication.answers;
	const refused = type === "march" ? departmentRefusal(context.admissions, String(department), now) : undefined;
	if (refused !== undefined) return invalid(context.school, { department: refused }, refused);
	const isAnswer = ({ field }: { field: string }) => field in checkedApplication.values;
	const draftFiles = draft.files.filter(isAnswer);
	// Uploads of a request that is refused below are collected later as garbage.
	const form: ApplicationForm = withDocuments(formOf(type).form, documents);
	const isStored = (file: StagedFile) => isAnswer(file) || !hasQuestion(form, file.field);
	const saving = submission.files.filter(isStored).map((staged) => saveUpload(context.storage, staged, "applications"));
	const files = [...draftFiles, ...(await Promise.all(saving))];
	return context.db.transaction().execute(async (trx): Promise<SubmitResult> => {
		// Nothing is written before the draft is locked and found unchanged, so a refusal may commit.
		const lockedReferencedDraft = await lockReferencedDraft(trx, submission);
		if (!lockedReferencedDraft.ok) return lockedReferencedDraft;
		const missing = draftFiles.filter((file) => !isAmong(lockedReferencedDraft.files, file));
		if (missing.length > 0) {
			const lost = missingFiles(missing.map(({ field }) => field));
			return invalid(context.school, sayRefusals(lost, context.school.schoolMessages), form);
		}
		const storedApplication = await recordApplication(trx, context, {
			...submission,
			...checkedApplication,
			files,
			documents,
			fingerprint,
			draftId: lockedReferencedDraft.draftId,
			admissionYear: admissionStatus(context.admissions, now, type).year ?? yearAtSchool(now),
		});
		if (submission.enteredBy) await recordEntry(trx, storedApplication.id, submission.enteredBy, submission.now);
		const source = submission.source ?? lockedReferencedDraft.source;
		if (source) await trx.updateTable("applications").set({ source }).where("id", "=", storedApplication.id).execute();
		if (lockedReferencedDraft.draftId !== null)
			await closeDraft(trx, lockedReferencedDraft.draftId, storedApplication.id, submission.now);
		return { ok: true, created: true, ...storedApplication, feePayable: true };
	});
}

async function recordEntry(trx: Transaction<Database>, id: number, by: By, now: Date) {
	const subject = { kind: "application", id };
	await recordAct(trx, { actor: by.name, memberId: by.id, act: "application-entered", subject }, now);
}

function isAmong(files: StoredFile[], { key }: StoredFile): boolean {
	return files.some((file) => file.key === key);
}
