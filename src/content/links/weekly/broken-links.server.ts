import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { BrokenLink } from "./broken-link.ts";

/** `types` are tables of content types. */
type Query = { types: readonly string[] };

/** Links of what is published; a text that was published since its check has none until the next one. */
function withItem(db: Kysely<Database>) {
	return db
		.selectFrom("broken_links")
		.innerJoin("content_items", (join) =>
			join
				.onRef("content_items.type", "=", "broken_links.type")
				.onRef("content_items.record_id", "=", "broken_links.record_id"),
		)
		.leftJoin("content_versions", "content_versions.id", "content_items.published_id")
		.where("content_items.state", "=", "published")
		.where((row) =>
			row.or([
				row("content_versions.published_at", "is", null),
				row("content_versions.published_at", "<=", row.ref("checked_at")),
			]),
		);
}

/** Sorted by the title of the text. */
export async function listBrokenLinks(
	db: Kysely<Database>,
	{ types, limit, offset }: Query & { limit: number; offset: number },
): Promise<{ links: BrokenLink[]; count: number }> {
	const brokenQuery = withItem(db).where("broken_links.type", "in", types);
	const { count } = await brokenQuery.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
	return { links: await readLinks(brokenQuery.limit(limit).offset(offset)), count: Number(count) };
}

/** The ids of all pages of a list, in its order. */
export async function findBrokenLinkIds(db: Kysely<Database>, { types }: Query): Promise<number[]> {
	const links = await readLinks(withItem(db).where("broken_links.type", "in", types));
	return links.map(({ id }) => id);
}

/** Links by their ids, in the order of a list. */
export async function readBrokenLinks(db: Kysely<Database>, ids: readonly number[]): Promise<BrokenLink[]> {
	return ids.length === 0 ? [] : readLinks(withItem(db).where("broken_links.id", "in", ids));
}

async function readLinks(links: ReturnType<typeof withItem>): Promise<BrokenLink[]> {
	const rows = await links
		.select(["broken_links.id", "href", "text", "fault", "checked_at"])
		.select(["content_items.id as item_id", "content_items.type", "content_items.title"])
		.orderBy("content_items.title")
		.orderBy("broken_links.id")
		.execute();
	return rows.map(({ item_id, type, title, checked_at, ...link }) => ({
		...link,
		checkedAt: checked_at,
		item: { id: item_id, type, title },
	}));
}
