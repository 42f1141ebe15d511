import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Applications that are not sent yet, and reminders of them and of those that are. */
export async function createDrafts(db: Kysely<unknown>) {
	// Applications that are not sent yet. A deleted draft has no row.
	await db.schema
		.createTable("drafts")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("answers", "text", (column) => column.notNull()) // JSON of texts by field name; empty once submitted.
		.addColumn("step", "integer", (column) => column.notNull())
		.addColumn("version", "text", (column) => column.notNull()) // Version of the form, as the browser filled it in.
		// Number of times the answers were saved; each save names the revision that it goes on from.
		.addColumn("revision", "integer", (column) => column.notNull())
		.addColumn("saved_at", "text")
		.addColumn("email", "text") // Address to which its links are mailed; no one's once submitted.
		.addColumn("email_key", "text") // Key by which the drafts of one person are read.
		.addColumn("application_id", "integer", (column) => column.unique().references("applications.id"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull()) // Time at which answers or files last changed.
		.addColumn("expires_at", "text", (column) => column.notNull())
		// Time from which its owner wants no reminders; null where they may be sent.
		.addColumn("reminders_stopped_at", "text")
		.addColumn("source", "text") // The word of the link by which its form was opened; null for none.
		.execute();
	await db.schema.createIndex("drafts_email").on("drafts").columns(["email_key", "application_type"]).execute();
	await db.schema.createIndex("drafts_expiry").on("drafts").column("expires_at").execute();

	// Tokens that open a draft; deleted with it.
	await db.schema
		.createTable("draft_tokens")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("draft_id", "integer", (column) => column.notNull().references("drafts.id").onDelete("cascade"))
		// Held by the device that began the draft, or sent by mail.
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("draft_tokens_draft").on("draft_tokens").column("draft_id").execute();

	// Files of drafts, at most one per field; a row is deleted with its draft, and becomes one of `application_files` on
	// submit.
	await db.schema
		.createTable("draft_files")
		.addColumn("id", "text", (column) => column.primaryKey()) // 128 random bits.
		.addColumn("draft_id", "integer", (column) => column.notNull().references("drafts.id").onDelete("cascade"))
		.addColumn("field", "text", (column) => column.notNull())
		.addColumn("original_name", "text", (column) => column.notNull())
		.addColumn("storage_key", "text", (column) => column.notNull().unique())
		.addColumn("size", "integer", (column) => column.notNull())
		.addColumn("sha256", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("sent_sha256", "text") // Hash of the file as it was sent; null in earlier records.
		.addUniqueConstraint("draft_files_field", ["draft_id", "field"])
		.execute();

	// One row per reminder that was queued, about an application or a draft; gone with it.
	await db.schema
		.createTable("reminders")
		.addColumn("id", ...key(db))
		.addColumn("application_id", "integer", (column) => column.references("applications.id").onDelete("cascade"))
		.addColumn("draft_id", "integer", (column) => column.references("drafts.id").onDelete("cascade"))
		.addColumn("kind", "text", (column) => column.notNull())
		// Number from 1, for each kind: two processes that send the same reminder write the same number.
		.addColumn("number", "integer", (column) => column.notNull())
		// SHA-256 of the token that stops the reminders about this application or draft.
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("sent_at", "text", (column) => column.notNull()) // Time at which it was queued.
		.addUniqueConstraint("reminders_application", ["application_id", "kind", "number"])
		.addUniqueConstraint("reminders_draft", ["draft_id", "kind", "number"])
		.execute();
}
