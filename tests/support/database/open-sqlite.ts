import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { registerRowSum } from "#src/db/row-sums/row-sum.server.ts";

/** Another connection to the SQLite database of a running site; it waits while others write. */
export function openSqlite(dataDir: string): DatabaseSync {
	const database = new DatabaseSync(join(dataDir, "school.sqlite"));
	registerRowSum(database);
	database.exec("pragma busy_timeout = 5000");
	return database;
}
