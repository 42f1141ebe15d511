import type { Kysely } from "kysely";

/** Who has read which record on which day, for a year; and the language in which a consent was asked for. */
export async function up(db: Kysely<unknown>) {
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
	for (const table of ["applications", "enquiries", "alumni", "job_applications"])
		await db.schema.alterTable(table).addColumn("consent_language", "text").execute();
}
