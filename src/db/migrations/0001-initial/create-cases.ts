import type { Kysely } from "kysely";
import { byteOrder, key } from "#src/db/migrations/dialect.ts";

const required = { notNull: true } as const;

/** What the office does with what comes in, who has read it, and the texts that it fills mails with. */
export async function createCases(db: Kysely<unknown>) {
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
		.addColumn("mentions", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("case_notes_case").on("case_notes").columns(["case_id", "id"]).execute();

	// For a year.
	await db.schema
		.createTable("case_reads")
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("record_id", "integer", (column) => column.notNull())
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("day", "text", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("times", "integer", (column) => column.notNull())
		.addColumn("documents", "integer", (column) => column.notNull())
		.addColumn("last_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("case_reads_key", ["kind", "record_id", "member_id", "day"])
		.execute();
	await db.schema.createIndex("case_reads_day").on("case_reads").column("day").execute();

	await db.schema
		.createTable("snippets")
		.addColumn("id", ...key(db))
		.addColumn("key", "text", (column) => column.unique())
		.addColumn("kind", "text")
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("text", "text", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("deleted_at", "text")
		.execute();
}

const texts: Record<string, { notNull?: true }> = {
	type: required,
	reference: required,
	name: required,
	name_key: required,
	phone: required,
	email: required,
	town: required,
	phone_key: {},
	email_key: {},
	person_key: {},
	status: required,
	status_set: {},
	record_status: required,
	waits_for: required,
	waits_since: required,
	due_on: {},
	due_set: {},
	record_due: {},
	stage: {},
	papers: {},
	created_at: required,
	changed_at: required,
};

const numbers: Record<string, { notNull?: true }> = {
	unread: required,
	final: required,
	asked: required,
	paid: {},
	fee: {},
	complete: {},
	papers_missing: {},
	marks: {},
	score: {},
	assignee_id: {},
	duplicate_of: {},
	version: required,
};
