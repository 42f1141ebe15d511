import type { Kysely } from "kysely";
import type { Database } from "#src/db/tables.ts";

/** A document that counts; `size` in bytes. */
export type ListedDocument = {
	applicationId: number;
	field: string;
	originalName: string;
	key: string;
	size: number;
	sha256: string;
};

/** The documents of these applications, without those that were replaced, in the order in which they came. */
export async function listDocuments(
	db: Kysely<Database>,
	applicationIds: readonly number[],
): Promise<ReadonlyMap<number, ListedDocument[]>> {
	if (applicationIds.length === 0) return new Map();
	const rows = await db
		.selectFrom("application_files")
		.select(["application_id as applicationId", "field", "original_name as originalName", "storage_key as key"])
		.select(["size", "sha256"])
		.where("application_id", "in", applicationIds)
		.orderBy("id")
		.execute();
	return Map.groupBy(
		rows.map((row) => ({ ...row, size: Number(row.size) })),
		({ applicationId }) => applicationId,
	);
}
