import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/**
 * Creates the tables for requests about personal data, the links by which people make them, the outcomes of erasures,
 * and breaches.
 */
export async function createPrivacy(db: Kysely<unknown>) {
	// People who want the link to their data, for the seconds until they are answered. `contact`: address or reference.
	await db.schema
		.createTable("privacy_link_requests")
		.addColumn("id", ...key(db))
		.addColumn("contact", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();

	// Links that open the page about the data of one address, by the SHA-256 of the token.
	await db.schema
		.createTable("privacy_links")
		.addColumn("token_hash", "text", (column) => column.primaryKey())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("email_key", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("expires_at", "text", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("privacy_requests")
		.addColumn("id", ...key(db))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("email_key", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull()) // Text of the person's request.
		.addColumn("due_on", "text", (column) => column.notNull())
		.addColumn("member_id", "integer") // Member who works on it.
		.addColumn("member_name", "text")
		.addColumn("answer", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("closed_at", "text")
		.execute();
	await db.schema.createIndex("privacy_requests_state").on("privacy_requests").columns(["state", "due_on"]).execute();
	await db.schema.createIndex("privacy_requests_of").on("privacy_requests").column("email_key").execute();

	// People who exercise someone's rights after their death or when they cannot (DPDP Act, section 14).
	await db.schema
		.createTable("nominations")
		.addColumn("id", ...key(db))
		.addColumn("email_key", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("ended_at", "text")
		.execute();
	await db.schema.createIndex("nominations_of").on("nominations").column("email_key").execute();

	// Reasons why the data of an address are not erased until a certain day.
	await db.schema
		.createTable("erasure_holds")
		.addColumn("id", ...key(db))
		.addColumn("email_key", "text", (column) => column.notNull())
		.addColumn("reason", "text", (column) => column.notNull())
		.addColumn("ends_on", "text", (column) => column.notNull())
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("ended_at", "text")
		.execute();
	await db.schema.createIndex("erasure_holds_of").on("erasure_holds").column("email_key").execute();

	// An erasure, asked for by one member and confirmed by another, or by a person who withdraws a consent.
	await db.schema
		.createTable("erasure_orders")
		.addColumn("id", ...key(db))
		.addColumn("request_id", "integer", (column) => column.notNull().references("privacy_requests.id"))
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("email", "text", (column) => column.notNull())
		.addColumn("email_key", "text", (column) => column.notNull())
		.addColumn("reason", "text", (column) => column.notNull())
		.addColumn("asked_by", "integer") // Null for the person.
		.addColumn("asked_by_name", "text", (column) => column.notNull())
		.addColumn("confirmed_by", "integer")
		.addColumn("confirmed_by_name", "text")
		.addColumn("confirmed_at", "text")
		.addColumn("finished_at", "text")
		.addColumn("certificate", "text") // JSON of `CertificateLine[]`; null until it was confirmed.
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("erasure_orders_request").on("erasure_orders").column("request_id").execute();

	// A record that is hidden from the office until it is erased; meanwhile it has no rows in its own tables.
	await db.schema
		.createTable("restricted_records")
		.addColumn("id", ...key(db))
		// Null for one that was restricted again after a restore.
		.addColumn("order_id", "integer", (column) => column.references("erasure_orders.id"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("record_id", "integer", (column) => column.notNull())
		.addColumn("record_created_at", "text", (column) => column.notNull())
		.addColumn("email_key", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("rows", "text", (column) => column.notNull()) // JSON of the rows, by table.
		.addColumn("erase_on", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addUniqueConstraint("restricted_records_record", ["kind", "record_id"])
		.execute();
	await db.schema.createIndex("restricted_records_of").on("restricted_records").column("email_key").execute();
	await db.schema.createIndex("restricted_records_order").on("restricted_records").column("order_id").execute();
	await db.schema.createIndex("restricted_records_day").on("restricted_records").column("erase_on").execute();

	await db.schema
		.createTable("restricted_files")
		.addColumn("storage_key", "text", (column) => column.primaryKey())
		.addColumn("restricted_id", "integer", (column) =>
			column.notNull().references("restricted_records.id").onDelete("cascade"),
		)
		.execute();
	await db.schema.createIndex("restricted_files_record").on("restricted_files").column("restricted_id").execute();

	// Periods that the office has set.
	await db.schema
		.createTable("privacy_settings")
		.addColumn("name", "text", (column) => column.primaryKey())
		.addColumn("days", "integer", (column) => column.notNull())
		.execute();

	let breaches = db.schema
		.createTable("breaches")
		.addColumn("id", ...key(db))
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("noticed_at", "text", (column) => column.notNull()) // Starts the clocks of the reports.
		.addColumn("version", "integer", (column) => column.notNull()) // Counts the changes of its texts.
		.addColumn("created_at", "text", (column) => column.notNull())
		// Time from which letters go to those who have none yet; null when all have theirs.
		.addColumn("sending_since", "text")
		.addColumn("closed_at", "text");
	for (const name of breachTexts)
		breaches = breaches.addColumn(name, "text", (column) => column.notNull().defaultTo(""));
	await breaches.execute();

	// Criteria by which affected people were chosen; a selection is deleted with the people it added.
	await db.schema
		.createTable("breach_selections")
		.addColumn("id", ...key(db))
		.addColumn("breach_id", "integer", (column) => column.notNull().references("breaches.id").onDelete("cascade"))
		.addColumn("words", "text", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("breach_people")
		.addColumn("id", ...key(db))
		.addColumn("breach_id", "integer", (column) => column.notNull().references("breaches.id").onDelete("cascade"))
		.addColumn("selection_id", "integer", (column) =>
			column.notNull().references("breach_selections.id").onDelete("cascade"),
		)
		// The address in lower case, or the telephone number where there is none: one person is notified once.
		.addColumn("person_key", "text", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("email", "text") // Null where there is none, so that the person is called.
		.addColumn("phone", "text", (column) => column.notNull())
		.addColumn("language", "text") // The language that the person has used with the school, where that is known.
		.addColumn("told_at", "text") // Time at which the letter was queued, or the person was called.
		.addColumn("outbox_id", "integer") // Id of the letter in the outbox.
		.addColumn("told_how", "text") // Note of what was discussed on the telephone.
		.addColumn("told_by", "text")
		.addUniqueConstraint("breach_people_once", ["breach_id", "person_key"])
		.execute();
	await db.schema.createIndex("breach_people_selection").on("breach_people").column("selection_id").execute();

	// Reports that were made.
	await db.schema
		.createTable("breach_reports")
		.addColumn("id", ...key(db))
		.addColumn("breach_id", "integer", (column) => column.notNull().references("breaches.id").onDelete("cascade"))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("made_at", "text", (column) => column.notNull())
		.addColumn("reference", "text", (column) => column.notNull()) // Reference given by the authority that has it.
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addUniqueConstraint("breach_reports_once", ["breach_id", "kind"])
		.execute();
}

const breachTexts = [
	...["title", "happened", "data", "period", "place", "cause", "consequences", "measures", "advice", "contact"],
	...["remedies", "in_tamil", "in_hindi", "summary"],
];
