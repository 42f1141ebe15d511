import { readActs } from "#src/audit/audit-log.server.ts";
import { statusOfCase } from "#src/cases/case.ts";
import type { Trx } from "#src/db/connect.server.ts";
import { type ActResult, changedBy, gone, type OnCase, refused } from "./act-result.ts";
import { type Case, lockCase, recordCaseAct, versionAfter } from "./lock-case.server.ts";

/** What members set by hand, with the name of the act that does. */
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
	/** Why the case cannot take this value now. */
	refuse?: (found: Case) => Promise<ActResult | undefined> | ActResult | undefined;
};

const unknownVersion = refused("This form no longer fits the case. Reload the page.");

/** Sets a column of a case, unless someone else has changed the same column since the member has seen the case. */
export async function setColumn<Column extends Settable>(
	trx: Trx,
	{ caseId, by, version, batchId }: OnCase,
	{ column, value, refuse }: Setting<Column>,
	now: Date,
): Promise<ActResult> {
	const found = await lockCase(trx, caseId);
	if (!found) return gone;
	if (version !== undefined && version > found.version) return unknownVersion;
	if (found[column] === value) return { ok: true, actId: null, version: found.version };
	const conflict = await findConflict(trx, found, column, version);
	if (conflict) return conflict;
	const refusal = await refuse?.(found);
	if (refusal) return refusal;
	return writeColumn(trx, found, { column, value, by, batchId }, now);
}

type Written = {
	column: Settable;
	value: Case[Settable];
	by: OnCase["by"];
	batchId?: number | undefined;
	undoes?: number | undefined;
};

/** Writes a column of a locked case, what follows from it, and the act. */
export async function writeColumn(
	trx: Trx,
	found: Case,
	{ column, value, by, batchId, undoes }: Written,
	now: Date,
): Promise<ActResult> {
	const changed: Case = { ...found, [column]: value };
	const { status, due_on } = statusOfCase(changed);
	await trx
		.updateTable("cases")
		.set({ [column]: value, status, due_on })
		.where("id", "=", found.id)
		.execute();
	const act = { by, act: settable[column], before: { [column]: found[column] }, after: { [column]: value } };
	return recordCaseAct(trx, found, { ...act, batchId, undoes }, now);
}

/** What others have done to the same column since this version; undefined for nothing. */
async function findConflict(
	trx: Trx,
	found: Case,
	column: Settable,
	version: number | undefined,
): Promise<ActResult | undefined> {
	if (version === undefined || version >= found.version) return undefined;
	const acts = await readActs(trx, { kind: found.kind, id: found.record_id });
	const since = acts.filter((each) => each.act === settable[column] && versionAfter(each) > version);
	if (since.length === 0) return undefined;
	return { ok: false, reason: "conflict", message: changedBy(since), version: found.version, since };
}
