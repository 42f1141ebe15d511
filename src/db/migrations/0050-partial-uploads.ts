import type { Kysely } from "kysely";

/** Files that come in parts, wherever each part arrives. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("partial_uploads")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("owner", "integer", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("size", "bigint", (column) => column.notNull())
		.addColumn("received", "bigint", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("partial_uploads_owner").on("partial_uploads").column("owner").execute();
	await db.schema
		.createTable("partial_upload_parts")
		.addColumn("key", "text", (column) => column.primaryKey())
		.addColumn("upload_id", "text", (column) => column.notNull())
		.addColumn("start", "bigint", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("partial_upload_parts_upload")
		.on("partial_upload_parts")
		.columns(["upload_id", "start"])
		.unique()
		.execute();
}
