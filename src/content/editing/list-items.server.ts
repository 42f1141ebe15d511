import type { Kysely } from "kysely";
import { containing } from "#src/db/containing.ts";
import type { Database } from "#src/db/tables.ts";
import type { ContentItem } from "./content-item.ts";
import { type ItemQuery, itemsPerPage } from "./item-query.ts";

/** Items, last changed first; those in the trash only when asked for. */
export async function listItems(
	db: Kysely<Database>,
	query: ItemQuery,
	perPage = itemsPerPage,
): Promise<{ items: ContentItem[]; count: number }> {
	const rows = itemsOf(db, query);
	const [items, { count }] = await Promise.all([
		rows
			.selectAll()
			.orderBy("changed_at", "desc")
			.orderBy("id", "desc")
			.limit(perPage)
			.offset((query.page - 1) * perPage)
			.execute(),
		rows.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
	]);
	return { items, count: Number(count) };
}

/** The ids of the items of all pages of a list, in its order. */
export async function findItemIds(db: Kysely<Database>, query: ItemQuery): Promise<number[]> {
	const rows = await itemsOf(db, query).select("id").orderBy("changed_at", "desc").orderBy("id", "desc").execute();
	return rows.map(({ id }) => id);
}

/** Items by their ids, in this order. */
export async function readItems(db: Kysely<Database>, ids: readonly number[]): Promise<ContentItem[]> {
	if (ids.length === 0) return [];
	const rows = await db.selectFrom("content_items").selectAll().where("id", "in", ids).execute();
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

function itemsOf(db: Kysely<Database>, { types, filter, search }: ItemQuery) {
	let rows = db.selectFrom("content_items");
	if (types !== undefined) rows = rows.where("type", "in", types);
	rows = rows.where("state", filter === "trashed" ? "=" : "!=", "trashed");
	if (filter === "drafts") rows = rows.where("draft_id", "is not", null);
	if (filter === "published" || filter === "taken-down") rows = rows.where("state", "=", filter);
	if (filter === "scheduled")
		rows = rows.where((row) => row.or([row("publish_at", "is not", null), row("take_down_at", "is not", null)]));
	for (const word of search.toLowerCase().split(/\s+/).filter(Boolean))
		rows = rows.where(({ fn }) => containing(fn<string>("lower", ["title"]), word));
	return rows;
}

/** Counts the items, drafts and scheduled ones of each type. */
export async function countItems(
	db: Kysely<Database>,
): Promise<Map<string, { all: number; drafts: number; scheduled: number }>> {
	const rows = await db
		.selectFrom("content_items")
		.select(({ fn }) => [
			"type",
			fn.countAll<number>().as("all"),
			fn.count<number>("draft_id").as("drafts"),
			fn.count<number>(fn.coalesce("publish_at", "take_down_at")).as("scheduled"),
		])
		.where("state", "!=", "trashed")
		.groupBy("type")
		.execute();
	return new Map(
		rows.map(({ type, all, drafts, scheduled }) => [
			type,
			{ all: Number(all), drafts: Number(drafts), scheduled: Number(scheduled) },
		]),
	);
}

/** Lists what is published or taken down at a time to come, soonest first. */
export function listScheduled(db: Kysely<Database>): Promise<ContentItem[]> {
	return db
		.selectFrom("content_items")
		.selectAll()
		.where((row) => row.or([row("publish_at", "is not", null), row("take_down_at", "is not", null)]))
		.orderBy((row) => row.fn.coalesce("publish_at", "take_down_at"))
		.execute();
}
