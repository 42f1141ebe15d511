import type { Transaction } from "kysely";
import { z } from "zod";
import { type RecordedAct, readActs, recordAct } from "#src/audit/audit-log.server.ts";
import { type Actor, nothingToUndo, readUndoable, type UndoRefusal } from "#src/audit/undoable.server.ts";
import type { ActName } from "#src/audit-messages.ts";
import type { By } from "#src/cases/case.ts";
import type { Database } from "#src/db/tables.ts";
import { type Refusal, refuse } from "#src/refusal.ts";

export const takenOut = "batch-case-taken-out";
export const detailsSet = "batch-details-set";

/** Permission that a member needs to edit a planned batch: only rounds of offers are edited. */
export const editPermission = "case.decide";

export type EditResult = { ok: true; actId: number } | Refusal;
type Editing = { batchId: number; by: By };

const result = refuse("This was already applied or discarded, maybe in another window.");

/** Takes a case out of a batch that is planned. */
export async function takeOut(
	trx: Transaction<Database>,
	{ batchId, by, caseId }: Editing & { caseId: number },
	now: Date,
): Promise<EditResult> {
	if (!(await lockPlanned(trx, batchId))) return result;
	const items = trx.selectFrom("batch_items").select("case_id").where("batch_id", "=", batchId);
	const ids = (await items.execute()).map(({ case_id }) => case_id);
	if (!ids.includes(caseId)) return refuse("This case is no longer in this batch.");
	if (ids.length === 1) return refuse("This is the only one left. Discard the batch instead.");
	await trx.deleteFrom("batch_items").where("batch_id", "=", batchId).where("case_id", "=", caseId).execute();
	return record(trx, { batchId, by, act: takenOut, before: { caseId } }, now);
}

/** Replaces the details of a batch that is planned. @param details as the batch's act takes them */
export async function setDetails(
	trx: Transaction<Database>,
	{ batchId, by, details }: Editing & { details: object },
	now: Date,
): Promise<EditResult> {
	const before = await lockPlanned(trx, batchId);
	if (!before) return result;
	await trx
		.updateTable("batches")
		.set({ details: JSON.stringify(details) })
		.where("id", "=", batchId)
		.execute();
	return record(trx, { batchId, by, act: detailsSet, before, after: details }, now);
}

const out = z.object({ caseId: z.int() });

/** Undoes an edit of a batch that is still planned: the case is back in the list, as it is now, or the details are. */
export async function undoEdit(
	trx: Transaction<Database>,
	{ batchId, by, actId }: Editing & { by: Actor; actId: number },
	now: Date,
): Promise<EditResult | UndoRefusal> {
	const present = await lockPlanned(trx, batchId);
	const undoable = await readUndoable(
		trx,
		{ actId, subject: { kind: "batch", id: batchId }, by },
		() => editPermission,
	);
	if (!undoable.ok) return undoable;
	if (!present) return result;
	const { act } = undoable;
	if (act.undoes !== null) return refuse("This was already undone.");
	if (act.act !== detailsSet && act.act !== takenOut) return nothingToUndo;
	const undoing = { batchId, by, act: act.act, undoes: actId };
	if (act.act === detailsSet) {
		if (JSON.stringify(present) !== JSON.stringify(act.after))
			return refuse("This was changed again later. Undo that first.");
		await trx
			.updateTable("batches")
			.set({ details: JSON.stringify(act.before) })
			.where("id", "=", batchId)
			.execute();
		return record(trx, { ...undoing, before: act.after, after: act.before }, now);
	}
	const { caseId } = out.parse(act.before);
	const caseRow = await trx.selectFrom("cases").select("version").where("id", "=", caseId).executeTakeFirst();
	if (!caseRow) return refuse("We can’t find this case. It may have been erased.");
	await trx
		.insertInto("batch_items")
		.values({
			batch_id: batchId,
			case_id: caseId,
			version_seen: caseRow.version,
			outcome: null,
			message: null,
			act_id: null,
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return record(trx, { ...undoing, after: { caseId } }, now);
}

/** The edits of a batch that hold, newest first. */
export async function readEdits(db: Parameters<typeof readActs>[0], batchId: number): Promise<RecordedAct[]> {
	const acts = await readActs(db, { kind: "batch", id: batchId });
	const undoneIds = new Set(acts.map(({ undoes }) => undoes));
	return acts
		.filter(({ id, act, undoes }) => (act === takenOut || act === detailsSet) && undoes === null && !undoneIds.has(id))
		.toReversed();
}

/** Another start or end of the batch waits for the transaction. @returns its details, while it is planned */
async function lockPlanned(trx: Transaction<Database>, batchId: number): Promise<object | undefined> {
	const row = await trx
		.updateTable("batches")
		.set({ leased_until: null })
		.where("id", "=", batchId)
		.where("state", "=", "planned")
		.returning("details")
		.executeTakeFirst();
	return row && JSON.parse(row.details);
}

type BatchAuditEntry = { act: ActName; before?: unknown; after?: unknown; undoes?: number };

async function record(trx: Transaction<Database>, { batchId, by, ...act }: Editing & BatchAuditEntry, now: Date) {
	const subject = { kind: "batch", id: batchId };
	const actId = await recordAct(trx, { ...act, actor: by.name, memberId: by.id, subject }, now);
	return { ok: true, actId } as const;
}
