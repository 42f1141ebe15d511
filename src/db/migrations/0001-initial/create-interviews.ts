import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Times at which applicants are interviewed, who is invited to them, and the links by which they choose. */
export async function createInterviews(db: Kysely<unknown>) {
	await db.schema
		.createTable("interview_slots")
		.addColumn("id", ...key(db))
		.addColumn("application_type", "text", (column) => column.notNull())
		.addColumn("starts_at", "text", (column) => column.notNull())
		.addColumn("minutes", "integer", (column) => column.notNull())
		.addColumn("place", "text", (column) => column.notNull())
		.addColumn("capacity", "integer", (column) => column.notNull())
		.addColumn("closes_at", "text", (column) => column.notNull())
		.addColumn("cancelled_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("interview_slots_of_type")
		.on("interview_slots")
		.columns(["application_type", "starts_at"])
		.execute();

	await db.schema
		.createTable("interviews")
		.addColumn("id", ...key(db))
		.addColumn("application_id", "integer", (column) => column.notNull().unique().references("applications.id"))
		.addColumn("slot_id", "integer", (column) => column.references("interview_slots.id"))
		.addColumn("sequence", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("outcome", "text")
		.addColumn("marks", "text")
		.addColumn("remark", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("interviews_slot").on("interviews").column("slot_id").execute();

	await db.schema
		.createTable("interview_codes")
		.addColumn("code_hash", "text", (column) => column.primaryKey())
		.addColumn("interview_id", "integer", (column) => column.notNull().references("interviews.id").onDelete("cascade"))
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("interview_codes_interview").on("interview_codes").column("interview_id").execute();
}
