import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

export async function createViews(db: Kysely<unknown>) {
	await db.schema
		.createTable("saved_views")
		.addColumn("id", ...key(db))
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("query", "text", (column) => column.notNull())
		.addColumn("shared", "integer", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addUniqueConstraint("saved_views_name", ["member_id", "name"])
		.execute();

	await db.schema
		.createTable("seen_cases")
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("case_id", "integer", (column) => column.notNull().references("cases.id").onDelete("cascade"))
		.addColumn("seen_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("seen_cases_key", ["member_id", "case_id"])
		.execute();
	await db.schema.createIndex("seen_cases_case").on("seen_cases").column("case_id").execute();

	await db.schema
		.createTable("presence")
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull())
		.addColumn("doing", "text", (column) => column.notNull())
		.addColumn("seen_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("presence_key", ["member_id", "subject"])
		.execute();
	await db.schema.createIndex("presence_subject").on("presence").columns(["subject", "seen_at"]).execute();
}
