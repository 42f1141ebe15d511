import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import pLimit from "p-limit";
import { connect, type Db, sqliteFile } from "#src/db/connect.server.ts";
import { finishWith, isFormer, isUnfinished } from "#src/db/migrate/adopt-earlier-migrations.server.ts";
import { migrate } from "#src/db/migrate/migrate.server.ts";
import { migrations } from "#src/db/migrations/all.ts";
import { sqliteDialect } from "#src/db/sqlite.server.ts";
import type { Database } from "#src/db/tables.ts";
import { FileChangedError } from "#src/storage/file-source.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import type { ArchivedFile, Manifest } from "./archive/manifest.ts";
import { objectOf } from "./archive/names.ts";
import { DamagedError, readObject } from "./archive/repository.server.ts";
import { extractDatabase, type OpenBackup, readManifest } from "./open-backup.server.ts";
import { checksumTables, differingTables } from "./rows/checksum-rows.ts";
import { postgresRows } from "./rows/postgres-rows.server.ts";
import { sqliteRows } from "./rows/sqlite-rows.server.ts";
import { writePostgresRows } from "./rows/write-postgres-rows.server.ts";

const filesAtOnce = 8;

/** Place that a school is restored to. */
export type RestoreTarget = { dataDir: string; databaseUrl?: string | undefined; storage: Storage };

/** A backup is not restored here; the message says why. */
export class RestoreError extends Error {
	override name = "RestoreError";
}

export type RestoreResult = {
	manifest: Manifest /** Files that could not be restored, in sentences. */;
	problems: string[];
};

/**
 * Restores a backup into an empty database of either engine and an empty storage. The rows come last: what was cut
 * short has no database.
 * @param finish is called on the restored database before anyone else can have it
 * @throws RestoreError when something is there already; DamagedError when the rows cannot be read
 */
export async function restoreBackup(
	backup: OpenBackup,
	target: RestoreTarget,
	{ identities, finish }: { identities: readonly string[]; finish: (db: Db) => Promise<void> },
): Promise<RestoreResult> {
	await mkdir(target.dataDir, { recursive: true });
	await refuseUnlessEmpty(target);
	const folder = await mkdtemp(join(target.dataDir, ".restore-"));
	try {
		const manifest = await readManifest(backup, identities);
		refuseMigration(manifest.migration);
		const { path, problems } = await extractDatabase(backup, { manifest, identities, folder });
		if (problems.length > 0) throw new DamagedError(problems.join("\n"));
		problems.push(...(await restoreFiles(backup, target.storage, { files: manifest.files, identities })));
		await restoreRows(path, target, finish);
		return { manifest, problems };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function refuseMigration(name: string): void {
	if (isUnfinished(name))
		throw new RestoreError(
			`This backup is from before the first release (last migration ${name}). Restore it with ${finishWith}, then ` +
				"start this version on the restored data.",
		);
	if (!(name in migrations || isFormer(name)))
		throw new RestoreError(
			`This backup was made by a newer version (migration ${name}). Restore it with that version.`,
		);
}

async function refuseUnlessEmpty({ dataDir, databaseUrl, storage }: RestoreTarget): Promise<void> {
	for await (const { key } of storage.list())
		throw new RestoreError(`The ${storage.name} already has files, such as ${key}. Restore into an empty one.`);
	if (databaseUrl === undefined) {
		if (existsSync(sqliteFile(dataDir)))
			throw new RestoreError(`${sqliteFile(dataDir)} already exists. Restore into an empty folder.`);
		return;
	}
	const db = connect({ databaseUrl, dataDir });
	try {
		const { rows } = await sql`select 1 from pg_tables where schemaname = current_schema() limit 1`.execute(db);
		if (rows.length > 0) throw new RestoreError("The database already has tables. Restore into an empty one.");
	} finally {
		await db.destroy();
	}
}

async function restoreFiles(
	{ repository, checksums }: OpenBackup,
	storage: Storage,
	{ files, identities }: { files: ArchivedFile[]; identities: readonly string[] },
): Promise<string[]> {
	const problems: string[] = [];
	await pLimit(filesAtOnce).map(files, async (file) => {
		try {
			const wantedFile = { name: objectOf(file), checksums, identities };
			const { size, sha256 } = file;
			await storage.put(file.key, { size, sha256, read: () => readObject(repository, wantedFile) });
		} catch (error) {
			if (!(error instanceof DamagedError || error instanceof FileChangedError)) throw error;
			problems.push(`${file.key}: ${error.message}`);
		}
	});
	return problems.sort();
}

async function restoreRows(path: string, target: RestoreTarget, finish: (db: Db) => Promise<void>): Promise<void> {
	const { databaseUrl, dataDir } = target;
	const extracted = new Kysely<Database>({ dialect: sqliteDialect(path) });
	try {
		await migrate(extracted);
		if (databaseUrl === undefined) await finish(extracted);
	} finally {
		await extracted.destroy();
	}
	if (databaseUrl === undefined) {
		await rename(path, sqliteFile(dataDir));
		return;
	}
	const db = connect({ databaseUrl, dataDir });
	try {
		await migrate(db);
		await copyToPostgres(path, db);
		await finish(db);
	} finally {
		await db.destroy();
	}
}

async function copyToPostgres(path: string, db: Db): Promise<void> {
	const source = new DatabaseSync(path, { readOnly: true });
	try {
		await db.transaction().execute(async (trx) => {
			await writePostgresRows(trx, source);
			const differing = differingTables(
				await checksumTables(sqliteRows(source)),
				await checksumTables(postgresRows(trx)),
			);
			if (differing.length > 0) throw new Error(`The restored rows of ${differing.join(", ")} don’t match the backup.`);
		});
	} finally {
		source.close();
	}
}
