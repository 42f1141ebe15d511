import type { Kysely } from "kysely";
import { key } from "./dialect.ts";

/** Captions of a film in several languages, and whether it has sound in which nobody speaks. */
export async function up(db: Kysely<unknown>) {
	await db.schema
		.alterTable("media_revisions")
		.addColumn("sound", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema
		.alterTable("media_revisions")
		.addColumn("speechless", "integer", (column) => column.notNull().defaultTo(0))
		.execute();
	await db.schema.alterTable("media_revisions").dropColumn("captions_key").execute();
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
}
