import type { Kysely } from "kysely";

export async function createCounters(db: Kysely<unknown>) {
	await db.schema
		.createTable("counters")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("value", "integer", (column) => column.notNull())
		.execute();
}
