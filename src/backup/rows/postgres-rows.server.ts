import { sql, type Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { isCopied, type Row, type RowSource } from "./rows.ts";

const batchSize = 500;

/** Reads a PostgreSQL database as it is at one moment. */
export function readPostgres<Result>(
	db: Db,
	work: (source: RowSource, trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
	return db
		.transaction()
		.setIsolationLevel("repeatable read")
		.setAccessMode("read only")
		.execute((trx) => work(postgresRows(trx), trx));
}

export function postgresRows(trx: Transaction<Database>): RowSource {
	return {
		async tables() {
			const { rows } = await sql<{ name: string }>`
				select tablename as name from pg_tables where schemaname = current_schema()
			`.execute(trx);
			// Sorted here: the database may sort by a locale.
			return rows
				.map(({ name }) => name)
				.filter(isCopied)
				.sort();
		},
		async *rows(table) {
			const cursor = sql.id(`backup_${table}`);
			await sql`declare ${cursor} no scroll cursor for select * from ${sql.table(table)}`.execute(trx);
			for (;;) {
				const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from ${cursor}`.execute(trx);
				yield* rows;
				if (rows.length < batchSize) break;
			}
			await sql`close ${cursor}`.execute(trx);
		},
	};
}
