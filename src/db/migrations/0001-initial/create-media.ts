import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** The school’s own pictures, films and documents, every file that each has had, and files that come in parts. */
export async function createMedia(db: Kysely<unknown>) {
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
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("problem", "text")
		.addColumn("attempts", "integer", (column) => column.notNull())
		.addColumn("due_at", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("sound", "integer", (column) => column.notNull().defaultTo(0))
		.addColumn("speechless", "integer", (column) => column.notNull().defaultTo(0))
		.addUniqueConstraint("media_revisions_number", ["media_id", "number"])
		.execute();
	await db.schema.createIndex("media_revisions_state").on("media_revisions").columns(["state", "due_at"]).execute();
	await db.schema.createIndex("media_revisions_sha256").on("media_revisions").column("sha256").execute();

	await db.schema
		.createTable("media_captions")
		.addColumn("id", ...key(db))
		.addColumn("revision_id", "integer", (column) =>
			column.notNull().references("media_revisions.id").onDelete("cascade"),
		)
		.addColumn("language", "text", (column) => column.notNull())
		.addColumn("file_key", "text", (column) => column.notNull())
		.addUniqueConstraint("media_captions_language", ["revision_id", "language"])
		.execute();
	await db.schema.createIndex("media_captions_file").on("media_captions").column("file_key").execute();

	await db.schema
		.createTable("partial_uploads")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("owner", "integer", (column) => column.notNull())
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("size", "bigint", (column) => column.notNull())
		.addColumn("received", "bigint", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("partial_uploads_owner").on("partial_uploads").column("owner").execute();

	await db.schema
		.createTable("partial_upload_parts")
		.addColumn("key", "text", (column) => column.primaryKey())
		.addColumn("upload_id", "text", (column) => column.notNull())
		.addColumn("start", "bigint", (column) => column.notNull())
		.execute();
	await db.schema
		.createIndex("partial_upload_parts_upload")
		.on("partial_upload_parts")
		.columns(["upload_id", "start"])
		.unique()
		.execute();
}
