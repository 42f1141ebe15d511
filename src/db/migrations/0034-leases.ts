import type { Kysely } from "kysely";

/** Which process does what only one may do at a time, and until when by the database's clock. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("leases")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("holder", "text", (column) => column.notNull())
		.addColumn("ends_at", "bigint", (column) => column.notNull())
		.execute();
}
