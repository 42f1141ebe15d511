import type { DatabaseSync } from "node:sqlite";
import { sql, type Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";
import type { Row } from "./rows.ts";
import { readSqliteSequences, writePostgresSequences } from "./sequences.server.ts";
import { quoteName, sqliteRows } from "./sqlite-rows.server.ts";

const batchSize = 500;

/** Replaces all rows of a PostgreSQL database by those of a SQLite file with the same tables, numbers included. */
export async function writePostgresRows(trx: Transaction<Database>, source: DatabaseSync): Promise<void> {
	const rows = sqliteRows(source);
	const tables = parentsFirst(source, await rows.tables());
	await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(trx);
	for (const table of tables) {
		let batch: Row[] = [];
		for await (const row of rows.rows(table)) {
			batch.push(row);
			if (batch.length < batchSize) continue;
			await insert(trx, table, batch);
			batch = [];
		}
		if (batch.length > 0) await insert(trx, table, batch);
	}
	await writePostgresSequences(trx, readSqliteSequences(source));
}

async function insert(trx: Transaction<Database>, table: string, rows: Row[]): Promise<void> {
	const name = sql.table(table);
	await sql`
		insert into ${name} overriding system value
		select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)
	`.execute(trx);
}

/** Each table after those that its foreign keys lead to. */
function parentsFirst(source: DatabaseSync, tables: string[]): string[] {
	const orderedTables = new Set<string>();
	const add = (table: string) => {
		if (orderedTables.has(table)) return;
		for (const { table: parent } of source.prepare(`pragma foreign_key_list(${quoteName(table)})`).all())
			if (parent !== table) add(String(parent));
		orderedTables.add(table);
	};
	for (const table of tables) add(table);
	return [...orderedTables];
}
