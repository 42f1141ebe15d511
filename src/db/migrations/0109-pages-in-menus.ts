import type { Kysely } from "kysely";

/** Says of a page of the school's own whether the menus lead to it. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.alterTable("pages")
		.addColumn("in_menu", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
}
