import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import { postgresDialect } from "./postgres.server.ts";
import { sqliteDialect } from "./sqlite.server.ts";
import type { Database } from "./tables.ts";

export type Db = Kysely<Database>;

/** Where SQLite's database is. */
export function sqliteFile(dataDir: string): string {
	return join(dataDir, "school.sqlite");
}

/** Connects to PostgreSQL when `databaseUrl` is given, else to `school.sqlite` in `dataDir`. */
export function connect(place: { databaseUrl?: string | undefined; dataDir: string }): Db {
	if (place.databaseUrl) return new Kysely<Database>({ dialect: postgresDialect(place.databaseUrl) });
	mkdirSync(place.dataDir, { recursive: true });
	return new Kysely<Database>({ dialect: sqliteDialect(sqliteFile(place.dataDir)) });
}
