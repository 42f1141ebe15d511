import type { Transaction } from "kysely";
import { recordErasure } from "#src/backup/erasures.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { deleteMailCounts } from "#src/mail/limit/count-mail.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { removeFiles } from "./draft-files.server.ts";
import { lockDraft, type NotOpen } from "./lock-draft.server.ts";

const batchSize = 100;

/** Deletes a draft with its answers, its files and every token that opened it. */
export async function deleteDraft(
	{ db, storage }: { db: Db; storage: Storage },
	token: string,
	now: Date,
): Promise<{ ok: true } | NotOpen> {
	const result = await db.transaction().execute(async (trx) => {
		const lockedDraft = await lockDraft(trx, token, now);
		if (!lockedDraft.ok) return lockedDraft;
		const keys = await keysOf(trx, lockedDraft.draft.id);
		const { id, created_at: createdAt } = lockedDraft.draft;
		await trx.deleteFrom("drafts").where("id", "=", id).execute();
		await recordErasure(trx, { kind: "draft", id, createdAt }, now);
		return { ok: true as const, keys };
	});
	if (!result.ok) return result;
	await removeFiles(storage, result.keys);
	return { ok: true };
}

/** Deletes the drafts whose time is over, with their files, and says how many. */
export async function expireDrafts(
	{ db, storage }: { db: Db; storage: Storage },
	now: Date,
	signal?: AbortSignal,
): Promise<number> {
	const over = now.toISOString();
	let expired = 0;
	for (let more = true; more && !signal?.aborted; ) {
		const ids = await db
			.selectFrom("drafts")
			.select("id")
			.where("expires_at", "<=", over)
			.orderBy("expires_at")
			.limit(batchSize)
			.execute();
		more = ids.length === batchSize;
		for (const { id } of ids) {
			const keys = await db.transaction().execute(async (trx) => {
				const files = await keysOf(trx, id);
				// Someone may have saved it in the meantime.
				const { numDeletedRows } = await trx
					.deleteFrom("drafts")
					.where("id", "=", id)
					.where("expires_at", "<=", over)
					.executeTakeFirst();
				return numDeletedRows > 0n ? files : undefined;
			});
			if (!keys) continue;
			await removeFiles(storage, keys);
			expired++;
		}
	}
	await deleteMailCounts(db, now);
	return expired;
}

async function keysOf(trx: Transaction<Database>, draftId: number): Promise<string[]> {
	const rows = await trx.selectFrom("draft_files").select("storage_key").where("draft_id", "=", draftId).execute();
	return rows.map((row) => row.storage_key);
}
