import type { Transaction } from "kysely";
import type { StoredFile } from "#src/admissions/documents/stored-files.server.ts";
import type { ApplicationType } from "#src/admissions/forms/application-forms.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { draftField, uploadPrefix } from "./draft.ts";
import { draftExpiry, lockDraft } from "./lock-draft.server.ts";

/** A submit that may name a draft, in the text `draft`, and files of it, in texts `upload:<id>` under the names of the form's file fields. */
export type DraftReference = { type: ApplicationType; fields: Record<string, string>; now: Date };
export type ReferencedDraft =
	| {
			ok: true /** Null for a submit without a draft, or one that names a draft that is gone. */;
			draftId: number | null;
			files: StoredFile[];
	  }
	| { ok: false; reason: "draft-submitted"; reference: string };

const nothing: ReferencedDraft = { ok: true, draftId: null, files: [] };

/** What a submit names and is there, the draft and its files as they stand at one moment. */
export async function findReferencedDraft(db: Db, claim: DraftReference): Promise<ReferencedDraft> {
	return claim.fields[draftField] ? db.transaction().execute((trx) => lockReferencedDraft(trx, claim)) : nothing;
}

/** The same in the submit's transaction, until whose end the draft stays as it is. */
export async function lockReferencedDraft(
	trx: Transaction<Database>,
	{ type, fields, now }: DraftReference,
): Promise<ReferencedDraft> {
	const token = fields[draftField];
	const held = token ? await lockDraft(trx, token, now) : undefined;
	if (held?.ok === false && held.reason === "submitted")
		return { ok: false, reason: "draft-submitted", reference: held.reference };
	// A draft of another form is none of this submit's.
	if (!held?.ok || held.draft.application_type !== type) return nothing;
	const rows = await trx.selectFrom("draft_files").selectAll().where("draft_id", "=", held.draft.id).execute();
	const named = rows.filter(({ id, field }) => fields[field] === `${uploadPrefix}${id}`);
	const files = named.map(({ field, original_name, size, sha256, storage_key }) => ({
		field,
		name: original_name,
		size,
		sha256,
		key: storage_key,
	}));
	return { ok: true, draftId: held.draft.id, files };
}

/**
 * Closes a held draft for ever: what was in it is the application's, and its tokens only tell which one that is. Files that the
 * application did not take are swept away later.
 */
export async function closeDraft(
	trx: Transaction<Database>,
	draftId: number,
	applicationId: number,
	now: Date,
): Promise<void> {
	const closed = {
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
		.set({ ...closed, changed_at: now.toISOString(), expires_at: draftExpiry(now, closed) })
		.where("id", "=", draftId)
		.execute();
}
