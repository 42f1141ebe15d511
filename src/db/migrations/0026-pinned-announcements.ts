import type { Kysely } from "kysely";

/** Announcements that come before all others until their last day. None of those stored so far does. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.alterTable("announcements")
		.addColumn("pinned", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
}
