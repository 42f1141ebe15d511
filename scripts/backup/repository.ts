import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { parseIdentities } from "../../src/backup/archive/age.server.ts";
import { diskStorage } from "../../src/storage/disk.server.ts";
import type { Storage } from "../../src/storage/storage.ts";
import { UsageError } from "../database.ts";

/** The folder of all backups. @throws UsageError when it is not there */
export async function openRepository(folder: string): Promise<Storage> {
	const stats = await stat(folder).catch(() => undefined);
	if (!stats?.isDirectory()) throw new UsageError(`There is no folder ${resolve(folder)}.`);
	return diskStorage(resolve(folder));
}

/** @param file as `npm run backup -- --key` or `age-keygen` writes it; undefined where none was given */
export function readIdentities(file: string | undefined): string[] {
	if (file === undefined) return [];
	const identities = parseIdentities(readText(file));
	if (identities.length === 0) throw new UsageError(`There is no secret key in ${file}.`);
	return identities;
}

function readText(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
	}
}
