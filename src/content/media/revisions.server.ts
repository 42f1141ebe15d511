import type { Selectable, Transaction } from "kysely";
import { holdContent } from "#src/content/version.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { FocalArea } from "./focal-area.ts";
import { type Captions, filmNeeds } from "./media-item.ts";
import { readCaptions } from "./read-captions.server.ts";
import type { StoredMedia } from "./store-media.server.ts";
import { moveUses } from "./uses/move-uses.server.ts";

type NewRevision = {
	mediaId: number;
	number: number;
	file: Omit<StoredMedia, "kind">;
	focus: FocalArea;
	film?: FilmExtras;
};

/** Parts that a member adds to a film. */
export type FilmExtras = { posterKey: string | null; speechless: boolean; captions: readonly Captions[] };

const noExtras: FilmExtras = { posterKey: null, speechless: false, captions: [] };

/** Adds a revision whose renditions are still to be made; a document or typeface has none and is ready at once. */
export async function insertRevision(
	trx: Transaction<Database>,
	{ mediaId, number, file, focus, film = noExtras }: NewRevision,
	now: Date,
): Promise<void> {
	const { posterKey, speechless, captions } = film;
	const { id } = await trx
		.insertInto("media_revisions")
		.values({
			media_id: mediaId,
			number,
			original_key: file.key,
			original_name: file.name,
			media_type: file.mediaType,
			size: file.size,
			sha256: file.sha256,
			width: file.width,
			height: file.height,
			colour: null,
			focus_left: focus.left,
			focus_top: focus.top,
			focus_width: focus.width,
			focus_height: focus.height,
			seconds: file.seconds,
			sound: file.sound ? 1 : 0,
			speechless: speechless ? 1 : 0,
			poster_key: posterKey,
			state: firstState(file, film),
			problem: null,
			attempts: 0,
			due_at: now.toISOString(),
			created_at: now.toISOString(),
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	if (captions.length === 0) return;
	const rows = captions.map(({ language, fileKey }) => ({ revision_id: id, language, file_key: fileKey }));
	await trx.insertInto("media_captions").values(rows).execute();
}

function firstState({ mediaType, sound }: NewRevision["file"], { posterKey, ...film }: FilmExtras) {
	if (!needsRenditions(mediaType)) return "ready" as const;
	if (mediaType !== "video/mp4") return "queued" as const;
	return filmNeeds({ ...film, sound, hasPoster: posterKey !== null }).length > 0 ? "incomplete" : "queued";
}

/** Adds a revision with the same file as another one, and with these changes. @returns its number */
export async function copyRevision(
	trx: Transaction<Database>,
	present: Selectable<Database["media_revisions"]>,
	changes: { focus?: FocalArea; film?: Partial<FilmExtras> },
	now: Date,
): Promise<number> {
	const number = (await lastRevision(trx, present.media_id)) + 1;
	const file = {
		key: present.original_key,
		name: present.original_name,
		mediaType: present.media_type,
		size: present.size,
		sha256: present.sha256,
		width: present.width,
		height: present.height,
		seconds: present.seconds,
		sound: present.sound === 1,
	};
	const film = { ...(await extrasOf(trx, present)), ...changes.film };
	const focus = changes.focus ?? focusOf(present);
	await insertRevision(trx, { mediaId: present.media_id, number, file, focus, film }, now);
	return number;
}

export async function extrasOf(
	trx: Transaction<Database>,
	{ id, poster_key, speechless }: Selectable<Database["media_revisions"]>,
): Promise<FilmExtras> {
	const captions = (await readCaptions(trx, [id])).get(id) ?? [];
	return { posterKey: poster_key, speechless: speechless === 1, captions };
}

export function focusOf(row: Selectable<Database["media_revisions"]>): FocalArea {
	return { left: row.focus_left, top: row.focus_top, width: row.focus_width, height: row.focus_height };
}

/** A document or typeface is shown as it is. */
export function needsRenditions(mediaType: string): boolean {
	return mediaType !== "application/pdf" && mediaType !== "font/woff2";
}

export async function readRevision(
	trx: Transaction<Database>,
	mediaId: number,
	number: number,
): Promise<Selectable<Database["media_revisions"]> | undefined> {
	return trx
		.selectFrom("media_revisions")
		.selectAll()
		.where("media_id", "=", mediaId)
		.where("number", "=", number)
		.executeTakeFirst();
}

/** The highest number that the item has given to a revision. */
export async function lastRevision(trx: Transaction<Database>, mediaId: number): Promise<number> {
	const { last } = await trx
		.selectFrom("media_revisions")
		.select(({ fn }) => fn.max("number").as("last"))
		.where("media_id", "=", mediaId)
		.executeTakeFirstOrThrow();
	return last;
}

/**
 * Makes a ready revision the one that the site shows, everywhere at once: each record that names the item is changed
 * with it. The item's row is locked.
 */
export async function showRevision(
	trx: Transaction<Database>,
	item: Pick<Selectable<Database["media"]>, "id" | "revision">,
	revision: Pick<Selectable<Database["media_revisions"]>, "id" | "number">,
): Promise<void> {
	// Content is held before anything is read, so that what is published meanwhile waits, and then names this revision.
	if (item.revision !== 0) await holdContent(trx);
	await trx.updateTable("media").set({ revision: revision.number }).where("id", "=", item.id).execute();
	if (item.revision === 0) return;
	const captions = (await readCaptions(trx, [revision.id])).get(revision.id) ?? [];
	const languages = captions.map(({ language }) => language);
	await moveUses(trx, { id: item.id, revision: revision.number, languages });
}
