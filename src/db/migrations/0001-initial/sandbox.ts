import type { Kysely } from "kysely";

export async function createSandbox(db: Kysely<unknown>) {
	await db.schema
		.createTable("sandbox_keys")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("value", "text", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("sandbox_orders")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("receipt", "text")
		.addColumn("unique_receipt", "text", (column) => column.unique())
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("notes", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("sandbox_orders_receipt").on("sandbox_orders").column("receipt").execute();

	await db.schema
		.createTable("sandbox_payments")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("order_id", "text", (column) => column.notNull().references("sandbox_orders.id"))
		.addColumn("amount", "integer", (column) => column.notNull())
		.addColumn("currency", "text", (column) => column.notNull())
		.addColumn("status", "text", (column) => column.notNull())
		.addColumn("error", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("sandbox_payments_order").on("sandbox_payments").column("order_id").execute();
}
