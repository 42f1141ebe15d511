import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

export async function createBatches(db: Kysely<unknown>) {
	await db.schema
		.createTable("batches")
		.addColumn("id", ...key(db))
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("act", "text", (column) => column.notNull())
		.addColumn("details", "text", (column) => column.notNull())
		.addColumn("filter", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("leased_until", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("finished_at", "text")
		.execute();
	await db.schema.createIndex("batches_state").on("batches").columns(["state", "id"]).execute();

	await db.schema
		.createTable("batch_items")
		.addColumn("batch_id", "integer", (column) => column.notNull().references("batches.id").onDelete("cascade"))
		.addColumn("case_id", "integer", (column) => column.notNull().references("cases.id").onDelete("cascade"))
		.addColumn("version_seen", "integer", (column) => column.notNull())
		.addColumn("outcome", "text")
		.addColumn("message", "text")
		.addColumn("act_id", "integer")
		.addColumn("undo_outcome", "text")
		.addColumn("undo_message", "text")
		.addPrimaryKeyConstraint("batch_items_key", ["batch_id", "case_id"])
		.execute();
	await db.schema.createIndex("batch_items_case").on("batch_items").column("case_id").execute();
}
