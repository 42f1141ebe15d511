import type { Kysely } from "kysely";

/** How many come, begin, send and pay on each day, and by which of the links that the school hands out. */
export async function createFunnel(db: Kysely<unknown>) {
	await db.schema
		.createTable("funnel_days")
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("form", "text", (column) => column.notNull())
		.addColumn("source", "text", (column) => column.notNull())
		.addColumn("step", "text", (column) => column.notNull())
		.addColumn("times", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("funnel_days_key", ["day", "form", "source", "step"])
		.execute();

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

	await db.schema
		.createTable("funnel_sources")
		.addColumn("word", "text", (column) => column.primaryKey())
		.addColumn("label", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("ended_at", "text")
		.execute();
}
