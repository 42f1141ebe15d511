import type { DatabaseSync } from "node:sqlite";
import { sql, type Transaction } from "kysely";
import type { Database } from "#src/db/tables.ts";

/**
 * The last number that a self-numbering table has given away, by table: a deleted row's number must not come again on
 * the other engine either.
 */
export type Sequences = Map<string, number>;

async function identityColumns(trx: Transaction<Database>): Promise<{ table: string; sequence: string }[]> {
	const { rows } = await sql<{ table: string; sequence: string }>`
		select table_name as "table", pg_get_serial_sequence(quote_ident(table_name), column_name) as "sequence"
		from information_schema.columns
		where table_schema = current_schema() and is_identity = 'YES'
	`.execute(trx);
	return rows;
}

export async function readPostgresSequences(trx: Transaction<Database>): Promise<Sequences> {
	const sequences: Sequences = new Map();
	for (const { table, sequence } of await identityColumns(trx)) {
		const { rows } = await sql<{ last: number; called: boolean }>`
			select last_value as "last", is_called as "called" from ${sql.raw(sequence)}
		`.execute(trx);
		for (const { last, called } of rows) sequences.set(table, called ? last : last - 1);
	}
	return sequences;
}

export async function writePostgresSequences(trx: Transaction<Database>, sequences: Sequences): Promise<void> {
	for (const { table, sequence } of await identityColumns(trx)) {
		const last = sequences.get(table) ?? 0;
		await sql`select setval(${sequence}::regclass, ${Math.max(last, 1)}, ${last > 0})`.execute(trx);
	}
}

export function readSqliteSequences(database: DatabaseSync): Sequences {
	const rows = database.prepare("select name, seq from sqlite_sequence").all();
	return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]));
}

export function writeSqliteSequences(database: DatabaseSync, sequences: Sequences): void {
	database.exec("delete from sqlite_sequence");
	const insert = database.prepare("insert into sqlite_sequence (name, seq) values (?, ?)");
	for (const [table, last] of sequences) insert.run(table, last);
}
