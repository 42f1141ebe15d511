import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** Applications for posts, each with its CV. */
export async function up(db: Kysely<unknown>) {
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
		.execute();
}
