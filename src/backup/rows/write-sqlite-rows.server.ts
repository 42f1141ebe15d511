import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Row } from "./rows.ts";
import { quoteName } from "./sqlite-rows.server.ts";

/** Replaces the rows of a table. @param each is called with every row */
export async function writeSqliteRows(
	database: DatabaseSync,
	table: string,
	rows: AsyncIterable<Row> | Iterable<Row>,
	each: (row: Row) => void,
): Promise<void> {
	database.exec(`delete from ${quoteName(table)}`);
	let columns: string[] = [];
	let insert: StatementSync | undefined;
	for await (const row of rows) {
		if (!insert) {
			columns = Object.keys(row);
			const names = columns.map(quoteName).join(", ");
			insert = database.prepare(
				`insert into ${quoteName(table)} (${names}) values (${columns.map(() => "?").join(", ")})`,
			);
		}
		insert.run(...columns.map((column) => row[column] ?? null));
		each(row);
	}
}
