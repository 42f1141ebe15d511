import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/**
 * Creates the tables for the numbers of people who can accept a place, by form, programme and category, and for the
 * cost of accepting one.
 */
export async function createSeats(db: Kysely<unknown>) {
	// The seats of one form; who takes one, or sets their number, locks this row.
	await db.schema
		.createTable("seat_plans")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();

	// Number of seats for a category among those who have applied from a given day on.
	await db.schema
		.createTable("seats")
		.addColumn("plan_id", "integer", (column) => column.notNull().references("seat_plans.id"))
		.addColumn("since", "text", (column) => column.notNull())
		// Category as a form's answer gives it; empty for everyone whom no other line names.
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

	// Cost of accepting a place, for those who applied by a form.
	await db.schema
		.createTable("seat_fees")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull().unique())
		.addColumn("rupees", "integer") // Null for none.
		// Number of days after the acceptance within which it must be paid.
		.addColumn("days", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
}
