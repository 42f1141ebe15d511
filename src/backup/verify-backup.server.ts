import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { FileChangedError, verifiedBytes } from "#src/storage/file-source.server.ts";
import { hashStored } from "#src/storage/hash-stored.server.ts";
import type { Manifest } from "./archive/manifest.ts";
import { objectOf } from "./archive/names.ts";
import { DamagedError, readObject } from "./archive/repository.server.ts";
import { listFilesOf } from "./files/file-tables.server.ts";
import { extractDatabase, isEncrypted, type OpenBackup, readManifest } from "./open-backup.server.ts";

export type VerificationResult = {
	/** Objects that were read. */
	objects: number;
	/** Undefined where it could not be decrypted, so that only the bytes as they are stored were compared. */
	manifest: Manifest | undefined;
	/** Problems found, in sentences. */
	problems: string[];
};

/**
 * Reads a whole backup. Without identities for one that is encrypted, its bytes are compared with their checksums;
 * otherwise it is decrypted, and rows and files are compared with the manifest and with each other too.
 */
export async function verifyBackup(backup: OpenBackup, identities: readonly string[]): Promise<VerificationResult> {
	if (isEncrypted(backup) && identities.length === 0) return verifyStored(backup);
	const folder = await mkdtemp(join(tmpdir(), "school-verify-"));
	try {
		const manifest = await readManifest(backup, identities);
		const problems = await verifyRows(backup, { manifest, identities, folder });
		for (const file of manifest.files) {
			const source = readObject(backup.repository, { name: objectOf(file), checksums: backup.checksums, identities });
			problems.push(
				...(await problemsOf(file.key, async () => {
					for await (const _ of verifiedBytes({ ...file, read: () => source }));
				})),
			);
		}
		return { objects: manifest.files.length + 2, manifest, problems };
	} catch (error) {
		if (error instanceof DamagedError) return { objects: 0, manifest: undefined, problems: [error.message] };
		throw error;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function verifyStored({ repository, checksums }: OpenBackup): Promise<VerificationResult> {
	const problems: string[] = [];
	for (const [name, sha256] of checksums) {
		const storedObject = await hashStored(repository, name);
		if (!storedObject) problems.push(`${name} is missing.`);
		else if (storedObject.sha256 !== sha256) problems.push(`${name} has changed since it was stored.`);
	}
	return { objects: checksums.size, manifest: undefined, problems };
}

type Work = { manifest: Manifest; identities: readonly string[]; folder: string };

async function verifyRows(backup: OpenBackup, work: Work): Promise<string[]> {
	const { path, problems } = await extractDatabase(backup, work);
	const { files, erasedSince } = work.manifest;
	const archived = new Set([...files.map(objectOf), ...erasedSince]);
	const database = new DatabaseSync(path, { readOnly: true });
	try {
		const lostFiles = listFilesOf(database).filter((file) => !archived.has(objectOf(file)) && !archived.has(file.key));
		return [
			...problems,
			...lostFiles.map(({ key }) => `The file ${key} was missing or damaged when the backup was made.`),
		];
	} finally {
		database.close();
	}
}

async function problemsOf(key: string, read: () => Promise<void>): Promise<string[]> {
	try {
		await read();
		return [];
	} catch (error) {
		if (error instanceof DamagedError) return [error.message];
		if (error instanceof FileChangedError) return [`The content of ${key} doesn’t match the manifest.`];
		throw error;
	}
}
