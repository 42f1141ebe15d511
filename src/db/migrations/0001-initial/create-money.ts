import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Creates the tables for what was paid out to the bank, closed months, and what does not agree. */
export async function createMoney(db: Kysely<unknown>) {
	// One row per payment, refund or other movement in a settlement: a transfer of the provider to the school's bank
	// account. Amounts in paise. Rows are added; only their explanation changes, and the month that has them.
	await db.schema
		.createTable("settlement_lines")
		.addColumn("id", ...key(db))
		.addColumn("settlement_id", "text", (column) => column.notNull()) // The provider's `setl_…`.
		// The provider's name of what was settled: `pay_…`, `rfnd_…`, `adj_…`.
		.addColumn("entity_id", "text", (column) => column.notNull())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("payment_id", "text") // The payment of a refund.
		.addColumn("utr", "text") // The bank's number of the transfer.
		.addColumn("settled_on", "text", (column) => column.notNull()) // The day at the school.
		// Amount of the payment, refund or movement itself, never less than 0.
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("fee", "integer", (column) => column.notNull()) // Provider's charge for its work, tax included.
		.addColumn("tax", "integer", (column) => column.notNull()) // Goods and services tax within `fee`.
		// Amount it adds to the transfer; less than 0 if it reduces it.
		.addColumn("net", "integer", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("description", "text", (column) => column.notNull()) // Provider's description; empty for none.
		// A member's explanation of why a line that nothing here explains is right; null for none.
		.addColumn("explanation", "text")
		.addColumn("explained_by_name", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("booked_in", "text") // The month, `YYYY-MM`, whose statement has it; null until that is closed.
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

	// One row per closed month, never changed.
	await db.schema
		.createTable("month_statements")
		.addColumn("id", ...key(db))
		.addColumn("month", "text", (column) => column.notNull().unique()) // `YYYY-MM` at the school.
		.addColumn("totals", "text", (column) => column.notNull()) // `StatementTotals` as JSON.
		.addColumn("csv", "text", (column) => column.notNull()) // The whole signed statement.
		.addColumn("sha256", "text", (column) => column.notNull())
		.addColumn("closed_by", "integer", (column) => column.notNull())
		.addColumn("closed_by_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();

	// Keys that sign statements, made at first need. The newest signs; all of them verify.
	await db.schema
		.createTable("statement_keys")
		.addColumn("id", ...key(db))
		.addColumn("public_key", "text", (column) => column.notNull().unique()) // Ed25519, SPKI in base64.
		.addColumn("sealed_key", "text", (column) => column.notNull()) // PKCS#8 in base64, sealed by the server's secret.
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();

	// Findings of a report or of a comparison with the provider, until they are resolved or left.
	await db.schema
		.createTable("money_findings")
		.addColumn("id", ...key(db))
		.addColumn("fee_id", "integer", (column) => column.references("fees.id")) // Null for an order that no fee has.
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull()) // The payment, else the order.
		.addColumn("message", "text", (column) => column.notNull())
		.addColumn("amount", "integer") // Null where none is known.
		.addColumn("created_at", "text", (column) => column.notNull())
		// Time from which the finding is left as it is and not shown; null while it is shown.
		.addColumn("left_at", "text")
		.addUniqueConstraint("money_findings_subject", ["kind", "subject"])
		.execute();
	await db.schema.createIndex("money_findings_fee").on("money_findings").column("fee_id").execute();
}
