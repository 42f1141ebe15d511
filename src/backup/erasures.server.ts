import { hash } from "node:crypto";
import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { bytesSource } from "#src/storage/file-source.server.ts";
import type { Storage } from "#src/storage/storage.ts";

const folder = "erased/";

/**
 * A record that is erased before its time is over; `createdAt` tells it from a later one with the same number.
 * `kind` is such as "draft".
 */
export type Erasure = { kind: string; id: number; createdAt: string };

/** Says nothing about the record to anyone who does not have it. */
export function erasureHash({ kind, id, createdAt }: Erasure): string {
	return hash("sha256", `${kind} ${id} ${createdAt}`);
}

/** Remembers what a restored backup must not bring back, in the transaction that erases it. */
export async function recordErasure(trx: Transaction<Database>, erasure: Erasure, now: Date): Promise<void> {
	await trx
		.insertInto("erasures")
		.values({ subject_hash: erasureHash(erasure), erased_at: now.toISOString() })
		.onConflict((conflict) => conflict.column("subject_hash").doNothing())
		.execute();
}

/** Copies the list of what was erased into the repository, beside the backups. @returns how many are new there */
export async function copyErasures(db: Db, repository: Storage, now: Date): Promise<number> {
	const rows = await db.selectFrom("erasures").selectAll().where("copied_at", "is", null).execute();
	for (const { subject_hash, erased_at } of rows) {
		await repository.put(folder + subject_hash, bytesSource(Buffer.from(erased_at)));
		await db
			.updateTable("erasures")
			.set({ copied_at: now.toISOString() })
			.where("subject_hash", "=", subject_hash)
			.execute();
	}
	return rows.length;
}

/** The hashes of what was erased, whenever the backup was made. */
export async function readErasures(repository: Storage): Promise<Set<string>> {
	const hashes = new Set<string>();
	for await (const { key } of repository.list()) if (key.startsWith(folder)) hashes.add(key.slice(folder.length));
	return hashes;
}
