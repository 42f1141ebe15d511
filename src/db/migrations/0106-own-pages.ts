import type { Kysely } from "kysely";
import { byteOrder, key } from "./dialect.ts";

/** Pages of the school's own. `sections` is JSON. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("pages")
		.addColumn("id", ...key(db))
		.addColumn("slug", "text", (column) => column.notNull().unique())
		.addColumn("title", byteOrder(db), (column) => column.notNull())
		.addColumn("lead", "text", (column) => column.notNull())
		.addColumn("description", "text", (column) => column.notNull())
		.addColumn("sections", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("pages_title_id").on("pages").columns(["title", "id"]).execute();
}
