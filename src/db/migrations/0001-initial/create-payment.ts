import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

export async function createPayment(db: Kysely<unknown>) {
	await db.schema
		.createTable("fees")
		.addColumn("id", ...key(db))
		.addColumn("application_id", "integer", (column) => column.notNull().unique().references("applications.id"))
		.addColumn("reference", "text", (column) => column.notNull())
		.addColumn("receipt", "text", (column) => column.notNull().unique())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("plan_name", "text", (column) => column.notNull())
		.addColumn("plan_days", "integer", (column) => column.notNull())
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("order_id", "text", (column) => column.unique())
		.addColumn("order_key", "text")
		.addColumn("order_attempts", "integer", (column) => column.notNull())
		.addColumn("payment_id", "text", (column) => column.unique())
		.addColumn("paid_at", "text")
		.addColumn("receipt_number", "text", (column) => column.unique())
		.addColumn("checking_until", "text")
		.addColumn("polling_since", "text", (column) => column.notNull())
		.addColumn("poll_count", "integer", (column) => column.notNull())
		.addColumn("next_poll_at", "text")
		.addColumn("leased_until", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("fees_next_poll").on("fees").column("next_poll_at").execute();

	await db.schema
		.createTable("fee_payments")
		.addColumn("payment_id", "text", (column) => column.primaryKey())
		.addColumn("fee_id", "integer", (column) => column.notNull().references("fees.id"))
		.addColumn("order_id", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("reported_status", "text", (column) => column.notNull())
		.addColumn("reported_at", "text", (column) => column.notNull())
		.addColumn("amount", "integer")
		.addColumn("currency", "text")
		.addColumn("method", "text")
		.addColumn("settled", "integer", (column) => column.notNull())
		.addColumn("flag", "text")
		.addColumn("error", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("fee_payments_fee").on("fee_payments").column("fee_id").execute();

	await db.schema
		.createTable("fee_events")
		.addColumn("id", ...key(db))
		.addColumn("fee_id", "integer", (column) => column.notNull().references("fees.id"))
		.addColumn("source", "text", (column) => column.notNull())
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("key", "text", (column) => column.notNull().unique())
		.addColumn("payment_id", "text")
		.addColumn("state_before", "text", (column) => column.notNull())
		.addColumn("state_after", "text", (column) => column.notNull())
		.addColumn("detail", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("fee_events_fee").on("fee_events").column("fee_id").execute();
}
