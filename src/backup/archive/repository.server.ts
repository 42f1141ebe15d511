import { createHash, randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { measureFile, verifiedBytes } from "#src/storage/file-source.server.ts";
import { FileMissingError, type FileSource, type Storage } from "#src/storage/storage.ts";
import { decryptBy, encryptTo } from "./age.server.ts";
import { type Checksums, parseChecksums } from "./checksums.ts";
import { checksumsOf, momentOf } from "./names.ts";

/** Contents of a repository: the folder of all backups of a school. */
export type RepositoryContent = {
	/** Names of finished backups, newest first. */
	backups: string[];
	/** Names of backups that were cut short, or that are being made. */
	unfinished: string[];
	/** Every other object, by its name. */
	objects: Map<string, { modifiedAt: Date }>;
};

export async function readRepository(repository: Storage): Promise<RepositoryContent> {
	const objects: RepositoryContent["objects"] = new Map();
	const folders = new Map<string, boolean>();
	for await (const { key, modifiedAt } of repository.list()) {
		const [folder = ""] = key.split("/", 1);
		objects.set(key, { modifiedAt });
		if (momentOf(folder)) folders.set(folder, folders.get(folder) || key === checksumsOf(folder));
	}
	const listBackups = (finished: boolean) =>
		[...folders]
			.flatMap(([name, has]) => (has === finished ? [name] : []))
			.sort()
			.reverse();
	return { backups: listBackups(true), unfinished: listBackups(false), objects };
}

/** @throws DamagedError when the list is damaged */
export async function readChecksums(repository: Storage, backup: string): Promise<Checksums> {
	const checksums = parseChecksums(await text(await repository.open(checksumsOf(backup))));
	if (!checksums) throw new DamagedError(`${checksumsOf(backup)} is damaged.`);
	return checksums;
}

/**
 * The checksums of all backups together; where an object was replaced, the newest. Lists that are damaged are left out.
 * @param backups newest first
 */
export async function readAllChecksums(repository: Storage, backups: readonly string[]): Promise<Checksums> {
	const all: Checksums = new Map();
	for (const backup of backups.toReversed()) {
		const checksums = await readChecksums(repository, backup).catch(() => new Map());
		for (const [name, sha256] of checksums) all.set(name, sha256);
	}
	return all;
}

export const encryptedName = (name: string) => `${name}.age`;

/** @param folder where files lie while they are encrypted */
export type Objects = { repository: Storage; recipient: string | undefined; folder: string };

/**
 * Stores an object, encrypted if there is a recipient.
 * @returns its name, and the SHA-256 of what was stored, hexadecimal
 * @throws FileChangedError if the bytes are not as promised
 */
export async function putObject(
	{ repository, recipient, folder }: Objects,
	name: string,
	source: FileSource,
): Promise<{ name: string; sha256: string }> {
	if (recipient === undefined) {
		await repository.put(name, source);
		return { name, sha256: source.sha256 };
	}
	const path = join(folder, randomUUID());
	try {
		await writeFile(path, await encryptTo(recipient, verifiedBytes(source)), { mode: 0o600 });
		const encrypted = await measureFile(path);
		await repository.put(encryptedName(name), encrypted);
		return { name: encryptedName(name), sha256: encrypted.sha256 };
	} finally {
		await rm(path, { force: true });
	}
}

/** Error that says what is wrong with a backup, as a sentence. */
export class DamagedError extends Error {
	override name = "DamagedError";
}

type ObjectRequest = {
	/** Name without `.age`. */
	name: string;
	checksums: Checksums;
	identities: readonly string[];
};

/**
 * The content of an object, decrypted if it is encrypted. The bytes as they are stored are compared with their
 * checksum.
 * @throws DamagedError when it is not there, or not what was stored; the latter only after the last byte
 */
export async function* readObject(
	repository: Storage,
	{ name, checksums, identities }: ObjectRequest,
): AsyncGenerator<Uint8Array> {
	const encrypted = checksums.has(encryptedName(name));
	const storedName = encrypted ? encryptedName(name) : name;
	const source = await openObject(repository, storedName);
	const hash = createHash("sha256");
	async function* hashChunks() {
		for await (const chunk of source) {
			hash.update(chunk);
			yield chunk;
		}
	}
	try {
		yield* encrypted ? await decryptBy(identities, hashChunks()) : hashChunks();
	} catch (error) {
		if (error instanceof DamagedError || !encrypted) throw error;
		throw new DamagedError(`We can’t decrypt ${storedName}: ${error instanceof Error ? error.message : error}.`);
	}
	if (hash.digest("hex") !== checksums.get(storedName))
		throw new DamagedError(`${storedName} has changed since it was stored.`);
}

/** @throws DamagedError when it is not there */
export async function openObject(repository: Storage, name: string): Promise<AsyncIterable<Uint8Array>> {
	try {
		return await repository.open(name);
	} catch (error) {
		if (error instanceof FileMissingError) throw new DamagedError(`${name} is missing.`);
		throw error;
	}
}
