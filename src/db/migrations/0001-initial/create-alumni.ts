import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

export async function createAlumni(db: Kysely<unknown>) {
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
		.execute();
}
