import type { Selectable, Transaction } from "kysely";
import { lockContentVersion } from "#src/content/version.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { FocalArea } from "./focal-area.ts";
import type { MediaRevisionsTable, MediaTable } from "./media.table.ts";
import type { StoredMedia } from "./store-media.server.ts";
import { moveUses } from "./uses/move-uses.server.ts";

type Inserted = {
	mediaId: number;
	number: number;
	file: Omit<StoredMedia, "kind">;
	focus: FocalArea;
	posterKey?: string | null;
	captionsKey?: string | null;
};

/** Adds a revision whose renditions are still to be made; a document has none and is ready at once. */
export async function insertRevision(
	trx: Transaction<Database>,
	{ mediaId, number, file, focus, posterKey = null, captionsKey = null }: Inserted,
	now: Date,
): Promise<void> {
	await trx
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
			poster_key: posterKey,
			captions_key: captionsKey,
			state: needsRenditions(file.mediaType) ? "queued" : "ready",
			problem: null,
			attempts: 0,
			due_at: now.toISOString(),
			created_at: now.toISOString(),
		})
		.execute();
}

/** A document is shown as it is. */
export function needsRenditions(mediaType: string): boolean {
	return mediaType !== "application/pdf";
}

export async function readRevision(
	trx: Transaction<Database>,
	mediaId: number,
	number: number,
): Promise<Selectable<MediaRevisionsTable> | undefined> {
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
	item: Pick<Selectable<MediaTable>, "id" | "revision">,
	revision: Pick<Selectable<MediaRevisionsTable>, "number" | "captions_key">,
): Promise<void> {
	// Before anything is read: what is published meanwhile waits, and names this revision then.
	if (item.revision !== 0) await lockContentVersion(trx);
	await trx.updateTable("media").set({ revision: revision.number }).where("id", "=", item.id).execute();
	if (item.revision === 0) return;
	await moveUses(trx, { id: item.id, revision: revision.number, captioned: revision.captions_key !== null });
}
