import type { Kysely } from "kysely";

/** Who wants the morning page by mail, and the day on which it was sent last. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.alterTable("members")
		.addColumn("morning_mail", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema.alterTable("members").addColumn("morning_mailed_on", "text").execute();
}
