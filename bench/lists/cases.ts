import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { connect, type Db } from "../../src/db/connect.server.ts";
import { migrate } from "../../src/db/migrate/migrate.server.ts";
import { startPostgres } from "../../tests/support/database/postgres.ts";
import type { Row } from "../report.ts";
import { fillCases, measureCaseLists, measureViewCounts } from "./case-lists.ts";

const count = 20_000;
/** The most that a page of any list with its count may take at the database, median in ms. */
const maxForAnyList = 100;

/** What a page of the office's list costs, for every filter, on both engines. */
export async function cases(): Promise<Row[]> {
	const dataDir = mkdtempSync(join(tmpdir(), "school-bench-"));
	const postgres = await startPostgres();
	try {
		return [
			...(await measure("SQLite", connect({ dataDir }))),
			...(await measure("PostgreSQL", connect({ dataDir, databaseUrl: postgres.url }))),
		];
	} finally {
		postgres.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/** @param db closed afterwards */
async function measure(engine: string, db: Db): Promise<Row[]> {
	await migrate(db);
	await fillCases(db, count);
	if (engine === "PostgreSQL") await sql`analyze`.execute(db);
	const lists = await measureCaseLists(db);
	const counts = await measureViewCounts(db);
	await db.destroy();
	return [
		...lists.map(({ query, ms, count: found }) => ({
			what: `${engine}, ${query}`,
			value: ms,
			unit: "ms",
			most: maxForAnyList,
			note: `${found} cases`,
		})),
		{ what: `${engine}, counts of the office's views`, value: counts, unit: "ms", most: maxForAnyList },
	];
}
