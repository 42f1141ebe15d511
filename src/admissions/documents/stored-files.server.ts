import { randomUUID } from "node:crypto";
import { open } from "node:fs/promises";
import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { documentExtension, documentTypes } from "#src/forms/documents.ts";
import type { Storage } from "#src/storage/storage.ts";
import type { StagedFile } from "./stage-uploads.server.ts";

/** A file that lies in the storage under `key`, whether a row names it already or not. */
export type StoredFile = { field: string; name: string; size: number; sha256: string; key: string };

/** Copies a staged file into the storage, where it survives a power cut; without a row it is swept away later. */
export async function keepFile(storage: Storage, { field, name, size, sha256, path }: StagedFile): Promise<StoredFile> {
	const key = `applications/${randomUUID()}.${documentExtension(name)}`;
	await storage.put(key, bytesOf(path));
	return { field, name, size, sha256, key };
}

/** A file's bytes, always in the same few: a stream would take new memory for each piece, which stays in use until the next collection. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
	const buffer = Buffer.allocUnsafeSlow(64 * 1024);
	const file = await open(path, "r");
	try {
		for (;;) {
			const { bytesRead } = await file.read(buffer, 0, buffer.length, null);
			if (bytesRead === 0) return;
			yield buffer.subarray(0, bytesRead);
		}
	} finally {
		await file.close();
	}
}

export async function nameFile(
	trx: Transaction<Database>,
	applicationId: number,
	{ field, name, size, sha256, key }: StoredFile,
): Promise<void> {
	const media_type = documentTypes[documentExtension(name) ?? "pdf"];
	await trx
		.insertInto("application_files")
		.values({ application_id: applicationId, field, original_name: name, storage_key: key, size, media_type, sha256 })
		.execute();
}

/** Which of these storage keys belong to an application or a draft; what the sweep must leave alone. */
export async function namedFiles(db: Db, keys: string[]): Promise<Set<string>> {
	if (keys.length === 0) return new Set();
	// One statement: a row that moves from the draft to its application between two would be in neither.
	const ofDrafts = db.selectFrom("draft_files").select("storage_key").where("storage_key", "in", keys);
	const rows = await db
		.selectFrom("application_files")
		.select("storage_key")
		.where("storage_key", "in", keys)
		.union(ofDrafts)
		.execute();
	return new Set(rows.map((row) => row.storage_key));
}
