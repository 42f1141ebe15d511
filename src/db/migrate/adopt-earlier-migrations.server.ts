import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import type { Db } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";

/** The one migration that stands for all from before the first release. */
export const initial = "0001-initial";
const last = "0093-left-findings";

/** Whether a migration is from before the first release, other than the first, whose name is still in use. */
export function isEarlier(name: string): boolean {
	return name !== initial && name <= last;
}

/** Whether what has this as its last migration is from before the first release and lacks some of its tables. */
export function isUnfinished(name: string): boolean {
	return isEarlier(name) && name !== last;
}

/** What to do with a database or backup of which that is so. */
export const finishWith = `the last commit before 0.1.0 that has src/db/migrations/${last}.ts`;

/** The database is from before the first release and lacks some of its tables. */
export class UnfinishedError extends Error {
	override name = "UnfinishedError";
	readonly migration: string;
	/** @param migration the last one that was made */
	constructor(migration: string) {
		super(`This version cannot go on from ${migration}: start ${finishWith} once.`);
		this.migration = migration;
	}
}

/**
 * Lets a database from before the first release go on: the names of its migrations are replaced by the one that makes
 * the same tables. Of processes that start at once, the second finds nothing left to replace.
 * @throws UnfinishedError when it lacks some of the tables
 */
export async function adoptEarlierMigrations(db: Db): Promise<void> {
	const earlier = (await readMigrations(db)).filter(isEarlier).sort();
	const newest = earlier.at(-1);
	if (newest === undefined) return;
	if (isUnfinished(newest)) throw new UnfinishedError(newest);
	await db.transaction().execute(async (trx) => {
		await sql`delete from ${sql.table(DEFAULT_MIGRATION_TABLE)} where name in (${sql.join(earlier)})`.execute(trx);
		// The table was once renamed, its key was not.
		if (isPostgres(trx))
			await sql`alter index if exists draft_link_counts_pkey rename to mail_counts_pkey`.execute(trx);
	});
}

/** The names of the migrations that were made; none before the first start, when there is no table of them. */
export async function readMigrations(db: Db): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`
		.execute(db)
		.catch(() => ({ rows: [] }));
	return rows.map(({ name }) => name);
}
