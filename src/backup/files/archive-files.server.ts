import pLimit from "p-limit";
import type { Checksums } from "#src/backup/archive/checksums.ts";
import type { ArchivedFile } from "#src/backup/archive/manifest.ts";
import { objectOf } from "#src/backup/archive/names.ts";
import {
	encryptedName,
	type Objects,
	putObject,
	type RepositoryContent,
	readAllChecksums,
} from "#src/backup/archive/repository.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { FileChangedError } from "#src/storage/file-source.server.ts";
import { hashStored } from "#src/storage/hash-stored.server.ts";
import { FileMissingError, type Storage } from "#src/storage/storage.ts";
import { listStoredFiles } from "./file-tables.server.ts";

/** Writes to a disk are flushed one by one: several at a time share the wait. */
const atOnce = 4;

type ArchiveResult = {
	files: ArchivedFile[];
	checksums: Checksums;
	addedFiles: { files: number; bytes: number };
	erasedSince: string[];
	problems: string[];
};

/** Copies into the repository those files that it does not have yet. */
export async function archiveFiles(
	{ db, storage }: { db: Db; storage: Storage },
	{ objects, content, recheck }: { objects: Objects; content: RepositoryContent; recheck: boolean },
	wantedFiles: ArchivedFile[],
): Promise<ArchiveResult> {
	const checksums = await knownObjects(objects.repository, content, recheck);
	const finishedArchive: ArchiveResult = {
		files: [],
		checksums: new Map(),
		addedFiles: { files: 0, bytes: 0 },
		erasedSince: [],
		problems: [],
	};
	const missing: string[] = [];
	const limit = pLimit(atOnce);
	const archive = async (file: ArchivedFile) => {
		const name = objectOf(file);
		const storedName = objects.recipient === undefined ? name : encryptedName(name);
		let sha256 = checksums.get(storedName);
		if (sha256 === undefined) {
			const { size, sha256: expected } = file;
			({ sha256 } = await putObject(objects, name, {
				size,
				sha256: expected,
				read: () => readFile(storage, file.key),
			}));
			finishedArchive.addedFiles.files += 1;
			finishedArchive.addedFiles.bytes += file.size;
		}
		finishedArchive.files.push(file);
		finishedArchive.checksums.set(storedName, sha256);
	};
	await limit.map(wantedFiles, async (file) => {
		try {
			await archive(file);
		} catch (error) {
			if (error instanceof FileMissingError) missing.push(file.key);
			else if (error instanceof FileChangedError)
				finishedArchive.problems.push(`The content of ${file.key} doesn’t match its row.`);
			else throw error;
		}
	});
	if (missing.length > 0) {
		const still = new Set((await listStoredFiles(db)).map(({ key }) => key));
		finishedArchive.erasedSince = missing.filter((key) => !still.has(key)).sort();
		for (const key of missing.filter((each) => still.has(each)))
			finishedArchive.problems.push(`The file ${key} is missing.`);
	}
	finishedArchive.files.sort((a, b) => (a.key < b.key ? -1 : 1));
	finishedArchive.checksums = new Map([...finishedArchive.checksums].sort(([a], [b]) => (a < b ? -1 : 1)));
	return finishedArchive;
}

/** The objects that are there and whose checksum a finished backup has. */
async function knownObjects(
	repository: Storage,
	{ backups, objects }: RepositoryContent,
	recheck: boolean,
): Promise<Checksums> {
	const checksums: Checksums = new Map();
	for (const [name, sha256] of await readAllChecksums(repository, backups)) {
		if (!objects.has(name)) continue;
		if (recheck && (await hashStored(repository, name))?.sha256 !== sha256) continue;
		checksums.set(name, sha256);
	}
	return checksums;
}

async function* readFile(storage: Storage, key: string): AsyncGenerator<Uint8Array> {
	yield* await storage.open(key);
}
