import { hostname } from "node:os";
import { join } from "node:path";
import { lastKeys } from "#src/admissions/documents/stored-files.server.ts";
import { lastMediaKeys } from "#src/content/media/media-files.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { type Settings, SettingsError } from "#src/server/settings.ts";
import { refuse } from "#src/server/startup-errors.ts";
import { bindStorage } from "#src/storage/binding/bind-storage.server.ts";
import { diskStorage } from "#src/storage/disk.server.ts";
import { openS3Storage } from "#src/storage/s3/s3-storage.server.ts";
import type { Storage } from "#src/storage/storage.ts";

/** Opens the storage of uploaded files, which may be any. @throws SettingsError naming the setting at fault */
export async function openStorage(settings: Pick<Settings, "s3" | "dataDir">): Promise<Storage> {
	const { s3, dataDir } = settings;
	if (!s3) return diskStorage(join(dataDir, "files"));
	const storage = await openS3Storage(s3);
	await storage.readId().catch((error) => refuse(`Can’t read files in ${locate(storage, settings)}`, error));
	return storage;
}

/**
 * Opens it for a process that changes files, if it is the one that has the files of this database.
 * @throws SettingsError naming the setting at fault
 */
export async function openBoundStorage(db: Db, settings: Settings, now: Date): Promise<Storage> {
	const storage = await openStorage(settings);
	const sampleKeys = [...(await lastKeys(db, 3)), ...(await lastMediaKeys(db, 3))];
	const place = placeOf(storage, settings);
	const facts = { place, fileNames: sampleKeys, isShared: settings.databaseUrl !== undefined };
	const binding = await bindStorage(db, storage, facts, now).catch((error) =>
		refuse(`Can’t write files to ${locate(storage, settings)}`, error),
	);
	if (binding.ok) return storage;
	throw new SettingsError(explain(binding, { place, setting: locate(storage, settings) }));
}

function locate(storage: Storage, settings: Pick<Settings, "s3">): string {
	return `${settings.s3 ? "STORAGE_URL" : "DATA_DIR"} (${placeOf(storage, settings)})`;
}

/** A folder is one of its machine. */
function placeOf({ name }: Storage, { s3 }: Pick<Settings, "s3">): string {
	return s3 ? name : `${name} on ${hostname()}`;
}

type Unbound = { reason: "foreign" } | { reason: "elsewhere"; place: string };

function explain(binding: Unbound, { place, setting }: { place: string; setting: string }): string {
	const guide = "See docs/operating/files-and-database.md.";
	if (binding.reason === "foreign")
		return (
			`The files in ${setting} belong to another database. ` +
			`Set it to this database’s files, or to an empty location. ${guide}`
		);
	if (binding.place === place)
		return `The files of this database are no longer in ${setting}. Mount the volume that has them. ${guide}`;
	return `The files of this database are in ${binding.place}, not in ${setting}. Several machines need one STORAGE_URL.`;
}
