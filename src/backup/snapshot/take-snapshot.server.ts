import { chmodSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { TableChecksums } from "#src/backup/archive/manifest.ts";
import { checksumTables, createChecksum, differingTables } from "#src/backup/rows/checksum-rows.ts";
import { readPostgres } from "#src/backup/rows/postgres-rows.server.ts";
import { readPostgresSequences, writeSqliteSequences } from "#src/backup/rows/sequences.server.ts";
import { sqliteRows } from "#src/backup/rows/sqlite-rows.server.ts";
import { writeSqliteRows } from "#src/backup/rows/write-sqlite-rows.server.ts";
import { type Db, sqliteFile } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";
import { migrate } from "#src/db/migrate/migrate.server.ts";
import { sqliteDialect } from "#src/db/sqlite.server.ts";
import type { Database } from "#src/db/tables.ts";

export type Snapshot = { engine: "sqlite" | "postgres"; migration: string; tables: TableChecksums };

/**
 * Writes all rows as they are at one moment into a new SQLite file, from either engine; others may write meanwhile.
 * What was deleted is not in it, not even in unused pages.
 * @param path of the new file
 */
export async function takeSnapshot(db: Db, dataDir: string, path: string): Promise<Snapshot> {
	const engine = isPostgres(db) ? "postgres" : "sqlite";
	const copiedTables = engine === "postgres" ? await copyPostgres(db, path) : copySqlite(dataDir, path);
	chmodSync(path, 0o600);
	const database = new DatabaseSync(path, { readOnly: true });
	try {
		const tables = await checksumTables(sqliteRows(database));
		const differing = copiedTables ? differingTables(copiedTables, tables) : [];
		if (differing.length > 0) throw new Error(`The copied rows of ${differing.join(", ")} don’t match the database.`);
		return { engine, migration: lastMigration(database), tables };
	} finally {
		database.close();
	}
}

export function lastMigration(database: DatabaseSync): string {
	return String(database.prepare("select max(name) as name from kysely_migration").get()?.name);
}

function copySqlite(dataDir: string, path: string): undefined {
	const live = new DatabaseSync(sqliteFile(dataDir), { readOnly: true, timeout: 60_000 });
	try {
		live.prepare("vacuum into ?").run(path);
	} finally {
		live.close();
	}
}

/** @returns the sums of the rows as PostgreSQL gave them */
async function copyPostgres(db: Db, path: string): Promise<TableChecksums> {
	const copy = new Kysely<Database>({ dialect: sqliteDialect(path) });
	try {
		await migrate(copy);
	} finally {
		await copy.destroy();
	}
	const target = new DatabaseSync(path);
	try {
		target.exec("pragma journal_mode = delete; pragma synchronous = off; pragma foreign_keys = off; begin");
		const sums = await readPostgres(db, async (source, trx) => {
			const sums: TableChecksums = {};
			for (const table of await source.tables()) {
				const sum = createChecksum();
				await writeSqliteRows(target, table, source.rows(table), sum.add);
				sums[table] = sum.result();
			}
			writeSqliteSequences(target, await readPostgresSequences(trx));
			return sums;
		});
		target.exec("commit");
		return sums;
	} finally {
		target.close();
	}
}
