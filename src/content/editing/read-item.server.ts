import type { Kysely, Selectable, Transaction } from "kysely";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { ContentVersionsTable } from "./content-item.table.ts";
import type { ContentItem, ContentVersion } from "./content-item.ts";

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
	const row = await db.selectFrom("content_versions").selectAll().where("id", "=", id).executeTakeFirst();
	return row && asVersion(row);
}

/** Every version of an item, latest first. */
export async function readItemVersions(db: Kysely<Database>, itemId: number): Promise<ContentVersion[]> {
	const rows = await db
		.selectFrom("content_versions")
		.selectAll()
		.where("item_id", "=", itemId)
		.orderBy("number", "desc")
		.execute();
	return rows.map(asVersion);
}

function asVersion(row: Selectable<ContentVersionsTable>): ContentVersion {
	return { ...row, fields: JSON.parse(row.fields) };
}
