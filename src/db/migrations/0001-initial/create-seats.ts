import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** How many can accept a place, by form, programme and category, and what accepting one costs. */
export async function createSeats(db: Kysely<unknown>) {
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

	await db.schema
		.createTable("programme_seats")
		.addColumn("plan_id", "integer", (column) => column.notNull().references("seat_plans.id"))
		.addColumn("since", "text", (column) => column.notNull())
		.addColumn("programme", "text", (column) => column.notNull())
		.addColumn("category", "text", (column) => column.notNull())
		.addColumn("seats", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("programme_seats_pk", ["plan_id", "since", "programme", "category"])
		.execute();

	await db.schema
		.createTable("seat_fees")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull().unique())
		.addColumn("rupees", "integer")
		.addColumn("days", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
}
