import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { type Db, sqliteFile } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";

/**
 * Changes the first page of a table on the disk, as a disk does that forgets. Later connections read it so.
 * @returns a function that repairs it
 */
export async function damageTable(db: Db, dataDir: string, table: string): Promise<() => Promise<void>> {
	const { path, at } = await (isPostgres(db) ? findInPostgres(db, table) : findInSqlite(db, dataDir, table));
	const { buffer } = await change(path, at, Buffer.alloc(16, 0xa5));
	return async () => {
		await change(path, at, buffer);
		if (isPostgres(db)) await sql`select pg_stat_reset()`.execute(db);
	};
}

/** @returns the bytes that were there */
async function change(path: string, at: number, bytes: Buffer) {
	const file = await open(path, "r+");
	try {
		const former = await file.read(Buffer.alloc(bytes.length), 0, bytes.length, at);
		await file.write(bytes, 0, bytes.length, at);
		return former;
	} finally {
		await file.close();
	}
}

async function findInSqlite(db: Db, dataDir: string, table: string) {
	await sql`pragma wal_checkpoint(truncate)`.execute(db);
	const { rows } = await sql<{ page: number; size: number }>`
		select rootpage as page, (select page_size from pragma_page_size) as size from sqlite_schema where name = ${table}
	`.execute(db);
	const { page = 0, size = 0 } = rows[0] ?? {};
	return { path: sqliteFile(dataDir), at: (page - 1) * size };
}

async function findInPostgres(db: Db, table: string) {
	// A table that has moved leaves nothing in PostgreSQL's memory.
	const space = sql.id(`damage_${randomUUID()}`);
	await db.connection().execute(async (connection) => {
		await sql`set allow_in_place_tablespaces = true`.execute(connection);
		await sql`create tablespace ${space} location ''`.execute(connection);
		for (const target of [space, sql.id("pg_default")])
			await sql`alter table ${sql.table(table)} set tablespace ${target}`.execute(connection);
		await sql`checkpoint`.execute(connection);
		await sql`drop tablespace ${space}`.execute(connection);
	});
	const { rows } = await sql<{ folder: string; path: string }>`
		select current_setting('data_directory') as folder, pg_relation_filepath(${table}) as path
	`.execute(db);
	const { folder = "", path = "" } = rows[0] ?? {};
	return { path: join(folder, path), at: 8000 };
}
