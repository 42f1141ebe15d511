import { referencedKeys } from "#src/admissions/documents/stored-files.server.ts";
import { referencedMediaKeys } from "#src/content/media/media-files.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { referencedExportKeys } from "#src/exports/end-exports.server.ts";
import { referencedCvKeys } from "#src/job-applications/office-job-application.server.ts";
import { referencedRestrictedKeys } from "#src/privacy/erasure/restrict-record.server.ts";

/** Owners whose rows reference stored files. An owner that is missing here loses its files. */
const owners = [referencedKeys, referencedMediaKeys, referencedCvKeys, referencedExportKeys, referencedRestrictedKeys];

/** Finds those of the given storage keys that a row references, whichever owner it belongs to. */
export async function referencedFileKeys(db: Db, keys: string[]): Promise<Set<string>> {
	const keySets = await Promise.all(owners.map((referencedBy) => referencedBy(db, keys)));
	return new Set(keySets.flatMap((each) => [...each]));
}
