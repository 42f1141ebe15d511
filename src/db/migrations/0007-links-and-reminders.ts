import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** Requests for links that were lost, and reminders with what stops them. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("link_requests")
		.addColumn("id", ...key(db))
		.addColumn("contact", "text", (column) => column.notNull())
		.addColumn("reference", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	for (const table of ["applications", "drafts"])
		await db.schema.alterTable(table).addColumn("reminders_stopped_at", "text").execute();
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
