import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { measureFile } from "#src/storage/file-source.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import type { Checksums } from "./archive/checksums.ts";
import { type Manifest, manifestSchema } from "./archive/manifest.ts";
import { databaseOf, manifestOf } from "./archive/names.ts";
import {
	DamagedError,
	readAllChecksums,
	readChecksums,
	readObject,
	readRepository,
} from "./archive/repository.server.ts";
import { checksumTables, differingTables } from "./rows/checksum-rows.ts";
import { checkSqlite, sqliteRows } from "./rows/sqlite-rows.server.ts";

/** A finished backup. */
export type OpenBackup = {
	repository: Storage;
	name: string;
	/** Checksums of every object that it needs. */
	checksums: Checksums;
};

/**
 * @param name undefined for the newest
 * @throws DamagedError when there is none, or when its list of checksums is damaged
 */
export async function openBackup(repository: Storage, name?: string): Promise<OpenBackup> {
	const { backups, unfinished } = await readRepository(repository);
	const chosenName = name ?? backups[0];
	if (chosenName === undefined) throw new DamagedError("There aren’t any backups.");
	if (unfinished.includes(chosenName))
		throw new DamagedError(`The backup ${chosenName} is running, or was interrupted.`);
	if (!backups.includes(chosenName)) throw new DamagedError(`We can’t find the backup ${chosenName}.`);
	const own = await readChecksums(repository, chosenName);
	// The newest list has the checksum of an object that was damaged and has been replaced.
	const newest = await readAllChecksums(repository, backups);
	const checksums: Checksums = new Map([...own].map(([object, sha256]) => [object, newest.get(object) ?? sha256]));
	return { repository, name: chosenName, checksums };
}

/** Tells whether no one can read it without an identity. */
export function isEncrypted({ name, checksums }: OpenBackup): boolean {
	return !checksums.has(manifestOf(name));
}

/** @throws DamagedError when it cannot be read */
export async function readManifest(backup: OpenBackup, identities: readonly string[]): Promise<Manifest> {
	const { repository, name, checksums } = backup;
	const source = readObject(repository, { name: manifestOf(name), checksums, identities });
	const parsed = manifestSchema.safeParse(JSON.parse(await text(Readable.from(source))));
	if (!parsed.success) throw new DamagedError(`This version can’t read the manifest of ${name}.`);
	return parsed.data;
}

/**
 * Writes the database of a backup to a file and compares it with the manifest: the file, its inner consistency, the
 * rows of every table.
 * @returns the file's path and what is wrong with it, in sentences
 * @throws DamagedError when it cannot be read
 */
export async function extractDatabase(
	backup: OpenBackup,
	{ manifest, identities, folder }: { manifest: Manifest; identities: readonly string[]; folder: string },
): Promise<{ path: string; problems: string[] }> {
	const { repository, name, checksums } = backup;
	const path = join(folder, "database.sqlite");
	const source = Readable.from(readObject(repository, { name: databaseOf(name), checksums, identities }));
	try {
		await pipeline(source, createGunzip(), createWriteStream(path, { mode: 0o600 }));
	} catch (error) {
		if (error instanceof DamagedError) throw error;
		throw new DamagedError(`We can’t unpack ${databaseOf(name)}.`);
	}
	if ((await measureFile(path)).sha256 !== manifest.database.sha256)
		throw new DamagedError(`${databaseOf(name)} doesn’t match the manifest.`);
	const database = new DatabaseSync(path, { readOnly: true });
	try {
		const differing = differingTables(manifest.tables, await checksumTables(sqliteRows(database)));
		const rows = differing.map((table) => `The rows of ${table} don’t match the manifest.`);
		return { path, problems: [...checkSqlite(database), ...rows] };
	} finally {
		database.close();
	}
}
