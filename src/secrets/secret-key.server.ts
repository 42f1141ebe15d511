import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret that seals what the database may not hold in plain: the one given, else the file `secret.key` in the data
 * folder, which is made when there is none.
 */
export function readSecretKey({ secretKey, dataDir }: { secretKey?: string | undefined; dataDir: string }): string {
	if (secretKey !== undefined) return secretKey;
	const file = fileIn(dataDir);
	if (!existsSync(file)) makeKey(file);
	const key = readFileSync(file, "utf8").trim();
	if (key.length < 32)
		throw new Error(`${file} is incomplete. Replace it with your own copy. Backups don’t contain it.`);
	return key;
}

/** Whole from its first moment, since another process may read it then; if that one was first, its key stays. */
function makeKey(file: string): void {
	const temporary = `${file}.${randomBytes(8).toString("hex")}.part`;
	writeFileSync(temporary, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true });
	try {
		linkSync(temporary, file);
	} catch (error) {
		const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
		// Renaming is enough where there are no links, because only a second process at the same moment could interfere.
		if (!isThere) renameSync(temporary, file);
	} finally {
		rmSync(temporary, { force: true });
	}
}

/** Tells whether there is one already. */
export function hasSecretKey({ secretKey, dataDir }: { secretKey?: string | undefined; dataDir: string }): boolean {
	return secretKey !== undefined || existsSync(fileIn(dataDir));
}

const fileIn = (dataDir: string) => join(dataDir, "secret.key");
