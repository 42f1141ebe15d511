import type { Kysely } from "kysely";
import { labelOfQuestion } from "#src/admissions/forms/application-forms.ts";
import type { Database } from "#src/db/tables.ts";
import type { AnswerLine } from "#src/forms/describe-answers.ts";

/**
 * A document of an application with its question's label; `size` in bytes, `sentAt` in ISO 8601 if it came later than
 * the application.
 */
export type SentFile = { field: string; label: string; name: string; size: number; sentAt: string | null };

/** The documents of an application, in the order of the form. @param lines the questions as the applicant saw them */
export async function listFiles(
	db: Kysely<Database>,
	applicationId: number,
	lines: readonly AnswerLine[],
): Promise<SentFile[]> {
	const rows = await db
		.selectFrom("application_files")
		.select(["field", "original_name", "size", "sent_at"])
		.where("application_id", "=", applicationId)
		.execute();
	const positionOf = (field: string) => lines.findIndex(({ name }) => name === field);
	return rows
		.map(({ field, original_name, size, sent_at }) => ({
			field,
			label: lines[positionOf(field)]?.label ?? labelOfQuestion(field) ?? field,
			name: original_name,
			size,
			sentAt: sent_at,
		}))
		.sort((a, b) => positionOf(a.field) - positionOf(b.field) || (a.field < b.field ? -1 : 1));
}

/** A document's storage key, name, type and size; undefined if none was sent in this field. */
export async function findFile(db: Kysely<Database>, applicationId: number, field: string) {
	return db
		.selectFrom("application_files")
		.select(["original_name as name", "storage_key as key", "media_type as mediaType", "size"])
		.where("application_id", "=", applicationId)
		.where("field", "=", field)
		.executeTakeFirst();
}

/** A document that counts; `size` in bytes. */
type ListedDocument = {
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
