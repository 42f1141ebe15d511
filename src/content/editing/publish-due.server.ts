import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { By, ContentActResult } from "./content-act.ts";
import type { ContentItem } from "./content-item.ts";
import { moveItem } from "./move-item.server.ts";
import { published, takenDown } from "./publish-item.server.ts";
import { lockItem } from "./read-item.server.ts";

const clock: By = { id: null, name: "The schedule" };

/**
 * Publishes and takes down what is due, each in a transaction of its own. @returns how many items changed
 * @throws when one of them could not be published, after all others were
 */
export async function publishDue(db: Db, now: Date): Promise<number> {
	let changed = 0;
	const errors: unknown[] = [];
	for (const id of await dueItems(db, now))
		try {
			if (await db.transaction().execute((trx) => publishDueItem(trx, id, now))) changed += 1;
		} catch (error) {
			errors.push(error);
		}
	if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors, String(errors[0]));
	return changed;
}

/** Tells whether there is anything to publish or to take down. */
export async function isPublishingDue(db: Db, now: Date): Promise<boolean> {
	return (await dueItems(db, now)).length > 0;
}

/** The same within a transaction that someone else ends: for a preview of a day to come. */
export async function publishDueWithin(trx: Transaction<Database>, now: Date): Promise<void> {
	for (const id of await dueItems(trx, now)) await publishDueItem(trx, id, now);
}

async function dueItems(db: Db, now: Date): Promise<number[]> {
	const at = now.toISOString();
	const rows = await db
		.selectFrom("content_items")
		.select(["id", "publish_at", "take_down_at"])
		.where((row) => row.or([row("publish_at", "<=", at), row("take_down_at", "<=", at)]))
		.where("state", "!=", "trashed")
		.execute();
	const due = ({ publish_at, take_down_at }: (typeof rows)[number]) => publish_at ?? take_down_at ?? "";
	return rows.toSorted((a, b) => (due(a) < due(b) ? -1 : 1)).map(({ id }) => id);
}

async function publishDueItem(trx: Transaction<Database>, id: number, now: Date): Promise<boolean> {
	const item = await lockItem(trx, id);
	// Another process may have been first.
	if (!item || item.state === "trashed") return false;
	const at = now.toISOString();
	let result: ContentActResult | undefined;
	if (item.scheduled_id !== null && item.publish_at !== null && item.publish_at <= at) {
		await trx
			.updateTable("content_versions")
			.set({ published_at: at })
			.where("id", "=", item.scheduled_id)
			.where("published_at", "is", null)
			.execute();
		result = await moveItem(trx, item, publishing(item), { act: published, by: clock }, now);
	}
	const current = result?.ok ? result.item : item;
	if (current.state === "published" && current.take_down_at !== null && current.take_down_at <= at)
		result = await moveItem(
			trx,
			current,
			{ state: "taken-down", take_down_at: null },
			{ act: takenDown, by: clock },
			now,
		);
	if (result && !result.ok) throw new Error(`Item ${id} is due and cannot be published: ${result.message}`);
	return result !== undefined;
}

/** A draft that was begun after the schedule stays a draft. */
function publishing({ scheduled_id, draft_id }: ContentItem) {
	return {
		state: "published" as const,
		published_id: scheduled_id,
		draft_id: draft_id === scheduled_id ? null : draft_id,
		scheduled_id: null,
		publish_at: null,
	};
}
