import { type Kysely, sql } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Applications with their documents and links, who waits for a form to open, and the office’s words for statuses. */
export async function createAdmissions(db: Kysely<unknown>) {
	await db.schema
		.createTable("applications")
		.addColumn("id", ...key(db))
		.addColumn("reference", "text", (column) => column.notNull().unique())
		.addColumn("application_type", "text", (column) => column.notNull())
		.addColumn("idempotency_key", "text", (column) => column.notNull().unique())
		.addColumn("fingerprint", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("phone_no", "text", (column) => column.notNull())
		.addColumn("answers", "text", (column) => column.notNull())
		.addColumn("asked", "text", (column) => column.notNull())
		.addColumn("form_version", "text", (column) => column.notNull())
		.addColumn("consent_version", "text")
		.addColumn("consent_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("erased_at", "text")
		.addColumn("stage", "text", (column) => column.notNull().defaultTo("received"))
		.addColumn("stage_details", "text")
		.addColumn("reminders_stopped_at", "text")
		.addColumn("consent_text", "text")
		.addColumn("consent_legal", "text")
		.addColumn("document_rules", "text")
		.addColumn("seat_category", "text")
		.addColumn("waitlist_place", "integer")
		.addColumn("consent_language", "text")
		.addColumn("source", "text")
		.addColumn("seat_programme", "text")
		// Of which offer’s end the applicant was told, so that each is told once.
		.addColumn("lapse_told", "text")
		.execute();

	await db.schema
		.createTable("application_files")
		.addColumn("id", ...key(db))
		.addColumn("application_id", "integer", (column) => column.notNull().references("applications.id"))
		.addColumn("field", "text", (column) => column.notNull())
		.addColumn("original_name", "text", (column) => column.notNull())
		.addColumn("storage_key", "text", (column) => column.notNull().unique())
		.addColumn("size", "integer", (column) => column.notNull())
		.addColumn("media_type", "text", (column) => column.notNull())
		.addColumn("sha256", "text", (column) => column.notNull())
		.addColumn("sent_at", "text")
		// Of what was sent; what is stored of a picture is drawn anew.
		.addColumn("sent_sha256", "text")
		.addUniqueConstraint("application_files_field", ["application_id", "field"])
		.execute();

	await db.schema
		.createTable("replaced_files")
		.addColumn("id", ...key(db))
		.addColumn("application_id", "integer", (column) => column.notNull().references("applications.id"))
		.addColumn("field", "text", (column) => column.notNull())
		.addColumn("original_name", "text", (column) => column.notNull())
		.addColumn("storage_key", "text", (column) => column.notNull().unique())
		.addColumn("size", "integer", (column) => column.notNull())
		.addColumn("media_type", "text", (column) => column.notNull())
		.addColumn("sha256", "text", (column) => column.notNull())
		.addColumn("sent_at", "text")
		.addColumn("replaced_at", "text", (column) => column.notNull())
		.addColumn("sent_sha256", "text")
		.execute();
	await db.schema.createIndex("replaced_files_application").on("replaced_files").column("application_id").execute();

	await db.schema
		.createTable("access_tokens")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("application_id", "integer", (column) => column.notNull().references("applications.id"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.addColumn("scope", "text", (column) => column.notNull().defaultTo("application"))
		.addColumn("receipt_email", "text")
		.execute();

	await db.schema
		.createTable("link_requests")
		.addColumn("id", ...key(db))
		.addColumn("contact", "text", (column) => column.notNull())
		.addColumn("reference", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("opening_requests")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull())
		.addColumn("season", "integer")
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("email_key", "text", (column) => column.notNull())
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("told_at", "text")
		.addColumn("told_token_hash", "text", (column) => column.unique())
		.execute();
	// One address waits once for a form; who was told may ask again for the next season.
	await sql`create unique index opening_requests_waiting on opening_requests (application_type, email_key)
		where told_at is null`.execute(db);

	await db.schema
		.createTable("status_words")
		.addColumn("id", ...key(db))
		.addColumn("key", "text", (column) => column.notNull().unique())
		.addColumn("words", "text")
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
}
