import { sql } from "kysely";
import { readDatabase } from "./read-database.ts";

type Place = Parameters<typeof readDatabase>[0];

/**
 * Renames tables of a running site's database, as a broken disk would take them away, after a change of content, so
 * that within a second no cached response is valid. @returns a function that renames them back
 */
export async function renameTablesAway(site: Place, tables: readonly string[]): Promise<() => Promise<void>> {
	await readDatabase(site, async (db) => {
		for (const table of tables)
			await sql`alter table ${sql.table(table)} rename to ${sql.id(`${table}_gone`)}`.execute(db);
		await countContent(site);
	});
	return () =>
		readDatabase(site, async (db) => {
			for (const table of tables)
				await sql`alter table ${sql.table(`${table}_gone`)} rename to ${sql.id(table)}`.execute(db);
		});
}

/** Says to each process that the content has changed, as anyone who writes to the database by hand must. */
export const countContent = (site: Place) =>
	readDatabase(site, (db) =>
		db
			.updateTable("counters")
			.set(({ eb }) => ({ value: eb("value", "+", 1) }))
			.where("name", "=", "content")
			.execute(),
	);
