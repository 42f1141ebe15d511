import pLimit from "p-limit";
import { connect, type Db } from "#src/db/connect.server.ts";
import { isPostgres } from "#src/db/engine.server.ts";
import { hashStored } from "#src/storage/hash-stored.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import type { ArchivedFile } from "./archive/manifest.ts";
import { objectOf } from "./archive/names.ts";
import { checkIntegrity } from "./check-integrity.server.ts";
import { listStoredFiles } from "./files/file-tables.server.ts";

const filesAtOnce = 4;

/** Number of files and bytes that were read, and what is damaged, in sentences. */
export type VerifiedSchool = { files: number; bytes: number; problems: string[] };

/** Compares every stored file of a running school with its hash, and reads its whole database. */
export async function verifyLive({
	db,
	dataDir,
	storage,
}: {
	db: Db;
	dataDir: string;
	storage: Storage;
}): Promise<VerifiedSchool> {
	const rows = await verifyRows(db, dataDir);
	const files = await listStoredFiles(db);
	const damaged = await damagedFiles(storage, files);
	// Files that were erased meanwhile are not damaged.
	const still = new Set(damaged.length > 0 ? (await listStoredFiles(db)).map(objectOf) : []);
	const problems = damaged.filter(({ file }) => still.has(objectOf(file))).map(({ problem }) => problem);
	return {
		files: files.length,
		bytes: files.reduce((sum, { size }) => sum + size, 0),
		problems: [...rows, ...problems.sort()],
	};
}

async function damagedFiles(
	storage: Storage,
	files: ArchivedFile[],
): Promise<{ file: ArchivedFile; problem: string }[]> {
	const damaged: { file: ArchivedFile; problem: string }[] = [];
	await pLimit(filesAtOnce).map(files, async (file) => {
		const storedFile = await hashStored(storage, file.key);
		if (!storedFile) damaged.push({ file, problem: `The file ${file.key} is missing.` });
		else if (storedFile.sha256 !== file.sha256 || storedFile.size !== file.size)
			damaged.push({ file, problem: `The content of ${file.key} doesn’t match its row.` });
	});
	return damaged;
}

async function verifyRows(db: Db, dataDir: string): Promise<string[]> {
	if (isPostgres(db)) return checkIntegrity(db);
	const own = connect({ dataDir });
	try {
		return await checkIntegrity(own);
	} finally {
		await own.destroy();
	}
}
