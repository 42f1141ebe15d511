import type { Db } from "#src/db/connect.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { exportLifetimeMs } from "./read-exports.server.ts";

/** Time for which the record of an export can be read. */
const storedMs = 30 * 24 * 3_600_000;

/** Removes the files of exports whose day is over, and deletes what is a month old. @returns how many exports */
export async function endExports({ db, storage }: { db: Db; storage: Storage }, now: Date): Promise<number> {
	const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
	const over = await db
		.selectFrom("exports")
		.select(["id", "file_key"])
		.where("ended_at", "is", null)
		.where(({ eb, or }) => or([eb("made_at", "<", before(exportLifetimeMs)), eb("created_at", "<", before(storedMs))]))
		.execute();
	for (const { id, file_key } of over) {
		if (file_key !== null) await storage.remove(file_key);
		await db.transaction().execute(async (trx) => {
			await trx
				.updateTable("exports")
				.set({ ended_at: now.toISOString(), file_key: null })
				.where("id", "=", id)
				.execute();
			await trx.deleteFrom("export_items").where("export_id", "=", id).execute();
		});
	}
	await db.deleteFrom("exports").where("created_at", "<", before(storedMs)).where("ended_at", "is not", null).execute();
	return over.length;
}

/** Finds those of these storage keys that an export references: garbage collection leaves them alone. */
export async function referencedExportKeys(db: Db, keys: string[]): Promise<Set<string>> {
	const storedKeys = keys.filter((key) => key.startsWith("exports/"));
	if (storedKeys.length === 0) return new Set();
	const rows = await db.selectFrom("exports").select("file_key").where("file_key", "in", storedKeys).execute();
	return new Set(rows.flatMap(({ file_key }) => (file_key === null ? [] : [file_key])));
}
