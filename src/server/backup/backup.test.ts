import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newIdentity, parseIdentities } from "#src/backup/archive/age.server.ts";
import { objectOf } from "#src/backup/archive/names.ts";
import { fileTables, listStoredFiles } from "#src/backup/files/file-tables.server.ts";
import { makeBackup } from "#src/backup/make-backup.server.ts";
import { openBackup } from "#src/backup/open-backup.server.ts";
import { RestoreError } from "#src/backup/restore-backup.server.ts";
import { verifyBackup } from "#src/backup/verify-backup.server.ts";
import { seedDatabase } from "#src/content/seed-database.server.ts";
import { connect, type Db } from "#src/db/connect.server.ts";
import { initial } from "#src/db/migrate/adopt-earlier-migrations.server.ts";
import { isUpToDate } from "#src/db/migrate/migrate.server.ts";
import { migrations } from "#src/db/migrations/all.ts";
import { readSettings } from "#src/server/settings.ts";
import { diskStorage } from "#src/storage/disk.server.ts";
import { hashStored } from "#src/storage/hash-stored.server.ts";
import { damageTable } from "#tests/support/database/damage-table.ts";
import { freshPlace } from "#tests/support/database/databases.ts";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { draftCalls } from "#tests/support/forms/draft-calls.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { rehearseRestore } from "./rehearse-restore.ts";
import { restoreSchool } from "./restore-school.ts";
import { runBackup } from "./run-backup.ts";
import { runVerification } from "./run-verification.ts";
import { schoolSource } from "./school-source.ts";

const engines = ["sqlite", "postgres"] as const;

/** Leaves the tables as the first migration makes them, as a backup from before the first release has them. */
async function undoLaterMigrations(db: Db) {
	const place = await freshPlace("sqlite");
	const first = connect(place);
	await migrations[initial]?.up(first);
	const [former, present] = [await first.introspection.getTables(), await db.introspection.getTables()];
	const readIndexes = async (of: Db) =>
		(
			await sql<{ name: string }>`select name from sqlite_master where type = 'index' and sql is not null`.execute(of)
		).rows.map(({ name }) => name);
	const formerIndexes = await readIndexes(first);
	for (const name of await readIndexes(db))
		if (!formerIndexes.includes(name)) await sql`drop index ${sql.id(name)}`.execute(db);
	await first.destroy();
	await place.drop();
	for (const { name, columns } of present) {
		const tableMetadata = former.find((table) => table.name === name);
		if (!tableMetadata) await db.schema.dropTable(name).execute();
		for (const column of tableMetadata ? columns : [])
			if (!tableMetadata?.columns.some((each) => each.name === column.name))
				await db.schema.alterTable(name).dropColumn(column.name).execute();
		for (const column of tableMetadata?.columns ?? [])
			if (!columns.some((each) => each.name === column.name))
				await sql`alter table ${sql.table(name)} add column ${sql.id(column.name)}`.execute(db);
	}
	for (const { name, columns } of former.filter((table) => !present.some((each) => each.name === table.name))) {
		const columnNames = sql.join(columns.map((column) => sql.id(column.name)));
		await sql`create table ${sql.table(name)} (${columnNames})`.execute(db);
	}
	await sql`delete from kysely_migration where name <> ${initial}`.execute(db);
}

describe.each(engines)("a backup of a school on %s", (engine) => {
	let site: TestApp;
	let folder: string;
	let recipient: string;
	let identities: string[];
	beforeEach(async () => {
		site = await startApp(engine);
		folder = await mkdtemp(join(tmpdir(), "school-backups-"));
		const key = await newIdentity();
		({ recipient } = key);
		identities = parseIdentities(key.file);
	});
	afterEach(async () => {
		await site.close();
		await rm(folder, { recursive: true });
	});

	const now = () => new Date();
	const repository = () => diskStorage(folder);
	const env = { SMTP_URL: "smtp://mail.school.example" };
	const back = (recheck = false) => {
		const { db, settings } = site.services;
		return runBackup({ db, settings, env, now }, { repository: repository(), recipient, recheck });
	};
	async function apply(name: string) {
		const { body, contentType } = await multipart({ ...barchAnswers, name }, await certificates());
		const { statusCode } = await site.app.inject({
			method: "POST",
			url: "/api/v1/website/application/add",
			body,
			headers: { "content-type": contentType },
		});
		expect(statusCode).toBeLessThan(300);
	}
	/** Restores a backup, or the newest, into an empty folder or database. */
	async function restored<Result>(
		other: (typeof engines)[number],
		look: (db: ReturnType<typeof connect>, files: ReturnType<typeof diskStorage>) => Promise<Result>,
		name?: string,
	): Promise<Result> {
		const place = await freshPlace(other);
		try {
			const settings = readSettings({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
			const { problems } = await restoreSchool(await openBackup(repository(), name), { settings, identities, now });
			expect(problems).toEqual([]);
			const db = connect(place);
			try {
				return await look(db, diskStorage(join(place.dataDir, "files")));
			} finally {
				await db.destroy();
			}
		} finally {
			await place.drop();
		}
	}
	/** Changes one bit of a file; without a folder, of an object in the repository. */
	async function flip(name: string, within = folder) {
		const path = join(within, name);
		const bytes = await readFile(path);
		const middle = bytes.length >> 1;
		bytes[middle] = (bytes[middle] ?? 0) ^ 4;
		await writeFile(path, bytes);
	}

	it.each(engines)("is restored into an empty school on %s, row by row and byte by byte", async (other) => {
		const { db } = site.services;
		await seedDatabase(db, { siteUrl: "http://localhost", now: now() });
		await apply("Anbu");
		await db
			.deleteFrom("news")
			.where("id", "=", ({ selectFrom }) => selectFrom("news").select(({ fn }) => fn.max("id").as("id")))
			.execute();
		const [made] = await Promise.all([back(), apply("Meena"), apply("Kavi")]);
		expect(made).toMatchObject({ problems: [], erasedSince: [] });
		const backup = await openBackup(repository());
		expect(await verifyBackup(backup, [])).toMatchObject({ problems: [], manifest: undefined });
		const { manifest, problems } = await verifyBackup(backup, identities);
		expect(problems).toEqual([]);
		expect(manifest).toMatchObject({ engine, secrets: { SMTP_URL: true, DATABASE_URL: false } });

		const [names, files, next] = await restored(other, async (copy, storage) => {
			const rows = await copy.selectFrom("applications").select("name").orderBy("id").execute();
			const storedFiles = await listStoredFiles(copy);
			for (const { key, size, sha256 } of storedFiles) expect(await hashStored(storage, key)).toEqual({ size, sha256 });
			const insertedNews = await copy.selectFrom("news").selectAll().limit(1).executeTakeFirstOrThrow();
			const { id: _, ...news } = insertedNews;
			const { id } = await copy
				.insertInto("news")
				.values({ ...news, slug: "another" })
				.returning("id")
				.executeTakeFirstOrThrow();
			return [rows.map(({ name }) => name), storedFiles, id] as const;
		});
		expect(names[0]).toBe("Anbu");
		expect(files.length).toBe(made.files.length);
		expect(files.length).toBeGreaterThanOrEqual(2);
		// The number of a deleted record is not given away again.
		const highest = await db
			.selectFrom("news")
			.select(({ fn }) => fn.max("id").as("id"))
			.executeTakeFirstOrThrow();
		expect(next).toBe(highest.id + 2);
	});

	it("stores each file once, and replaces one that is damaged there when it is asked to recheck", async () => {
		await apply("Anbu");
		const first = await back();
		expect(first.addedFiles.files).toBe(first.files.length);
		const [file] = first.files;
		if (!file) throw new Error("There is no file.");
		await flip(`${objectOf(file)}.age`);
		const problems = [`${objectOf(file)}.age has changed since it was stored.`];
		expect(await verifyBackup(await openBackup(repository(), first.name), [])).toMatchObject({ problems });
		expect(await back()).toMatchObject({ addedFiles: { files: 0 } });
		expect(await back(true)).toMatchObject({ addedFiles: { files: 1 } });
		for (const knownIdentities of [identities, []])
			expect(await verifyBackup(await openBackup(repository(), first.name), knownIdentities)).toMatchObject({
				problems: [],
			});
	});

	it.each(["manifest.json.age", "database.sqlite.gz.age", "sha256sums"])(
		"finds a flipped bit in %s",
		async (object) => {
			await apply("Anbu");
			const { name } = await back();
			await flip(`${name}/${object}`);
			for (const knownIdentities of [identities, []]) {
				const foundProblems = await openBackup(repository())
					.then((backup) => verifyBackup(backup, knownIdentities))
					.then(
						({ problems }) => problems,
						({ message }) => [message],
					);
				expect(foundProblems.join(" ")).toMatch(/has changed since it was stored|can’t decrypt|is damaged|is missing/);
			}
			await expect(restored(engine, async () => {})).rejects.toThrow();
		},
	);

	it("reports a file of the school that is damaged or missing, and has everything else", async () => {
		await apply("Anbu");
		const { db, settings } = site.services;
		const [one, two] = await listStoredFiles(db);
		if (!one || !two) throw new Error("There are no files.");
		await writeFile(join(settings.dataDir, "files", one.key), "other");
		await rm(join(settings.dataDir, "files", two.key));
		const problems = [`The content of ${one.key} doesn’t match its row.`, `The file ${two.key} is missing.`];
		expect((await back()).problems.sort()).toEqual(problems.sort());
		const last = await db.selectFrom("backup_runs").select("problem").executeTakeFirstOrThrow();
		expect(last.problem).toContain(one.key);
		expect((await verifyBackup(await openBackup(repository()), identities)).problems).toHaveLength(2);
	});

	it("is not needed to find a damaged or missing file of the running school", async () => {
		await apply("Anbu");
		const { db, settings } = site.services;
		const verify = () => runVerification({ db, settings, now });
		expect((await verify()).problems).toEqual([]);
		const [one, two] = await listStoredFiles(db);
		if (!one || !two) throw new Error("There are no files.");
		await flip(one.key, join(settings.dataDir, "files"));
		await rm(join(settings.dataDir, "files", two.key));
		const problems = [`The content of ${one.key} doesn’t match its row.`, `The file ${two.key} is missing.`];
		expect((await verify()).problems).toEqual(problems.sort());
	});

	it("is not needed to find damage in the running school's database", async () => {
		const { db, settings } = site.services;
		await apply("Anbu");
		const verify = () => runVerification({ db, settings, now });
		expect((await verify()).problems).toEqual([]);
		const repair = await damageTable(db, settings.dataDir, "applications");
		const { problems } = await verify();
		await repair();
		expect(problems.join(" ")).toMatch(/The database is damaged|can’t read the (database|table applications)/);
	});

	it("does not bring back what was erased since it was made", async () => {
		const { begin, remove } = draftCalls(site);
		const token = await begin();
		await begin();
		const { name } = await back();
		expect(await remove(token)).toMatchObject({ code: 200 });
		await back();
		const { db } = site.services;
		const drafts = await db.selectFrom("drafts").select("id").execute();
		expect(drafts).toHaveLength(1);
		expect(await restored(engine, (copy) => copy.selectFrom("drafts").select("id").execute(), name)).toEqual(drafts);
	});

	// A backup of PostgreSQL has the names of the program that made it.
	it.runIf(engine === "sqlite")("is restored when it is from before the first release and had all tables", async () => {
		await apply("Anbu");
		const { db } = site.services;
		await undoLaterMigrations(db);
		const record = (migration: string) =>
			sql`insert into kysely_migration (name, timestamp) values (${migration}, '2026-11-20T06:00:00.000Z')`.execute(db);
		await record("0092-funnel-programmes");
		// Runs are recorded in columns that were not there then.
		const backThen = async () => {
			const { settings } = site.services;
			const source = await schoolSource(db, settings, env);
			return (await makeBackup(source, { repository: repository(), recipient }, now())).name;
		};
		const unfinished = await backThen();
		const none = async () => expect.unreachable();
		const refused = await restored("sqlite", none, unfinished).catch((error) => error);
		expect(refused).toBeInstanceOf(RestoreError);
		expect(refused.message).toMatch(/^This backup is from before the first release \(last migration 0092-funnel/);
		await record("0093-left-findings");
		const name = await backThen();
		for (const other of engines)
			expect(
				await restored(
					other,
					async (copy) => [await copy.selectFrom("applications").select("name").execute(), await isUpToDate(copy)],
					name,
				),
			).toEqual([[{ name: "Anbu" }], true]);
	});

	it("is restored for a rehearsal, which finds what a restore would lack and leaves nothing", async () => {
		await apply("Anbu");
		const { name, files } = await back();
		const { settings } = site.services;
		const rehearse = async () =>
			rehearseRestore(await openBackup(repository(), name), settings.dataDir, { settings, identities, now });
		const { manifest, problems } = await rehearse();
		expect([manifest.files.length, problems]).toEqual([files.length, []]);
		const [file] = files;
		if (!file) throw new Error("There is no file.");
		await flip(`${objectOf(file)}.age`);
		expect((await rehearse()).problems.join("\n")).toContain(file.key);
		expect((await readdir(settings.dataDir)).filter((each) => each.startsWith("."))).toEqual([]);
		const other = { ...settings, secretKey: "another ".repeat(5) };
		const asOther = rehearseRestore(await openBackup(repository()), folder, { settings: other, identities, now });
		expect((await asOther).problems.join("\n")).toContain("The secret key isn’t the one the school had");
	});

	it("has no leftovers of one that was killed beside it", async () => {
		const { settings } = site.services;
		await mkdir(join(settings.dataDir, ".backup-killed"));
		await back();
		expect((await readdir(settings.dataDir)).filter((each) => each.startsWith(".backup"))).toEqual([]);
	});

	it("is not restored over anything", async () => {
		await back();
		const backup = await openBackup(repository());
		const into = (settings: typeof site.services.settings) => restoreSchool(backup, { settings, identities, now });
		await expect(into(site.services.settings)).rejects.toThrow(RestoreError);
		const place = await freshPlace(engine);
		const settings = readSettings({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
		await mkdir(join(place.dataDir, "files"));
		await writeFile(join(place.dataDir, "files", "a.pdf"), "x");
		await expect(into(settings)).rejects.toThrow("already has files, such as a.pdf");
		await place.drop();
	});
});

it("names every table whose rows have hashes of files", async () => {
	const site = await startApp("sqlite");
	const { rows } = await sql<{ name: string }>`
		select m.name from sqlite_schema m join pragma_table_info(m.name) c where m.type = 'table' and c.name = 'sha256'
	`.execute(site.services.db);
	await site.close();
	// The hash of a month's statement is of a text in the same row.
	const names = rows.map(({ name }) => name).filter((name) => name !== "month_statements");
	expect(names.sort()).toEqual(Object.keys(fileTables).sort());
});
