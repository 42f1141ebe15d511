import { type Kysely, sql } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/** Where the files are, their hashes where rows have none, backups, and what was erased before its time was over. */
export async function createBackup(db: Kysely<unknown>) {
	await db.schema
		.createTable("file_storage")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("storage_id", "text", (column) => column.notNull())
		.addColumn("place", "text", (column) => column.notNull())
		.addColumn("bound_at", "text", (column) => column.notNull())
		.execute();

	// Of stored files whose rows have no hash.
	await db.schema
		.createTable("file_hashes")
		.addColumn("storage_key", "text", (column) => column.primaryKey())
		.addColumn("size", "integer", (column) => column.notNull())
		.addColumn("sha256", "text", (column) => column.notNull())
		.execute();

	await db.schema
		.createTable("backup_runs")
		.addColumn("id", ...key(db))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("started_at", "text", (column) => column.notNull())
		.addColumn("lease_until", "text", (column) => column.notNull())
		.addColumn("finished_at", "text")
		.addColumn("name", "text")
		.addColumn("files", "integer")
		.addColumn("bytes", "bigint")
		.addColumn("problem", "text")
		.execute();
	await db.schema.createIndex("backup_runs_kind").on("backup_runs").columns(["kind", "id"]).execute();
	await sql`create unique index backup_runs_running on backup_runs (kind) where finished_at is null`.execute(db);

	// What was erased before its time was over, so that a backup does not bring it back.
	await db.schema
		.createTable("erasures")
		.addColumn("subject_hash", "text", (column) => column.primaryKey())
		.addColumn("erased_at", "text", (column) => column.notNull())
		.addColumn("copied_at", "text")
		.execute();
}
