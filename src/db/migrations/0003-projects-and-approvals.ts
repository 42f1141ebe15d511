import type { Kysely } from "kysely";
import { byteOrder, key } from "./dialect.ts";

export async function up(db: Kysely<unknown>) {
	for (const column of ["body", "number", "valid_from", "valid_until"])
		await db.schema.alterTable("approval_documents").addColumn(column, "text").execute();
	await db.schema
		.createTable("projects")
		.addColumn("id", ...key(db))
		.addColumn("slug", "text", (column) => column.notNull().unique())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("student", "text", (column) => column.notNull())
		.addColumn("teacher", "text", (column) => column.notNull())
		.addColumn("programme", "text", (column) => column.notNull())
		.addColumn("semester", "integer", (column) => column.notNull())
		.addColumn("studio", "text", (column) => column.notNull())
		.addColumn("date", byteOrder(db), (column) => column.notNull())
		.addColumn("picture", "text", (column) => column.notNull())
		.addColumn("picture_alt", "text", (column) => column.notNull())
		.addColumn("photographer", "text")
		.addColumn("description", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("projects_date_id").on("projects").columns(["date", "id"]).execute();
}
