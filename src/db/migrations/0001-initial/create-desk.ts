import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/**
 * Creates the tables for what members keep of the desk and do to many cases at once, and the lists that they export.
 */
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

	// Time at which a member last saw a case.
	await db.schema
		.createTable("seen_cases")
		.addColumn("member_id", "integer", (column) => column.notNull())
		.addColumn("case_id", "integer", (column) => column.notNull().references("cases.id").onDelete("cascade"))
		.addColumn("seen_at", "text", (column) => column.notNull())
		.addPrimaryKeyConstraint("seen_cases_key", ["member_id", "case_id"])
		.execute();
	await db.schema.createIndex("seen_cases_case").on("seen_cases").column("case_id").execute();

	// Places where members are.
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
		.addColumn("filter", "text", (column) => column.notNull()) // Description of how the cases were chosen.
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
		.addColumn("message", "text") // Reason why it was skipped or refused.
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
		// List of the office that it is of, as its registry names it.
		.addColumn("list", "text", (column) => column.notNull())
		// Title such as "B.Arch, complete, unpaid, 21 November".
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("format", "text", (column) => column.notNull())
		// JSON of the keys of the columns that were chosen, in their order.
		.addColumn("columns", "text", (column) => column.notNull())
		.addColumn("total", "integer", (column) => column.notNull()) // Number of items that were chosen.
		.addColumn("job_id", "integer")
		// Number of items that it has; fewer than were chosen where some were erased in the meantime.
		.addColumn("rows_made", "integer")
		.addColumn("file_key", "text") // Key under which it is stored; null before it is made and after its time.
		.addColumn("file_size", "bigint")
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("made_at", "text")
		.addColumn("ended_at", "text") // Time from which its file is gone.
		.execute();
	await db.schema.createIndex("exports_by_file").on("exports").column("file_key").execute();

	// Items of an export, as they were when it was asked for: ids in the order of the list, 500 to a part.
	await db.schema
		.createTable("export_items")
		.addColumn("export_id", "integer", (column) => column.notNull().references("exports.id").onDelete("cascade"))
		.addColumn("part", "integer", (column) => column.notNull()) // Number from 0.
		.addColumn("ids", "text", (column) => column.notNull()) // JSON.
		.addPrimaryKeyConstraint("export_items_key", ["export_id", "part"])
		.execute();

	// Last choices of a member for a list.
	await db.schema
		.createTable("export_choices")
		.addColumn("member_id", "integer", (column) => column.notNull().references("members.id").onDelete("cascade"))
		.addColumn("list", "text", (column) => column.notNull())
		.addColumn("format", "text", (column) => column.notNull())
		.addColumn("columns", "text", (column) => column.notNull()) // JSON of keys.
		.addPrimaryKeyConstraint("export_choices_key", ["member_id", "list"])
		.execute();
}
