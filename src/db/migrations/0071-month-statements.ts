import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** Statements of closed months, the keys that sign them, and the month whose statement has a settlement's line. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("month_statements")
		.addColumn("id", ...key(db))
		.addColumn("month", "text", (column) => column.notNull().unique())
		.addColumn("totals", "text", (column) => column.notNull())
		.addColumn("csv", "text", (column) => column.notNull())
		.addColumn("sha256", "text", (column) => column.notNull())
		.addColumn("closed_by", "integer", (column) => column.notNull())
		.addColumn("closed_by_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema
		.createTable("statement_keys")
		.addColumn("id", ...key(db))
		.addColumn("public_key", "text", (column) => column.notNull().unique())
		.addColumn("sealed_key", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.alterTable("settlement_lines").addColumn("booked_in", "text").execute();
	await db.schema
		.createIndex("settlement_lines_booked")
		.on("settlement_lines")
		.columns(["booked_in", "settled_on"])
		.execute();
	await db.schema.createIndex("fee_events_kind").on("fee_events").columns(["kind", "created_at"]).execute();
}
