import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** What the forms of one page bring: enquiries, alumni, applications for posts, and visits with their tours. */
export async function createEnquiries(db: Kysely<unknown>) {
	await db.schema
		.createTable("enquiries")
		.addColumn("id", ...key(db))
		.addColumn("form", "text", (column) => column.notNull())
		.addColumn("idempotency_key", "text", (column) => column.notNull().unique())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("answers", "text", (column) => column.notNull())
		.addColumn("consent_version", "text")
		.addColumn("consent_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("consent_text", "text")
		.addColumn("consent_legal", "text")
		.addColumn("consent_language", "text")
		.execute();

	await db.schema
		.createTable("alumni")
		.addColumn("id", ...key(db))
		.addColumn("idempotency_key", "text", (column) => column.unique())
		.addColumn("fingerprint", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("country", "text")
		.addColumn("password_hash", "text")
		.addColumn("answers", "text", (column) => column.notNull())
		.addColumn("asked", "text", (column) => column.notNull())
		.addColumn("form_version", "text", (column) => column.notNull())
		.addColumn("consent_version", "text")
		.addColumn("consent_text", "text")
		.addColumn("consent_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("consent_legal", "text")
		.addColumn("consent_language", "text")
		.execute();

	await db.schema
		.createTable("job_applications")
		.addColumn("id", ...key(db))
		.addColumn("idempotency_key", "text", (column) => column.notNull().unique())
		.addColumn("career_slug", "text", (column) => column.notNull())
		.addColumn("career_title", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("phone_no", "text", (column) => column.notNull())
		.addColumn("note", "text")
		.addColumn("storage_key", "text", (column) => column.notNull().unique())
		.addColumn("original_name", "text", (column) => column.notNull())
		.addColumn("size", "integer", (column) => column.notNull())
		.addColumn("sha256", "text", (column) => column.notNull())
		.addColumn("consent_version", "text")
		.addColumn("consent_text", "text")
		.addColumn("consent_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("consent_legal", "text")
		.addColumn("consent_language", "text")
		.execute();

	await db.schema
		.createTable("tours")
		.addColumn("tour", "text", (column) => column.primaryKey())
		.addColumn("booked", "integer", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("visits")
		.addColumn("id", ...key(db))
		.addColumn("idempotency_key", "text", (column) => column.notNull().unique())
		.addColumn("tour", "text", (column) => column.notNull())
		.addColumn("people", "integer", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("phone_no", "text", (column) => column.notNull())
		.addColumn("question", "text")
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("cancelled_at", "text")
		.execute();
	await db.schema.createIndex("visits_tour").on("visits").column("tour").execute();
}
