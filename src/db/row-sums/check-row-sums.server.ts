import { type Kysely, sql } from "kysely";
import { isPostgres } from "#src/db/engine.server.ts";
import type { Database } from "#src/db/tables.ts";
import { readSummedTables, type SummedTable } from "./summed-tables.server.ts";
import { keyOf, postgresSum, sqliteSum } from "./triggers.server.ts";

/** A row that is not as it was written, or a sum whose row is gone or was never written. */
export type DamagedRow = { table: string; key: string };

/** Compares every summed row with its sum, all as they are at one moment; others may write meanwhile. */
export async function checkRowSums(db: Kysely<Database>): Promise<DamagedRow[]> {
	return db.connection().execute(async (connection) => {
		// A transaction by Kysely would keep others from writing to SQLite.
		const begin = isPostgres(db) ? sql`begin isolation level repeatable read read only` : sql`begin`;
		await begin.execute(connection);
		try {
			const damaged: DamagedRow[] = [];
			for (const table of await readSummedTables(connection)) damaged.push(...(await checkTable(connection, table)));
			return damaged;
		} finally {
			await sql`rollback`.execute(connection);
		}
	});
}

async function checkTable(db: Kysely<Database>, table: SummedTable): Promise<DamagedRow[]> {
	const sum = isPostgres(db) ? postgresSum("r") : sqliteSum(table, "r");
	const { rows } = await sql<{ key: string }>`
		select coalesce(r.row_key, s.row_key) as "key"
		from (select ${sql.raw(keyOf(table, "r"))} as row_key, ${sql.raw(sum)} as sum from ${sql.table(table.name)} as r) as r
		full join (select row_key, sum from row_sums where table_name = ${table.name}) as s on s.row_key = r.row_key
		where r.sum is null or s.sum is null or r.sum <> s.sum
	`.execute(db);
	return rows.map(({ key }) => ({ table: table.name, key }));
}
