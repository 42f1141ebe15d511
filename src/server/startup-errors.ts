import { accessSync, constants, mkdirSync } from "node:fs";
import { sql } from "kysely";
import { connect, type Db } from "#src/db/connect.server.ts";
import { UnfinishedError } from "#src/db/migrate/adopt-earlier-migrations.server.ts";
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
	attempt(`Can’t write to DATA_DIR (${dataDir})`, () => {
		mkdirSync(dataDir, { recursive: true });
		accessSync(dataDir, constants.W_OK | constants.X_OK);
	});
	const problem = `Can’t open the database in ${placeOf(settings)}`;
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
 * @throws SettingsError when a newer version has changed the database, which this one could only damage, when one
 *   from before the first release was not brought to its end, or when a migration fails
 */
export async function migrateDatabase(db: Db, settings: Settings, onBusy?: (error: Error) => void): Promise<string[]> {
	// A pooler gives each transaction another session, and the lock of migrations belongs to a session.
	const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl;
	try {
		return await (databaseUrl ? migrateApart(databaseUrl, { ...limits, onBusy }) : migrate(db));
	} catch (error) {
		if (error instanceof UnfinishedError)
			throw new SettingsError(
				`The database in ${placeOf(settings)} is from before the first release (${error.migration}). ${error.wayOn}`,
			);
		await refuseNewer(db, settings).catch((refusal) => {
			throw refusal instanceof SettingsError ? refusal : error;
		});
		return refuse(
			`Couldn’t upgrade the database in ${placeOf(settings)}. Nothing was changed, ` +
				"so you can start the version that ran last. The reason",
			error,
		);
	}
}

/** @param db one that was migrated before @throws SettingsError when a newer version did that */
export async function refuseNewer(db: Db, settings: Settings): Promise<void> {
	const newer = await migrationsOfNewerVersions(db);
	if (newer.length === 0) return;
	throw new SettingsError(
		`The database in ${placeOf(settings)} was migrated by a newer version (${newer.sort().at(-1)}). ` +
			"Start that version, or restore the backup you made before the upgrade.",
	);
}

const portProblems: Readonly<Record<string, string>> = {
	EADDRINUSE: "another program is using it. Stop it, or set another PORT, such as 3001.",
	EACCES: "this user isn’t allowed to use it. Set PORT to 1024 or more, with a proxy in front.",
};

/** @throws SettingsError naming the setting that keeps the server from listening */
export function throwListenError({ port, host }: Settings, error: unknown): never {
	const code = error instanceof Error && "code" in error ? error.code : undefined;
	const problem = typeof code === "string" ? portProblems[code] : undefined;
	if (problem) throw new SettingsError(`Can’t listen on PORT ${port}: ${problem}`, { cause: error });
	return refuse(`Can’t listen on HOST ${host}`, error);
}

function placeOf({ dataDir, databaseUrl }: Settings): string {
	return databaseUrl ? `DATABASE_URL (${describeDatabaseUrl(databaseUrl)})` : `DATA_DIR (${dataDir})`;
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
	throw new SettingsError(`${problem}: ${reason.split("\n", 1)[0]}.`, { cause: error });
}
