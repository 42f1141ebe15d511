import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ContentType } from "#src/content/content-type.ts";
import { differences } from "#src/content/differences.ts";
import type { Database } from "#src/db/tables.ts";
import { type By, type ContentActResult, conflict, goneItem, type OnItem, refuse } from "./content-act.ts";
import {
	type ContentItem,
	type ContentVersion,
	contentSubject,
	type TypedFields,
	titleOf,
	typeOf,
} from "./content-item.ts";
import { lockSeen } from "./lock-seen.server.ts";
import { moveItem } from "./move-item.server.ts";
import { lockItem, readItem, readItemVersion } from "./read-item.server.ts";

export const draftSaved = "content-drafted";

/** Saves of one author less than this apart go into one version. */
const sittingMs = 30 * 60_000;

/** Begins something new with a first draft. */
export async function startItem(
	trx: Transaction<Database>,
	type: ContentType,
	{ fields, by }: { fields: TypedFields; by: By },
	now: Date,
): Promise<ContentActResult> {
	const at = now.toISOString();
	const { id } = await trx
		.insertInto("content_items")
		.values({
			type: type.table,
			title: titleOf(type, fields),
			state: "draft",
			version: 1,
			created_at: at,
			changed_at: at,
			changed_by: by.name,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const draftId = await addVersion(trx, { type, itemId: id, number: 1, fields, by }, now);
	await trx.updateTable("content_items").set({ draft_id: draftId }).where("id", "=", id).execute();
	const auditEntry = { actor: by.name, memberId: by.id, act: draftSaved, subject: contentSubject(id) } as const;
	const actId = await recordAct(trx, { ...auditEntry, before: {}, after: { draft_id: draftId } }, now);
	const item = await readItem(trx, id);
	return item ? { ok: true, actId, item } : goneItem;
}

/**
 * Saves what is being written; nothing of it reaches visitors. Two who write at the same time are told: the later one
 * gets a conflict, and may save all the same (`despite`), though not on a version that has not come; what the other had
 * written stays as a version, and so does what was there before where the save is to be undone separately (`apart`).
 */
export async function saveDraft(
	trx: Transaction<Database>,
	{ itemId, seen, by, fields, despite, apart }: OnItem & { fields: TypedFields; despite?: boolean; apart?: boolean },
	now: Date,
): Promise<ContentActResult> {
	const item = await lockItem(trx, itemId);
	if (!item) return goneItem;
	if (item.state === "trashed") return refuse("This is in the trash. Restore it first.");
	if (seen !== undefined && (despite ? seen > item.version : seen !== item.version)) return conflict(item);
	const current = await readItemVersion(trx, item.draft_id ?? item.published_id);
	if (current && isDeepStrictEqual(current.fields, JSON.parse(JSON.stringify(fields))))
		return { ok: true, actId: null, item };
	if (current && !despite && !apart && isSameSitting(item, current, by, now))
		return overwrite(trx, item, { fields, by }, now);
	const draftId = await addVersion(
		trx,
		{ type: typeOf(item), itemId, number: await nextNumber(trx, itemId), fields, by },
		now,
	);
	return moveItem(trx, item, { draft_id: draftId }, { act: draftSaved, by }, now);
}

/** Stores what was written beside the draft of someone else, as a version that can be restored. */
export async function setAside(
	trx: Transaction<Database>,
	{ itemId, seen = 0, by, fields }: OnItem & { fields: TypedFields },
	now: Date,
): Promise<ContentActResult> {
	const item = await lockItem(trx, itemId);
	if (!item) return goneItem;
	if (seen > item.version) return conflict(item);
	const number = await nextNumber(trx, itemId);
	await addVersion(trx, { type: typeOf(item), itemId, number, fields, by }, now);
	const auditEntry = {
		actor: by.name,
		memberId: by.id,
		act: "content-set-aside",
		subject: contentSubject(itemId),
	} as const;
	await recordAct(trx, { ...auditEntry, after: { number } }, now);
	return { ok: true, actId: null, item };
}

/** Makes an earlier version the draft. What is published stays until the draft is published. */
export async function restoreVersion(
	trx: Transaction<Database>,
	{ itemId, seen, by, number: restoredFrom }: OnItem & { number: number },
	now: Date,
): Promise<ContentActResult> {
	const { item, refusal } = await lockSeen(trx, { itemId, seen });
	if (refusal) return refusal;
	const row = await trx
		.selectFrom("content_versions")
		.select("fields")
		.where("item_id", "=", itemId)
		.where("number", "=", restoredFrom)
		.executeTakeFirst();
	if (!row) return { ok: false, reason: "gone", message: `There is no version ${restoredFrom}.` };
	const number = await nextNumber(trx, itemId);
	const version = { type: typeOf(item), itemId, number, fields: JSON.parse(row.fields), by };
	const draftId = await addVersion(trx, { ...version, restoredFrom }, now);
	return moveItem(trx, item, { draft_id: draftId }, { act: "content-version-restored", by }, now);
}

/** Throws the draft away; it stays among the versions. Something that was never published goes into the trash. */
export async function discardDraft(
	trx: Transaction<Database>,
	{ itemId, seen, by }: OnItem,
	now: Date,
): Promise<ContentActResult> {
	const { item, refusal } = await lockSeen(trx, { itemId, seen });
	if (refusal) return refusal;
	if (item.draft_id === null) return refuse("There isn’t a draft.");
	if (item.published_id === null) return refuse("This was never published. Move it to the trash instead.");
	return moveItem(trx, item, { draft_id: null }, { act: "content-draft-discarded", by }, now);
}

/** A draft that is published later must not change after it was checked. */
function isSameSitting(item: ContentItem, draft: ContentVersion, by: By, now: Date): boolean {
	return (
		draft.id === item.draft_id &&
		draft.id !== item.scheduled_id &&
		draft.published_at === null &&
		draft.member_id === by.id &&
		draft.token_id === (by.tokenId ?? null) &&
		now.getTime() - Date.parse(draft.changed_at) < sittingMs
	);
}

async function overwrite(
	trx: Transaction<Database>,
	item: ContentItem,
	{ fields, by }: { fields: TypedFields; by: By },
	now: Date,
): Promise<ContentActResult> {
	const at = now.toISOString();
	await trx
		.updateTable("content_versions")
		.set({ fields: JSON.stringify(differences(typeOf(item), fields)), changed_at: at })
		.where("id", "=", Number(item.draft_id))
		.execute();
	const changes = {
		title: titleOf(typeOf(item), fields),
		version: item.version + 1,
		changed_at: at,
		changed_by: by.name,
	};
	await trx.updateTable("content_items").set(changes).where("id", "=", item.id).execute();
	return { ok: true, actId: null, item: { ...item, ...changes } };
}

type NewVersion = {
	type: ContentType;
	itemId: number;
	number: number;
	fields: TypedFields;
	by: By;
	restoredFrom?: number;
};

async function addVersion(
	trx: Transaction<Database>,
	{ type, itemId, number, fields, by, restoredFrom }: NewVersion,
	now: Date,
): Promise<number> {
	const at = now.toISOString();
	const { id } = await trx
		.insertInto("content_versions")
		.values({
			item_id: itemId,
			number,
			restored_from: restoredFrom ?? null,
			fields: JSON.stringify(differences(type, fields)),
			member_id: by.id,
			member_name: by.name,
			token_id: by.tokenId ?? null,
			created_at: at,
			changed_at: at,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

async function nextNumber(trx: Transaction<Database>, itemId: number): Promise<number> {
	const { most } = await trx
		.selectFrom("content_versions")
		.select(({ fn }) => fn.max("number").as("most"))
		.where("item_id", "=", itemId)
		.executeTakeFirstOrThrow();
	return (most ?? 0) + 1;
}
