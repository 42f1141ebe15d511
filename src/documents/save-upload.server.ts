import { randomUUID } from "node:crypto";
import { documentExtension } from "#src/forms/documents.ts";
import { fileSource } from "#src/storage/file-source.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import type { StagedFile } from "./stage-uploads.server.ts";

/** A file that is in the storage under `key`, whether or not a row references it yet. */
export type StoredFile = {
	field: string;
	name: string;
	size: number;
	sha256: string;
	/** Hash of the file as it was sent; null in earlier records. */
	sentSha256: string | null;
	key: string;
};

/** Records that stored files belong to: the first part of their keys. */
export type DocumentOwner = "applications" | "job-applications";

/** Copies a staged file durably into the storage. If no row references it later, it is collected as garbage. */
export async function saveUpload(
	storage: Storage,
	{ field, name, size, sha256, sentSha256, path }: StagedFile,
	owner: DocumentOwner,
): Promise<StoredFile> {
	const key = `${owner}/${randomUUID()}.${documentExtension(name)}`;
	await storage.put(key, fileSource(path, { size, sha256 }));
	return { field, name, size, sha256, sentSha256, key };
}
