import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connect, type Db } from "#src/db/connect.server.ts";
import { migrations } from "#src/db/migrations/all.ts";
import { freshPlace } from "#tests/support/database/databases.ts";
import { runScript, settingsOf } from "#tests/support/server/run-script.ts";
import { migrate } from "./migrate.server.ts";

type Place = Awaited<ReturnType<typeof freshPlace>>;

/** Runs a script of tests/support/database with node, in a process that has the database of `place`. */
async function startProcess(script: string, place: Place, settings: Record<string, string> = {}): Promise<string> {
	const path = `tests/support/database/${script}`;
	const { stdout } = await runScript(path, [], { ...settingsOf(place), ...settings });
	return stdout;
}

describe.each(["sqlite", "postgres"] as const)("migrating (%s)", (engine) => {
	let place: Place;
	let databases: Db[];
	beforeEach(async () => {
		place = await freshPlace(engine);
		databases = [];
	});
	afterEach(async () => {
		await Promise.all(databases.map((db) => db.destroy()));
		await place.drop();
	});

	function open(): Db {
		const db = connect(place);
		databases.push(db);
		return db;
	}
	const readMigrations = async (db: Db) =>
		(await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
			({ name }) => name,
		);
	const tables = async (db: Db) => (await db.introspection.getTables()).map(({ name }) => name);

	it.each([2, 5])("happens once when %i processes start at once on an empty database", async (count) => {
		const outputs = await Promise.all(Array.from({ length: count }, () => startProcess("migrate-process.ts", place)));
		const appliedMigrations: string[][] = outputs.map((output) => JSON.parse(output));
		expect(appliedMigrations.filter((names) => names.length > 0)).toEqual([Object.keys(migrations)]);
		expect(await readMigrations(open())).toEqual(Object.keys(migrations));
	});

	it("does nothing when nothing is pending", async () => {
		await migrate(open());
		expect(await migrate(open())).toEqual([]);
	});

	const first = { up: async (db: Db) => void (await sql`create table first (id integer)`.execute(db)) };
	const second = { up: async (db: Db) => void (await sql`create table second (id integer)`.execute(db)) };
	const halfWay = {
		up: async (db: Db) => {
			await sql`create table second (id integer)`.execute(db);
			await sql`insert into second values (1)`.execute(db);
			await sql`insert into nowhere values (1)`.execute(db);
		},
	};

	it("rolls all steps back when one fails half-way, and does not block the next start", async () => {
		await expect(migrate(open(), { "1": first, "2": halfWay })).rejects.toThrow(/nowhere/);
		expect(await tables(open())).toEqual([]);
		expect(await readMigrations(open())).toEqual([]);
		expect(await migrate(open(), { "1": first, "2": second })).toEqual(["1", "2"]);
		expect((await tables(open())).sort()).toEqual(["first", "second"]);
	});

	it("keeps what is there when a later release's step fails", async () => {
		await migrate(open(), { "1": first });
		await sql`insert into first values (7)`.execute(open());
		await expect(migrate(open(), { "1": first, "2": halfWay })).rejects.toThrow(/nowhere/);
		expect((await sql`select * from first`.execute(open())).rows).toEqual([{ id: 7 }]);
		expect(await readMigrations(open())).toEqual(["1"]);
	});

	it("refuses a database that a newer release has migrated", async () => {
		await migrate(open(), { "1": first, "2": second });
		await expect(migrate(open(), { "1": first })).rejects.toThrow(/missing/);
	});

	it("lets two processes that write at once wait for each other instead of failing", async () => {
		await migrate(open());
		await Promise.all([1, 2].map(() => startProcess("write-process.ts", place, { COUNT: "100" })));
		expect(await open().selectFrom("counters").selectAll().execute()).toEqual([{ name: "both", value: 200 }]);
	});
});

describe("an SQLite database", () => {
	it("is opened by several processes at the same moment, also while it is new", async () => {
		const place = await freshPlace("sqlite");
		const moments = { COUNT: "40", START: String(Date.now() + 800) };
		await Promise.all([1, 2, 3].map(() => startProcess("open-process.ts", place, moments)));
		await place.drop();
	});

	it("flushes each commit, enforces foreign keys, and leaves the wait for another writer to us", async () => {
		const place = await freshPlace("sqlite");
		const db = connect(place);
		const pragma = async (name: string) =>
			Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] ?? {})[0];
		expect(await pragma("journal_mode")).toBe("wal");
		expect(await pragma("synchronous")).toBe(2);
		expect(await pragma("foreign_keys")).toBe(1);
		expect(await pragma("busy_timeout")).toBe(0);
		await migrate(db);
		const orphan = { token_hash: "x", application_id: 99, created_at: "", expires_at: "" };
		await expect(db.insertInto("access_tokens").values(orphan).execute()).rejects.toThrow(/FOREIGN KEY/);
		await db.destroy();
		await place.drop();
	});
});
