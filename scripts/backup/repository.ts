import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { parseIdentities } from "../../src/backup/archive/age.server.ts";
import { openRepository, readRepositoryLocation } from "../../src/server/backup/repository-location.ts";
import type { Storage } from "../../src/storage/storage.ts";
import { UsageError } from "../database.ts";

/** @param address a folder, or `s3://…` @throws UsageError when it is neither */
export async function openGiven(address: string): Promise<Storage> {
	const location = readRepositoryLocation(address);
	if (!location)
		throw new UsageError(`${address} isn’t a valid S3 address. Write it as s3://bucket/prefix?region=eu-central-1.`);
	if ("folder" in location) {
		const stats = await stat(location.folder).catch(() => undefined);
		if (!stats?.isDirectory()) throw new UsageError(`We can’t find the folder ${location.folder}.`);
	}
	return openRepository(location);
}

/** @param file as `school backup --key` or `age-keygen` writes it; undefined where none was given */
export function readIdentities(file: string | undefined): string[] {
	if (file === undefined) return [];
	const identities = parseIdentities(readText(file));
	if (identities.length === 0)
		throw new UsageError(`${file} doesn’t contain a backup’s private key (AGE-SECRET-KEY-…).`);
	return identities;
}

function readText(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		throw new UsageError(`Can’t read ${file}: ${error instanceof Error ? error.message : error}.`);
	}
}
