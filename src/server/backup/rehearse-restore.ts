import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "#src/backup/archive/manifest.ts";
import { type OpenBackup, readManifest } from "#src/backup/open-backup.server.ts";
import { RestoreError } from "#src/backup/restore-backup.server.ts";
import { verifyLive } from "#src/backup/verify-live.server.ts";
import { connect } from "#src/db/connect.server.ts";
import { fileSize } from "#src/formatting/file-size.ts";
import { readSpace } from "#src/server/health/checks/machine-checks.ts";
import type { Settings } from "#src/server/settings.ts";
import { openStorage } from "#src/server/storage/open-storage.ts";
import { restoreSchool } from "./restore-school.ts";
import { compareSecretKey } from "./school-source.ts";

/** Space that stays free for the school. */
const sparedBytes = 1024 ** 3;

type Context = { settings: Settings; identities: readonly string[]; now: () => Date };

/**
 * Restores a backup into a separate folder, reads every row and file there, and deletes it. No other rehearsal may go
 * on in the same folder.
 * @param within where that folder is made
 * @returns what a restore would lack, in sentences
 * @throws RestoreError where there is no room; DamagedError when the rows cannot be read
 */
export async function rehearseRestore(
	backup: OpenBackup,
	within: string,
	{ settings, identities, now }: Context,
): Promise<{ manifest: Manifest; problems: string[] }> {
	const dataDir = join(within, ".rehearsal");
	// Remains of a killed rehearsal.
	await rm(dataDir, { recursive: true, force: true });
	await refuseWithoutRoom(within, await readManifest(backup, identities));
	await mkdir(dataDir, { mode: 0o700 });
	try {
		// A file of SQLite, also where the school has PostgreSQL: a backup fits either.
		const elsewhere = { databaseUrl: undefined, databaseDirectUrl: undefined, s3: undefined };
		const own = { ...settings, ...elsewhere, dataDir };
		const { manifest, problems } = await restoreSchool(backup, { settings: own, identities, now });
		if (compareSecretKey(settings, manifest) === "other")
			problems.push("The secret key isn’t the one the school had when the backup was made.");
		const db = connect({ dataDir });
		try {
			problems.push(...(await verifyLive({ db, dataDir, storage: await openStorage(own) })).problems);
		} finally {
			await db.destroy();
		}
		return { manifest, problems };
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
}

async function refuseWithoutRoom(within: string, { database, files }: Manifest): Promise<void> {
	const needed = files.reduce((sum, { size }) => sum + size, 2 * database.size);
	const { free } = await readSpace(within);
	if (free - needed < sparedBytes)
		throw new RestoreError(
			`A rehearsal needs ${fileSize(needed)}, with 1 GB to spare. ${within} has ${fileSize(free)} free.`,
		);
}
