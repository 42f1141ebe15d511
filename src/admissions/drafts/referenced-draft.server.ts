import type { Transaction } from "kysely";
import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { StoredFile } from "#src/documents/save-upload.server.ts";
import { type FormDefinition, fieldsOf } from "#src/forms/definition.ts";
import { draftField, uploadPrefix } from "./draft.ts";
import { draftExpiry, lockDraft } from "./lock-draft.server.ts";

/**
 * A submission that may refer to a draft, by its token in the text `draft`, and to the draft's files, by texts
 * `upload:<id>` in the form's file fields.
 */
export type DraftReference = { type: ApplicationType; fields: Record<string, string>; now: Date };

export type ReferencedDraft =
	| {
			ok: true;
			/** Null when the submission refers to no draft, or to one that is gone. */
			draftId: number | null;
			/** The draft's files to which the submission refers. */
			files: StoredFile[];
			/** The word of the link by which the draft was begun. */
			source: string | null;
	  }
	| { ok: false; reason: "draft-submitted"; reference: string };

const noDraft: ReferencedDraft = { ok: true, draftId: null, files: [], source: null };

/** The draft and the files to which a submission refers, as of one moment. */
export async function findReferencedDraft(db: Db, submission: DraftReference): Promise<ReferencedDraft> {
	if (!submission.fields[draftField]) return noDraft;
	return db.transaction().execute((trx) => lockReferencedDraft(trx, submission));
}

/** The same, locked until the submission's transaction ends. */
export async function lockReferencedDraft(
	trx: Transaction<Database>,
	{ type, fields, now }: DraftReference,
): Promise<ReferencedDraft> {
	const token = fields[draftField];
	const lockedDraft = token ? await lockDraft(trx, token, now) : undefined;
	if (lockedDraft?.ok === false && lockedDraft.reason === "submitted")
		return { ok: false, reason: "draft-submitted", reference: lockedDraft.reference };
	// A draft of another form has nothing to do with this submission.
	if (!lockedDraft?.ok || lockedDraft.draft.application_type !== type) return noDraft;
	const rows = await trx.selectFrom("draft_files").selectAll().where("draft_id", "=", lockedDraft.draft.id).execute();
	const files = rows
		.filter(({ id, field }) => fields[field] === `${uploadPrefix}${id}`)
		.map(({ field, original_name: name, size, sha256, sent_sha256: sentSha256, storage_key: key }) => ({
			field,
			name,
			size,
			sha256,
			sentSha256,
			key,
		}));
	return { ok: true, draftId: lockedDraft.draft.id, files, source: lockedDraft.draft.source };
}

/** The file fields in which a submission refers to a draft's file instead of bringing one. */
export function referencedFields(form: FormDefinition, fields: Record<string, string>): string[] {
	return fieldsOf(form, "file").filter((field) => fields[field]?.startsWith(uploadPrefix));
}

/**
 * Closes a locked draft for good: its content is now the application's, and its tokens only tell which one that is.
 * Files that the application did not take are collected later as garbage.
 */
export async function closeDraft(
	trx: Transaction<Database>,
	draftId: number,
	applicationId: number,
	now: Date,
): Promise<void> {
	const submittedDraft = {
		state: "submitted",
		answers: "{}",
		step: 0,
		email: null,
		email_key: null,
		application_id: applicationId,
	} as const;
	await trx.deleteFrom("draft_files").where("draft_id", "=", draftId).execute();
	await trx
		.updateTable("drafts")
		.set({ ...submittedDraft, changed_at: now.toISOString(), expires_at: draftExpiry(now, submittedDraft) })
		.where("id", "=", draftId)
		.execute();
}
