import { sql } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";

/**
 * Reads the whole database, which others may write to meanwhile. SQLite compares its pages and foreign keys,
 * PostgreSQL the checksum of each page, where it has them.
 * @param db on SQLite a connection that hasn't read yet: pages in its memory would hide what is on the disk
 * @returns what is damaged, as sentences
 */
export async function checkIntegrity(db: Db): Promise<string[]> {
	try {
		return await (isPostgres(db) ? checkPostgres(db) : checkSqlite(db));
	} catch (error) {
		return [`We can’t read the database: ${error instanceof Error ? error.message : error}.`];
	}
}

async function checkSqlite(db: Db): Promise<string[]> {
	const { rows: quick } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
	const damaged = quick.filter(({ quick_check }) => quick_check !== "ok");
	if (damaged.length > 0) return damaged.map(({ quick_check }) => `The database is damaged: ${quick_check}.`);
	const { rows } = await sql<{ table: string; rowid: number; parent: string }>`pragma foreign_key_check`.execute(db);
	return rows.map(({ table, rowid, parent }) => `Row ${rowid} of ${table} refers to a missing row of ${parent}.`);
}

async function checkPostgres(db: Db): Promise<string[]> {
	const { rows: tables } = await sql<{ name: string }>`
		select tablename as name from pg_tables where schemaname = current_schema() order by tablename
	`.execute(db);
	const damaged: string[] = [];
	for (const { name } of tables)
		await sql`select sum(length(r::text)) from ${sql.table(name)} as r`.execute(db).catch((error: Error) => {
			damaged.push(`We can’t read the table ${name}: ${error.message}.`);
		});
	const { rows } = await sql<{ failures: string | null }>`
		select checksum_failures as failures from pg_stat_database where datname = current_database()
	`.execute(db);
	const failures = Number(rows[0]?.failures ?? 0);
	if (failures > 0) damaged.push(`PostgreSQL found pages with wrong checksums: ${failures}.`);
	return damaged;
}

/**
 * Returns true if damage within a page would be found: PostgreSQL has checksums only where its cluster was made with
 * them.
 */
export async function hasChecksums(db: Db): Promise<boolean> {
	if (!isPostgres(db)) return true;
	const { rows } = await sql<{ setting: string }>`select current_setting('data_checksums') as setting`.execute(db);
	return rows[0]?.setting === "on";
}
