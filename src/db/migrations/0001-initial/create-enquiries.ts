import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

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
		.execute();
}
