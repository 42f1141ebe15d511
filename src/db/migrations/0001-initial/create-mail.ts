import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

export async function createMail(db: Kysely<unknown>) {
	await db.schema
		.createTable("outbox")
		.addColumn("id", ...key(db))
		.addColumn("about", "text", (column) => column.notNull())
		.addColumn("to_name", "text", (column) => column.notNull())
		.addColumn("to_address", "text", (column) => column.notNull())
		.addColumn("reply_to", "text")
		.addColumn("template", "text", (column) => column.notNull())
		.addColumn("data", "text", (column) => column.notNull())
		.addColumn("message_id", "text", (column) => column.notNull().unique())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("due_at", "text", (column) => column.notNull())
		.addColumn("last_error", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("sent_at", "text")
		.addColumn("attachment", "text")
		.execute();
	await db.schema.createIndex("outbox_due").on("outbox").columns(["state", "due_at"]).execute();
}
