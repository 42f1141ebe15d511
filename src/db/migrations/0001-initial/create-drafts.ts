import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Applications that are not sent yet, and reminders of them and of those that are. */
export async function createDrafts(db: Kysely<unknown>) {
	await db.schema
		.createTable("drafts")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("answers", "text", (column) => column.notNull())
		.addColumn("step", "integer", (column) => column.notNull())
		.addColumn("version", "text", (column) => column.notNull())
		.addColumn("revision", "integer", (column) => column.notNull())
		.addColumn("saved_at", "text")
		.addColumn("email", "text")
		.addColumn("email_key", "text")
		.addColumn("application_id", "integer", (column) => column.unique().references("applications.id"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("reminders_stopped_at", "text")
		.addColumn("source", "text")
		.execute();
	await db.schema.createIndex("drafts_email").on("drafts").columns(["email_key", "application_type"]).execute();
	await db.schema.createIndex("drafts_expiry").on("drafts").column("expires_at").execute();

	await db.schema
		.createTable("draft_tokens")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("draft_id", "integer", (column) => column.notNull().references("drafts.id").onDelete("cascade"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("draft_tokens_draft").on("draft_tokens").column("draft_id").execute();

	await db.schema
		.createTable("draft_files")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("draft_id", "integer", (column) => column.notNull().references("drafts.id").onDelete("cascade"))
		.addColumn("field", "text", (column) => column.notNull())
		.addColumn("original_name", "text", (column) => column.notNull())
		.addColumn("storage_key", "text", (column) => column.notNull().unique())
		.addColumn("size", "integer", (column) => column.notNull())
		.addColumn("sha256", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("sent_sha256", "text")
		.addUniqueConstraint("draft_files_field", ["draft_id", "field"])
		.execute();

	await db.schema
		.createTable("reminders")
		.addColumn("id", ...key(db))
		.addColumn("application_id", "integer", (column) => column.references("applications.id").onDelete("cascade"))
		.addColumn("draft_id", "integer", (column) => column.references("drafts.id").onDelete("cascade"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("sent_at", "text", (column) => column.notNull())
		.addUniqueConstraint("reminders_application", ["application_id", "kind", "number"])
		.addUniqueConstraint("reminders_draft", ["draft_id", "kind", "number"])
		.execute();
}
