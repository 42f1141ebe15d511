import type { Kysely } from "kysely";

/** What changed with each content version, so that only the responses that show it are rendered again. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("content_changes")
		.addColumn("version", "integer", (column) => column.primaryKey())
		.addColumn("type", "text", (column) => column.notNull())
		.addColumn("record_id", "integer", (column) => column.notNull())
		.addColumn("moved", "integer", (column) => column.notNull())
		.execute();
}
