import type { Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import { type ContentActResult, conflict, goneItem, type OnItem } from "./content-act.ts";
import type { ContentItem } from "./content-item.ts";
import { lockItem } from "./read-item.server.ts";

type LockResult = { item: ContentItem; refusal?: undefined } | { item?: undefined; refusal: ContentActResult };

/** Locks the item of an act, as long as no one has changed it since its member saw it. */
export async function lockSeen(
	trx: Transaction<Database>,
	{ itemId, seen }: Pick<OnItem, "itemId" | "seen">,
): Promise<LockResult> {
	const item = await lockItem(trx, itemId);
	if (!item) return { refusal: goneItem };
	return seen !== undefined && seen !== item.version ? { refusal: conflict(item) } : { item };
}
