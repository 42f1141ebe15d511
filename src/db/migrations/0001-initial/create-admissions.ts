import { type Kysely, sql } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Applications with their documents and links, who waits for a form to open, and the office’s words for statuses. */
export async function createAdmissions(db: Kysely<unknown>) {
	// `answers` and `asked` are JSON.
	await db.schema
		.createTable("applications")
		.addColumn("id", ...key(db))
		.addColumn("reference", "text", (column) => column.notNull().unique())
		.addColumn("application_type", "text", (column) => column.notNull())
		.addColumn("idempotency_key", "text", (column) => column.notNull().unique())
		// SHA-256 of the fields and files as sent: distinguishes a repeated request from another one with the same key.
		.addColumn("fingerprint", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("phone_no", "text", (column) => column.notNull())
		.addColumn("answers", "text", (column) => column.notNull())
		// Questions with their answers: `{label, answer}[]` as the applicant saw them.
		.addColumn("asked", "text", (column) => column.notNull())
		.addColumn("form_version", "text", (column) => column.notNull())
		.addColumn("consent_version", "text") // Null when a program sent the application without asking for consent.
		.addColumn("consent_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		// Time from which only name, reference and fee are left of it, for the accounts; null for an application as it
		// came.
		.addColumn("erased_at", "text")
		.addColumn("stage", "text", (column) => column.notNull().defaultTo("received")) // See `stage.ts`.
		.addColumn("stage_details", "text") // JSON of what the applicant must know about the stage.
		// Time from which its applicant wants no reminders; null where they may be sent.
		.addColumn("reminders_stopped_at", "text")
		.addColumn("consent_text", "text") // The words agreed to; null in applications from before they were stored.
		// JSON of the versions of legal texts that it refers to (`ConsentLegal`); null in earlier records.
		.addColumn("consent_legal", "text")
		// JSON of how documents were asked for (`DocumentRules`), where the office had changed it; null otherwise.
		.addColumn("document_rules", "text")
		// The category under which it counts among seats, while it is offered or accepted; null otherwise.
		.addColumn("seat_category", "text")
		// Place among those who wait, as the office has ordered them; null where it has not.
		.addColumn("waitlist_place", "integer")
		// Language in which it was asked for, such as "en"; null in earlier records, when English was the only one.
		.addColumn("consent_language", "text")
		.addColumn("source", "text") // The word of the link by which its form was opened; null for none.
		// Likewise the programme; null also where a process of a release before has offered the place.
		.addColumn("seat_programme", "text")
		// The details of the offer whose end its applicant has an e-mail about, so that each gets one; null for none.
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
		.addColumn("sent_at", "text") // Time at which it came, if later than the application.
		// Hash of the file as it was sent, which for a picture is another one; null in earlier records.
		.addColumn("sent_sha256", "text")
		.addUniqueConstraint("application_files_field", ["application_id", "field"])
		.execute();

	// Documents in whose place the applicant has sent another one.
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
		// Address to which the holder of a payer's link wants the receipt, too; null where they have not asked.
		.addColumn("receipt_email", "text")
		.execute();

	// Requests for links, for the seconds until they are answered.
	await db.schema
		.createTable("link_requests")
		.addColumn("id", ...key(db))
		// A mail address in lower case, or a number as `normalisePhone` gives it.
		.addColumn("contact", "text", (column) => column.notNull())
		.addColumn("reference", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();

	// People who asked for an email when an application form opens; gone some weeks after.
	await db.schema
		.createTable("opening_requests")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull())
		// The year of the season that was to open when it was asked for; null while its dates were not known.
		.addColumn("season", "integer")
		.addColumn("email", "text", (column) => column.notNull()) // Address as it was typed, and in lower case.
		.addColumn("email_key", "text", (column) => column.notNull())
		// SHA-256 of the token in the confirmation, which ends the request.
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("told_at", "text") // Time at which the email about the opening was queued; null until then.
		.addColumn("told_token_hash", "text", (column) => column.unique()) // SHA-256 of the token in that e-mail.
		.execute();
	// One address waits once for a form; who was told may ask again for the next season.
	await sql`create unique index opening_requests_waiting on opening_requests (application_type, email_key)
		where told_at is null`.execute(db);

	// The office's own words for stages.
	await db.schema
		.createTable("status_words")
		.addColumn("id", ...key(db))
		.addColumn("key", "text", (column) => column.notNull().unique()) // See `stage-words.ts`.
		.addColumn("words", "text") // JSON of `StageWords`; null where the product's words hold again.
		.addColumn("version", "integer", (column) => column.notNull()) // Counts the changes.
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
}
