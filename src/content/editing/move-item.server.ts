import type { Transaction } from "kysely";
import { ZodError } from "zod";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import type { Database } from "#src/db/tables.ts";
import { announce } from "#src/webhooks/announce.server.ts";
import { type By, type ContentActResult, invalid } from "./content-act.ts";
import {
	type ContentItem,
	contentSubject,
	type ItemPointers,
	itemPath,
	pointerNames,
	titleOf,
	typeOf,
} from "./content-item.ts";
import { projectItem } from "./project-item.server.ts";
import { readItemVersion } from "./read-item.server.ts";

type Move = { act: ActName; by: By; undoes?: number | undefined };

/**
 * Does what every act on an item comes down to: the item names other versions, the record follows, and the log has what
 * was named before and after. The item is locked.
 */
export async function moveItem(
	trx: Transaction<Database>,
	item: ContentItem,
	change: Partial<ItemPointers>,
	{ act, by, undoes }: Move,
	now: Date,
): Promise<ContentActResult> {
	const type = typeOf(item);
	const movedItem = { ...item, ...change };
	const [published, draft] = await Promise.all([
		readItemVersion(trx, movedItem.published_id),
		readItemVersion(trx, movedItem.draft_id),
	]);
	const contentVersion = draft ?? published;
	const next = {
		...movedItem,
		title: contentVersion ? titleOf(type, contentVersion.fields) : item.title,
		version: item.version + 1,
		changed_at: now.toISOString(),
		changed_by: by.name,
	};
	try {
		const isPublished = next.state === "published" || item.state === "published";
		const changed = next.state !== item.state || next.published_id !== item.published_id;
		if (isPublished && changed) Object.assign(next, await projectItem(trx, { type, item: next, published, by }, now));
	} catch (error) {
		if (error instanceof ZodError) return invalid(error);
		throw error;
	}
	const { id, ...columns } = next;
	await trx.updateTable("content_items").set(columns).where("id", "=", id).execute();
	await announceMove(trx, item, next, now);
	const changedNames = pointerNames.filter((name) => item[name] !== next[name]);
	const pick = (from: ContentItem) => Object.fromEntries(changedNames.map((name) => [name, from[name]]));
	const auditEntry = { actor: by.name, memberId: by.id, act, subject: contentSubject(id), undoes };
	const actId = await recordAct(trx, { ...auditEntry, before: pick(item), after: pick(next) }, now);
	return { ok: true, actId, item: next };
}

/** Tells webhooks what visitors see from now on, or no longer. */
async function announceMove(trx: Transaction<Database>, before: ContentItem, after: ContentItem, now: Date) {
	const shows = after.state === "published";
	if (!shows && before.state !== "published") return;
	if (shows && before.state === "published" && after.published_id === before.published_id) return;
	const data = {
		type: after.type.replaceAll("_", "-"),
		item: after.id,
		record: after.record_id,
		path: itemPath(typeOf(after), after) ?? null,
	};
	await announce(trx, { event: shows ? "content.published" : "content.taken_down", data }, now);
}
