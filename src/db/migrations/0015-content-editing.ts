import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** Drafts and versions of what the school publishes, and the addresses that records once had. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("content_items")
		.addColumn("id", ...key(db))
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("record_id", "integer")
		.addColumn("slug", "text")
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("draft_id", "integer")
		.addColumn("published_id", "integer")
		.addColumn("scheduled_id", "integer")
		.addColumn("publish_at", "text")
		.addColumn("take_down_at", "text")
		.addColumn("trashed_at", "text")
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull())
		.addColumn("changed_by", "text", (column) => column.notNull())
		.addUniqueConstraint("content_items_record", ["type", "record_id"])
		.execute();
	for (const column of ["publish_at", "take_down_at", "trashed_at"])
		await db.schema.createIndex(`content_items_${column}`).on("content_items").column(column).execute();
	await db.schema
		.createTable("content_versions")
		.addColumn("id", ...key(db))
		.addColumn("item_id", "integer", (column) => column.notNull().references("content_items.id").onDelete("cascade"))
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("published_at", "text")
		.addColumn("restored_from", "integer")
		.addColumn("fields", "text", (column) => column.notNull())
		.addColumn("member_id", "integer")
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull())
		.addUniqueConstraint("content_versions_number", ["item_id", "number"])
		.execute();
	await db.schema
		.createTable("former_addresses")
		.addColumn("path", "text", (column) => column.primaryKey())
		.addColumn("leads_to", "text")
		.addColumn("item_id", "integer")
		.addColumn("title", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.execute();
	for (const column of ["leads_to", "item_id"])
		await db.schema.createIndex(`former_addresses_${column}`).on("former_addresses").column(column).execute();
}
