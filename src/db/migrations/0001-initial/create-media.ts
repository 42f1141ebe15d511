import type { Kysely } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** The school’s own pictures, films and documents, every file that each has had, and files that come in parts. */
export async function createMedia(db: Kysely<unknown>) {
	// A picture, film or document that the school has uploaded.
	await db.schema
		.createTable("media")
		.addColumn("id", ...key(db))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("title", "text", (column) => column.notNull())
		// Description of what it shows, for people who cannot see it. Empty where no one has written it yet, or where it
		// only decorates.
		.addColumn("alt", "text", (column) => column.notNull())
		// 0 or 1: it informs of nothing, so it needs no alternative text.
		.addColumn("decorative", "integer", (column) => column.notNull())
		.addColumn("credit", "text", (column) => column.notNull()) // Person who made it; may be empty.
		// The number of the revision that the site shows; 0 until the first one is ready.
		.addColumn("revision", "integer", (column) => column.notNull())
		// The number of the revision that it is to show as soon as that one is ready.
		.addColumn("target", "integer", (column) => column.notNull())
		.addColumn("version", "integer", (column) => column.notNull()) // Grows with every act of a member.
		.addColumn("created_by", "text", (column) => column.notNull()) // The member's name.
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("trashed_at", "text")
		.execute();

	// One file of an item with its focal area; a new file or focal area makes a new revision.
	await db.schema
		.createTable("media_revisions")
		.addColumn("id", ...key(db))
		.addColumn("media_id", "integer", (column) => column.notNull().references("media.id").onDelete("cascade"))
		.addColumn("number", "integer", (column) => column.notNull()) // Counts from 1 within the item.
		// The storage key of the file as it came; pictures of it are never public.
		.addColumn("original_key", "text", (column) => column.notNull())
		.addColumn("original_name", "text", (column) => column.notNull())
		.addColumn("media_type", "text", (column) => column.notNull())
		.addColumn("size", "integer", (column) => column.notNull())
		.addColumn("sha256", "text", (column) => column.notNull())
		// Width and height in pixels, upright; null until it was decoded, and for documents.
		.addColumn("width", "integer")
		.addColumn("height", "integer")
		.addColumn("colour", "text") // The average colour, such as "#8a9c7d".
		// The part of a picture that every cut contains, in per cent of its width and height.
		.addColumn("focus_left", "integer", (column) => column.notNull())
		.addColumn("focus_top", "integer", (column) => column.notNull())
		.addColumn("focus_width", "integer", (column) => column.notNull())
		.addColumn("focus_height", "integer", (column) => column.notNull())
		.addColumn("seconds", "integer") // Length of a film.
		.addColumn("poster_key", "text") // The storage key of the picture that a film is shown by.
		// incomplete: a film without poster or captions, which is not shown; queued: its renditions are still to be made;
		// failed: `problem` says why they cannot be.
		.addColumn("state", "text", (column) => column.notNull())
		.addColumn("problem", "text")
		.addColumn("attempts", "integer", (column) => column.notNull()) // Number of times the renditions were begun.
		// Time at which they are begun next; in the future while a process makes them.
		.addColumn("due_at", "text", (column) => column.notNull())
		.addColumn("created_at", "text", (column) => column.notNull())
		.addColumn("sound", "integer", (column) => column.notNull().defaultTo(0)) // True if a film has sound: 0 or 1.
		// 1 where no one speaks in a film's sound, so that it needs no captions.
		.addColumn("speechless", "integer", (column) => column.notNull().defaultTo(0))
		.addUniqueConstraint("media_revisions_number", ["media_id", "number"])
		.execute();
	await db.schema.createIndex("media_revisions_state").on("media_revisions").columns(["state", "due_at"]).execute();
	await db.schema.createIndex("media_revisions_sha256").on("media_revisions").column("sha256").execute();

	// The captions of a revision of a film in one language.
	await db.schema
		.createTable("media_captions")
		.addColumn("id", ...key(db))
		.addColumn("revision_id", "integer", (column) =>
			column.notNull().references("media_revisions.id").onDelete("cascade"),
		)
		.addColumn("language", "text", (column) => column.notNull()) // Language code as in ISO 639-1.
		.addColumn("file_key", "text", (column) => column.notNull()) // Storage key of a WebVTT file.
		.addUniqueConstraint("media_captions_language", ["revision_id", "language"])
		.execute();
	await db.schema.createIndex("media_captions_file").on("media_captions").column("file_key").execute();

	// A file of a member that comes in parts, and how much of it has come; sizes in bytes.
	await db.schema
		.createTable("partial_uploads")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("owner", "integer", (column) => column.notNull()) // The member's id.
		.addColumn("name", "text", (column) => column.notNull())
		.addColumn("size", "bigint", (column) => column.notNull())
		.addColumn("received", "bigint", (column) => column.notNull())
		.addColumn("changed_at", "text", (column) => column.notNull())
		.execute();
	await db.schema.createIndex("partial_uploads_owner").on("partial_uploads").column("owner").execute();

	// A part, by its place in the file and its key in the storage.
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
