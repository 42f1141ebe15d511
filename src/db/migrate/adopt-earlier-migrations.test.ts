import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { describe, expect, it, onTestFinished } from "vitest";
import { connect, type Db } from "#src/db/connect.server.ts";
import { migrations } from "#src/db/migrations/all.ts";
import { freshPlace } from "#tests/support/database/databases.ts";
import { runScript, settingsOf } from "#tests/support/server/run-script.ts";
import { isEarlier, readMigrations } from "./adopt-earlier-migrations.server.ts";
import { isUpToDate, migrate, migrationsOfNewerVersions } from "./migrate.server.ts";

/** Some of the 62. */
const earlier = ["0002-announcement-kind", "0035-row-sums", "0093-left-findings"];

describe.each(["sqlite", "postgres"] as const)("a database from before the first release (%s)", (engine) => {
	/** @param names of the migrations that were made after the first */
	async function databaseWith(names: readonly string[]) {
		const place = await freshPlace(engine);
		onTestFinished(place.drop);
		const db = connect(place);
		onTestFinished(() => db.destroy());
		await migrate(db);
		await db.insertInto("counters").values({ name: "content", value: 7 }).execute();
		await db.insertInto("mail_counts").values({ key: "a", used: 1, ends_at: "2026-11-20T06:00:00.000Z" }).execute();
		for (const name of names)
			await sql`
				insert into ${sql.table(DEFAULT_MIGRATION_TABLE)} (name, timestamp) values (${name}, '2026-11-20T06:00:00.000Z')
			`.execute(db);
		return { place, db };
	}
	async function expectAdopted(db: Db) {
		expect(await readMigrations(db)).toEqual(Object.keys(migrations));
		expect(await isUpToDate(db)).toBe(true);
		expect(await db.selectFrom("counters").selectAll().execute()).toEqual([{ name: "content", value: 7 }]);
		expect(await db.selectFrom("mail_counts").select("used").execute()).toEqual([{ used: 1 }]);
	}

	it("goes on with all its rows", async () => {
		const { db } = await databaseWith(earlier);
		expect(await isUpToDate(db)).toBe(false);
		expect(await migrationsOfNewerVersions(db)).toEqual([]);
		expect(await migrate(db)).toEqual([]);
		await expectAdopted(db);
		expect(await migrate(db)).toEqual([]);
	});

	it("goes on when several processes start at once", async () => {
		const { place, db } = await databaseWith(earlier);
		const start = () => runScript("tests/support/database/migrate-process.ts", [], settingsOf(place));
		const outputs = await Promise.all([start(), start(), start()]);
		expect(outputs.map(({ stdout }) => JSON.parse(stdout))).toEqual([[], [], []]);
		await expectAdopted(db);
	});

	it("gets the migrations of later releases", async () => {
		const { db } = await databaseWith(earlier);
		const later = {
			up: (trx: Kysely<unknown>) => trx.schema.alterTable("counters").addColumn("since", "text").execute(),
		};
		expect(await migrate(db, { ...migrations, "9999-later": later })).toEqual(["9999-later"]);
		expect(await readMigrations(db)).toEqual([...Object.keys(migrations), "9999-later"]);
	});

	it.runIf(engine === "postgres")("gets the key of a table that was renamed under its present name", async () => {
		const { db } = await databaseWith(earlier);
		await sql`alter index mail_counts_pkey rename to draft_link_counts_pkey`.execute(db);
		await migrate(db);
		const { rows } = await sql`select conname from pg_constraint where conrelid = 'mail_counts'::regclass`.execute(db);
		expect(rows).toEqual([{ conname: "mail_counts_pkey" }]);
	});

	it("is refused and stays as it is when it lacks some of the tables", async () => {
		const { db } = await databaseWith(earlier.slice(0, -1));
		await expect(migrate(db)).rejects.toThrow(/continue from 0035-row-sums\. .*0093-left-findings\.ts on it once/);
		expect((await readMigrations(db)).sort()).toEqual([...Object.keys(migrations), ...earlier.slice(0, -1)].sort());
		expect(await isUpToDate(db)).toBe(false);
	});
});

describe.each(["sqlite", "postgres"] as const)("a database of a commit after the first release (%s)", (engine) => {
	it("gets what it lacks, also where migrations had other numbers", async () => {
		const place = await freshPlace(engine);
		onTestFinished(place.drop);
		const db = connect(place);
		onTestFinished(() => db.destroy());
		// Migrations that were a commit’s last ones under other numbers, before one of a lower number came.
		const former = {
			"0102-without-presence": "0104-without-presence",
			"0103-plainer-breaches": "0105-plainer-breaches",
		};
		const then = Object.entries(migrations)
			.filter(([name]) => name < "0101" || name in former)
			.map(([name, migration]) => [name in former ? former[name as keyof typeof former] : name, migration]);
		await migrate(db, Object.fromEntries(then));
		expect(await isUpToDate(db)).toBe(false);
		expect(await migrationsOfNewerVersions(db)).toEqual([]);
		expect((await migrate(db))[0]).toBe("0101-drop-setup-steps");
		expect((await readMigrations(db)).sort()).toEqual(Object.keys(migrations));
		expect(await isUpToDate(db)).toBe(true);
	});
});

it("no migration has a name that would be taken for one from before the first release", () => {
	expect(Object.keys(migrations).filter(isEarlier)).toEqual([]);
});

it.each(["sqlite", "postgres"] as const)(
	"a database with sums of its rows goes on without them (%s)",
	async (engine) => {
		const place = await freshPlace(engine);
		onTestFinished(place.drop);
		const db = connect(place);
		onTestFinished(() => db.destroy());
		await migrate(db, Object.fromEntries(Object.entries(migrations).slice(0, 1)));
		const insert = "insert into row_sums (table_name, row_key, sum) values ('counters', new.name,";
		if (engine === "sqlite") {
			const body = `begin ${insert} row_sum(new.name, new.value)); end`;
			await sql.raw(`create trigger row_sum_counters_insert_1 after insert on counters ${body}`).execute(db);
		} else {
			const body = `begin ${insert} left(md5(new::text), 16)); return null; end`;
			const name = "row_sum_counters_all_1";
			await sql.raw(`create function ${name}() returns trigger language plpgsql as $sum$ ${body} $sum$`).execute(db);
			const attach = `create trigger ${name} after insert on counters for each row execute function ${name}()`;
			await sql.raw(attach).execute(db);
		}
		await migrate(db);
		await db.insertInto("counters").values({ name: "content", value: 7 }).execute();
		expect(await db.selectFrom("counters").selectAll().execute()).toEqual([{ name: "content", value: 7 }]);
	},
);
