import { readErasures } from "#src/backup/erasures.server.ts";
import type { OpenBackup } from "#src/backup/open-backup.server.ts";
import { type Restored, restoreBackup } from "#src/backup/restore-backup.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { createLog } from "#src/server/log/log.ts";
import type { Settings } from "#src/server/settings.ts";
import { openStorage } from "#src/server/storage/open-storage.ts";
import { recordMediaHashes } from "#src/server/storage/record-media-hashes.ts";
import { finishRestore } from "./finish-restore.ts";

/**
 * Restores a backup into the empty place that the settings name, without what was erased since or is too old by now.
 * @throws RestoreError, DamagedError
 */
export async function restoreSchool(
	backup: OpenBackup,
	{ settings, identities, now }: { settings: Settings; identities: readonly string[]; now: () => Date },
): Promise<Restored & { erasedAgain: number }> {
	const log = createLog("error", process.stderr);
	const erased = await readErasures(backup.repository);
	const storage = await openStorage(settings);
	let erasedAgain = 0;
	const finish = async (db: Db) => {
		erasedAgain = await finishRestore({ db, storage: recordMediaHashes(storage, db), log, now, settings }, erased);
	};
	// Migrations have a lock of their session, which a pooler does not keep.
	const databaseUrl = settings.databaseDirectUrl ?? settings.databaseUrl;
	const restored = await restoreBackup(backup, { ...settings, databaseUrl, storage }, { identities, finish });
	return { ...restored, erasedAgain };
}
