import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

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
		.addUniqueConstraint("application_files_field", ["application_id", "field"])
		.execute();

	await db.schema
		.createTable("access_tokens")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("application_id", "integer", (column) => column.notNull().references("applications.id"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();
}
