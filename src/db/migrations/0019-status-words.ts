import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** The office's own words for the statuses that applicants read. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("status_words")
		.addColumn("id", ...key(db))
		.addColumn("key", "text", (column) => column.notNull().unique())
		.addColumn("words", "text")
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.execute();
}
