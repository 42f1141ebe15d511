import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { connect } from "#src/db/connect.server.ts";
import { migrate } from "#src/db/migrate.server.ts";
import { administer, databaseOf } from "./administer.ts";
import { layoutQuery, migratedDatabase } from "./migrated.ts";
import { startPostgres } from "./postgres.ts";

/**
 * One PostgreSQL for the whole run, and on both engines one migrated database; each test has a database of its own,
 * most of them begin as copies of that.
 */
export default async function setup(project: TestProject) {
	// No test cuts the machine's power, and a thousand times a database is made or emptied: what the system has been
	// given is safe enough here.
	const { url, stop } = await startPostgres(["fsync=off", "full_page_writes=off"]);
	const dataDir = mkdtempSync(join(tmpdir(), "school-migrated-"));
	await administer(url, `create database ${migratedDatabase}`);
	for (const place of [{ dataDir }, { dataDir, databaseUrl: databaseOf(url, migratedDatabase) }]) {
		const db = connect(place);
		await migrate(db);
		await db.destroy();
	}
	project.provide("postgresUrl", url);
	project.provide("migratedDataDir", dataDir);
	project.provide(
		"migratedLayout",
		String((await administer(databaseOf(url, migratedDatabase), layoutQuery))[0]?.layout),
	);
	return () => {
		stop();
		rmSync(dataDir, { recursive: true, force: true });
	};
}
