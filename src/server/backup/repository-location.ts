import { resolve } from "node:path";
import { diskStorage } from "#src/storage/disk.server.ts";
import { readS3Location, type S3Location } from "#src/storage/s3/s3-location.ts";
import type { Storage } from "#src/storage/storage.ts";

/** Place where backups are kept. */
export type RepositoryLocation = { folder: string } | { s3: S3Location };

/** @param address a folder, or `s3://…` @returns undefined for a wrong address of S3 */
export function readRepositoryLocation(address: string): RepositoryLocation | undefined {
	if (!address.startsWith("s3:")) return { folder: resolve(address) };
	const s3 = readS3Location(address);
	return s3 && { s3 };
}

export async function openRepository(location: RepositoryLocation): Promise<Storage> {
	if ("folder" in location) return diskStorage(location.folder);
	const { openS3Storage } = await import("#src/storage/s3/s3-storage.server.ts");
	return openS3Storage(location.s3);
}
