import type { Logger } from "pino";
import { expireDrafts } from "#src/admissions/drafts/delete-draft.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { eraseAgain } from "#src/privacy/erasure/erase-again.server.ts";
import { applyRetention } from "#src/server/retention/retention-job.ts";
import { referencedFileKeys } from "#src/server/retention/stored-file-keys.ts";
import { openSchool } from "#src/server/school/current-school.ts";
import { schoolOf } from "#src/server/school/school.ts";
import type { Settings } from "#src/server/settings.ts";
import { collectGarbage } from "#src/storage/collect-garbage.server.ts";
import type { Storage } from "#src/storage/storage.ts";

type Context = { db: Db; storage: Storage; log: Logger; now: () => Date; settings: Pick<Settings, "mailTo"> };

/**
 * Erases from a restored school what had been erased since its backup was made, and what is too old by now.
 * @param erased hashes of what was erased before its time was over
 * @returns how many of those were in the backup
 */
export async function finishRestore(context: Context, erased: ReadonlySet<string>): Promise<number> {
	const { db, storage, log, now, settings } = context;
	const again = await eraseAgain(db, erased, now());
	const { texts } = await openSchool(db, log);
	const admissions = { seasons: texts.admissions.seasons, mode: "calendar" as const };
	const school = schoolOf(settings, texts);
	await applyRetention({ db, log, now, admissions, school }, AbortSignal.any([]));
	await expireDrafts({ db, storage }, now());
	const referenced = (keys: string[]) => referencedFileKeys(db, keys);
	await collectGarbage(storage, { referenced, olderThan: new Date(8.64e15) });
	// The first start binds the database to this storage; the backup says to which one it was bound.
	await db.deleteFrom("file_storage").execute();
	return again;
}
