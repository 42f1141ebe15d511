import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** What members keep of the desk and do to many cases at once, and the lists that they export. */
export async function createDesk(db: Kysely<unknown>) {
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

	await db.schema
		.createTable("batches")
		.addColumn("id", ...key(db))
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("act", "text", (column) => column.notNull())
		.addColumn("details", "text", (column) => column.notNull())
		.addColumn("filter", "text", (column) => column.notNull())
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("leased_until", "text")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("finished_at", "text")
		.execute();
	await db.schema.createIndex("batches_state").on("batches").columns(["state", "id"]).execute();

	await db.schema
		.createTable("batch_items")
		.addColumn("batch_id", "integer", (column) => column.notNull().references("batches.id").onDelete("cascade"))
		.addColumn("case_id", "integer", (column) => column.notNull().references("cases.id").onDelete("cascade"))
		.addColumn("version_seen", "integer", (column) => column.notNull())
		.addColumn("outcome", "text")
		.addColumn("message", "text")
		.addColumn("act_id", "integer")
		.addColumn("undo_outcome", "text")
		.addColumn("undo_message", "text")
		.addPrimaryKeyConstraint("batch_items_key", ["batch_id", "case_id"])
		.execute();
	await db.schema.createIndex("batch_items_case").on("batch_items").column("case_id").execute();

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
