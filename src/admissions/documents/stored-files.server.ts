import type { Transaction } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import type { StoredFile } from "#src/documents/save-upload.server.ts";
import { documentExtension, documentTypes } from "#src/forms/documents.ts";

/**
 * Adds the row that makes a stored file a document of an application.
 * @param sentAt when it came, if later than the application
 */
export async function linkFile(
	trx: Transaction<Database>,
	applicationId: number,
	{ field, name, size, sha256, sentSha256, key }: StoredFile,
	sentAt?: Date,
): Promise<void> {
	const media_type = documentTypes[documentExtension(name) ?? "pdf"];
	await trx
		.insertInto("application_files")
		.values({
			application_id: applicationId,
			field,
			original_name: name,
			storage_key: key,
			size,
			media_type,
			sha256,
			sent_sha256: sentSha256,
			sent_at: sentAt?.toISOString() ?? null,
		})
		.execute();
}

/**
 * Finds which of these storage keys an application, a draft or a guardian references: garbage collection leaves them
 * alone.
 */
export async function referencedKeys(db: Db, keys: string[]): Promise<Set<string>> {
	if (keys.length === 0) return new Set();
	// One statement: between two, a row could move from the draft to its application and be missed by both.
	const ofDrafts = db.selectFrom("draft_files").select("storage_key").where("storage_key", "in", keys);
	const replacedQuery = db.selectFrom("replaced_files").select("storage_key").where("storage_key", "in", keys);
	const ofGuardians = db.selectFrom("guardian_copies").select("storage_key").where("storage_key", "in", keys);
	const rows = await db
		.selectFrom("application_files")
		.select("storage_key")
		.where("storage_key", "in", keys)
		.union(ofDrafts)
		.union(replacedQuery)
		.union(ofGuardians)
		.execute();
	return new Set(rows.map((row) => row.storage_key));
}

/** Keys of the documents that came last: where they are, the others are too. */
export async function lastKeys(db: Db, count: number): Promise<string[]> {
	const ofApplications = await db
		.selectFrom("application_files")
		.select("storage_key")
		.orderBy("id", "desc")
		.limit(count)
		.execute();
	const ofDrafts = await db
		.selectFrom("draft_files")
		.select("storage_key")
		.orderBy("created_at", "desc")
		.limit(count)
		.execute();
	return [...ofApplications, ...ofDrafts].map((row) => row.storage_key);
}
