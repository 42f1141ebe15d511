import type { Kysely } from "kysely";
import { byteOrder, key } from "#src/db/migrations/dialect.ts";

export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("publications")
		.addColumn("id", ...key(db))
		.addColumn("slug", "text", (column) => column.notNull().unique())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("author", "text", (column) => column.notNull())
		.addColumn("date", byteOrder(db), (column) => column.notNull())
		.addColumn("picture", "text", (column) => column.notNull())
		.addColumn("picture_alt", "text", (column) => column.notNull())
		.addColumn("description", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("publications_date_id").on("publications").columns(["date", "id"]).execute();
}
