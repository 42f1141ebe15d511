import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Mails and webhooks, as they wait and as they were sent. */
export async function createOutgoing(db: Kysely<unknown>) {
	// Queued e-mails.
	await db.schema
		.createTable("outbox")
		.addColumn("id", ...key(db))
		// Subject of the email for staff: an application's reference.
		.addColumn("about", "text", (column) => column.notNull())
		.addColumn("to_name", "text", (column) => column.notNull())
		.addColumn("to_address", "text", (column) => column.notNull())
		.addColumn("reply_to", "text") // JSON of `{name?, address}`.
		// The key of the definition that writes it when it leaves.
		.addColumn("template", "text", (column) => column.notNull())
		// Input of that definition, as `sealData` makes it; `{}` once the email is sent.
		.addColumn("data", "text", (column) => column.notNull())
		// The part of the Message-ID before the @; the sender's domain follows it. The same on every retry.
		.addColumn("message_id", "text", (column) => column.notNull().unique())
		.addColumn("state", "text", (column) => column.notNull())
		// Attempts started, not finished: counted when a process leases the e-mail.
		.addColumn("attempts", "integer", (column) => column.notNull())
		// Earliest time of the next attempt; during an attempt, the end of its lease.
		.addColumn("due_at", "text", (column) => column.notNull())
		.addColumn("last_error", "text") // Codes only, nothing that names a person.
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("sent_at", "text")
		// The key from which the attachment is made when the e-mail leaves; null for none.
		.addColumn("attachment", "text")
		// The act of a member that caused it, and that cancels it when it is undone; null for none.
		.addColumn("act_id", "integer")
		.execute();
	await db.schema.createIndex("outbox_due").on("outbox").columns(["state", "due_at"]).execute();
	await db.schema.createIndex("outbox_act").on("outbox").column("act_id").execute();

	// Number of mails with links on request, or acknowledgements of forms, sent in a span of time that began with the
	// first. Outlives drafts, so that deleting one earns no more mails.
	await db.schema
		.createTable("mail_counts")
		.addColumn("key", "text", (column) => column.primaryKey()) // A hash of whose they are.
		.addColumn("used", "integer", (column) => column.notNull())
		.addColumn("ends_at", "text", (column) => column.notNull())
		.execute();

	// Addresses of other programs that are notified of events.
	await db.schema
		.createTable("webhooks")
		.addColumn("id", ...key(db))
		.addColumn("url", "text", (column) => column.notNull())
		.addColumn("events", "text", (column) => column.notNull()) // The names of events, separated by spaces.
		.addColumn("secret", "text", (column) => column.notNull()) // Sealed: `whsec_` and the key in base64.
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("created_by_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();

	// One event for one webhook.
	await db.schema
		.createTable("webhook_deliveries")
		.addColumn("id", ...key(db))
		.addColumn("webhook_id", "integer", (column) => column.notNull())
		// The same for every try, and for every webhook that subscribes to the event: `msg_…`.
		.addColumn("message_id", "text", (column) => column.notNull())
		.addColumn("event", "text", (column) => column.notNull())
		.addColumn("data", "text", (column) => column.notNull()) // JSON.
		.addColumn("state", "text", (column) => column.notNull())
		// Grows with each lease, so that two processes never send it at the same time.
		.addColumn("attempts", "integer", (column) => column.notNull())
		// Time of the next attempt; while a process tries it, the end of its lease.
		.addColumn("due_at", "text", (column) => column.notNull())
		.addColumn("last_status", "integer") // The status of the last answer; null when there was none.
		.addColumn("last_answer", "text") // Beginning of the last answer, or why there was none.
		.addColumn("last_tried_at", "text")
		.addColumn("created_at", "text", (column) => column.notNull()) // Time of the event.
		// Time from which it is tried: later than `created_at` once it was sent again.
		.addColumn("queued_at", "text", (column) => column.notNull())
		.addColumn("ended_at", "text") // Time at which it was delivered, abandoned or left.
		.execute();
	await db.schema.createIndex("webhook_deliveries_due").on("webhook_deliveries").columns(["state", "due_at"]).execute();
	await db.schema
		.createIndex("webhook_deliveries_webhook")
		.on("webhook_deliveries")
		.columns(["webhook_id", "id"])
		.execute();
}
