import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { addFirstLegalVersions } from "#src/content/school/first-legal-versions.server.ts";
import { seedLetters, seedSchool } from "#src/content/school/seed-school.server.ts";
import { connect, sqliteFile } from "#src/db/connect.server.ts";
import { migrate } from "#src/db/migrate/migrate.server.ts";
import { administer, databaseOf } from "./administer.ts";
import { databaseWithTexts, keepFirstRows, layoutQuery, migratedDatabase, textsSince } from "./migrated.ts";

import { startPostgres } from "./postgres.ts";

/**
 * One PostgreSQL for the whole run, and on both engines two databases that tests begin with copies of: one with all
 * tables, and one with the school's texts besides.
 */
export default async function setup(project: TestProject) {
	// No test cuts the machine's power, and a thousand times a database is made or emptied: what the system has been
	// given is safe enough here.
	const { url, stop } = await startPostgres(["fsync=off", "full_page_writes=off"]);
	const folders = { migrated: newFolder("migrated"), withTexts: newFolder("with-texts") };
	await administer(url, `create database ${migratedDatabase}`);
	for (const databaseUrl of [undefined, databaseOf(url, migratedDatabase)]) {
		const db = connect({ dataDir: folders.migrated, ...(databaseUrl && { databaseUrl }) });
		await migrate(db);
		await db.destroy();
	}
	copyFileSync(sqliteFile(folders.migrated), sqliteFile(folders.withTexts));
	await administer(url, `create database ${databaseWithTexts} template ${migratedDatabase}`);
	for (const databaseUrl of [undefined, databaseOf(url, databaseWithTexts)]) {
		const db = connect({ dataDir: folders.withTexts, ...(databaseUrl && { databaseUrl }) });
		await seedSchool(db, textsSince);
		await addFirstLegalVersions(db);
		await seedLetters(db, textsSince);
		await db.destroy();
	}
	await keepFirstRows(databaseOf(url, databaseWithTexts));
	project.provide("postgresUrl", url);
	project.provide("migratedDataDir", folders.migrated);
	project.provide("dataDirWithTexts", folders.withTexts);
	project.provide(
		"migratedLayout",
		String((await administer(databaseOf(url, migratedDatabase), layoutQuery))[0]?.layout),
	);
	return () => {
		stop();
		for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
	};
}

const newFolder = (name: string) => mkdtempSync(join(tmpdir(), `school-${name}-`));
