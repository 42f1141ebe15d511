import { eraseActs } from "#src/audit/audit-log.server.ts";
import type { Trx } from "#src/db/connect.server.ts";
import type { CaseKind } from "./case.ts";

/** Erases the case of a record that is erased: notes, tags, what was seen of it, its part of batches, and its acts. */
export async function eraseCase(trx: Trx, { kind, recordId }: { kind: CaseKind; recordId: number }): Promise<void> {
	await eraseActs(trx, { kind, id: recordId });
	const caseRow = await trx
		.selectFrom("cases")
		.select("id")
		.where("kind", "=", kind)
		.where("record_id", "=", recordId)
		.executeTakeFirst();
	if (!caseRow) return;
	await trx.updateTable("cases").set({ duplicate_of: null }).where("duplicate_of", "=", caseRow.id).execute();
	// Texts, tags, notes, rows of `seen_cases` and items of batches go with their case.
	await trx.deleteFrom("cases").where("id", "=", caseRow.id).execute();
}
