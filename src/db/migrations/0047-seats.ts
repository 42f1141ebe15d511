import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** How many applicants of each programme and category can accept a place, and in which order the others wait. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("seat_plans")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("seats")
		.addColumn("plan_id", "integer", (column) => column.notNull().references("seat_plans.id"))
		.addColumn("since", "text", (column) => column.notNull())
		.addColumn("category", "text", (column) => column.notNull())
		.addColumn("seats", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("seats_pk", ["plan_id", "since", "category"])
		.execute();
	await db.schema.alterTable("applications").addColumn("seat_category", "text").execute();
	await db.schema.alterTable("applications").addColumn("waitlist_place", "integer").execute();
}
