import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { Captions } from "./media-item.ts";

/** The captions of revisions, by the revisions' row numbers; each one's by language. */
export async function readCaptions(
	db: Kysely<Database>,
	revisionIds: readonly number[],
): Promise<Map<number, Captions[]>> {
	const captionsById = new Map<number, Captions[]>();
	if (revisionIds.length === 0) return captionsById;
	const rows = await db
		.selectFrom("media_captions")
		.select(["revision_id", "language", "file_key"])
		.where("revision_id", "in", revisionIds)
		.orderBy("language")
		.execute();
	for (const { revision_id, language, file_key } of rows)
		captionsById.set(revision_id, [...(captionsById.get(revision_id) ?? []), { language, fileKey: file_key }]);
	return captionsById;
}
