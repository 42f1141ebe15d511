import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/**
 * Creates the tables for what the forms of one page bring: enquiries, alumni, applications for posts, and visits with
 * their tours.
 */
export async function createEnquiries(db: Kysely<unknown>) {
	// Enquiries and messages. `answers` is a JSON object with one text per field.
	await db.schema
		.createTable("enquiries")
		.addColumn("id", ...key(db))
		.addColumn("form", "text", (column) => column.notNull()) // The form's key, such as `contact`.
		// See forms/submission/dedup-key.server.ts.
		.addColumn("idempotency_key", "text", (column) => column.notNull().unique())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("answers", "text", (column) => column.notNull())
		.addColumn("consent_version", "text") // Null where the form asks for no consent, or a program sent none.
		.addColumn("consent_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("consent_text", "text") // The words agreed to; null in records from before they were stored.
		// JSON of the versions of legal texts that it refers to (`ConsentLegal`); null in earlier records.
		.addColumn("consent_legal", "text")
		// Language in which it was asked for, such as "en"; null in earlier records, when English was the only one.
		.addColumn("consent_language", "text")
		.execute();

	// Registered alumni. `answers` and `asked` are JSON and hold no password.
	await db.schema
		.createTable("alumni")
		.addColumn("id", ...key(db))
		// A dedup key when a program sent none; null in earlier records.
		.addColumn("idempotency_key", "text", (column) => column.unique())
		// Distinguishes a repeated request from a different one with the same key.
		.addColumn("fingerprint", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("country", "text")
		.addColumn("password_hash", "text") // Argon2id in PHC form.
		.addColumn("answers", "text", (column) => column.notNull())
		// The questions as they were shown, with the answers as people read them.
		.addColumn("asked", "text", (column) => column.notNull())
		.addColumn("form_version", "text", (column) => column.notNull())
		.addColumn("consent_version", "text") // Null when a program did not ask.
		.addColumn("consent_text", "text")
		.addColumn("consent_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		// JSON of the versions of legal texts that it refers to (`ConsentLegal`); null in earlier records.
		.addColumn("consent_legal", "text")
		// Language in which it was asked for, such as "en"; null in earlier records, when English was the only one.
		.addColumn("consent_language", "text")
		.execute();

	// Applications for posts, each with one document.
	await db.schema
		.createTable("job_applications")
		.addColumn("id", ...key(db))
		// See forms/submission/dedup-key.server.ts.
		.addColumn("idempotency_key", "text", (column) => column.notNull().unique())
		// The opening as it was then: its readable key and its title.
		.addColumn("career_slug", "text", (column) => column.notNull())
		.addColumn("career_title", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("phone_no", "text", (column) => column.notNull())
		.addColumn("note", "text")
		.addColumn("storage_key", "text", (column) => column.notNull().unique()) // Storage key of the document.
		.addColumn("original_name", "text", (column) => column.notNull()) // Name that the applicant gave the file.
		.addColumn("size", "integer", (column) => column.notNull())
		.addColumn("sha256", "text", (column) => column.notNull())
		.addColumn("consent_version", "text")
		.addColumn("consent_text", "text")
		.addColumn("consent_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		// JSON of the versions of legal texts that it refers to (`ConsentLegal`); null in earlier records.
		.addColumn("consent_legal", "text")
		// Language in which it was asked for, such as "en"; null in earlier records, when English was the only one.
		.addColumn("consent_language", "text")
		.execute();

	// One row per tour that was ever booked.
	await db.schema
		.createTable("tours")
		.addColumn("tour", "text", (column) => column.primaryKey()) // Day and time at the school: `2026-11-28T10:00`.
		.addColumn("booked", "integer", (column) => column.notNull()) // People who come.
		.execute();

	// One row per booking.
	await db.schema
		.createTable("visits")
		.addColumn("id", ...key(db))
		// Tells a repeated request from another one; freed when the visit is cancelled.
		.addColumn("idempotency_key", "text", (column) => column.notNull().unique())
		.addColumn("tour", "text", (column) => column.notNull())
		.addColumn("people", "integer", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("phone_no", "text", (column) => column.notNull())
		.addColumn("question", "text")
		// SHA-256 of the token in the guest's mail, which opens and cancels the visit.
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("cancelled_at", "text")
		.execute();
	await db.schema.createIndex("visits_tour").on("visits").column("tour").execute();
}
