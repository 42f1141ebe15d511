import type { Transaction } from "kysely";
import { findMissingAlt } from "#src/content/media/uses/missing-alt.server.ts";
import { textsOf } from "#src/content/record-form/record-texts.ts";
import { blanksIn } from "#src/content/school/legal-draft.server.ts";
import type { Database } from "#src/db/tables.ts";
import { legalNames } from "#src/forms/legal/legal-texts.ts";
import { textTable } from "#src/school/schema/define-school-text.ts";
import { alwaysThere, type ContentActResult, invalid, invalidFields, type OnItem, refuse } from "./content-act.ts";
import { type ContentItem, type ContentVersion, typeOf } from "./content-item.ts";
import { lockSeen } from "./lock-seen.server.ts";
import { moveItem } from "./move-item.server.ts";
import { readItemVersion } from "./read-item.server.ts";
import { refuseSecondPerson, refuseToken } from "./second-person/second-person.server.ts";

export const published = "content-published";
export const takenDown = "content-taken-down";

const unscheduled = { scheduled_id: null, publish_at: null } as const;

/** Shows the draft to visitors, or again what was taken down. */
export async function publishItem(trx: Transaction<Database>, on: OnItem, now: Date): Promise<ContentActResult> {
	const ready = await readyVersion(trx, on);
	if (!("version" in ready)) return ready;
	const { item, version } = ready;
	await trx
		.updateTable("content_versions")
		.set({ published_at: now.toISOString() })
		.where("id", "=", version.id)
		.where("published_at", "is", null)
		.execute();
	const change = { state: "published", published_id: version.id, draft_id: null, ...unscheduled } as const;
	return moveItem(trx, item, change, { act: published, by: on.by }, now);
}

/** Times are ISO 8601 in UTC; null takes a time away. */
export type Schedule = { publishAt?: string | null; takeDownAt?: string | null };

/** Publishes the draft as it is now at a time, takes the record down at a time, or both. */
export async function scheduleItem(
	trx: Transaction<Database>,
	{ publishAt, takeDownAt, ...on }: OnItem & Schedule,
	now: Date,
): Promise<ContentActResult> {
	const past = [publishAt, takeDownAt].some((at) => typeof at === "string" && at <= now.toISOString());
	if (past) return refuse("Choose a time in the future.");
	let change: Partial<ContentItem> = takeDownAt === undefined ? {} : { take_down_at: takeDownAt };
	let item: ContentItem;
	if (typeof publishAt === "string") {
		const ready = await readyVersion(trx, on);
		if (!("version" in ready)) return ready;
		({ item } = ready);
		change = { ...change, scheduled_id: ready.version.id, publish_at: publishAt };
	} else {
		const lockResult = await lockSeen(trx, on);
		if (lockResult.refusal) return lockResult.refusal;
		item = lockResult.item;
		const refusedToken = await refuseToken(trx, item, on.by);
		if (refusedToken) return refusedToken;
		if (publishAt === null) change = { ...change, ...unscheduled };
	}
	const { publish_at, take_down_at } = { ...item, ...change };
	if (take_down_at !== null && typeOf(item).single) return refuse(alwaysThere);
	if (take_down_at !== null && publish_at !== null && take_down_at <= publish_at)
		return refuse("It would be unpublished before it’s published.");
	if (take_down_at !== null && publish_at === null && item.state !== "published")
		return refuse("This isn’t published, so you can’t unpublish it.");
	return moveItem(trx, item, change, { act: "content-scheduled", by: on.by }, now);
}

/** Visitors no longer see it; its address says that it is gone. */
export async function takeDownItem(
	trx: Transaction<Database>,
	{ itemId, seen, by }: OnItem,
	now: Date,
): Promise<ContentActResult> {
	const { item, refusal } = await lockSeen(trx, { itemId, seen });
	if (refusal) return refusal;
	if (typeOf(item).single) return refuse(alwaysThere);
	if (item.state !== "published") return refuse("This isn’t published.");
	const refusedToken = await refuseToken(trx, item, by);
	if (refusedToken) return refusedToken;
	return moveItem(trx, item, { state: "taken-down", take_down_at: null }, { act: takenDown, by }, now);
}

type Ready = { item: ContentItem; version: ContentVersion };

/** The version that would be published now, complete and allowed; the item is locked. */
async function readyVersion(
	trx: Transaction<Database>,
	{ itemId, seen, by }: OnItem,
): Promise<Ready | ContentActResult> {
	const { item, refusal } = await lockSeen(trx, { itemId, seen });
	if (refusal) return refusal;
	if (item.state === "trashed") return refuse("This is in the trash. Restore it first.");
	const version = await readItemVersion(trx, item.draft_id ?? (item.state === "published" ? null : item.published_id));
	if (!version) return refuse("There are no changes to publish.");
	const type = typeOf(item);
	const parsed = type.fields.safeParse(version.fields);
	if (!parsed.success) return invalid(parsed.error);
	const withoutAlt = await findMissingAlt(trx, type, textsOf(type, version.fields));
	if (withoutAlt.length > 0) return invalidFields(withoutAlt);
	const blanks = legalNames.some((name) => textTable(name) === type.table) ? blanksIn(version.fields) : [];
	if (blanks.length > 0) return refuse(`Fill in the blanks before you publish: ${blanks.join(", ")}.`);
	return (await refuseSecondPerson(trx, { type, version, fields: parsed.data, by })) ?? { item, version };
}
