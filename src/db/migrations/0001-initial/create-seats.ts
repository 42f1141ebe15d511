import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** How many can accept a place, by form, programme and category, and what accepting one costs. */
export async function createSeats(db: Kysely<unknown>) {
	// The seats of one form; who takes one, or sets their number, locks this row.
	await db.schema
		.createTable("seat_plans")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();

	// How many seats there are for a category among those who have applied from a day on.
	await db.schema
		.createTable("seats")
		.addColumn("plan_id", "integer", (column) => column.notNull().references("seat_plans.id"))
		.addColumn("since", "text", (column) => column.notNull())
		// As a form's answer has it; empty for all whom no other line names.
		.addColumn("category", "text", (column) => column.notNull())
		.addColumn("seats", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("seats_pk", ["plan_id", "since", "category"])
		.execute();

	// The same lines where a programme of the form has its own seats: then `seats` holds a single line of 0 seats, so
	// that processes of the previous release, which know no programmes, let no one accept.
	await db.schema
		.createTable("programme_seats")
		.addColumn("plan_id", "integer", (column) => column.notNull().references("seat_plans.id"))
		.addColumn("since", "text", (column) => column.notNull())
		.addColumn("programme", "text", (column) => column.notNull()) // Empty for those that have none.
		.addColumn("category", "text", (column) => column.notNull())
		.addColumn("seats", "integer", (column) => column.notNull())
		.addPrimaryKeyConstraint("programme_seats_pk", ["plan_id", "since", "programme", "category"])
		.execute();

	// What accepting a place costs those who applied by a form.
	await db.schema
		.createTable("seat_fees")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull().unique())
		.addColumn("rupees", "integer") // Null for none.
		// Within how many days after the acceptance it is to be paid.
		.addColumn("days", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
}
