import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { saveUpload } from "#src/documents/save-upload.server.ts";
import type { StagedFile } from "#src/documents/stage-uploads.server.ts";
import { hashToken } from "#src/forms/token.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import type { DraftFile } from "./draft.ts";
import { draftExpiry, lockDraft, type NotOpen } from "./lock-draft.server.ts";

type Place = { db: Db; storage: Storage };

/** The files of the draft that a token opens. */
export async function listDraftFiles(db: Db, token: string): Promise<DraftFile[]> {
	const files = db.selectFrom("draft_files").innerJoin("draft_tokens", "draft_tokens.draft_id", "draft_files.draft_id");
	const rows = await files
		.select(["id", "field", "original_name", "size"])
		.where("token_hash", "=", hashToken(token))
		.orderBy("field")
		.execute();
	return rows.map(({ original_name: name, ...row }) => ({ ...row, name }));
}

/** Stores a checked file in a draft and replaces the one in its field. */
export async function putDraftFile(
	{ db, storage }: Place,
	token: string,
	staged: StagedFile,
	now: Date,
): Promise<{ ok: true; file: DraftFile } | NotOpen> {
	const { field, name, size, sha256, sentSha256, key } = await saveUpload(storage, staged, "applications");
	const id = randomBytes(16).toString("base64url");
	const result = await changeFiles(db, token, now, async (trx, draftId) => {
		const former = await takeOut(trx, draftId, field);
		await trx
			.insertInto("draft_files")
			.values({
				id,
				draft_id: draftId,
				field,
				original_name: name,
				storage_key: key,
				size,
				sha256,
				sent_sha256: sentSha256,
				created_at: now.toISOString(),
			})
			.execute();
		return former;
	});
	await removeFiles(storage, result.ok ? result.unreferenced : [key]);
	return result.ok ? { ok: true, file: { id, field, name, size } } : result;
}

/** Takes a field's file out of a draft; having none is no error. */
export async function removeDraftFile(
	{ db, storage }: Place,
	token: string,
	field: string,
	now: Date,
): Promise<{ ok: true } | NotOpen> {
	const result = await changeFiles(db, token, now, (trx, draftId) => takeOut(trx, draftId, field));
	if (!result.ok) return result;
	await removeFiles(storage, result.unreferenced);
	return { ok: true };
}

/** @param change returns the storage keys that no row references any more */
function changeFiles(
	db: Db,
	token: string,
	now: Date,
	change: (trx: Transaction<Database>, draftId: number) => Promise<string[]>,
) {
	return db.transaction().execute(async (trx): Promise<{ ok: true; unreferenced: string[] } | NotOpen> => {
		const lockedDraft = await lockDraft(trx, token, now);
		if (!lockedDraft.ok) return lockedDraft;
		const { draft } = lockedDraft;
		const unreferenced = await change(trx, draft.id);
		await trx
			.updateTable("drafts")
			.set({ changed_at: now.toISOString(), expires_at: draftExpiry(now, draft) })
			.where("id", "=", draft.id)
			.execute();
		return { ok: true, unreferenced };
	});
}

async function takeOut(trx: Transaction<Database>, draftId: number, field: string): Promise<string[]> {
	const draftFiles = await trx
		.deleteFrom("draft_files")
		.where("draft_id", "=", draftId)
		.where("field", "=", field)
		.returning("storage_key")
		.execute();
	return draftFiles.map((row) => row.storage_key);
}

/** Removes files whose rows are gone. What the storage refuses to remove now is swept away later. */
export async function removeFiles(storage: Storage, keys: string[]): Promise<void> {
	await Promise.allSettled(keys.map((key) => storage.remove(key)));
}
