import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** What was paid at the school itself or waived, and the entries that take back others. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("counter_entries")
		.addColumn("id", ...key(db))
		.addColumn("fee_id", "integer", (column) => column.notNull().references("fees.id"))
		.addColumn("method", "text", (column) => column.notNull())
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("paid_on", "text", (column) => column.notNull())
		.addColumn("note", "text", (column) => column.notNull())
		.addColumn("receipt_number", "text", (column) => column.unique())
		.addColumn("takes_back", "integer", (column) => column.unique().references("counter_entries.id"))
		.addColumn("entered_by", "integer", (column) => column.notNull())
		.addColumn("entered_by_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("counter_entries_fee").on("counter_entries").column("fee_id").execute();
	await db.schema.createIndex("counter_entries_created").on("counter_entries").column("created_at").execute();
}
