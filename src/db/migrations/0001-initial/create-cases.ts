import type { Kysely } from "kysely";
import { byteOrder, key } from "#src/db/migrations/dialect.ts";

const requiredNotNull = { notNull: true } as const;

/**
 * Creates the tables for what the office does with what comes in, who has read it, and the texts that it fills mails
 * with.
 */
export async function createCases(db: Kysely<unknown>) {
	// One row per application, enquiry, message, alumnus and job application.
	let cases = db.schema
		.createTable("cases")
		.addColumn("id", ...key(db))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("record_id", "integer", (column) => column.notNull());
	for (const [name, { notNull }] of Object.entries(texts))
		cases = cases.addColumn(name, byteOrder(db), (column) => (notNull ? column.notNull() : column));
	for (const [name, { notNull }] of Object.entries(numbers))
		cases = cases.addColumn(name, "integer", (column) => (notNull ? column.notNull() : column));
	await cases.addUniqueConstraint("cases_record", ["kind", "record_id"]).execute();
	for (const column of ["assignee_id", "reference", "phone_key", "email_key", "person_key", "duplicate_of"])
		await db.schema.createIndex(`cases_${column}`).on("cases").column(column).execute();
	for (const column of ["created_at", "due_on"])
		await db.schema.createIndex(`cases_${column}`).on("cases").columns([column, "id"]).execute();
	await db.schema.createIndex("cases_status").on("cases").columns(["status", "due_on", "id"]).execute();

	// Text that a search looks through: words folded, digits apart.
	await db.schema
		.createTable("case_texts")
		.addColumn("case_id", "integer", (column) => column.primaryKey().references("cases.id").onDelete("cascade"))
		.addColumn("text", "text", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("case_tags")
		.addColumn("case_id", "integer", (column) => column.notNull().references("cases.id").onDelete("cascade"))
		.addColumn("tag", byteOrder(db), (column) => column.notNull())
		.addPrimaryKeyConstraint("case_tags_key", ["case_id", "tag"])
		.execute();
	await db.schema.createIndex("case_tags_tag").on("case_tags").columns(["tag", "case_id"]).execute();

	await db.schema
		.createTable("case_notes")
		.addColumn("id", ...key(db))
		.addColumn("case_id", "integer", (column) => column.notNull().references("cases.id").onDelete("cascade"))
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		// Ids of the members who are named in it, each between commas: `,3,12,`; empty for none.
		.addColumn("mentions", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("case_notes_case").on("case_notes").columns(["case_id", "id"]).execute();

	// Parts of a record that a member has read on a day at the school; stored for a year.
	await db.schema
		.createTable("case_reads")
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("record_id", "integer", (column) => column.notNull())
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		// Number of times the record was opened, and number of its documents that were.
		.addColumn("times", "integer", (column) => column.notNull())
		.addColumn("documents", "integer", (column) => column.notNull())
		.addColumn("last_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("case_reads_key", ["kind", "record_id", "member_id", "day"])
		.execute();
	await db.schema.createIndex("case_reads_day").on("case_reads").column("day").execute();

	// Texts that members fill mails with.
	await db.schema
		.createTable("snippets")
		.addColumn("id", ...key(db))
		// Key of a snippet that came with the school's texts; null for one that a member has written.
		.addColumn("key", "text", (column) => column.unique())
		.addColumn("kind", "text") // Null for all kinds of cases.
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull()) // Counts the changes.
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("deleted_at", "text") // Null for one that is offered.
		.execute();
}

const texts: Record<string, { notNull?: true }> = {
	type: requiredNotNull, // The programme of an application, or the key of a form.
	reference: requiredNotNull, // Reference as emails about it name it: `DSA-26-B-000123`, `contact 12`.
	name: requiredNotNull,
	name_key: requiredNotNull, // The name folded, for sorting.
	phone: requiredNotNull,
	email: requiredNotNull,
	town: requiredNotNull,
	phone_key: {}, // Equal in cases of one person; null where unknown.
	email_key: {},
	person_key: {}, // Folded name and year of birth.
	status: requiredNotNull,
	status_set: {},
	record_status: requiredNotNull,
	waits_for: requiredNotNull, // Next step, in a few words: "Judge class XII".
	waits_since: requiredNotNull,
	due_on: {},
	due_set: {},
	record_due: {},
	stage: {}, // Stage of the record for its sender; null where nothing is decided about it.
	papers: {}, // A letter per line of the checklist: a(ccepted), u(njudged), k (asked), m(issing), w(rong), n(ot needed)
	created_at: requiredNotNull, // Time at which the record came.
	changed_at: requiredNotNull, // Time at which something last happened to it.
};

const numbers: Record<string, { notNull?: true }> = {
	unread: requiredNotNull, // 1 while no one at the office has begun with the record.
	final: requiredNotNull, // 1 where the record alone decides, because it was decided or withdrawn.
	asked: requiredNotNull, // 1 where the sender was asked for what the case waits for.
	paid: {}, // Null where no fee is charged.
	fee: {},
	complete: {},
	papers_missing: {}, // Lines of the checklist that are not settled.
	marks: {}, // A percentage, in hundredths, as is the score of a test.
	score: {},
	assignee_id: {},
	duplicate_of: {}, // The case that counts in place of this one.
	version: requiredNotNull, // Counts the acts of the office.
};
