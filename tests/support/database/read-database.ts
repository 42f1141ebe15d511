import { connect, type Db } from "#src/db/connect.server.ts";
import { carrySealer } from "#src/secrets/carry-sealer.server.ts";
import { createSealer } from "#src/secrets/sealer.server.ts";
import { readSecretKey } from "#src/secrets/secret-key.server.ts";

/** Asks or changes the database of a running site, on either engine. */
export async function readDatabase<Result>(
	{ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
	read: (db: Db) => Promise<Result>,
): Promise<Result> {
	const db = carrySealer(
		connect({ dataDir, ...(databaseUrl && { databaseUrl }) }),
		createSealer(readSecretKey({ dataDir })),
	);
	try {
		return await read(db);
	} finally {
		await db.destroy();
	}
}
