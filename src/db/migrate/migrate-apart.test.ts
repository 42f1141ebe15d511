import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { connect, type Db } from "#src/db/connect.server.ts";
import { freshPlace } from "#tests/support/database/databases.ts";
import { migrateApart } from "./migrate-apart.server.ts";

const first = { up: async (db: Db) => void (await sql`create table first (id integer)`.execute(db)) };
const second = { up: async (db: Db) => void (await sql`alter table first add column name text`.execute(db)) };
const limits = { lockTimeoutMs: 300, giveUpAfterMs: 60_000 };

async function freshDatabase() {
	const { databaseUrl = "", dataDir, drop } = await freshPlace("postgres");
	onTestFinished(drop);
	const db = connect({ databaseUrl, dataDir });
	onTestFinished(() => db.destroy());
	return { databaseUrl, db };
}

it("lets a step take longer than the database allows others", async () => {
	const { databaseUrl, db } = await freshDatabase();
	await sql.raw(`alter database ${new URL(databaseUrl).pathname.slice(1)} set statement_timeout = '20ms'`).execute(db);
	const slow = { up: async (step: Db) => void (await sql`select pg_sleep(0.1)`.execute(step)) };
	await expect(migrateApart(databaseUrl, limits, { "1": slow })).resolves.toEqual(["1"]);
});

it("does not keep others from a table while it waits for it, and goes on when the table is free", async () => {
	const { databaseUrl, db } = await freshDatabase();
	await migrateApart(databaseUrl, limits, { "1": first });
	let found = () => {};
	const busy = new Promise<void>((resolve) => {
		found = resolve;
	});
	const migrated = await db.transaction().execute(async (reader) => {
		await sql`select * from first`.execute(reader);
		const migrating = migrateApart(databaseUrl, { ...limits, onBusy: () => found() }, { "1": first, "2": second });
		await busy;
		await sql`insert into first values (7)`.execute(db);
		return { migrating };
	});
	await expect(migrated.migrating).resolves.toEqual(["2"]);
	expect((await sql`select * from first`.execute(db)).rows).toEqual([{ id: 7, name: null }]);
});

it("gives up with the error of the lock, and leaves what was there", async () => {
	const { databaseUrl, db } = await freshDatabase();
	await migrateApart(databaseUrl, limits, { "1": first });
	await db.transaction().execute(async (reader) => {
		await sql`select * from first`.execute(reader);
		const migrating = migrateApart(databaseUrl, { ...limits, giveUpAfterMs: 0 }, { "1": first, "2": second });
		await expect(migrating).rejects.toMatchObject({ code: "55P03" });
	});
	await expect(migrateApart(databaseUrl, limits, { "1": first, "2": second })).resolves.toEqual(["2"]);
});
