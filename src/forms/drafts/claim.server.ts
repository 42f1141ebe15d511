import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../db/tables.ts";
import type { ApplicationType } from "../application/applications.ts";
import type { StoredFile } from "../application/stored-files.server.ts";
import { draftField, uploadPrefix } from "./draft.ts";
import { findDraft, holdDraft, keptUntil, type NotOpen, type OpenDraft } from "./hold.server.ts";

/** A submit that may name a draft, in the text `draft`, and files of it, in texts `upload:<id>` under the names of the form's file fields. */
export type Claim = { type: ApplicationType; fields: Record<string, string>; now: Date };
export type Claimed =
	| { ok: true /** Null for a submit without a draft, or one that names a draft that is gone. */; draftId: number | null; files: StoredFile[] }
	| { ok: false; reason: "draft-submitted"; reference: string };

/** What a submit names and is there. */
export async function lookUpClaim(db: Kysely<Database>, claim: Claim): Promise<Claimed> {
	const token = claim.fields[draftField];
	return readClaim(db, claim, token ? await findDraft(db, token, claim.now) : undefined);
}

/** The same in the submit's transaction, until whose end the draft stays as it is. */
export async function holdClaim(trx: Transaction<Database>, claim: Claim): Promise<Claimed> {
	const token = claim.fields[draftField];
	return readClaim(trx, claim, token ? await holdDraft(trx, token, claim.now) : undefined);
}

async function readClaim(db: Kysely<Database>, { type, fields }: Claim, found: OpenDraft | NotOpen | undefined): Promise<Claimed> {
	if (found?.ok === false && found.reason === "submitted") return { ok: false, reason: "draft-submitted", reference: found.reference };
	// A draft of another form is none of this submit's.
	if (!found?.ok || found.draft.application_type !== type) return { ok: true, draftId: null, files: [] };
	const rows = await db.selectFrom("draft_files").selectAll().where("draft_id", "=", found.draft.id).execute();
	const named = rows.filter(({ id, field }) => fields[field] === `${uploadPrefix}${id}`);
	const files = named.map(({ field, original_name, size, sha256, storage_key }) => ({ field, name: original_name, size, sha256, key: storage_key }));
	return { ok: true, draftId: found.draft.id, files };
}

/**
 * Closes a held draft for ever: what was in it is the application's, and its tokens only tell which one that is. Files that the
 * application did not take are swept away later.
 */
export async function closeDraft(trx: Transaction<Database>, draftId: number, applicationId: number, now: Date): Promise<void> {
	const closed = { state: "submitted", answers: "{}", step: 0, email: null, email_key: null, application_id: applicationId } as const;
	await trx.deleteFrom("draft_files").where("draft_id", "=", draftId).execute();
	await trx
		.updateTable("drafts")
		.set({ ...closed, changed_at: now.toISOString(), expires_at: keptUntil(now, closed) })
		.where("id", "=", draftId)
		.execute();
}
