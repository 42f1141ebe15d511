import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** Texts that members fill mails with. */
export async function up(db: Kysely<unknown>) {
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
