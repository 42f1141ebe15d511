import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, type Transaction } from "kysely";
import { type OnWrite, observeWrites } from "./observed-writes.server.ts";
import { postgresDialect } from "./postgres.server.ts";
import { sqliteDialect } from "./sqlite.server.ts";
import type { Database } from "./tables.ts";

export type Db = Kysely<Database>;

export type Trx = Transaction<Database>;

/** Returns the path of SQLite's database. */
export function sqliteFile(dataDir: string): string {
	return join(dataDir, "school.sqlite");
}

type Place = {
	databaseUrl?: string | undefined;
	/** Present when `databaseUrl` leads through a pooler that shares sessions between transactions. */
	databaseDirectUrl?: string | undefined;
	dataDir: string;
};

/**
 * Connects to PostgreSQL when `databaseUrl` is given, else to `school.sqlite` in `dataDir`.
 * @param onWrite is told of the tables that were written, once that is committed
 */
export function connect(place: Place, onWrite?: OnWrite): Db {
	if (!place.databaseUrl) mkdirSync(place.dataDir, { recursive: true });
	const pooled = place.databaseDirectUrl !== undefined;
	const dialect = place.databaseUrl
		? postgresDialect(place.databaseUrl, pooled)
		: sqliteDialect(sqliteFile(place.dataDir));
	return new Kysely<Database>({ dialect: onWrite ? observeWrites(dialect, onWrite) : dialect });
}
