import { setTimeout as pause } from "node:timers/promises";
import { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { migratingDialect } from "#src/db/postgres.server.ts";
import type { Database } from "#src/db/tables.ts";
import { migrate } from "./migrate.server.ts";

type RetryLimits = {
	/** Longest time that one wait for a table may hold up others who want that table. */
	lockTimeoutMs: number;
	/** Time for which to go on trying. */
	giveUpAfterMs: number;
	/** Is told of each try that found a table in use. */
	onBusy?: ((error: Error) => void) | undefined;
};

/**
 * Migrates a PostgreSQL database as `migrate` does, on connections of its own, while other processes serve from it. A
 * try that finds a table in use for too long is rolled back, lets the others go on, and is made again.
 * @throws what the failing migration threw, or the last error of a lock
 */
export async function migrateApart(
	databaseUrl: string,
	{ lockTimeoutMs, giveUpAfterMs, onBusy }: RetryLimits,
	migrations?: Record<string, Migration>,
): Promise<string[]> {
	const db = new Kysely<Database>({ dialect: migratingDialect(databaseUrl, lockTimeoutMs) });
	const end = performance.now() + giveUpAfterMs;
	try {
		for (;;) {
			try {
				return await migrate(db, migrations);
			} catch (error) {
				if (!isOfLocks(error) || performance.now() > end) throw error;
				onBusy?.(error);
				await pause(lockTimeoutMs / 3);
			}
		}
	} finally {
		await db.destroy();
	}
}

/** A wait for a lock that took too long, or two who wait for each other. */
function isOfLocks(error: unknown): error is Error {
	return error instanceof Error && "code" in error && (error.code === "55P03" || error.code === "40P01");
}
