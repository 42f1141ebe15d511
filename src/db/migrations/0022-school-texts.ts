import type { Kysely } from "kysely";

/** The fixed texts of the site, which the school folder was until now. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("school_texts")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("fields", "text", (column) => column.notNull())
		.execute();
}
