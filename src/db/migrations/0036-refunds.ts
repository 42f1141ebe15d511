import { type Kysely, sql } from "kysely";
import { key } from "./dialect.ts";

/** Refunds, each asked for by one member and confirmed by another, and when the money of a payment was taken. */
export async function up(db: Kysely<unknown>) {
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

	await db.schema.alterTable("fee_payments").addColumn("captured_at", "text").execute();
	const taken = sql`status = 'captured' or (status = 'refunded' and settled = 1)`;
	await sql`update fee_payments set captured_at = created_at where ${taken}`.execute(db);
	await db.schema.createIndex("fee_payments_captured").on("fee_payments").column("captured_at").execute();
	await sql`
		insert into refunds (fee_id, payment_id, amount, currency, reason, state, origin, idempotency_key,
			asked_by_name, finished_at, attempts, created_at)
		select fee_id, payment_id, amount, currency, '', 'processed', 'provider', 'earlier-' || payment_id,
			'Razorpay', updated_at, 0, updated_at
		from fee_payments
		where status = 'refunded' and captured_at is not null and amount is not null and currency is not null
	`.execute(db);
}
