import type { Kysely } from "kysely";

/** What the clock showed last, so that one that jumps erases nothing. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("clock_sightings")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("seen_at", "text", (column) => column.notNull())
		.addColumn("erases_from", "text", (column) => column.notNull())
		.execute();
}
