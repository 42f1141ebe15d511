import { createHash } from "node:crypto";
import { FileMissingError, type Storage } from "./storage.ts";

/** @returns bytes and hexadecimal SHA-256 of a stored file; undefined when there is nothing under the key */
export async function hashStored(storage: Storage, key: string): Promise<{ size: number; sha256: string } | undefined> {
	const hash = createHash("sha256");
	let size = 0;
	try {
		for await (const chunk of await storage.open(key)) {
			hash.update(chunk);
			size += chunk.length;
		}
	} catch (error) {
		if (error instanceof FileMissingError) return undefined;
		throw error;
	}
	return { size, sha256: hash.digest("hex") };
}
