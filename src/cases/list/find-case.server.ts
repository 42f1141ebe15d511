import type { Kysely } from "kysely";
import type { CaseKind } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import { type CaseRow, readRows } from "./list-cases.server.ts";
import type { Reader } from "./where-cases.server.ts";

/** A case by itself: what lists show, and what the office has set about it. */
export type FoundCase = CaseRow & {
	/** Set by hand; null where the record decides. */
	statusSet: CaseRow["status"] | null;
	dueSet: string | null;
	/** The record alone decides about the status. */
	final: boolean;
	/** The case that counts in place of this one. */
	duplicateOf: number | null;
};

/** The case of a record; undefined when there is none, or it was erased. */
export async function findCase(
	db: Kysely<Database>,
	{ kind, recordId }: { kind: CaseKind; recordId: number },
	reader: Reader,
): Promise<FoundCase | undefined> {
	const caseRow = await db
		.selectFrom("cases")
		.select(["id", "status_set", "due_set", "final", "duplicate_of"])
		.where("kind", "=", kind)
		.where("record_id", "=", recordId)
		.executeTakeFirst();
	const [row] = caseRow ? await readRows(db, [caseRow.id], reader) : [];
	if (!caseRow || !row) return undefined;
	return {
		...row,
		statusSet: caseRow.status_set,
		dueSet: caseRow.due_set,
		final: caseRow.final === 1,
		duplicateOf: caseRow.duplicate_of,
	};
}
