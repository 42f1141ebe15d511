import { statSync } from "node:fs";
import { sql } from "kysely";
import { type Db, sqliteFile } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";

/** Bytes on the disk, indexes included. */
export async function readDatabaseSize(db: Db, dataDir: string): Promise<number> {
	if (!isPostgres(db)) return statSync(sqliteFile(dataDir)).size;
	const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(db);
	return Number(rows[0]?.size ?? 0);
}
