import { randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, inject } from "vitest";
import { connect, type Db, sqliteFile } from "#src/db/connect.server.ts";
import { carrySealer } from "#src/secrets/carry-sealer.server.ts";
import { createSealer } from "#src/secrets/sealer.server.ts";
import { readSecretKey } from "#src/secrets/secret-key.server.ts";
import { type Engine, onEngine } from "#tests/support/server/engines.ts";
import { administer, databaseOf } from "./administer.ts";
import { databaseWithTexts, migratedDatabase, takeMigratedDatabase } from "./migrated.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
		/** A folder with a migrated `school.sqlite`. */
		migratedDataDir: string;
		/** The same with the texts of the school folder. */
		dataDirWithTexts: string;
		/** The tables and columns of a migrated PostgreSQL database. */
		migratedLayout: string;
	}
}

type Place = { dataDir: string; databaseUrl?: string };

const places = new WeakMap<Db, Place>();

/** Returns where a database from `describeDatabases` is, for a second connection. */
export function placeOf(db: Db): Place {
	const place = places.get(db);
	if (!place) throw new Error("This database is not from describeDatabases.");
	return place;
}

/**
 * Runs a suite once on SQLite and once on PostgreSQL, unless `engines` says otherwise; `freshDb` gives a migrated,
 * empty database that is dropped after the test.
 */
export function describeDatabases(
	name: string,
	suite: (freshDb: () => Promise<Db>) => void,
	engines: readonly Engine[] = ["sqlite", "postgres"],
) {
	for (const engine of engines) {
		describe(`${name} (${engine})`, () => {
			const undo: (() => Promise<void>)[] = [];
			afterEach(async () => {
				for (const step of undo.splice(0).reverse()) await step();
			});
			suite(async () => {
				const place = await migratedPlace(engine);
				undo.push(place.drop);
				const db = carrySealer(connect(place), createSealer(readSecretKey(place)));
				places.set(db, place);
				undo.push(() => db.destroy());
				// Kysely ends only what was begun.
				await sql`select 1`.execute(db);
				return db;
			});
		});
	}
}

/**
 * Runs a suite whose statements others run on both engines on this one, and on both in the rehearsal of all tests.
 */
export const describeDatabase = (engine: Engine, name: string, suite: (freshDb: () => Promise<Db>) => void) =>
	describeDatabases(name, suite, onEngine(engine));

type DroppablePlace = Place & { drop: () => Promise<void> };

/**
 * A place for a database, with the settings that lead there: a new folder, and on PostgreSQL a new database.
 * @param template the database that a new one of PostgreSQL begins as a copy of, instead of an empty one
 */
export async function freshPlace(engine: Engine, template = "template1"): Promise<DroppablePlace> {
	const { dataDir, removeFolder } = newFolder();
	if (engine === "sqlite") return { dataDir, drop: async () => removeFolder() };
	const server = inject("postgresUrl");
	const database = `test_${randomUUID().replaceAll("-", "")}`;
	await administer(server, `create database ${database} template ${template}`);
	return {
		dataDir,
		databaseUrl: databaseOf(server, database),
		drop: async () => {
			removeFolder();
			await administer(server, `drop database ${database} with (force)`);
		},
	};
}

/**
 * The same with all tables there already, and no record in them.
 * @param texts whether those of the school folder are there, as after a first start
 */
export async function migratedPlace(engine: Engine, { texts = false } = {}): Promise<DroppablePlace> {
	const { dataDir, removeFolder } = newFolder();
	if (engine === "sqlite") {
		copyFileSync(sqliteFile(inject(texts ? "dataDirWithTexts" : "migratedDataDir")), sqliteFile(dataDir));
		return { dataDir, drop: async () => removeFolder() };
	}
	const { url, giveBack } = await takeMigratedDatabase(texts ? databaseWithTexts : migratedDatabase);
	return {
		dataDir,
		databaseUrl: url,
		drop: async () => {
			removeFolder();
			giveBack();
		},
	};
}

function newFolder() {
	const dataDir = mkdtempSync(join(tmpdir(), "school-data-"));
	return { dataDir, removeFolder: () => rmSync(dataDir, { recursive: true, force: true }) };
}
