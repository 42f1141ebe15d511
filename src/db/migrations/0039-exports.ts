import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** Lists that members have exported, what each is made of, and the columns that a member chose last. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("exports")
		.addColumn("id", ...key(db))
		.addColumn("member_id", "integer", (column) => column.notNull().references("members.id").onDelete("cascade"))
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("list", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("format", "text", (column) => column.notNull())
		.addColumn("columns", "text", (column) => column.notNull())
		.addColumn("total", "integer", (column) => column.notNull())
		.addColumn("job_id", "integer")
		.addColumn("rows_made", "integer")
		.addColumn("file_key", "text")
		.addColumn("file_size", "bigint")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("made_at", "text")
		.addColumn("ended_at", "text")
		.execute();
	await db.schema.createIndex("exports_by_file").on("exports").column("file_key").execute();
	await db.schema
		.createTable("export_items")
		.addColumn("export_id", "integer", (column) => column.notNull().references("exports.id").onDelete("cascade"))
		.addColumn("part", "integer", (column) => column.notNull())
		.addColumn("ids", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("export_items_key", ["export_id", "part"])
		.execute();
	await db.schema
		.createTable("export_choices")
		.addColumn("member_id", "integer", (column) => column.notNull().references("members.id").onDelete("cascade"))
		.addColumn("list", "text", (column) => column.notNull())
		.addColumn("format", "text", (column) => column.notNull())
		.addColumn("columns", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("export_choices_key", ["member_id", "list"])
		.execute();
}
