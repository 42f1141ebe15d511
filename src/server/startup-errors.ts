import { accessSync, constants, mkdirSync } from "node:fs";
import { sql } from "kysely";
import { connect, type Db } from "#src/db/connect.server.ts";
import { type Settings, SettingsError } from "./settings.ts";

/**
 * Opens the data folder, which uploads need whichever database is used, and the database, once it has answered.
 * @throws SettingsError naming the setting that leads nowhere
 */
export async function openPlaces(settings: Settings): Promise<Db> {
	const { dataDir, databaseUrl } = settings;
	attempt(`DATA_DIR is ${dataDir}, where nothing can be written`, () => {
		mkdirSync(dataDir, { recursive: true });
		accessSync(dataDir, constants.W_OK | constants.X_OK);
	});
	const place = databaseUrl ? `DATABASE_URL leads to ${databasePlace(databaseUrl)}` : `DATA_DIR is ${dataDir}`;
	const obstacle = `${place}, where the database cannot be opened`;
	const db = attempt(obstacle, () => connect(settings));
	await sql`select 1`.execute(db).catch((error) => refuse(obstacle, error));
	return db;
}

/** The sentence for a server that cannot listen. */
export function cannotListen({ port, host }: Settings, error: unknown): never {
	const code = error instanceof Error && "code" in error ? error.code : undefined;
	if (code === "EADDRINUSE") refuse(`PORT is ${port}, where another program already listens`, error);
	if (code === "EACCES") refuse(`PORT is ${port}, which this user may not use`, error);
	return refuse(`HOST is ${host}, where this machine cannot listen`, error);
}

/** Host and name of a PostgreSQL database, without user and password. */
export function databasePlace(url: string): string {
	const { host, pathname } = new URL(url);
	return `${host}${pathname}`;
}

function attempt<Result>(obstacle: string, act: () => Result): Result {
	try {
		return act();
	} catch (error) {
		return refuse(obstacle, error);
	}
}

function refuse(obstacle: string, error: unknown): never {
	// A host with several addresses fails with an AggregateError, which has a code but no message.
	const reason =
		error instanceof Error ? error.message || ("code" in error && String(error.code)) || error.name : String(error);
	throw new SettingsError(`The setting ${obstacle}: ${reason.split("\n", 1)[0]}.`, { cause: error });
}
