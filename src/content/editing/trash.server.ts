import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { alwaysThere, type ContentActResult, goneItem, type OnItem, refuse } from "./content-act.ts";
import { typeOf } from "./content-item.ts";
import { lockSeen } from "./lock-seen.server.ts";
import { moveItem } from "./move-item.server.ts";
import { lockItem } from "./read-item.server.ts";
import { refuseToken } from "./second-person/second-person.server.ts";

/** Number of days that something stays in the trash. */
export const trashDays = 30;

/** Takes down whatever is published of it, and everything of it can be taken out again for 30 days. */
export async function trashItem(
	trx: Transaction<Database>,
	{ itemId, seen, by }: OnItem,
	now: Date,
): Promise<ContentActResult> {
	const { item, refusal } = await lockSeen(trx, { itemId, seen });
	if (refusal) return refusal;
	if (typeOf(item).single) return refuse(alwaysThere);
	if (item.state === "trashed") return refuse("This is already in the trash.");
	const refusedToken = await refuseToken(trx, item, by);
	if (refusedToken) return refusedToken;
	const change = {
		state: "trashed",
		scheduled_id: null,
		publish_at: null,
		take_down_at: null,
		trashed_at: now.toISOString(),
	} as const;
	return moveItem(trx, item, change, { act: "content-trashed", by }, now);
}

/** Takes it out of the trash; visitors see it again once it is published. */
export async function takeOutOfTrash(
	trx: Transaction<Database>,
	{ itemId, by }: OnItem,
	now: Date,
): Promise<ContentActResult> {
	const item = await lockItem(trx, itemId);
	if (!item) return goneItem;
	if (item.state !== "trashed") return refuse("This isn’t in the trash.");
	const state = item.published_id === null ? "draft" : "taken-down";
	return moveItem(trx, item, { state, trashed_at: null }, { act: "content-taken-out", by }, now);
}

/** Deletes what has been in the trash for 30 days; its addresses stay closed. @returns how many items */
export async function emptyTrash(db: Db, now: Date): Promise<number> {
	const before = new Date(now.getTime() - trashDays * 86_400_000).toISOString();
	return db.transaction().execute(async (trx) => {
		const old = await trx
			.selectFrom("content_items")
			.select("id")
			.where("state", "=", "trashed")
			.where("trashed_at", "<", before)
			.execute();
		for (const { id } of old) {
			await trx.updateTable("former_addresses").set({ item_id: null }).where("item_id", "=", id).execute();
			await trx.deleteFrom("content_versions").where("item_id", "=", id).execute();
			await trx.deleteFrom("content_items").where("id", "=", id).execute();
		}
		return old.length;
	});
}
