import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrations } from "#src/db/migrations/all.ts";
import { freshPlace } from "#tests/support/database/databases.ts";
import { readSettings, SettingsError } from "./settings.ts";
import { migrateDatabase, openDatabase, refuseNewer } from "./startup-errors.ts";

describe.each(["sqlite", "postgres"] as const)("a database that a newer version has changed (%s)", (engine) => {
	it("is refused by a start and by a command with one sentence, and stays as it is", async () => {
		const place = await freshPlace(engine);
		onTestFinished(place.drop);
		const settings = readSettings({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
		const db = await openDatabase(settings);
		onTestFinished(() => db.destroy());
		expect(await migrateDatabase(db, settings)).toEqual(Object.keys(migrations));
		await expect(migrateDatabase(db, settings)).resolves.toEqual([]);
		await expect(refuseNewer(db, settings)).resolves.toBeUndefined();

		const table = sql.table(DEFAULT_MIGRATION_TABLE);
		await sql`insert into ${table} (name, timestamp) values ('9999-of-tomorrow', '2027-01-01T00:00:00.000Z')`.execute(
			db,
		);
		const sentence =
			/^The database in (DATA_DIR|DATABASE_URL) \(\S+\) was migrated by a newer version \(9999-of-tomorrow\)\. .*restore the backup/;
		for (const refused of [migrateDatabase, refuseNewer]) {
			const error = await refused(db, settings).catch((each) => each);
			expect([error instanceof SettingsError, error.message]).toEqual([true, expect.stringMatching(sentence)]);
		}
		const { rows } = await sql<{ name: string }>`select name from ${table} where name like '9999%'`.execute(db);
		expect(rows).toHaveLength(1);
	});

	it("is told apart from one from before the first release that lacks tables", async () => {
		const place = await freshPlace(engine);
		onTestFinished(place.drop);
		const settings = readSettings({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
		const db = await openDatabase(settings);
		onTestFinished(() => db.destroy());
		await migrateDatabase(db, settings);
		const table = sql.table(DEFAULT_MIGRATION_TABLE);
		await sql`insert into ${table} (name, timestamp) values ('0092-funnel-programmes', '2026-11-20T06:00:00.000Z')`.execute(
			db,
		);
		const error = await migrateDatabase(db, settings).catch((each) => each);
		const sentence =
			/^The database in (DATA_DIR|DATABASE_URL) \(\S+\) is from before the first release \(0092-funnel-programmes\)\. Start the last commit before 0\.1\.0 that has \S+\/0093-left-findings\.ts on it once/;
		expect([error instanceof SettingsError, error.message]).toEqual([true, expect.stringMatching(sentence)]);
	});

	it.each([
		["0009-retention", []],
		["0028-job-applications", ["0001-initial"]],
	])("is told when no version can upgrade it (%s)", async (last, names) => {
		const place = await freshPlace(engine);
		onTestFinished(place.drop);
		const settings = readSettings({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
		const db = await openDatabase(settings);
		onTestFinished(() => db.destroy());
		const table = sql.table(DEFAULT_MIGRATION_TABLE);
		await sql`create table ${table} (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db);
		for (const name of [...names, last])
			await sql`insert into ${table} (name, timestamp) values (${name}, '2026-11-20T06:00:00.000Z')`.execute(db);
		const error = await migrateDatabase(db, settings).catch((each) => each);
		const sentence = new RegExp(`is from before the first release \\(${last}\\)\\. No version can upgrade it\\.`);
		expect([error instanceof SettingsError, error.message]).toEqual([true, expect.stringMatching(sentence)]);
	});

	it("is left as it was, with one sentence, when a migration fails", async () => {
		const place = await freshPlace(engine);
		onTestFinished(place.drop);
		const settings = readSettings({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
		const db = await openDatabase(settings);
		onTestFinished(() => db.destroy());
		await migrateDatabase(db, settings);
		const table = sql.table(DEFAULT_MIGRATION_TABLE);
		await sql`delete from ${table} where name = '0094-device-cookies'`.execute(db);
		const error = await migrateDatabase(db, settings).catch((each) => each);
		const sentence = /Couldn’t upgrade the database in .*\. Nothing was changed, .* The reason: .*device_key/;
		expect([error instanceof SettingsError, error.message]).toEqual([true, expect.stringMatching(sentence)]);
		expect(await sql`select name from ${table}`.execute(db)).toMatchObject({
			rows: { length: Object.keys(migrations).length - 1 },
		});
	});
});
