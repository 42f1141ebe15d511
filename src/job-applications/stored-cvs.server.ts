import type { Kysely } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";

/** Which of these storage keys a job application references: garbage collection leaves them alone. */
export async function referencedCvKeys(db: Db, keys: string[]): Promise<Set<string>> {
	if (keys.length === 0) return new Set();
	const rows = await db.selectFrom("job_applications").select("storage_key").where("storage_key", "in", keys).execute();
	return new Set(rows.map(({ storage_key }) => storage_key));
}

/** The CV of a job application; `size` in bytes. */
export type StoredCv = {
	id: number;
	key: string;
	name: string;
	size: number;
	sha256: string;
	mediaType: "application/pdf";
};

/** @param id of the job application; undefined where there is none */
export async function findCv(db: Kysely<Database>, id: number): Promise<StoredCv | undefined> {
	const found = await db
		.selectFrom("job_applications")
		.select(["id", "storage_key as key", "original_name as name", "size", "sha256"])
		.where("id", "=", id)
		.executeTakeFirst();
	return found && { ...found, mediaType: "application/pdf" };
}
