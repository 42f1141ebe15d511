import { existsSync } from "node:fs";
import { type Db, sqliteFile } from "../src/db/connect.server.ts";
import { isUpToDate } from "../src/db/migrate/migrate.server.ts";
import { carrySealer } from "../src/secrets/carry-sealer.server.ts";
import { createSealer } from "../src/secrets/sealer.server.ts";
import { readSecretKey } from "../src/secrets/secret-key.server.ts";
import { readSettings, type Settings, SettingsError } from "../src/server/settings.ts";
import { openDatabase, refuseNewer } from "../src/server/startup-errors.ts";

/**
 * Runs a command on the database that the server's settings name, also while the server runs, and closes it. A
 * sentence about what is wrong ends the process with 1.
 */
export async function onDatabase(
	command: (db: Db, settings: Settings) => Promise<void>,
	expected: ErrorClass[] = [],
): Promise<void> {
	await runCommand(async () => {
		const settings = readSettings(process.env);
		if (!settings.databaseUrl && !existsSync(sqliteFile(settings.dataDir)))
			throw new SettingsError(`There’s no database in DATA_DIR (${settings.dataDir}). Start the site to create one.`);
		const db = carrySealer(await openDatabase(settings), createSealer(readSecretKey(settings)));
		try {
			if (!(await isUpToDate(db)))
				throw new SettingsError("The database is older than this program. Start the site once to bring it up to date.");
			await refuseNewer(db, settings);
			await command(db, settings);
		} finally {
			await db.destroy();
		}
	}, expected);
}

/** Ends the process after the usage, where that is asked for: it needs no database. */
export function answerHelp(usage: string): void {
	if (!process.argv.includes("--help")) return;
	console.log(usage);
	process.exit();
}

/** Runs a command; a sentence about what is wrong ends the process with 1. @param expected errors that are one */
export async function runCommand(command: () => Promise<void>, expected: ErrorClass[] = []): Promise<void> {
	try {
		await command();
	} catch (error) {
		const isExpected = [SettingsError, UsageError, ...expected].some((each) => error instanceof each);
		console.error(isExpected && error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}

type ErrorClass = new (...parameters: never[]) => Error;

/** The command was called in a way that it does not have; the message says what to do. */
export class UsageError extends Error {
	override name = "UsageError";
}
