import type { Kysely, Selectable, Transaction } from "kysely";
import { withOriginal } from "#src/content/differences.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import { type ContentItem, type ContentVersion, typeOf } from "./content-item.ts";

export function readItem(db: Kysely<Database>, id: number): Promise<ContentItem | undefined> {
	return db.selectFrom("content_items").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Locks an item until the transaction ends. */
export function lockItem(trx: Transaction<Database>, id: number): Promise<ContentItem | undefined> {
	return lockRow(trx, "content_items", id);
}

/** @param id null for none */
export async function readItemVersion(db: Kysely<Database>, id: number | null): Promise<ContentVersion | undefined> {
	if (id === null) return undefined;
	const row = await versions(db).where("content_versions.id", "=", id).executeTakeFirst();
	return row && asVersion(row);
}

/** Every version of an item, latest first. */
export async function readItemVersions(db: Kysely<Database>, itemId: number): Promise<ContentVersion[]> {
	const rows = await versions(db).where("item_id", "=", itemId).orderBy("number", "desc").execute();
	return rows.map(asVersion);
}

function versions(db: Kysely<Database>) {
	return db
		.selectFrom("content_versions")
		.innerJoin("content_items", "content_items.id", "content_versions.item_id")
		.selectAll("content_versions")
		.select("content_items.type");
}

function asVersion({ type, ...row }: Selectable<Database["content_versions"]> & { type: string }): ContentVersion {
	return { ...row, fields: withOriginal(typeOf({ type }), JSON.parse(row.fields)) };
}
