import type { Logger } from "pino";
import { expireDrafts } from "#src/admissions/drafts/delete-draft.server.ts";
import { erasureHash } from "#src/backup/erasures.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { keepRetention } from "#src/server/jobs/retention-job.ts";
import { referencedFileKeys } from "#src/server/jobs/stored-file-keys.ts";
import { openSchool } from "#src/server/school/current-school.ts";
import { collectGarbage } from "#src/storage/collect-garbage.server.ts";
import type { Storage } from "#src/storage/storage.ts";

type Context = { db: Db; storage: Storage; log: Logger; now: () => Date };

/**
 * Erases from a restored school what had been erased since its backup was made, and what is too old by now.
 * @param erased hashes of what was erased before its time was over
 * @returns how many of those were in the backup
 */
export async function finishRestore(context: Context, erased: ReadonlySet<string>): Promise<number> {
	const { db, storage, log, now } = context;
	const again = await eraseAgain(db, erased);
	const { texts } = await openSchool(db, log);
	const admissions = { seasons: texts.admissions.seasons, mode: "calendar" as const };
	await keepRetention({ db, log, now, admissions }, AbortSignal.any([]));
	await expireDrafts({ db, storage }, now());
	const referenced = (keys: string[]) => referencedFileKeys(db, keys);
	await collectGarbage(storage, { referenced, olderThan: new Date(8.64e15) });
	// The first start binds the database to this storage; the backup says to which one it was bound.
	await db.deleteFrom("file_storage").execute();
	return again;
}

async function eraseAgain(db: Db, erased: ReadonlySet<string>): Promise<number> {
	let again = 0;
	for (const [table, kind] of [
		["drafts", "draft"],
		["opening_requests", "opening request"],
	] as const) {
		const rows = await db.selectFrom(table).select(["id", "created_at as createdAt"]).execute();
		for (const row of rows.filter((each) => erased.has(erasureHash({ kind, ...each })))) {
			await db.deleteFrom(table).where("id", "=", row.id).execute();
			again += 1;
		}
	}
	return again;
}
