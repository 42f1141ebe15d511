import { sql } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";

/** Bytes on the disk, indexes included. */
export async function readDatabaseSize(db: Db): Promise<number> {
	const size = isPostgres(db)
		? sql<{ size: number }>`select pg_database_size(current_database()) as size`
		: sql<{ size: number }>`select page_count * page_size as size from pragma_page_count(), pragma_page_size()`;
	const { rows } = await size.execute(db);
	return Number(rows[0]?.size ?? 0);
}
