import type { Kysely } from "kysely";

/** The numbers of the funnel that are known of each programme of a form that has several. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("funnel_programme_days")
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("form", "text", (column) => column.notNull())
		.addColumn("programme", "text", (column) => column.notNull())
		.addColumn("source", "text", (column) => column.notNull())
		.addColumn("step", "text", (column) => column.notNull())
		.addColumn("times", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("funnel_programme_days_key", ["day", "form", "programme", "source", "step"])
		.execute();
}
