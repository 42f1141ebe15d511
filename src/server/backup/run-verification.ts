import { recordRun } from "#src/backup/backup-runs.server.ts";
import { type VerifiedSchool, verifyLive } from "#src/backup/verify-live.server.ts";
import { isMediaKey } from "#src/content/media/media-files.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import type { Settings } from "#src/server/settings.ts";
import { openStorage } from "#src/server/storage/open-storage.ts";
import { recordMediaHashes } from "#src/server/storage/record-media-hashes.ts";
import { hashUnrecorded } from "#src/storage/record-hashes.server.ts";

type Context = { db: Db; settings: Settings; now: () => Date };

/** Verifies every file and row of the running school, and records what is damaged. */
export async function runVerification({ db, settings, now }: Context): Promise<VerifiedSchool> {
	const storage = recordMediaHashes(await openStorage(settings), db);
	const { files, bytes, problems } = await recordRun({ db, now }, "verification", async () => {
		await hashUnrecorded(storage, db, isMediaKey);
		const verified = await verifyLive({ db, dataDir: settings.dataDir, storage });
		return { ...verified, name: null, problem: verified.problems.join("\n") || null };
	});
	return { files, bytes, problems };
}
