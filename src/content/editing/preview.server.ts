import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import { transactOrRollBack } from "#src/db/roll-back.server.ts";
import type { Database } from "#src/db/tables.ts";
import { moveItem } from "./move-item.server.ts";
import { publishDueWithin } from "./publish-due.server.ts";
import { lockItem } from "./read-item.server.ts";

/** Content that a preview shows as published: the draft of an item, and what is scheduled until a moment. */
export type Preview = { itemId?: number | undefined; at: Date };

/**
 * Publishes within a transaction, shows the result to `read`, and rolls everything back: visitors never see any of it.
 * On SQLite others wait meanwhile, so `read` should take milliseconds.
 */
export function withPreview<Value>(
	db: Db,
	{ itemId, at }: Preview,
	read: (trx: Transaction<Database>) => Promise<Value>,
): Promise<Value> {
	return transactOrRollBack<Value>(db, async (trx, rollBack) => {
		await publishDueWithin(trx, at);
		if (itemId !== undefined) await publishDraft(trx, itemId, at);
		return rollBack(await read(trx));
	});
}

/** Publishes the draft if it is complete: an item that cannot be published yet leaves what is published as it is. */
async function publishDraft(trx: Transaction<Database>, itemId: number, at: Date) {
	const item = await lockItem(trx, itemId);
	const shown = item && (item.draft_id ?? item.published_id);
	if (!item || shown === null || item.state === "trashed") return;
	const change = { state: "published", published_id: shown ?? null, draft_id: null } as const;
	await moveItem(trx, item, change, { act: "content-previewed", by: { id: null, name: "preview" } }, at);
}
