import type { Transaction } from "kysely";
import { recordAct } from "#src/audit/audit-log.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type FocalArea, middle } from "./focal-area.ts";
import { type By, mediaSubject } from "./media-item.ts";
import { insertRevision, needsRenditions } from "./revisions.server.ts";
import type { StoredMedia } from "./store-media.server.ts";

/**
 * Adds a stored file to the library.
 * @returns the item's number; that of the item which has the same file already, if one has
 */
export async function addMedia(
	trx: Transaction<Database>,
	{ file, by, focus = middle }: { file: StoredMedia; by: By; focus?: FocalArea },
	now: Date,
): Promise<{ id: number; existed: boolean }> {
	const same = await trx
		.selectFrom("media")
		.innerJoin("media_revisions", (join) =>
			join.onRef("media_revisions.media_id", "=", "media.id").onRef("media_revisions.number", "=", "media.target"),
		)
		.select("media.id")
		.where("media_revisions.sha256", "=", file.sha256)
		.where("media.trashed_at", "is", null)
		.executeTakeFirst();
	if (same) return { id: same.id, existed: true };
	const { id } = await trx
		.insertInto("media")
		.values({
			kind: file.kind,
			title: titleOf(file.name),
			alt: "",
			decorative: 0,
			credit: "",
			revision: needsRenditions(file.mediaType) ? 0 : 1,
			target: 1,
			version: 1,
			created_by: by.name,
			created_at: now.toISOString(),
			trashed_at: null,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	await insertRevision(trx, { mediaId: id, number: 1, file, focus }, now);
	const after = { file: file.name, size: file.size };
	await recordAct(trx, { actor: by.name, memberId: by.id, act: "media-added", subject: mediaSubject(id), after }, now);
	return { id, existed: false };
}

/** A file's name without its ending. */
function titleOf(name: string): string {
	return name.replace(/\.[a-z0-9]{1,5}$/i, "").slice(0, 200) || "Untitled";
}
