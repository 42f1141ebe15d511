import { recordRun } from "#src/backup/backup-runs.server.ts";
import { copyErasures } from "#src/backup/erasures.server.ts";
import { type BackupTarget, type MadeBackup, makeBackup } from "#src/backup/make-backup.server.ts";
import { pruneBackups } from "#src/backup/prune-backups.server.ts";
import { isMediaKey } from "#src/content/media/media-files.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Settings } from "#src/server/settings.ts";
import { hashUnrecorded } from "#src/storage/record-hashes.server.ts";
import { schoolSource } from "./school-source.ts";

type Context = { db: Db; settings: Settings; env: Record<string, string | undefined>; now: () => Date };

/** Makes a backup, removes those whose time is over, and records how it went. */
export async function runBackup(
	{ db, settings, env, now }: Context,
	target: BackupTarget,
): Promise<MadeBackup & { removed: { backups: number; files: number } }> {
	const source = await schoolSource(db, settings, env);
	const work = async () => {
		await hashUnrecorded(source.storage, db, isMediaKey);
		const backup = await makeBackup(source, target, now());
		await copyErasures(db, target.repository, now());
		const prunedCounts = await pruneBackups(target.repository, now());
		const bytes = backup.files.reduce((sum, { size }) => sum + size, 0);
		return {
			made: backup,
			removed: prunedCounts,
			name: backup.name,
			files: backup.files.length,
			bytes,
			problem: backup.problems.join("\n") || null,
		};
	};
	const { made, removed } = await recordRun({ db, now }, "backup", work);
	return { ...made, removed };
}
