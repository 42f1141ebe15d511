import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** What the provider has paid out to the school's bank account, line by line. */
export async function up(db: Kysely<unknown>) {
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
		.addUniqueConstraint("settlement_lines_entity", ["settlement_id", "entity_id"])
		.execute();
	await db.schema.createIndex("settlement_lines_of").on("settlement_lines").column("entity_id").execute();
	await db.schema
		.createIndex("settlement_lines_day")
		.on("settlement_lines")
		.columns(["settled_on", "settlement_id"])
		.execute();
	await db.schema.createIndex("refunds_finished").on("refunds").columns(["state", "finished_at"]).execute();
}
