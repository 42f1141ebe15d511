import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** Closed months are no longer signed, and only links that lead nowhere are stored. */
export async function up(db: Kysely<unknown>) {
	for (const table of ["statement_keys", "link_checks", "link_check_runs"]) await db.schema.dropTable(table).execute();
	await db.schema
		.createTable("broken_links")
		.addColumn("id", ...key(db))
		.addColumn("type", "text", (column) => column.notNull()) // The table of the record's content type, or of a text.
		.addColumn("record_id", "integer", (column) => column.notNull())
		.addColumn("href", "text", (column) => column.notNull())
		// Text of the link; empty for a picture, or a field that is only an address.
		.addColumn("words", "text", (column) => column.notNull())
		.addColumn("fault", "text", (column) => column.notNull()) // Fault as a sentence.
		.addColumn("checked_at", "text", (column) => column.notNull())
		.execute();
}
