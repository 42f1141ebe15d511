import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Fees, what Razorpay reports about each, refunds, and what was paid at the school itself or waived. */
export async function createPayment(db: Kysely<unknown>) {
	// One row per fee: an application has at most one of each kind.
	await db.schema
		.createTable("fees")
		.addColumn("id", ...key(db))
		.addColumn("application_id", "integer", (column) => column.notNull().references("applications.id"))
		.addColumn("reference", "text", (column) => column.notNull())
		// Unique per order at the provider, so that a repeated request returns the existing order.
		.addColumn("receipt", "text", (column) => column.notNull().unique())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("plan_name", "text", (column) => column.notNull())
		.addColumn("plan_days", "integer", (column) => column.notNull())
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		// The provider's order; null until there is one, together with `order_key`.
		.addColumn("order_id", "text", (column) => column.unique())
		.addColumn("order_key", "text") // The provider's public key under which the order was created.
		// Number of times the provider was asked for the order.
		.addColumn("order_attempts", "integer", (column) => column.notNull())
		// The payment that settled the fee; null, together with `paid_at`, until then.
		.addColumn("payment_id", "text", (column) => column.unique())
		.addColumn("paid_at", "text")
		// `DSA-26-R-000001`, assigned in the transaction that makes the fee paid.
		.addColumn("receipt_number", "text", (column) => column.unique())
		// Time until which the bank may still take a started payment, so no one should pay again; null when nothing is
		// open.
		.addColumn("checking_until", "text")
		// Time at which someone last started to pay. Polling ends five days later.
		.addColumn("polling_since", "text", (column) => column.notNull())
		.addColumn("poll_count", "integer", (column) => column.notNull()) // Polls since `polling_since`.
		.addColumn("next_poll_at", "text") // Null when polling has ended.
		.addColumn("leased_until", "text") // End of the lease of the process that works on the order; null when free.
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		.addColumn("paid_on", "text") // The day of `paid_at` at the school.
		// Time of the last comparison with the provider; the payment time at first, null before it is paid.
		.addColumn("compared_at", "text")
		.addColumn("kind", "text", (column) => column.notNull().defaultTo("application"))
		// Time at which it came to be owed again after it had ended; null if it never did.
		.addColumn("owed_since", "text")
		.addColumn("ended_at", "text") // Time from which an unpaid fee is no longer owed; null while it is owed.
		.addUniqueConstraint("fees_application_kind", ["application_id", "kind"])
		.execute();
	await db.schema.createIndex("fees_next_poll").on("fees").column("next_poll_at").execute();
	await db.schema.createIndex("fees_state").on("fees").columns(["state", "id"]).execute();
	await db.schema.createIndex("fees_paid_on").on("fees").columns(["paid_on", "id"]).execute();
	await db.schema.createIndex("fees_compared").on("fees").column("compared_at").execute();
	await db.schema.createIndex("fees_reference").on("fees").column("reference").execute();

	// One row per payment attempt of a fee.
	await db.schema
		.createTable("fee_payments")
		.addColumn("payment_id", "text", (column) => column.primaryKey())
		.addColumn("fee_id", "integer", (column) => column.notNull().references("fees.id"))
		.addColumn("order_id", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull()) // The furthest status ever reported.
		// The last reported status and its time by the provider's clock; it may be behind `status`.
		.addColumn("reported_status", "text", (column) => column.notNull())
		.addColumn("reported_at", "text", (column) => column.notNull())
		.addColumn("amount", "integer") // Amount and currency are null while only the browser has reported the payment.
		.addColumn("currency", "text")
		.addColumn("method", "text") // Null where the provider does not say.
		// 1 once the provider has confirmed that this payment covers the whole fee.
		.addColumn("settled", "integer", (column) => column.notNull())
		.addColumn("flag", "text") // Reason why staff must refund this payment; null for none.
		.addColumn("error", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("updated_at", "text", (column) => column.notNull())
		// Time at which the provider was first known to hold its money; null before then, also when it was let go.
		.addColumn("captured_at", "text")
		.execute();
	await db.schema.createIndex("fee_payments_fee").on("fee_payments").column("fee_id").execute();
	await db.schema.createIndex("fee_payments_captured").on("fee_payments").column("captured_at").execute();

	// The append-only log of everything reported about a fee and what it changed.
	await db.schema
		.createTable("fee_events")
		.addColumn("id", ...key(db))
		.addColumn("fee_id", "integer", (column) => column.notNull().references("fees.id"))
		.addColumn("source", "text", (column) => column.notNull())
		.addColumn("kind", "text", (column) => column.notNull())
		// Unique; a repeated delivery has the key of the first.
		.addColumn("key", "text", (column) => column.notNull().unique())
		.addColumn("payment_id", "text")
		.addColumn("state_before", "text", (column) => column.notNull())
		.addColumn("state_after", "text", (column) => column.notNull())
		// JSON without personal data of applicants; a refund names the member of staff.
		.addColumn("detail", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("fee_events_fee").on("fee_events").column("fee_id").execute();
	await db.schema.createIndex("fee_events_kind").on("fee_events").columns(["kind", "created_at"]).execute();

	// One row per refund of a payment.
	await db.schema
		.createTable("refunds")
		.addColumn("id", ...key(db))
		.addColumn("fee_id", "integer", (column) => column.notNull().references("fees.id"))
		.addColumn("payment_id", "text", (column) => column.notNull())
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		// Reason given by the member who asked for it; empty for a refund that the provider has reported.
		.addColumn("reason", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		// office: asked for here. provider: ordered elsewhere, and reported. operator: noted at the command line.
		.addColumn("origin", "text", (column) => column.notNull())
		// Key under which it is ordered; also its receipt at the provider.
		.addColumn("idempotency_key", "text", (column) => column.notNull().unique())
		.addColumn("provider_id", "text", (column) => column.unique()) // Null until the provider has named it.
		.addColumn("problem", "text") // Reason why it has failed, or could not be ordered yet.
		.addColumn("asked_by", "integer")
		.addColumn("asked_by_name", "text", (column) => column.notNull())
		.addColumn("confirmed_by", "integer")
		.addColumn("confirmed_by_name", "text")
		.addColumn("confirmed_at", "text")
		.addColumn("finished_at", "text") // Time at which it was processed, failed or withdrawn.
		// Number of times the provider was asked to make it, or about it.
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("next_poll_at", "text") // Null when nothing is to be done.
		.addColumn("leased_until", "text") // End of the lease of the process that works on it; null when free.
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("refunds_fee").on("refunds").column("fee_id").execute();
	await db.schema.createIndex("refunds_payment").on("refunds").column("payment_id").execute();
	await db.schema.createIndex("refunds_state").on("refunds").columns(["state", "id"]).execute();
	await db.schema.createIndex("refunds_poll").on("refunds").column("next_poll_at").execute();
	await db.schema.createIndex("refunds_finished").on("refunds").columns(["state", "finished_at"]).execute();

	// One row per fee that was paid at the school itself or waived, and per entry that undoes one. Never changed.
	await db.schema
		.createTable("counter_entries")
		.addColumn("id", ...key(db))
		.addColumn("fee_id", "integer", (column) => column.notNull().references("fees.id"))
		.addColumn("method", "text", (column) => column.notNull())
		.addColumn("amount", "integer", (column) => column.notNull()) // Less than 0 where it undoes another entry.
		.addColumn("paid_on", "text", (column) => column.notNull()) // The day on which the money came.
		.addColumn("note", "text", (column) => column.notNull())
		// Number from the series shared by all receipts; null only within the transaction that enters it.
		.addColumn("receipt_number", "text", (column) => column.unique())
		// The entry that this one undoes.
		.addColumn("takes_back", "integer", (column) => column.unique().references("counter_entries.id"))
		.addColumn("entered_by", "integer", (column) => column.notNull())
		.addColumn("entered_by_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("counter_entries_fee").on("counter_entries").column("fee_id").execute();
	await db.schema.createIndex("counter_entries_created").on("counter_entries").column("created_at").execute();
}
