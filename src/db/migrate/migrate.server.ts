import { type Migration, Migrator } from "kysely/migration";
import type { Db } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";
import { migrations as all } from "#src/db/migrations/all.ts";
import { installRowSums, removeRowSums } from "#src/db/row-sums/install-row-sums.server.ts";
import { adoptEarlierMigrations, initial, isEarlier, readMigrations } from "./adopt-earlier-migrations.server.ts";

/** Whether the database has been brought to this version's tables. */
export async function isUpToDate(db: Db): Promise<boolean> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
	if ((await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined)) return false;
	return !(await readMigrations(db)).some(isEarlier);
}

/** What a newer version has done to a database that was migrated before; empty as a rule. */
export async function migrationsOfNewerVersions(db: Db): Promise<string[]> {
	return (await readMigrations(db)).filter((name) => !(name in all || isEarlier(name)));
}

/**
 * Brings the tables to the newest version, all pending steps or none. Processes that start at once wait for each other.
 * @param migrations by name, in the order of their names
 * @param onDone is told of those that were pending once they are done, also when the sums of rows fail afterwards
 * @returns the names of those that were pending and are now done
 * @throws what the failing migration threw; UnfinishedError, as `adoptEarlierMigrations` does
 */
export async function migrate(
	db: Db,
	migrations: Record<string, Migration> = all,
	onDone?: (names: string[]) => void,
): Promise<string[]> {
	const done = (await hasExactly(db, Object.keys(migrations))) ? [] : await runPending(db, migrations);
	onDone?.(done);
	// Tests have others, without the table of sums.
	if (initial in migrations) await installRowSums(db);
	return done;
}

async function runPending(db: Db, migrations: Record<string, Migration>): Promise<string[]> {
	await adoptEarlierMigrations(db);
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	const pending = (await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined);
	// SQLite changes no table with triggers that name its columns.
	if (pending && !isPostgres(db)) await removeRowSums(db);
	const { error, results } = await migrator.migrateToLatest();
	if (error) throw error;
	return (results ?? []).map((result) => result.migrationName);
}

/** Whether just these have been made, as at nearly every start: the migrator looks at every table to find that out. */
async function hasExactly(db: Db, names: readonly string[]): Promise<boolean> {
	const made = new Set(await readMigrations(db));
	return made.size === names.length && names.every((name) => made.has(name));
}
