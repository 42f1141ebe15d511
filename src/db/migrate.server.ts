import { Migrator } from "kysely/migration";
import type { Db } from "./connect.server.ts";
import { migrations } from "./migrations/all.ts";

/**
 * Brings the tables to the newest version, all pending steps or none. Processes that start at once wait for each other.
 * @throws what the failing migration threw
 */
export async function migrate(db: Db): Promise<string[]> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	const { error, results } = await migrator.migrateToLatest();
	if (error) throw error;
	return (results ?? []).map((result) => result.migrationName);
}
