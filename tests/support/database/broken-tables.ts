import { openSqlite } from "./open-sqlite.ts";

/**
 * Renames tables of a running site's SQLite database, as a broken disk would take them away, after a change of content,
 * so that within a second no cached response is valid. @returns a function that renames them back
 */
export function takeTablesAway(dataDir: string, tables: readonly string[]): () => void {
	const run = (statements: string[]) => {
		const db = openSqlite(dataDir);
		for (const statement of statements) db.exec(statement);
		db.close();
	};
	run([
		...tables.map((table) => `alter table ${table} rename to ${table}_gone`),
		"update counters set value = value + 1 where name = 'content'",
	]);
	return () => run(tables.map((table) => `alter table ${table}_gone rename to ${table}`));
}
