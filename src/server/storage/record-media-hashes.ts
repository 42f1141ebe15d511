import { isMediaKey } from "#src/content/media/media-files.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { recordHashes } from "#src/storage/record-hashes.server.ts";
import type { Storage } from "#src/storage/storage.ts";

/** The school's stored files. Those of media have no hash in rows of their own, so it is recorded. */
export function recordMediaHashes(storage: Storage, db: Db): Storage {
	return recordHashes(storage, db, isMediaKey);
}
