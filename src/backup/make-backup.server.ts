import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Db } from "#src/db/connect.server.ts";
import { bytesSource, measureFile } from "#src/storage/file-source.server.ts";
import type { FileSource, Storage } from "#src/storage/storage.ts";
import { formatChecksums } from "./archive/checksums.ts";
import type { ArchivedFile, Manifest } from "./archive/manifest.ts";
import { backupName, checksumsOf, databaseOf, manifestOf } from "./archive/names.ts";
import { putObject, type RepositoryContent, readRepository } from "./archive/repository.server.ts";
import { archiveFiles } from "./files/archive-files.server.ts";
import { listFilesOf } from "./files/file-tables.server.ts";
import { takeSnapshot } from "./snapshot/take-snapshot.server.ts";

const workFolder = ".backup-";

export type BackupSource = {
	db: Db;
	dataDir: string;
	storage: Storage;
	/** Settings that hold secrets, for the manifest. */
	secrets: Manifest["secrets"];
	secretKeyHash: string;
};

export type BackupTarget = {
	repository: Storage;
	/** The public key to which everything is encrypted; undefined for a backup that everyone can read. */
	recipient: string | undefined;
	/** Reads everything that earlier backups have stored, and replaces what is damaged. */
	recheck?: boolean;
};

/** Sizes are in bytes. */
export type MadeBackup = {
	name: string;
	rows: number;
	files: ArchivedFile[];
	/** Files that no earlier backup had. */
	addedFiles: { files: number; bytes: number };
	erasedSince: string[];
	secrets: Manifest["secrets"];
	/** Faults of the school's files, in sentences; the backup has everything else. */
	problems: string[];
};

/**
 * Copies rows and files of a school, which may go on changing, into a repository. No other backup of it may be made at
 * the same time.
 */
export async function makeBackup(source: BackupSource, target: BackupTarget, now: Date): Promise<MadeBackup> {
	const { db, dataDir, storage, secrets, secretKeyHash } = source;
	const { repository, recipient, recheck = false } = target;
	const content = await readRepository(repository);
	const name = freeName(content, now);
	// Leftovers of a killed backup are a copy of every row.
	for (const leftover of (await readdir(dataDir)).filter((each) => each.startsWith(workFolder)))
		await rm(join(dataDir, leftover), { recursive: true });
	const folder = await mkdtemp(join(dataDir, workFolder));
	try {
		const path = join(folder, "database.sqlite");
		const { engine, migration, tables } = await takeSnapshot(db, dataDir, path);
		const snapshot = new DatabaseSync(path, { readOnly: true });
		const wantedFiles = listFilesOf(snapshot);
		snapshot.close();
		const objects = { repository, recipient, folder };
		const archived = await archiveFiles({ db, storage }, { objects, content, recheck }, wantedFiles);
		const database = await measureFile(path);
		const manifest: Manifest = {
			format: 1,
			createdAt: now.toISOString(),
			engine,
			migration,
			database: { size: database.size, sha256: database.sha256 },
			tables,
			files: archived.files,
			erasedSince: archived.erasedSince,
			secrets,
			secretKeyHash,
		};
		const put = async (object: string, bytes: FileSource) => {
			const storedObject = await putObject(objects, object, bytes);
			archived.checksums.set(storedObject.name, storedObject.sha256);
		};
		const compressed = join(folder, "database.sqlite.gz");
		await pipeline(createReadStream(path), createGzip(), createWriteStream(compressed, { mode: 0o600 }));
		await put(databaseOf(name), await measureFile(compressed));
		await put(manifestOf(name), bytesSource(Buffer.from(JSON.stringify(manifest))));
		await repository.put(checksumsOf(name), bytesSource(Buffer.from(formatChecksums(archived.checksums))));
		const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
		const { files, addedFiles, erasedSince, problems } = archived;
		return { name, rows, files, addedFiles, erasedSince, secrets, problems };
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Two backups within a second have two names. */
function freeName({ backups, unfinished }: RepositoryContent, now: Date): string {
	const takenNames = new Set([...backups, ...unfinished]);
	let moment = now;
	while (takenNames.has(backupName(moment))) moment = new Date(moment.getTime() + 1000);
	return backupName(moment);
}
