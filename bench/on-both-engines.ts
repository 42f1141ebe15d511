import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { connect, type Db } from "../src/db/connect.server.ts";
import { migrate } from "../src/db/migrate/migrate.server.ts";
import { startPostgres } from "../tests/support/database/postgres.ts";
import type { Row } from "./report.ts";

type Measured = {
	fill: (db: Db) => Promise<void>;
	measure: (engine: string, db: Db) => Promise<Row[]>;
};

/** Fills a database of each engine without a site, and measures it, one after the other. */
export async function onBothEngines({ fill, measure }: Measured): Promise<Row[]> {
	const dataDir = mkdtempSync(join(tmpdir(), "school-bench-"));
	const postgres = await startPostgres();
	const rows: Row[] = [];
	try {
		for (const databaseUrl of [undefined, postgres.url]) {
			const db = connect({ dataDir, ...(databaseUrl && { databaseUrl }) });
			await migrate(db);
			await fill(db);
			if (databaseUrl) await sql`analyze`.execute(db);
			rows.push(...(await measure(databaseUrl ? "PostgreSQL" : "SQLite", db)));
			await db.destroy();
		}
		return rows;
	} finally {
		postgres.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}
