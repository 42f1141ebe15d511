import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** What members keep of the desk and do to many cases at once, and the lists that they export. */
export async function createDesk(db: Kysely<unknown>) {
	// A list of cases under a name.
	await db.schema
		.createTable("saved_views")
		.addColumn("id", ...key(db))
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		// The part of the list's address after the question mark.
		.addColumn("query", "text", (column) => column.notNull())
		.addColumn("shared", "integer", (column) => column.notNull()) // 1 where every member sees it.
		.addColumn("created_at", "text", (column) => column.notNull())
		.addUniqueConstraint("saved_views_name", ["member_id", "name"])
		.execute();

	// When a member has last seen a case.
	await db.schema
		.createTable("seen_cases")
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("case_id", "integer", (column) => column.notNull().references("cases.id").onDelete("cascade"))
		.addColumn("seen_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("seen_cases_key", ["member_id", "case_id"])
		.execute();
	await db.schema.createIndex("seen_cases_case").on("seen_cases").column("case_id").execute();

	// Where members are.
	await db.schema
		.createTable("presence")
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("subject", "text", (column) => column.notNull()) // `case 12`, or the name of a page.
		.addColumn("doing", "text", (column) => column.notNull()) // Such as "reads".
		.addColumn("seen_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("presence_key", ["member_id", "subject"])
		.execute();
	await db.schema.createIndex("presence_subject").on("presence").columns(["subject", "seen_at"]).execute();

	// One act on many cases.
	await db.schema
		.createTable("batches")
		.addColumn("id", ...key(db))
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("member_name", "text", (column) => column.notNull())
		.addColumn("act", "text", (column) => column.notNull())
		.addColumn("details", "text", (column) => column.notNull()) // JSON, as the act takes it.
		.addColumn("filter", "text", (column) => column.notNull()) // How the cases were chosen, in words.
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("leased_until", "text") // The end of the lease of the process that works on it.
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("finished_at", "text")
		.execute();
	await db.schema.createIndex("batches_state").on("batches").columns(["state", "id"]).execute();

	// A case of a batch.
	await db.schema
		.createTable("batch_items")
		.addColumn("batch_id", "integer", (column) => column.notNull().references("batches.id").onDelete("cascade"))
		.addColumn("case_id", "integer", (column) => column.notNull().references("cases.id").onDelete("cascade"))
		// The version of the case when the batch was planned.
		.addColumn("version_seen", "integer", (column) => column.notNull())
		.addColumn("outcome", "text") // Null until its turn.
		.addColumn("message", "text") // Why it was skipped or refused.
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
		// Which list of the office it is of, as its registry names it.
		.addColumn("list", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull()) // In words: "B.Arch, complete, unpaid, 21 November".
		.addColumn("format", "text", (column) => column.notNull())
		// JSON of the keys of the columns that were chosen, in their order.
		.addColumn("columns", "text", (column) => column.notNull())
		.addColumn("total", "integer", (column) => column.notNull()) // How many items were chosen.
		.addColumn("job_id", "integer")
		// How many items it has; fewer than were chosen where some were erased in the meantime.
		.addColumn("rows_made", "integer")
		.addColumn("file_key", "text") // Where it is stored; null before it is made and after its time.
		.addColumn("file_size", "bigint")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("made_at", "text")
		.addColumn("ended_at", "text") // From when its file is gone.
		.execute();
	await db.schema.createIndex("exports_by_file").on("exports").column("file_key").execute();

	// What an export is of, as it was when it was asked for: ids in the order of the list, 500 to a part.
	await db.schema
		.createTable("export_items")
		.addColumn("export_id", "integer", (column) => column.notNull().references("exports.id").onDelete("cascade"))
		.addColumn("part", "integer", (column) => column.notNull()) // From 0.
		.addColumn("ids", "text", (column) => column.notNull()) // JSON.
		.addPrimaryKeyConstraint("export_items_key", ["export_id", "part"])
		.execute();

	// What a member chose last for a list.
	await db.schema
		.createTable("export_choices")
		.addColumn("member_id", "integer", (column) => column.notNull().references("members.id").onDelete("cascade"))
		.addColumn("list", "text", (column) => column.notNull())
		.addColumn("format", "text", (column) => column.notNull())
		.addColumn("columns", "text", (column) => column.notNull()) // JSON of keys.
		.addPrimaryKeyConstraint("export_choices_key", ["member_id", "list"])
		.execute();
}
