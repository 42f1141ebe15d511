import type { Kysely } from "kysely";

/** Which storage has the files that the database names. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("file_storage")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("storage_id", "text", (column) => column.notNull())
		.addColumn("place", "text", (column) => column.notNull())
		.addColumn("bound_at", "text", (column) => column.notNull())
		.execute();
}
