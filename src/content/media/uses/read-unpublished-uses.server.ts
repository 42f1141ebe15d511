import type { Kysely } from "kysely";
import { keyNames, mediaNamedIn } from "#src/content/media/media-key.ts";
import type { Database } from "#src/db/tables.ts";
import { stringsIn } from "./strings-in.ts";
import type { Use } from "./use.ts";

/**
 * Finds where items are named by drafts, scheduled versions and what can be published again.
 * @param id of one item; all of them when left out
 */
export async function readUnpublishedUses(db: Kysely<Database>, id?: number): Promise<(Use & { item: number })[]> {
	const part = id === undefined ? "" : `${id}-`;
	const rows = await db
		.selectFrom("content_items")
		.innerJoin("content_versions", (join) =>
			join.on(({ or, and, eb, ref }) =>
				or([
					eb("content_versions.id", "=", ref("content_items.draft_id")),
					eb("content_versions.id", "=", ref("content_items.scheduled_id")),
					and([
						eb("content_items.state", "in", ["taken-down", "trashed"]),
						eb("content_versions.id", "=", ref("content_items.published_id")),
					]),
				]),
			),
		)
		.select(["content_items.id", "type", "title", "fields", "state", "draft_id", "scheduled_id"])
		.select("content_versions.id as version_id")
		.where(({ or, eb }) => or(keyNames.map((word) => eb("fields", "like", `%${word}-${part}%`))))
		.orderBy("content_items.id", "desc")
		.execute();
	return rows.flatMap((row) => {
		const { id: itemId, type, title, fields } = row;
		const mediaInItem = Object.entries(JSON.parse(fields)).flatMap(([field, text]) =>
			stringsIn(text)
				.flatMap(mediaNamedIn)
				.map((item) => ({ item, field })),
		);
		return [...new Set(mediaInItem.map(({ item }) => item))].map((item) => ({
			item,
			state: stateOf(row),
			type,
			id: itemId,
			title,
			path: null,
			fields: [...new Set(mediaInItem.filter((each) => each.item === item).map(({ field }) => field))],
		}));
	});
}

type UseRow = { state: string; version_id: number; draft_id: number | null; scheduled_id: number | null };

function stateOf({ state, version_id, draft_id, scheduled_id }: UseRow): Use["state"] {
	if (state === "trashed") return "in the trash";
	if (version_id === draft_id) return "draft";
	return version_id === scheduled_id ? "scheduled" : "taken down";
}
