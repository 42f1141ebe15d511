import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>) {
	await db.schema.alterTable("fees").addColumn("receipt_number", "text").execute();
	await db.schema.createIndex("fees_receipt_number").unique().on("fees").column("receipt_number").execute();
	await db.schema.alterTable("outbox").addColumn("attachment", "text").execute();
}
