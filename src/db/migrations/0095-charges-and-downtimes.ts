import type { Kysely } from "kysely";

/** Adds the charges of payments beside their fee, and the ways to pay that are slow. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.alterTable("fee_payments")
		// Amount in paise: more than 0 is the provider's charge to the payer, less than 0 was taken off by an offer.
		.addColumn("added", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema
		.createTable("payment_downtimes")
		.addColumn("id", "text", (column) => column.primaryKey()) // The provider's.
		.addColumn("method", "text", (column) => column.notNull())
		.addColumn("begins_at", "text", (column) => column.notNull())
		.addColumn("ends_at", "text") // Null while it is not known.
		.addColumn("reported_at", "text", (column) => column.notNull())
		.execute();
}
