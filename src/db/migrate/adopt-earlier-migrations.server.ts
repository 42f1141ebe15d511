import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import type { Db } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";

/** The one migration that stands for all from before the first release. */
export const initial = "0001-initial";
const last = "0093-left-findings";

/** Tells whether a migration is from before the first release, other than the first, whose name is still in use. */
export function isEarlier(name: string): boolean {
	return name !== initial && name <= last;
}

/**
 * Returns true if a database with this as its last migration is from before the first release and lacks some of its
 * tables.
 */
export function isUnfinished(name: string): boolean {
	return isEarlier(name) && name !== last;
}

/** Migrations that had another number in commits between releases. */
const renumbered: Readonly<Record<string, string>> = {
	"0104-without-presence": "0102-without-presence",
	"0105-plainer-breaches": "0103-plainer-breaches",
};

/** Tells whether the migration was made by a version before this one under a name that this one replaces. */
export function isFormer(name: string): boolean {
	return isEarlier(name) || name in renumbered;
}

/** Names that the last version before the first release did not know any longer. */
const abandoned = ["0009-mail-counts", "0028-job-applications"];

/** Says what to do with a database that has these migrations, the last of which is from before the first release. */
function wayOn(names: readonly string[]): string {
	const dead = !names.includes(initial) || abandoned.some((name) => names.includes(name));
	return dead
		? "No version can upgrade it. To read it, start the version that made it. To start afresh, use an empty database."
		: `Start ${finishWith} on it once, then this version. If that refuses it too, no version can upgrade it.`;
}

/** The last version that can bring a database or backup from before the first release to its end. */
export const finishWith = `the last commit before 0.1.0 that has src/db/migrations/${last}.ts`;

/** The database is from before the first release and lacks some of its tables. */
export class UnfinishedError extends Error {
	override name = "UnfinishedError";
	readonly migration: string;
	readonly wayOn: string;
	/** @param names of the migrations that were made, in their order */
	constructor(names: readonly string[]) {
		const migration = names.at(-1) ?? "";
		const way = wayOn(names);
		super(`This version can’t continue from ${migration}. ${way}`);
		this.migration = migration;
		this.wayOn = way;
	}
}

/**
 * Lets a database of an earlier version continue: names of migrations that this version no longer has are replaced by
 * those that make the same tables. Of processes that start at once, the second finds nothing left to replace.
 * @throws UnfinishedError when it lacks some of the tables
 */
export async function adoptEarlierMigrations(db: Db): Promise<void> {
	const names = (await readMigrations(db)).sort();
	const earlier = names.filter(isEarlier);
	if (earlier.length > 0) await adoptBeforeFirstRelease(db, earlier, names);
	for (const [former, present] of Object.entries(renumbered).filter(([name]) => names.includes(name)))
		await sql`update ${sql.table(DEFAULT_MIGRATION_TABLE)} set name = ${present} where name = ${former}`.execute(db);
}

async function adoptBeforeFirstRelease(db: Db, earlier: string[], names: string[]): Promise<void> {
	if (isUnfinished(earlier.at(-1) ?? "")) throw new UnfinishedError(names.filter((name) => name <= last));
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
