import type { Kysely } from "kysely";

/** Tells whether this is PostgreSQL. Kysely’s classes do not tell: the office and the server have one each. */
export function isPostgres(db: Pick<Kysely<unknown>, "getExecutor">): boolean {
	return db.getExecutor().adapter.supportsMultipleConnections !== false;
}
