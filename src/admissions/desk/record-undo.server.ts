import { storeApplicationCase } from "#src/admissions/applications/store-application-case.server.ts";
import { recordAct } from "#src/audit/audit-log.server.ts";
import { type ActResult, refuseAct } from "#src/cases/acts/act-result.ts";
import type { Undo } from "#src/cases/acts/undoer.ts";

export const changedSince = refuseAct("This was changed again later. Undo that first.");

/** Arguments with which an undoer is called. */
export type Undoing = {
	trx: Parameters<Undo>[0];
	caseRow: Parameters<Undo>[1];
	act: Parameters<Undo>[2];
} & Parameters<Undo>[3];

/** Records the undo of an act on an application, and brings the case up to date. */
export async function recordUndo(
	{ trx, caseRow, act, by, batchId, now }: Undoing,
	change: { before: object; after?: object },
): Promise<ActResult & { ok: true; actId: number }> {
	const { subject } = act;
	const auditEntry = { actor: by.name, memberId: by.id, act: act.act, subject, batchId, undoes: act.id, ...change };
	const actId = await recordAct(trx, auditEntry, now);
	await storeApplicationCase(trx, caseRow.record_id, now, { by });
	return { ok: true, actId, version: caseRow.version };
}
