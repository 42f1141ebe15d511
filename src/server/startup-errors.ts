import { accessSync, constants, mkdirSync } from "node:fs";
import { sql } from "kysely";
import { connect, type Db } from "#src/db/connect.server.ts";
import { finishWith, UnfinishedError } from "#src/db/migrate/adopt-earlier-migrations.server.ts";
import { migrate, migrationsOfNewerVersions } from "#src/db/migrate/migrate.server.ts";
import { migrateApart } from "#src/db/migrate/migrate-apart.server.ts";
import type { OnWrite } from "#src/db/observed-writes.server.ts";
import { type Settings, SettingsError } from "./settings.ts";

/**
 * Creates the data folder, which uploads need with either database, and connects to the database.
 * @param onWrite as `connect` takes it
 * @throws SettingsError naming the setting at fault
 */
export async function openDatabase(settings: Settings, onWrite?: OnWrite): Promise<Db> {
	const { dataDir } = settings;
	attempt(`DATA_DIR is ${dataDir}, where nothing can be written`, () => {
		mkdirSync(dataDir, { recursive: true });
		accessSync(dataDir, constants.W_OK | constants.X_OK);
	});
	const problem = `${placeOf(settings)}, where the database cannot be opened`;
	const db = attempt(problem, () => connect(settings, onWrite));
	await sql`select 1`.execute(db).catch((error) => refuse(problem, error));
	return db;
}

/** Each wait of a migration for a table holds visitors up for three seconds at most. A backup may read for minutes. */
const limits = { lockTimeoutMs: 3000, giveUpAfterMs: 30 * 60_000 };

/**
 * Brings the tables to this version.
 * @param onBusy as `migrateApart` takes it
 * @returns the names of the migrations that were pending
 * @throws SettingsError when a newer version has changed the database, which this one could only damage, or when one
 *   from before the first release was not brought to its end
 */
export async function migrateDatabase(db: Db, settings: Settings, onBusy?: (error: Error) => void): Promise<string[]> {
	// A pooler gives each transaction another session, and the lock of migrations belongs to a session.
	const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl;
	try {
		return await (databaseUrl ? migrateApart(databaseUrl, { ...limits, onBusy }) : migrate(db));
	} catch (error) {
		if (error instanceof UnfinishedError)
			throw new SettingsError(
				`The setting ${placeOf(settings)}, where the tables are from before the first release (${error.migration}): ` +
					`start ${finishWith} on it once, then this version.`,
			);
		await refuseNewer(db, settings).catch((refusal) => {
			throw refusal instanceof SettingsError ? refusal : error;
		});
		throw error;
	}
}

/** @param db one that was migrated before @throws SettingsError when a newer version did that */
export async function refuseNewer(db: Db, settings: Settings): Promise<void> {
	const newer = await migrationsOfNewerVersions(db);
	if (newer.length === 0) return;
	throw new SettingsError(
		`The setting ${placeOf(settings)}, where a newer version has changed the tables (${newer.sort().at(-1)}): ` +
			"start that version, or restore the backup that was made before the upgrade.",
	);
}

/** @throws SettingsError naming the setting that keeps the server from listening */
export function throwListenError({ port, host }: Settings, error: unknown): never {
	const code = error instanceof Error && "code" in error ? error.code : undefined;
	if (code === "EADDRINUSE") refuse(`PORT is ${port}, where another program already listens`, error);
	if (code === "EACCES") refuse(`PORT is ${port}, which this user may not use`, error);
	return refuse(`HOST is ${host}, where this machine cannot listen`, error);
}

function placeOf({ dataDir, databaseUrl }: Settings): string {
	return databaseUrl ? `DATABASE_URL leads to ${describeDatabaseUrl(databaseUrl)}` : `DATA_DIR is ${dataDir}`;
}

/** Host and name of a PostgreSQL database, without user and password. */
export function describeDatabaseUrl(url: string): string {
	const { host, pathname } = new URL(url);
	return `${host}${pathname}`;
}

function attempt<Result>(problem: string, open: () => Result): Result {
	try {
		return open();
	} catch (error) {
		return refuse(problem, error);
	}
}

/** @throws SettingsError */
export function refuse(problem: string, error: unknown): never {
	// A host with several addresses fails with an AggregateError, which has a code but no message.
	const reason =
		error instanceof Error ? error.message || ("code" in error && String(error.code)) || error.name : String(error);
	throw new SettingsError(`The setting ${problem}: ${reason.split("\n", 1)[0]}.`, { cause: error });
}
