import { connect, type Db } from "#src/db/connect.server.ts";

/** Asks or changes the database of a running site, on either engine. */
export async function readDatabase<Result>(
	{ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
	read: (db: Db) => Promise<Result>,
): Promise<Result> {
	const db = connect({ dataDir, ...(databaseUrl && { databaseUrl }) });
	try {
		return await read(db);
	} finally {
		await db.destroy();
	}
}
