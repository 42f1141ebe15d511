import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Mails and webhooks, as they wait and as they were sent. */
export async function createOutgoing(db: Kysely<unknown>) {
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
		.addColumn("act_id", "integer")
		.execute();
	await db.schema.createIndex("outbox_due").on("outbox").columns(["state", "due_at"]).execute();
	await db.schema.createIndex("outbox_act").on("outbox").column("act_id").execute();

	await db.schema
		.createTable("mail_counts")
		.addColumn("key", "text", (column) => column.primaryKey())
		.addColumn("used", "integer", (column) => column.notNull())
		.addColumn("ends_at", "text", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("webhooks")
		.addColumn("id", ...key(db))
		.addColumn("url", "text", (column) => column.notNull())
		.addColumn("events", "text", (column) => column.notNull())
		.addColumn("secret", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("created_by_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("webhook_deliveries")
		.addColumn("id", ...key(db))
		.addColumn("webhook_id", "integer", (column) => column.notNull())
		.addColumn("message_id", "text", (column) => column.notNull())
		.addColumn("event", "text", (column) => column.notNull())
		.addColumn("data", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("due_at", "text", (column) => column.notNull())
		.addColumn("last_status", "integer")
		.addColumn("last_answer", "text")
		.addColumn("last_tried_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("queued_at", "text", (column) => column.notNull())
		.addColumn("ended_at", "text")
		.execute();
	await db.schema.createIndex("webhook_deliveries_due").on("webhook_deliveries").columns(["state", "due_at"]).execute();
	await db.schema
		.createIndex("webhook_deliveries_webhook")
		.on("webhook_deliveries")
		.columns(["webhook_id", "id"])
		.execute();
}
