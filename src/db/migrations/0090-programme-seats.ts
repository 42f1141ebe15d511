import type { Kysely } from "kysely";

/** The seats of each programme of a form that has several, and the programme under which an application counts. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("programme_seats")
		.addColumn("plan_id", "integer", (column) => column.notNull().references("seat_plans.id"))
		.addColumn("since", "text", (column) => column.notNull())
		.addColumn("programme", "text", (column) => column.notNull())
		.addColumn("category", "text", (column) => column.notNull())
		.addColumn("seats", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("programme_seats_pk", ["plan_id", "since", "programme", "category"])
		.execute();
	await db.schema.alterTable("applications").addColumn("seat_programme", "text").execute();
}
