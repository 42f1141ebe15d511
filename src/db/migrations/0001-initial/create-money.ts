import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** What was paid out to the bank, closed months, and what does not agree. */
export async function createMoney(db: Kysely<unknown>) {
	await db.schema
		.createTable("settlement_lines")
		.addColumn("id", ...key(db))
		.addColumn("settlement_id", "text", (column) => column.notNull())
		.addColumn("entity_id", "text", (column) => column.notNull())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("payment_id", "text")
		.addColumn("utr", "text")
		.addColumn("settled_on", "text", (column) => column.notNull())
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("fee", "integer", (column) => column.notNull())
		.addColumn("tax", "integer", (column) => column.notNull())
		.addColumn("net", "integer", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("description", "text", (column) => column.notNull())
		.addColumn("explanation", "text")
		.addColumn("explained_by_name", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		// The month whose statement has the line.
		.addColumn("booked_in", "text")
		.addUniqueConstraint("settlement_lines_entity", ["settlement_id", "entity_id"])
		.execute();
	await db.schema.createIndex("settlement_lines_of").on("settlement_lines").column("entity_id").execute();
	await db.schema
		.createIndex("settlement_lines_day")
		.on("settlement_lines")
		.columns(["settled_on", "settlement_id"])
		.execute();
	await db.schema
		.createIndex("settlement_lines_booked")
		.on("settlement_lines")
		.columns(["booked_in", "settled_on"])
		.execute();

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

	await db.schema
		.createTable("money_findings")
		.addColumn("id", ...key(db))
		.addColumn("fee_id", "integer", (column) => column.references("fees.id"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("message", "text", (column) => column.notNull())
		.addColumn("amount", "integer")
		.addColumn("created_at", "text", (column) => column.notNull())
		// Since when it is left as it is; null while it is shown.
		.addColumn("left_at", "text")
		.addUniqueConstraint("money_findings_subject", ["kind", "subject"])
		.execute();
	await db.schema.createIndex("money_findings_fee").on("money_findings").column("fee_id").execute();
}
