import type { Db } from "#src/db/connect.server.ts";
import { hashStored } from "./hash-stored.server.ts";
import type { Storage } from "./storage.ts";

/** Records the hashes of files whose own rows have none, so that a damaged file is found and a backup is complete. */
export function recordHashes(storage: Storage, db: Db, isRecorded: (key: string) => boolean): Storage {
	return {
		...storage,
		async put(key, source) {
			await storage.put(key, source);
			if (isRecorded(key)) await recordHash(db, { key, size: source.size, sha256: source.sha256 });
		},
		async remove(key) {
			await storage.remove(key);
			if (isRecorded(key)) await db.deleteFrom("file_hashes").where("storage_key", "=", key).execute();
		},
	};
}

/** Hashes the files that were stored before hashes were recorded. @returns how many */
export async function hashUnrecorded(storage: Storage, db: Db, isRecorded: (key: string) => boolean): Promise<number> {
	const rows = await db.selectFrom("file_hashes").select("storage_key").execute();
	const knownKeys = new Set(rows.map(({ storage_key }) => storage_key));
	let hashed = 0;
	for await (const { key } of storage.list()) {
		if (!isRecorded(key) || knownKeys.has(key) || key.endsWith(".part")) continue;
		const storedObject = await hashStored(storage, key);
		if (!storedObject) continue;
		await recordHash(db, { key, ...storedObject });
		hashed += 1;
	}
	return hashed;
}

async function recordHash(db: Db, { key, size, sha256 }: { key: string; size: number; sha256: string }): Promise<void> {
	await db
		.insertInto("file_hashes")
		.values({ storage_key: key, size, sha256 })
		.onConflict((conflict) => conflict.column("storage_key").doUpdateSet({ size, sha256 }))
		.execute();
}
