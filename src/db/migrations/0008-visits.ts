import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** Tours of the campus and who has booked them. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("tours")
		.addColumn("tour", "text", (column) => column.primaryKey())
		.addColumn("booked", "integer", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("visits")
		.addColumn("id", ...key(db))
		.addColumn("idempotency_key", "text", (column) => column.notNull().unique())
		.addColumn("tour", "text", (column) => column.notNull())
		.addColumn("people", "integer", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("phone_no", "text", (column) => column.notNull())
		.addColumn("question", "text")
		.addColumn("token_hash", "text", (column) => column.notNull().unique())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("cancelled_at", "text")
		.execute();
	await db.schema.createIndex("visits_tour").on("visits").column("tour").execute();
}
