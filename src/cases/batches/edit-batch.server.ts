import { type RecordedAct, recordAct } from "#src/audit/audit-log.server.ts";
import type { By } from "#src/cases/case.ts";
import type { Trx } from "#src/db/connect.server.ts";

/** What a member needs to edit a planned batch: only rounds of offers are edited. */
export const editPermission = "case.decide";

type EditResult = { ok: true; actId: number } | { ok: false; message: string };
type Editing = { batchId: number; by: By };

const refuse = (message: string): EditResult => ({ ok: false, message });
const begun = refuse("This was already sent or cancelled, perhaps in another window.");

/** Takes a case out of a batch that is planned. */
export async function takeOut(
	trx: Trx,
	{ batchId, by, caseId }: Editing & { caseId: number },
	now: Date,
): Promise<EditResult> {
	if (!(await lockPlanned(trx, batchId))) return begun;
	const items = trx.selectFrom("batch_items").select("case_id").where("batch_id", "=", batchId);
	const ids = (await items.execute()).map(({ case_id }) => case_id);
	if (!ids.includes(caseId)) return refuse("It’s no longer in this list.");
	if (ids.length === 1) return refuse("It’s the last one in this list. Cancel the whole list instead.");
	await trx.deleteFrom("batch_items").where("batch_id", "=", batchId).where("case_id", "=", caseId).execute();
	return record(trx, { batchId, by, act: "batch-case-taken-out", before: { caseId } }, now);
}

/** Replaces the details of a batch that is planned. @param details as the batch's act takes them */
export async function setDetails(
	trx: Trx,
	{ batchId, by, details }: Editing & { details: object },
	now: Date,
): Promise<EditResult> {
	const before = await lockPlanned(trx, batchId);
	if (!before) return begun;
	await trx
		.updateTable("batches")
		.set({ details: JSON.stringify(details) })
		.where("id", "=", batchId)
		.execute();
	return record(trx, { batchId, by, act: "batch-details-set", before, after: details }, now);
}

/** Another start or end of the batch waits for the transaction. @returns its details, while it is planned */
async function lockPlanned(trx: Trx, batchId: number): Promise<object | undefined> {
	const row = await trx
		.updateTable("batches")
		.set({ leased_until: null })
		.where("id", "=", batchId)
		.where("state", "=", "planned")
		.returning("details")
		.executeTakeFirst();
	return row && JSON.parse(row.details);
}

type Recorded = Pick<RecordedAct, "act"> & { before: object; after?: object };

async function record(trx: Trx, { batchId, by, ...act }: Editing & Recorded, now: Date): Promise<EditResult> {
	const subject = { kind: "batch", id: batchId };
	return { ok: true, actId: await recordAct(trx, { ...act, actor: by.name, memberId: by.id, subject }, now) };
}
