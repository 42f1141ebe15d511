import type { Selectable } from "kysely";
import { type RecordedAct, recordAct } from "#src/audit/audit-log.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import type { By } from "#src/cases/case.ts";
import { markSeen } from "#src/cases/desk/seen-cases.server.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { lockRow } from "#src/db/lock-row.server.ts";
import type { Database } from "#src/db/tables.ts";

export type Case = Selectable<Database["cases"]>;

/** Locks a case until the transaction ends; undefined when there is none. */
export function lockCase(trx: Trx, id: number): Promise<Case | undefined> {
	return lockRow(trx, "cases", id);
}

type Subject = { kind: string; id: number };

/** The case of a record, locked; undefined when there is none. */
export async function lockCaseOf(trx: Trx, { kind, id }: Subject): Promise<Case | undefined> {
	const caseRow = await trx
		.selectFrom("cases")
		.select("id")
		.where("kind", "=", kind as Case["kind"])
		.where("record_id", "=", id)
		.executeTakeFirst();
	return caseRow && lockCase(trx, caseRow.id);
}

/**
 * Locks the case of a record, and counts in its version an act that the record's area records.
 * @returns the version after it, as `recordCaseAct` stores it; undefined when there is no case
 */
export async function countAct(
	trx: Trx,
	{ kind, id }: { kind: Case["kind"]; id: number },
): Promise<number | undefined> {
	const countedCaseRow = await trx
		.updateTable("cases")
		.set(({ eb }) => ({ version: eb("version", "+", 1) }))
		.where("kind", "=", kind)
		.where("record_id", "=", id)
		.returning("version")
		.executeTakeFirst();
	return countedCaseRow?.version;
}

/** The version of the case after an act; 0 for an act that counts in none. */
export function versionAfter({ after }: RecordedAct): number {
	return typeof after === "object" && after !== null && "version" in after ? Number(after.version) : 0;
}

type CaseAct = {
	by: By;
	act: ActName;
	before?: object | undefined;
	after?: object | undefined;
	batchId?: number | undefined;
	undoes?: number | undefined;
};

/** Records an act on a case that is locked, and counts it in the case's version. */
export async function recordCaseAct(
	trx: Trx,
	{ id, kind, record_id, version }: Case,
	{ by, act, before, after, batchId, undoes }: CaseAct,
	now: Date,
): Promise<{ ok: true; actId: number; version: number }> {
	const next = version + 1;
	await trx.updateTable("cases").set({ version: next, changed_at: now.toISOString() }).where("id", "=", id).execute();
	await markSeen(trx, { memberId: by.id, caseId: id }, now);
	const subject = { kind, id: record_id };
	const auditEntry = { actor: by.name, memberId: by.id, act, subject, batchId, undoes };
	const actId = await recordAct(trx, { ...auditEntry, before, after: { ...after, version: next } }, now);
	return { ok: true, actId, version: next };
}
