import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Fees, what Razorpay reports about each, refunds, and what was paid at the school itself or waived. */
export async function createPayment(db: Kysely<unknown>) {
	await db.schema
		.createTable("fees")
		.addColumn("id", ...key(db))
		.addColumn("application_id", "integer", (column) => column.notNull().references("applications.id"))
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
		.addColumn("paid_on", "text")
		.addColumn("compared_at", "text")
		.addColumn("kind", "text", (column) => column.notNull().defaultTo("application"))
		.addColumn("owed_since", "text")
		.addColumn("ended_at", "text")
		.addUniqueConstraint("fees_application_kind", ["application_id", "kind"])
		.execute();
	await db.schema.createIndex("fees_next_poll").on("fees").column("next_poll_at").execute();
	await db.schema.createIndex("fees_state").on("fees").columns(["state", "id"]).execute();
	await db.schema.createIndex("fees_paid_on").on("fees").columns(["paid_on", "id"]).execute();
	await db.schema.createIndex("fees_compared").on("fees").column("compared_at").execute();
	await db.schema.createIndex("fees_reference").on("fees").column("reference").execute();

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
		.addColumn("captured_at", "text")
		.execute();
	await db.schema.createIndex("fee_payments_fee").on("fee_payments").column("fee_id").execute();
	await db.schema.createIndex("fee_payments_captured").on("fee_payments").column("captured_at").execute();

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
	await db.schema.createIndex("fee_events_kind").on("fee_events").columns(["kind", "created_at"]).execute();

	await db.schema
		.createTable("refunds")
		.addColumn("id", ...key(db))
		.addColumn("fee_id", "integer", (column) => column.notNull().references("fees.id"))
		.addColumn("payment_id", "text", (column) => column.notNull())
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("reason", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("origin", "text", (column) => column.notNull())
		.addColumn("idempotency_key", "text", (column) => column.notNull().unique())
		.addColumn("provider_id", "text", (column) => column.unique())
		.addColumn("problem", "text")
		.addColumn("asked_by", "integer")
		.addColumn("asked_by_name", "text", (column) => column.notNull())
		.addColumn("confirmed_by", "integer")
		.addColumn("confirmed_by_name", "text")
		.addColumn("confirmed_at", "text")
		.addColumn("finished_at", "text")
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("next_poll_at", "text")
		.addColumn("leased_until", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("refunds_fee").on("refunds").column("fee_id").execute();
	await db.schema.createIndex("refunds_payment").on("refunds").column("payment_id").execute();
	await db.schema.createIndex("refunds_state").on("refunds").columns(["state", "id"]).execute();
	await db.schema.createIndex("refunds_poll").on("refunds").column("next_poll_at").execute();
	await db.schema.createIndex("refunds_finished").on("refunds").columns(["state", "finished_at"]).execute();

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
