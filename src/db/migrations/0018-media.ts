import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** The school's own pictures, films and documents, and every file that each of them has had. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.createTable("media")
		.addColumn("id", ...key(db))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		.addColumn("alt", "text", (column) => column.notNull())
		.addColumn("decorative", "integer", (column) => column.notNull())
		.addColumn("credit", "text", (column) => column.notNull())
		.addColumn("revision", "integer", (column) => column.notNull())
		.addColumn("target", "integer", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull())
		.addColumn("created_by", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("trashed_at", "text")
		.execute();
	await db.schema
		.createTable("media_revisions")
		.addColumn("id", ...key(db))
		.addColumn("media_id", "integer", (column) => column.notNull().references("media.id").onDelete("cascade"))
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("original_key", "text", (column) => column.notNull())
		.addColumn("original_name", "text", (column) => column.notNull())
		.addColumn("media_type", "text", (column) => column.notNull())
		.addColumn("size", "integer", (column) => column.notNull())
		.addColumn("sha256", "text", (column) => column.notNull())
		.addColumn("width", "integer")
		.addColumn("height", "integer")
		.addColumn("colour", "text")
		.addColumn("focus_left", "integer", (column) => column.notNull())
		.addColumn("focus_top", "integer", (column) => column.notNull())
		.addColumn("focus_width", "integer", (column) => column.notNull())
		.addColumn("focus_height", "integer", (column) => column.notNull())
		.addColumn("seconds", "integer")
		.addColumn("poster_key", "text")
		.addColumn("captions_key", "text")
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("problem", "text")
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("due_at", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addUniqueConstraint("media_revisions_number", ["media_id", "number"])
		.execute();
	await db.schema.createIndex("media_revisions_state").on("media_revisions").columns(["state", "due_at"]).execute();
	await db.schema.createIndex("media_revisions_sha256").on("media_revisions").column("sha256").execute();
}
