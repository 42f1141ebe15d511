import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** The legal texts as they were in force, and which of them the sender of a form saw. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("legal_versions")
		.addColumn("id", ...key(db))
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("hash", "text", (column) => column.notNull())
		.addColumn("fields", "text", (column) => column.notNull())
		.addColumn("from_at", "text", (column) => column.notNull())
		.addColumn("until_at", "text")
		.addUniqueConstraint("legal_versions_number", ["name", "number"])
		.execute();
	for (const table of ["applications", "enquiries", "alumni", "job_applications"])
		await db.schema.alterTable(table).addColumn("consent_legal", "text").execute();
}
