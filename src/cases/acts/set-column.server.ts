import { readActs } from "#src/audit/audit-log.server.ts";
import { statusOfCase } from "#src/cases/case.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { type ActResult, changedBy, goneCase, type OnCase, refuseAct } from "./act-result.ts";
import { type Case, lockCase, recordCaseAct, versionAfter } from "./lock-case.server.ts";

/** Columns that members set by hand, each with the name of the act that sets it. */
export const settable = {
	assignee_id: "case-assigned",
	status_set: "case-status-set",
	due_set: "case-due-set",
	duplicate_of: "case-merged",
} as const;
export type Settable = keyof typeof settable;

type Setting<Column extends Settable> = {
	column: Column;
	value: Case[Column];
	/** Tells why the case cannot take this value now. */
	refuse?: (found: Case) => Promise<ActResult | undefined> | ActResult | undefined;
};

const unknownVersion = refuseAct("This form no longer fits the case. Reload the page.");

/** Sets a column of a case, unless someone else has changed the same column since the member has seen the case. */
export async function setColumn<Column extends Settable>(
	trx: Trx,
	{ caseId, by, version, batchId }: OnCase,
	{ column, value, refuse }: Setting<Column>,
	now: Date,
): Promise<ActResult> {
	const caseRow = await lockCase(trx, caseId);
	if (!caseRow) return goneCase;
	if (version !== undefined && version > caseRow.version) return unknownVersion;
	if (caseRow[column] === value) return { ok: true, actId: null, version: caseRow.version };
	const conflict = await findConflict(trx, caseRow, column, version);
	if (conflict) return conflict;
	const refusal = await refuse?.(caseRow);
	if (refusal) return refusal;
	return writeColumn(trx, caseRow, { column, value, by, batchId }, now);
}

type ColumnChange = {
	column: Settable;
	value: Case[Settable];
	by: OnCase["by"];
	batchId?: number | undefined;
	undoes?: number | undefined;
};

/** Writes a column of a locked case, what follows from it, and the act. */
export async function writeColumn(
	trx: Trx,
	caseRow: Case,
	{ column, value, by, batchId, undoes }: ColumnChange,
	now: Date,
): Promise<ActResult> {
	const changed: Case = { ...caseRow, [column]: value };
	const { status, due_on } = statusOfCase(changed);
	await trx
		.updateTable("cases")
		.set({ [column]: value, status, due_on })
		.where("id", "=", caseRow.id)
		.execute();
	const act = { by, act: settable[column], before: { [column]: caseRow[column] }, after: { [column]: value } };
	return recordCaseAct(trx, caseRow, { ...act, batchId, undoes }, now);
}

/** Finds what others have done to the same column since this version; undefined for nothing. */
async function findConflict(
	trx: Trx,
	caseRow: Case,
	column: Settable,
	version: number | undefined,
): Promise<ActResult | undefined> {
	if (version === undefined || version >= caseRow.version) return undefined;
	const acts = await readActs(trx, { kind: caseRow.kind, id: caseRow.record_id });
	const since = acts.filter((each) => each.act === settable[column] && versionAfter(each) > version);
	if (since.length === 0) return undefined;
	return { ok: false, reason: "conflict", message: changedBy(since), version: caseRow.version, since };
}
