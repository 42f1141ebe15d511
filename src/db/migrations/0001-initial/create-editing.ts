import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Drafts and versions of records and of the school’s texts, and what is found out about them. */
export async function createEditing(db: Kysely<unknown>) {
	// Something that the office writes and publishes: a record, or what becomes one.
	await db.schema
		.createTable("content_items")
		.addColumn("id", ...key(db))
		.addColumn("type", "text", (column) => column.notNull()) // The table of its content type.
		// The integer key of its record. Null until it was first published; it stays when the record is taken down.
		.addColumn("record_id", "integer")
		.addColumn("slug", "text") // The readable key that its record has or had last.
		.addColumn("title", "text", (column) => column.notNull()) // Title of its draft, or else of what is published.
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("draft_id", "integer") // The version that is being written; null when there is none.
		.addColumn("published_id", "integer") // The version that is or was published last.
		.addColumn("scheduled_id", "integer") // The version that is published at `publish_at`.
		.addColumn("publish_at", "text")
		.addColumn("take_down_at", "text")
		.addColumn("trashed_at", "text")
		// Increments with each change: a writer says which one was seen.
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull())
		.addColumn("changed_by", "text", (column) => column.notNull())
		.addUniqueConstraint("content_items_record", ["type", "record_id"])
		.execute();
	for (const column of ["publish_at", "take_down_at", "trashed_at"])
		await db.schema.createIndex(`content_items_${column}`).on("content_items").column(column).execute();

	// A state of an item's fields. One that was published never changes; a draft does while one author saves it again
	// within half an hour.
	await db.schema
		.createTable("content_versions")
		.addColumn("id", ...key(db))
		.addColumn("item_id", "integer", (column) => column.notNull().references("content_items.id").onDelete("cascade"))
		.addColumn("number", "integer", (column) => column.notNull()) // Number from 1, per item.
		.addColumn("published_at", "text") // Time at which it was first published; null for a version that never was.
		.addColumn("restored_from", "integer") // The number of the version that it was restored from.
		// JSON of the fields as they were typed; a draft's may be incomplete.
		.addColumn("fields", "text", (column) => column.notNull())
		.addColumn("member_id", "integer") // Null for content that came with the school folder.
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull())
		.addColumn("token_id", "integer") // The token of the integration that wrote it; null for members.
		.addUniqueConstraint("content_versions_number", ["item_id", "number"])
		.execute();

	// An address that no longer leads anywhere on the site.
	await db.schema
		.createTable("former_addresses")
		.addColumn("path", "text", (column) => column.primaryKey())
		.addColumn("leads_to", "text") // Address that it leads to now; null for a page that is gone.
		.addColumn("item_id", "integer") // Null for a redirect that a member added.
		.addColumn("title", "text") // Title of what was there.
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.execute();
	for (const column of ["leads_to", "item_id"])
		await db.schema.createIndex(`former_addresses_${column}`).on("former_addresses").column(column).execute();

	// The record that changed with a content version, so that only the responses that show it are rendered again. A
	// version without a row is a change of anything.
	await db.schema
		.createTable("content_changes")
		.addColumn("version", "integer", (column) => column.primaryKey())
		.addColumn("type", "text", (column) => column.notNull()) // The table of its content type.
		.addColumn("record_id", "integer", (column) => column.notNull())
		// 1 if its place in lists may have changed too: added, removed, or with another date, category or address.
		.addColumn("moved", "integer", (column) => column.notNull())
		.execute();

	// Published content of a fixed text of the site. Its drafts and versions are those of its item.
	await db.schema
		.createTable("school_texts")
		.addColumn("name", "text", (column) => column.primaryKey()) // The text's name, such as `identity`.
		.addColumn("fields", "text", (column) => column.notNull()) // JSON of a value of its schema.
		.execute();

	// A legal text as it was in force; only its end is ever written later.
	await db.schema
		.createTable("legal_versions")
		.addColumn("id", ...key(db))
		.addColumn("name", "text", (column) => column.notNull()) // Such as "privacy".
		.addColumn("number", "integer", (column) => column.notNull()) // Number from 1, per text: part of its address.
		.addColumn("hash", "text", (column) => column.notNull()) // SHA-256 of `fields`, in hexadecimal.
		.addColumn("fields", "text", (column) => column.notNull()) // JSON of the text, as it was published.
		.addColumn("from_at", "text", (column) => column.notNull())
		.addColumn("until_at", "text") // Null while it is in force.
		.addUniqueConstraint("legal_versions_number", ["name", "number"])
		.execute();

	// A step of the setup of a school that began empty; a school that came with its texts has none.
	await db.schema
		.createTable("setup_steps")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull())
		.addColumn("member_name", "text") // Null until someone has done or skipped it.
		.addColumn("item_id", "integer") // The item of the first news, once it is begun; null for the others.
		.execute();

	// A link of a published record or of a text of the school, with its last check.
	await db.schema
		.createTable("link_checks")
		.addColumn("id", ...key(db))
		.addColumn("type", "text", (column) => column.notNull()) // The table of the record's content type, or of a text.
		.addColumn("record_id", "integer", (column) => column.notNull())
		.addColumn("href", "text", (column) => column.notNull())
		// Label of the link, as the text has it; empty for a picture, or a field that is only an address.
		.addColumn("words", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("due_at", "text", (column) => column.notNull()) // Time at which it is checked next.
		.addColumn("checked_at", "text")
		.addColumn("fault", "text") // Fault found at the last check, as a sentence; null where nothing was wrong.
		.addColumn("failed_since", "text") // The first of the checks in a row that failed.
		.addColumn("broken_at", "text") // Time at which a second check failed, on another day than the first.
		.addColumn("left_at", "text") // A member has decided to leave it as it is.
		.addColumn("left_by", "text")
		.addUniqueConstraint("link_checks_link", ["type", "record_id", "href"])
		.execute();
	for (const column of ["due_at", "broken_at"])
		await db.schema.createIndex(`link_checks_${column}`).on("link_checks").column(column).execute();

	// One row: who checks at present, and when links were collected last.
	await db.schema
		.createTable("link_check_runs")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("lease_until", "text", (column) => column.notNull())
		.addColumn("collected_at", "text")
		.execute();
}
