import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret that seals what the database may not hold in plain: the one given, else the file `secret.key` in the data
 * folder, which is made when there is none.
 */
export function readSecretKey({ secretKey, dataDir }: { secretKey?: string | undefined; dataDir: string }): string {
	if (secretKey !== undefined) return secretKey;
	const file = fileIn(dataDir);
	try {
		writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600, flush: true });
	} catch (error) {
		const exists = error instanceof Error && "code" in error && error.code === "EEXIST";
		if (!exists) throw error;
	}
	const key = readFileSync(file, "utf8").trim();
	if (key.length < 32) throw new Error(`${file} is cut off; restore it from a backup.`);
	return key;
}

/** Whether there is one already. */
export function hasSecretKey({ secretKey, dataDir }: { secretKey?: string | undefined; dataDir: string }): boolean {
	return secretKey !== undefined || existsSync(fileIn(dataDir));
}

const fileIn = (dataDir: string) => join(dataDir, "secret.key");
