import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** What happens to an application after it was sent. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.alterTable("applications")
		.addColumn("stage", "text", (column) => column.notNull().defaultTo("received"))
		.execute();
	await db.schema.alterTable("applications").addColumn("stage_details", "text").execute();
	await db.schema.alterTable("application_files").addColumn("sent_at", "text").execute();
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
		.execute();
	await db.schema.createIndex("replaced_files_application").on("replaced_files").column("application_id").execute();
	await db.schema
		.createTable("audit_log")
		.addColumn("id", ...key(db))
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("actor", "text", (column) => column.notNull())
		.addColumn("act", "text", (column) => column.notNull())
		.addColumn("subject_kind", "text", (column) => column.notNull())
		.addColumn("subject_id", "integer", (column) => column.notNull())
		.addColumn("before", "text")
		.addColumn("after", "text")
		.execute();
	await db.schema
		.createIndex("audit_log_subject")
		.on("audit_log")
		.columns(["subject_kind", "subject_id", "id"])
		.execute();
}
