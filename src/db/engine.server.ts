import type { Kysely } from "kysely";
import type { Database } from "./tables.ts";

/** Whether this is PostgreSQL. Kysely’s classes do not tell: the office and the server have one each. */
export function isPostgres(db: Kysely<Database>): boolean {
	return db.getExecutor().adapter.supportsMultipleConnections !== false;
}
