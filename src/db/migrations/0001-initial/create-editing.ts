import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Drafts and versions of records and of the school’s texts, and what is found out about them. */
export async function createEditing(db: Kysely<unknown>) {
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
		.addColumn("token_id", "integer")
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

	// What changed with each content version, so that only the responses that show it are rendered again.
	await db.schema
		.createTable("content_changes")
		.addColumn("version", "integer", (column) => column.primaryKey())
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("record_id", "integer", (column) => column.notNull())
		.addColumn("moved", "integer", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("school_texts")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("fields", "text", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("legal_versions")
		.addColumn("id", ...key(db))
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("hash", "text", (column) => column.notNull())
		.addColumn("fields", "text", (column) => column.notNull())
		.addColumn("from_at", "text", (column) => column.notNull())
		.addColumn("until_at", "text")
		.addUniqueConstraint("legal_versions_number", ["name", "number"])
		.execute();

	// A school that came with its texts has none.
	await db.schema
		.createTable("setup_steps")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull())
		.addColumn("member_name", "text")
		.addColumn("item_id", "integer")
		.execute();

	await db.schema
		.createTable("link_checks")
		.addColumn("id", ...key(db))
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("record_id", "integer", (column) => column.notNull())
		.addColumn("href", "text", (column) => column.notNull())
		.addColumn("words", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("due_at", "text", (column) => column.notNull())
		.addColumn("checked_at", "text")
		.addColumn("fault", "text")
		.addColumn("failed_since", "text")
		.addColumn("broken_at", "text")
		.addColumn("left_at", "text")
		.addColumn("left_by", "text")
		.addUniqueConstraint("link_checks_link", ["type", "record_id", "href"])
		.execute();
	for (const column of ["due_at", "broken_at"])
		await db.schema.createIndex(`link_checks_${column}`).on("link_checks").column(column).execute();

	// Who checks the links at present.
	await db.schema
		.createTable("link_check_runs")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("lease_until", "text", (column) => column.notNull())
		.addColumn("collected_at", "text")
		.execute();
}
