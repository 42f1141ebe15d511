import { type Migration, Migrator } from "kysely/migration";
import type { Db } from "#src/db/connect.server.ts";
import { migrations as all } from "#src/db/migrations/all.ts";
import { adoptEarlierMigrations, isFormer, readMigrations } from "./adopt-earlier-migrations.server.ts";

/** Tells whether the database has been brought to this version's tables. */
export async function isUpToDate(db: Db): Promise<boolean> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
	if ((await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined)) return false;
	return !(await readMigrations(db)).some(isFormer);
}

/** Lists what a newer version has done to a database that was migrated before; empty as a rule. */
export async function migrationsOfNewerVersions(db: Db): Promise<string[]> {
	return (await readMigrations(db)).filter((name) => !(name in all || isFormer(name)));
}

/**
 * Brings the tables to the newest version, all pending steps or none. Processes that start at once wait for each other.
 * @param migrations by name, in the order of their names
 * @returns the names of those that were pending and are now done
 * @throws what the failing migration threw; UnfinishedError, as `adoptEarlierMigrations` does
 */
export async function migrate(db: Db, migrations: Record<string, Migration> = all): Promise<string[]> {
	if (await hasExactly(db, Object.keys(migrations))) return [];
	await adoptEarlierMigrations(db);
	// A commit between releases may have made a later one first.
	const provider = { getMigrations: async () => migrations };
	const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
	const { error, results } = await migrator.migrateToLatest();
	if (error) throw error;
	return (results ?? []).map((result) => result.migrationName);
}

/**
 * Returns true if exactly these have been made, as at nearly every start: the migrator looks at every table to find
 * that out.
 */
async function hasExactly(db: Db, names: readonly string[]): Promise<boolean> {
	const appliedNames = new Set(await readMigrations(db));
	return appliedNames.size === names.length && names.every((name) => appliedNames.has(name));
}
