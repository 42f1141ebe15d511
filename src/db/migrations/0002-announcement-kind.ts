import type { Kysely } from "kysely";

/** Announcements of admissions are shown first. Those stored so far are general. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.alterTable("announcements")
		.addColumn("kind", "text", (column) => column.notNull().defaultTo("general"))
		.execute();
}
