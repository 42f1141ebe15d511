import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/**
 * Creates the tables for what the office found in documents, which ones it asks for again, and who looks at one at
 * present.
 */
export async function createChecks(db: Kysely<unknown>) {
	// Judgements of the office.
	await db.schema
		.createTable("document_checks")
		.addColumn("id", ...key(db))
		.addColumn("application_id", "integer", (column) => column.notNull().references("applications.id"))
		// The storage key of a document, or `line:` and the key of a line of the checklist that has none.
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("reason", "text") // Reason for the applicant, in a sentence.
		.addColumn("box", "text") // JSON of the marked part of a picture; see `box.ts`.
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("checked_at", "text", (column) => column.notNull())
		.addUniqueConstraint("document_checks_subject", ["application_id", "subject"])
		.execute();

	// Asks an applicant for one document.
	await db.schema
		.createTable("document_requests")
		.addColumn("id", ...key(db))
		.addColumn("application_id", "integer", (column) => column.notNull().references("applications.id"))
		.addColumn("field", "text", (column) => column.notNull())
		.addColumn("reason", "text")
		// The document in whose place another one is asked for; null where there was none.
		.addColumn("storage_key", "text")
		.addColumn("box", "text")
		.addColumn("channel", "text", (column) => column.notNull()) // mail: sent by e-mail. link: passed on by a member.
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("asked_at", "text", (column) => column.notNull())
		.addColumn("due_on", "text", (column) => column.notNull())
		.addColumn("reminded_at", "text")
		.addColumn("answered_at", "text")
		.addColumn("withdrawn_at", "text") // Time at which the office withdrew it.
		.execute();
	await db.schema
		.createIndex("document_requests_application")
		.on("document_requests")
		.columns(["application_id", "field"])
		.execute();

	// Hashes of the codes in links, which open a request. A reminder has another code.
	await db.schema
		.createTable("document_request_codes")
		.addColumn("code_hash", "text", (column) => column.primaryKey())
		.addColumn("request_id", "integer", (column) =>
			column.notNull().references("document_requests.id").onDelete("cascade"),
		)
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("document_request_codes_request")
		.on("document_request_codes")
		.column("request_id")
		.execute();

	// A document that a member looks at, so that no one else gets it.
	await db.schema
		.createTable("document_claims")
		.addColumn("file_id", "integer", (column) =>
			column.primaryKey().references("application_files.id").onDelete("cascade"),
		)
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("until", "text", (column) => column.notNull())
		.execute();
}
