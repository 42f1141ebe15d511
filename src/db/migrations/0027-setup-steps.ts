import type { Kysely } from "kysely";

/** How far the setup of a school has come; a school that came with its texts has no steps. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("setup_steps")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull())
		.addColumn("member_name", "text")
		.execute();
}
