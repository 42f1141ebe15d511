import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "../src/db/connect.server.ts";
import { isUpToDate } from "../src/db/migrate.server.ts";
import { readSettings, type Settings, SettingsError } from "../src/server/settings.ts";
import { openDatabase } from "../src/server/startup-errors.ts";

/**
 * Runs a command on the database that the server's settings name, also while the server runs, and closes it. A
 * sentence about what is wrong ends the process with 1.
 */
export async function onDatabase(command: (db: Db, settings: Settings) => Promise<void>): Promise<void> {
	try {
		const settings = readSettings(process.env);
		if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "school.sqlite")))
			throw new SettingsError(
				`The setting DATA_DIR is ${settings.dataDir}, where there is no database; npm start makes one.`,
			);
		const db = await openDatabase(settings);
		try {
			if (!(await isUpToDate(db)))
				throw new SettingsError(
					"The database is older than this program; start the site once, which brings it up to date.",
				);
			await command(db, settings);
		} finally {
			await db.destroy();
		}
	} catch (error) {
		const expected = error instanceof SettingsError || error instanceof UsageError;
		console.error(expected ? error.message : error);
		process.exitCode = 1;
	}
}

/** The command was called in a way that it does not have; the message says what to do. */
export class UsageError extends Error {
	override name = "UsageError";
}
