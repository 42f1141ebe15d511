import type { Kysely } from "kysely";
import type { CaseKind } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";

type SameIn = "phone" | "email" | "name and year of birth";

/** A case that may be of the same person, and what both have in common. */
export type LikelyDuplicate = {
	id: number;
	kind: CaseKind;
	recordId: number;
	reference: string;
	name: string;
	cameAt: string;
	same: SameIn[];
	/** Merged into this case, or the one into which this case was merged. */
	merged: boolean;
};

const maxShown = 20;

/** Other cases with the same telephone number, email address, or name and year of birth. */
export async function findDuplicates(db: Kysely<Database>, caseId: number): Promise<LikelyDuplicate[]> {
	const own = await db
		.selectFrom("cases")
		.select(["id", "phone_key", "email_key", "person_key", "duplicate_of"])
		.where("id", "=", caseId)
		.executeTakeFirst();
	if (!own) return [];
	const rows = await db
		.selectFrom("cases")
		.select(["id", "kind", "record_id", "reference", "name", "created_at", "duplicate_of"])
		.select(["phone_key", "email_key", "person_key"])
		.where("id", "!=", caseId)
		.where(({ or, eb }) =>
			or([
				eb("duplicate_of", "=", caseId),
				...(own.duplicate_of === null ? [] : [eb("id", "=", own.duplicate_of)]),
				...(own.phone_key === null ? [] : [eb("phone_key", "=", own.phone_key)]),
				...(own.email_key === null ? [] : [eb("email_key", "=", own.email_key)]),
				...(own.person_key === null ? [] : [eb("person_key", "=", own.person_key)]),
			]),
		)
		.orderBy("id", "desc")
		.limit(maxShown)
		.execute();
	const equal = (one: string | null, other: string | null) => one !== null && one === other;
	return rows.map((row) => ({
		id: row.id,
		kind: row.kind,
		recordId: row.record_id,
		reference: row.reference,
		name: row.name,
		cameAt: row.created_at,
		same: [
			...(equal(row.phone_key, own.phone_key) ? (["phone"] as const) : []),
			...(equal(row.email_key, own.email_key) ? (["email"] as const) : []),
			...(equal(row.person_key, own.person_key) ? (["name and year of birth"] as const) : []),
		],
		merged: row.duplicate_of === caseId || own.duplicate_of === row.id,
	}));
}
