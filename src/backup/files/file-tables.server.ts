import type { DatabaseSync } from "node:sqlite";
import { type Kysely, sql } from "kysely";
import type { ArchivedFile } from "#src/backup/archive/manifest.ts";
import type { Database } from "#src/db/tables.ts";

/** Every table whose rows name stored files with their size and SHA-256, and the column of the storage key. */
export const fileTables = {
	application_files: "storage_key",
	replaced_files: "storage_key",
	draft_files: "storage_key",
	guardian_copies: "storage_key",
	job_applications: "storage_key",
	media_revisions: "original_key",
	file_hashes: "storage_key",
} as const satisfies { [Table in keyof Database]?: string };

const query = Object.entries(fileTables)
	.map(([table, column]) => `select ${column} as key, size, sha256 from ${table}`)
	.join(" union ");

/** The stored files that the rows of a database name, sorted by key. */
export async function listStoredFiles(db: Kysely<Database>): Promise<ArchivedFile[]> {
	const { rows } = await sql<ArchivedFile>`${sql.raw(query)}`.execute(db);
	return sortByKey(rows);
}

/** The same of a SQLite file. */
export function listFilesOf(database: DatabaseSync): ArchivedFile[] {
	const rows = database.prepare(query).all();
	return sortByKey(
		rows.map(({ key, size, sha256 }) => ({ key: String(key), size: Number(size), sha256: String(sha256) })),
	);
}

function sortByKey(files: ArchivedFile[]): ArchivedFile[] {
	return files.sort((a, b) => (a.key < b.key ? -1 : 1));
}
