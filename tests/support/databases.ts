import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, inject } from "vitest";
import { connect, type Db } from "../../src/db/connect.server.ts";
import { migrate } from "../../src/db/migrate.server.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
	}
}

type Place = { dataDir: string; databaseUrl?: string };

/** Runs a suite once on SQLite and once on PostgreSQL; `freshDb` gives a migrated, empty database that is dropped after the test. */
export function describeDatabases(name: string, suite: (freshDb: () => Promise<Db>) => void) {
	for (const engine of ["sqlite", "postgres"] as const) {
		describe(`${name} (${engine})`, () => {
			const undo: (() => Promise<void>)[] = [];
			afterEach(async () => {
				for (const step of undo.splice(0).reverse()) await step();
			});
			suite(async () => {
				const place = await freshPlace(engine);
				undo.push(place.drop);
				const db = connect(place);
				undo.push(() => db.destroy());
				await migrate(db);
				return db;
			});
		});
	}
}

/** An empty place for a database, with the settings that lead there: a new folder, and on PostgreSQL a new database. */
export async function freshPlace(engine: "sqlite" | "postgres"): Promise<Place & { drop: () => Promise<void> }> {
	const dataDir = mkdtempSync(join(tmpdir(), "school-data-"));
	const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
	if (engine === "sqlite") return { dataDir, drop: async () => removeFolder() };
	const server = inject("postgresUrl");
	const database = `test_${randomUUID().replaceAll("-", "")}`;
	await administer(server, `create database ${database}`);
	const url = new URL(server);
	url.pathname = `/${database}`;
	return {
		dataDir,
		databaseUrl: url.href,
		drop: async () => {
			removeFolder();
			await administer(server, `drop database ${database} with (force)`);
		},
	};
}

async function administer(url: string, statement: string) {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
