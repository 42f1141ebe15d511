import type { Kysely } from "kysely";
import { mediaNamedIn } from "#src/content/media/media-key.ts";
import type { Database } from "#src/db/tables.ts";
import type { Use } from "./read-uses.server.ts";
import { stringsIn } from "./strings-in.ts";

/** Where drafts and scheduled versions name items. @param id of one item; all of them when left out */
export async function readUnpublishedUses(db: Kysely<Database>, id?: number): Promise<(Use & { item: number })[]> {
	const part = id === undefined ? "" : `${id}-`;
	const rows = await db
		.selectFrom("content_items")
		.innerJoin("content_versions", (join) =>
			join.on(({ or, eb, ref }) =>
				or([
					eb("content_versions.id", "=", ref("content_items.draft_id")),
					eb("content_versions.id", "=", ref("content_items.scheduled_id")),
				]),
			),
		)
		.select(["content_items.id", "type", "title", "fields", "draft_id", "content_versions.id as version_id"])
		.where("content_items.state", "!=", "trashed")
		.where(({ or, eb }) => or(["photo", "film", "document"].map((word) => eb("fields", "like", `%${word}-${part}%`))))
		.orderBy("content_items.id", "desc")
		.execute();
	return rows.flatMap(({ id: itemId, type, title, fields, draft_id, version_id }) => {
		const named = Object.entries(JSON.parse(fields)).flatMap(([field, text]) =>
			stringsIn(text)
				.flatMap(mediaNamedIn)
				.map((item) => ({ item, field })),
		);
		return [...new Set(named.map(({ item }) => item))].map((item) => ({
			item,
			state: version_id === draft_id ? ("draft" as const) : ("scheduled" as const),
			type,
			id: itemId,
			title,
			path: null,
			fields: [...new Set(named.filter((each) => each.item === item).map(({ field }) => field))],
		}));
	});
}
