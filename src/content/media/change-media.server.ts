import type { Selectable, Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import { isSeen, type MediaKind } from "#src/content/media/media-key.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type FocalArea, isFocalArea } from "./focal-area.ts";
import {
	type By,
	goneFile,
	type MediaRefusal,
	type MediaResult,
	mediaSubject,
	refuse,
	refuseUnseen,
} from "./media-item.ts";
import {
	copyRevision,
	extrasOf,
	focusOf,
	insertRevision,
	lastRevision,
	readRevision,
	showRevision,
} from "./revisions.server.ts";
import type { StoredMedia } from "./store-media.server.ts";
import { readUses } from "./uses/read-uses.server.ts";

type Trx = Transaction<Database>;
export type LockedItem = Selectable<Database["media"]>;

/** `version` is the one that the member saw: nothing is changed when someone has changed the item since. */
export type OnItem = { id: number; by: By; version?: number | undefined; undoes?: number | undefined };

export const described = "media-described";
export const focused = "media-focused";
export const replaced = "media-replaced";
export const trashed = "media-trashed";
export const restored = "media-restored";

const names: Record<MediaKind, string> = { picture: "photo", film: "video", document: "document", font: "typeface" };

type MediaTexts = { title: string; alt: string; decorative: boolean; credit: string };

export async function describeMedia(trx: Trx, on: OnItem & MediaTexts, now: Date): Promise<MediaResult> {
	const item = await lockItem(trx, on);
	if ("ok" in item) return item;
	const { title, alt, decorative, credit } = on;
	if (title === "") return refuse("Enter a title.", "invalid");
	if (decorative && alt !== "")
		return refuse("Enter an alternative text, or tick “Decorative image”. You can’t do both.", "invalid");
	const before = { title: item.title, alt: item.alt, decorative: item.decorative === 1, credit: item.credit };
	const after = { title, alt, decorative, credit };
	await trx
		.updateTable("media")
		.set({ title, alt, decorative: decorative ? 1 : 0, credit })
		.where("id", "=", item.id)
		.execute();
	return recordMediaAct(trx, item, { ...on, act: described, before, after }, now);
}

/** Chooses the part that every cut contains. The site shows the new cuts when they are made. */
export async function focusMedia(trx: Trx, on: OnItem & { focus: FocalArea }, now: Date): Promise<MediaResult> {
	const item = await lockItem(trx, on);
	if ("ok" in item) return item;
	if (!isFocalArea(on.focus)) return refuse("The focal area must be inside the photo.", "invalid");
	const present = await readRevision(trx, item.id, item.target);
	if (!present || !isSeen(item.kind)) return refuse("Only photos and videos have a focal area.");
	const number = await copyRevision(trx, present, { focus: on.focus }, now);
	return aimAt(trx, item, { ...on, act: focused, number }, now);
}

/** Puts another file in the place of an item's. The site shows it everywhere as soon as it is ready. */
export async function replaceMedia(trx: Trx, on: OnItem & { file: StoredMedia }, now: Date): Promise<MediaResult> {
	const item = await lockItem(trx, on);
	if ("ok" in item) return item;
	if (item.kind !== on.file.kind)
		return refuse(`You can replace a ${names[item.kind]} only with another ${names[item.kind]}.`);
	const present = await readRevision(trx, item.id, item.target);
	if (!present) return refuse("There’s nothing to replace.");
	const number = (await lastRevision(trx, item.id)) + 1;
	// Poster and captions of the former film, until the member gives others.
	const film = await extrasOf(trx, present);
	await insertRevision(trx, { mediaId: item.id, number, file: on.file, focus: focusOf(present), film }, now);
	return aimAt(trx, item, { ...on, act: replaced, number }, now);
}

/** Refused while a record or a draft names the item: it would show nothing. */
export async function trashMedia(trx: Trx, on: OnItem, now: Date): Promise<MediaResult> {
	const item = await lockItem(trx, on);
	if ("ok" in item) return item;
	if (item.trashed_at !== null) return refuse("This is already in the trash.");
	const uses = (await readUses(trx, item.id)).get(item.id) ?? [];
	if (uses.length > 0)
		return refuse(`It’s used in ${uses.length === 1 ? "one place" : `${uses.length} places`}. Replace it instead.`);
	await trx.updateTable("media").set({ trashed_at: now.toISOString() }).where("id", "=", item.id).execute();
	return recordMediaAct(trx, item, { ...on, act: trashed }, now);
}

export async function restoreMedia(trx: Trx, on: OnItem, now: Date): Promise<MediaResult> {
	const item = await lockItem(trx, on);
	if ("ok" in item) return item;
	if (item.trashed_at === null) return refuse("This isn’t in the trash.");
	await trx.updateTable("media").set({ trashed_at: null }).where("id", "=", item.id).execute();
	return recordMediaAct(trx, item, { ...on, act: restored }, now);
}

export async function lockItem(trx: Trx, { id, version }: OnItem): Promise<LockedItem | MediaRefusal> {
	const item = await lockRow(trx, "media", id);
	return item ? (refuseUnseen(item, version) ?? item) : goneFile;
}

/** Aims the item at a revision, and shows it at once if it is ready, as an undo's is. */
export async function aimAt(
	trx: Trx,
	item: LockedItem,
	{ number, ...act }: OnItem & { act: ActName; number: number },
	now: Date,
): Promise<MediaResult> {
	const revision = await readRevision(trx, item.id, number);
	if (!revision) return refuse("This file was deleted.");
	await trx.updateTable("media").set({ target: number }).where("id", "=", item.id).execute();
	if (revision.state === "ready" && item.revision !== number) await showRevision(trx, item, revision);
	return recordMediaAct(trx, item, { ...act, before: { revision: item.target }, after: { revision: number } }, now);
}

export async function recordMediaAct(
	trx: Trx,
	item: LockedItem,
	{ by, act, before, after, undoes }: OnItem & { act: ActName; before?: unknown; after?: unknown },
	now: Date,
): Promise<MediaResult> {
	await trx
		.updateTable("media")
		.set({ version: item.version + 1 })
		.where("id", "=", item.id)
		.execute();
	const subject = mediaSubject(item.id);
	return {
		ok: true,
		actId: await recordAct(trx, { actor: by.name, memberId: by.id, act, subject, before, after, undoes }, now),
	};
}
