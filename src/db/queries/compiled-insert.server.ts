import type { Compilable, CompiledQuery, Insertable, InsertQueryBuilder, InsertResult, Transaction } from "kysely";
import { isPostgres } from "#src/db/engine.server.ts";
import type { Database } from "#src/db/tables.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * An insert that is compiled once for each engine, number of rows and set of columns. For rows that are written with
 * every submission, building and compiling a query takes as long as running it.
 * @param finish adds what follows the values, such as `returning`; it may not bring parameters
 */
export function compiledInsert<Table extends keyof Database & string, Result = InsertResult>(
	table: Table,
	finish: (insert: InsertQueryBuilder<Database, Table, InsertResult>) => Compilable<Result>,
) {
	const compiled = new Map<string, CompiledQuery<Result>>();
	return async (trx: Transaction<Database>, ...rows: readonly Insertable<Database[Table]>[]): Promise<Result[]> => {
		const columns = Object.keys(rows[0] ?? {});
		const key = [isPostgres(trx), rows.length, ...columns].join();
		let query = compiled.get(key);
		if (!query) {
			query = finish(trx.insertInto(table).values(rows)).compile();
			compiled.set(key, query);
		}
		const parameters = rows.flatMap((row) => columns.map((column) => (row as Row)[column]));
		if (parameters.length !== query.parameters.length || parameters.includes(undefined))
			throw new TypeError(`Rows of ${table} must have the same columns, and a value for each.`);
		const boundQuery: CompiledQuery<Result> = { ...query, parameters };
		return (await trx.executeQuery(boundQuery)).rows;
	};
}
