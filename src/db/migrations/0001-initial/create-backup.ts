import { type Kysely, sql } from "kysely";
import { key } from "#src/db/migrations/dialect.ts";

/**
 * Creates the tables for where the files are, their hashes where rows have none, backups, and what was erased before
 * its time was over.
 */
export async function createBackup(db: Kysely<unknown>) {
	// The one storage that has the files of the database: one row, whose key is 1.
	await db.schema
		.createTable("file_storage")
		.addColumn("id", "integer", (column) => column.primaryKey())
		.addColumn("storage_id", "text", (column) => column.notNull()) // Id that the storage gives, too.
		// Description for people: the folder and its machine, or the bucket.
		.addColumn("place", "text", (column) => column.notNull())
		.addColumn("bound_at", "text", (column) => column.notNull())
		.execute();

	// Hashes of stored files that were written under a key of the media folder.
	await db.schema
		.createTable("file_hashes")
		.addColumn("storage_key", "text", (column) => column.primaryKey())
		.addColumn("size", "integer", (column) => column.notNull())
		.addColumn("sha256", "text", (column) => column.notNull()) // Hexadecimal.
		.execute();

	// A backup, or a verification of the running school.
	await db.schema
		.createTable("backup_runs")
		.addColumn("id", ...key(db))
		.addColumn("kind", "text", (column) => column.notNull())
		.addColumn("started_at", "text", (column) => column.notNull())
		// Time until which the process that began it works on it; a run that is older and not finished has failed.
		.addColumn("lease_until", "text", (column) => column.notNull())
		.addColumn("finished_at", "text")
		.addColumn("name", "text") // Name of the backup.
		.addColumn("files", "integer")
		.addColumn("bytes", "bigint") // Size of all its files.
		.addColumn("problem", "text") // Description of what went wrong, in sentences; null for a good run.
		.execute();
	await db.schema.createIndex("backup_runs_kind").on("backup_runs").columns(["kind", "id"]).execute();
	await sql`create unique index backup_runs_running on backup_runs (kind) where finished_at is null`.execute(db);

	// Records that were erased for another reason than their age, so that no restored backup brings them back.
	await db.schema
		.createTable("erasures")
		.addColumn("subject_hash", "text", (column) => column.primaryKey()) // SHA-256 of kind, id and creation.
		.addColumn("erased_at", "text", (column) => column.notNull())
		.addColumn("copied_at", "text") // Time at which it was copied to the repository.
		.execute();
}
