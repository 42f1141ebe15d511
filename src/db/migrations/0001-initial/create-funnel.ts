import type { Kysely } from "kysely";

/**
 * Creates the tables for how many come, begin, send and pay on each day, and by which of the links that the school
 * hands out.
 */
export async function createFunnel(db: Kysely<unknown>) {
	// Counts of how often a step was reached. No person, address or device is in them.
	await db.schema
		.createTable("funnel_days")
		.addColumn("day", "text", (column) => column.notNull()) // Day at the school.
		.addColumn("form", "text", (column) => column.notNull()) // An `application_type`.
		.addColumn("source", "text", (column) => column.notNull()) // A word of `funnel_sources`; empty for none.
		// A `FunnelStage`, or `step-2` for a step of the form that was seen.
		.addColumn("step", "text", (column) => column.notNull())
		.addColumn("times", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("funnel_days_key", ["day", "form", "source", "step"])
		.execute();

	// Counts of `funnel_days` for a form, as far as they are known per programme. Not to be added to those.
	await db.schema
		.createTable("funnel_programme_days")
		.addColumn("day", "text", (column) => column.notNull()) // Day at the school.
		// An `application_type` whose form has several programmes.
		.addColumn("form", "text", (column) => column.notNull())
		.addColumn("programme", "text", (column) => column.notNull()) // A `ProgrammeKey`.
		.addColumn("source", "text", (column) => column.notNull()) // A word of `funnel_sources`; empty for none.
		.addColumn("step", "text", (column) => column.notNull()) // One of `programmeStages`.
		.addColumn("times", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("funnel_programme_days_key", ["day", "form", "programme", "source", "step"])
		.execute();

	// The words of links that the office hands out.
	await db.schema
		.createTable("funnel_sources")
		.addColumn("word", "text", (column) => column.primaryKey())
		.addColumn("label", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("ended_at", "text") // Time from which it is no longer offered; what it has counted stays.
		.execute();
}
