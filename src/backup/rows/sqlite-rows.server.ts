import type { DatabaseSync } from "node:sqlite";
import { isCopied, type Row, type RowSource } from "./rows.ts";

/** The rows of a SQLite file that no one writes to. */
export function sqliteRows(database: DatabaseSync): RowSource {
	return {
		tables: async () =>
			database
				.prepare(
					"select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
				)
				.all()
				.map(({ name }) => String(name))
				.filter(isCopied),
		rows: (table) => database.prepare(`select * from ${quoteName(table)}`).iterate() as Iterable<Row>,
	};
}

export function quoteName(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}

/** Lists what SQLite finds wrong with a database, as sentences. */
export function checkSqlite(database: DatabaseSync): string[] {
	const integrity = database
		.prepare("pragma integrity_check")
		.all()
		.map((row) => String(Object.values(row)[0]))
		.filter((text) => text !== "ok")
		.map((text) => `The database is damaged: ${text}.`);
	const foreign = database
		.prepare("pragma foreign_key_check")
		.all()
		.map(({ table, rowid, parent }) => `Row ${rowid} of ${table} refers to a missing row of ${parent}.`);
	return [...integrity, ...foreign];
}
