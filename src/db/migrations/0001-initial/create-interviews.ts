import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Times at which applicants are interviewed, who is invited to them, and the links by which they choose. */
export async function createInterviews(db: Kysely<unknown>) {
	// A time at which applicants of one form can be interviewed.
	await db.schema
		.createTable("interview_slots")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull())
		.addColumn("starts_at", "text", (column) => column.notNull())
		.addColumn("minutes", "integer", (column) => column.notNull())
		.addColumn("place", "text", (column) => column.notNull()) // Place where it is, or the link of a video call.
		.addColumn("capacity", "integer", (column) => column.notNull()) // Largest number of applicants.
		.addColumn("closes_at", "text", (column) => column.notNull()) // Time until which it can be taken, and left again.
		.addColumn("cancelled_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("interview_slots_of_type")
		.on("interview_slots")
		.columns(["application_type", "starts_at"])
		.execute();

	// The one invitation of an application, the slot that its applicant has taken, and its outcome.
	await db.schema
		.createTable("interviews")
		.addColumn("id", ...key(db))
		.addColumn("application_id", "integer", (column) => column.notNull().unique().references("applications.id"))
		.addColumn("slot_id", "integer", (column) => column.references("interview_slots.id"))
		// Sequence number of its entry in calendars: grows with every time that is taken, changed or left.
		.addColumn("sequence", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("outcome", "text")
		.addColumn("marks", "text") // Marks as the office counts them.
		.addColumn("remark", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("interviews_slot").on("interviews").column("slot_id").execute();

	// The links that open an invitation, by the hash of their code.
	await db.schema
		.createTable("interview_codes")
		.addColumn("code_hash", "text", (column) => column.primaryKey())
		.addColumn("interview_id", "integer", (column) => column.notNull().references("interviews.id").onDelete("cascade"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("interview_codes_interview").on("interview_codes").column("interview_id").execute();
}
