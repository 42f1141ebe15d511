import type { Logger } from "pino";
import { expireDrafts } from "#src/admissions/drafts/delete-draft.server.ts";
import { readErasures } from "#src/backup/erasures.server.ts";
import type { OpenBackup } from "#src/backup/open-backup.server.ts";
import { type RestoreResult, restoreBackup } from "#src/backup/restore-backup.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { eraseAgain } from "#src/privacy/erasure/erase-again.server.ts";
import { createLog } from "#src/server/log/log.ts";
import { applyRetention } from "#src/server/retention/retention-job.ts";
import { referencedFileKeys } from "#src/server/retention/stored-file-keys.ts";
import { openSchool } from "#src/server/school/current-school.ts";
import { schoolOf } from "#src/server/school/school.ts";
import type { Settings } from "#src/server/settings.ts";
import { openStorage } from "#src/server/storage/open-storage.ts";
import { recordMediaHashes } from "#src/server/storage/record-media-hashes.ts";
import { collectGarbage } from "#src/storage/collect-garbage.server.ts";
import type { Storage } from "#src/storage/storage.ts";

/**
 * Restores a backup into the empty place that the settings name, without what was erased since or is too old by now.
 * @throws RestoreError, DamagedError
 */
export async function restoreSchool(
	backup: OpenBackup,
	{ settings, identities, now }: { settings: Settings; identities: readonly string[]; now: () => Date },
): Promise<RestoreResult & { erasedAgain: number }> {
	const log = createLog("error", process.stderr);
	const erasures = await readErasures(backup.repository);
	const storage = await openStorage(settings);
	let erasedAgain = 0;
	const finish = async (db: Db) => {
		erasedAgain = await finishRestore({ db, storage: recordMediaHashes(storage, db), log, now, settings }, erasures);
	};
	// Migrations have a lock of their session, which a pooler does not keep.
	const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl;
	const restoredBackup = await restoreBackup(backup, { ...settings, databaseUrl, storage }, { identities, finish });
	return { ...restoredBackup, erasedAgain };
}

type Context = { db: Db; storage: Storage; log: Logger; now: () => Date; settings: Pick<Settings, "mailTo"> };

/**
 * Erases from a restored school what had been erased since its backup was made, and what is too old by now.
 * @param erased hashes of what was erased before its time was over
 * @returns how many of those were in the backup
 */
async function finishRestore(context: Context, erasedKeys: ReadonlySet<string>): Promise<number> {
	const { db, storage, log, now, settings } = context;
	const again = await eraseAgain(db, erasedKeys, now());
	const { texts } = await openSchool(db, log);
	const admissions = { seasons: texts.admissions.seasons, mode: "calendar" as const };
	const school = schoolOf(settings, texts);
	await applyRetention({ db, log, now, admissions, school }, AbortSignal.any([]));
	await expireDrafts({ db, storage }, now());
	const readReferenced = (keys: string[]) => referencedFileKeys(db, keys);
	await collectGarbage(storage, { referenced: readReferenced, olderThan: new Date(8.64e15) });
	// The first start binds the database to this storage; the backup says to which one it was bound.
	await db.deleteFrom("file_storage").execute();
	return again;
}
