import type { Kysely, Selectable } from "kysely";
import { type ActResult, changedBy, goneCase, refuseAct, sinceFrozen } from "#src/cases/acts/act-result.ts";
import { type ActToUndo, undoAct } from "#src/cases/acts/undo-act.server.ts";
import type { BatchOutcome } from "#src/cases/batches/batch-state.ts";
import type { By } from "#src/cases/case.ts";
import type { Db, Trx } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";
import { isUnavailable } from "#src/health/unavailable.ts";
import { type BatchActs, caseBatchActs } from "./batch-acts.server.ts";
import { readMover } from "./batch-moves.server.ts";

/** Longest time that a process may take for one case before others go on with the batch; milliseconds. */
const leaseMs = 30_000;

/** `by` has started it, or lets it be undone. */
type Batch = Selectable<Database["batches"]> & { by: By };
type Item = Selectable<Database["batch_items"]>;

export type BatchRun = {
	now: () => Date;
	/** Acts of areas, besides those that every case has. */
	acts: BatchActs;
	undo: Pick<ActToUndo, "undoers" | "lockRecord" | "withdrawMails">;
	log: { error: (fields: object, text: string) => void };
	signal?: AbortSignal | undefined;
};

/**
 * Carries out the batches that were started, and those that are to be undone, one case per transaction with its
 * outcome: a process that dies leaves no case half done, and the next one goes on.
 * @returns how many cases had their turn
 */
export async function runBatches(db: Db, run: BatchRun): Promise<number> {
	let cases = 0;
	for (;;) {
		const batch = await leaseNext(db, run.now());
		if (!batch) return cases;
		cases += await work(db, batch, run);
		if (run.signal?.aborted) return cases;
	}
}

/** Tells whether there is a batch to be carried out or undone. */
export async function isBatchStarted(db: Db): Promise<boolean> {
	const startedQuery = db.selectFrom("batches").select("id").where("state", "in", ["running", "undoing"]);
	return (await startedQuery.limit(1).executeTakeFirst()) !== undefined;
}

async function leaseNext(db: Db, now: Date): Promise<Batch | undefined> {
	const batch = await db
		.selectFrom("batches")
		.selectAll()
		.where("state", "in", ["running", "undoing"])
		.where(({ or, eb }) => or([eb("leased_until", "is", null), eb("leased_until", "<", now.toISOString())]))
		.orderBy("id")
		.executeTakeFirst();
	const lease = batch && (await renew(db, batch, now));
	if (!batch || !lease) return undefined;
	return { ...batch, ...lease, by: await readMover(db, batch, batch.state === "undoing" ? "undoing" : "running") };
}

type Lease = { leased_until: string };

/** Takes or extends the lease. @returns undefined when another process has it by now */
async function renew(
	db: Kysely<Database>,
	{ id, state, leased_until }: Omit<Batch, "by">,
	now: Date,
): Promise<Lease | undefined> {
	const lease = { leased_until: new Date(now.getTime() + leaseMs).toISOString() };
	const { numUpdatedRows } = await db
		.updateTable("batches")
		.set(lease)
		.where("id", "=", id)
		.where("state", "=", state)
		.where("leased_until", leased_until === null ? "is" : "=", leased_until)
		.executeTakeFirst();
	return numUpdatedRows > 0n ? lease : undefined;
}

async function work(db: Db, leased: Batch, run: BatchRun): Promise<number> {
	let batch = leased;
	let cases = 0;
	while (!run.signal?.aborted) {
		const item = await nextItem(db, batch);
		if (!item) {
			await finish(db, batch, run.now());
			return cases;
		}
		const lease = await runOneItem(db, batch, item, run);
		if (!lease) return cases;
		batch = { ...batch, ...lease };
		cases += 1;
		// SQLite runs on the process's own thread: between two cases it answers requests.
		await new Promise(setImmediate);
	}
	// The next process need not wait for the lease's end.
	await db
		.updateTable("batches")
		.set({ leased_until: null })
		.where("id", "=", batch.id)
		.where("leased_until", "=", batch.leased_until)
		.execute();
	return cases;
}

/**
 * Carries out the act on one case.
 * @returns the extended lease, or undefined when it is lost, or left to its end after a fault that may be over by then
 */
async function runOneItem(db: Db, batch: Batch, item: Item, run: BatchRun): Promise<Lease | undefined> {
	const turn = (result: (trx: Trx) => Promise<ActResult>) =>
		db.transaction().execute(async (trx) => {
			const lease = await renew(trx, batch, run.now());
			if (lease) await record(trx, batch, item, await result(trx));
			return lease;
		});
	try {
		return await turn((trx) => carryOut(trx, batch, item, run));
	} catch (error) {
		const failure = { err: error, batch: batch.id, case: item.case_id };
		if (isUnavailable(error)) {
			run.log.error(failure, "batch item failed; retrying after its lease expires");
			return undefined;
		}
		run.log.error(failure, "a case of a batch failed");
		return turn(async () => refuseAct("This failed. The server’s log says why."));
	}
}

async function carryOut(trx: Trx, batch: Batch, item: Item, run: BatchRun): Promise<ActResult> {
	const { by } = batch;
	if (batch.state === "undoing") return undoItem(trx, batch, item, run);
	const act = { ...caseBatchActs, ...run.acts }[batch.act];
	if (!act) return refuseAct("This action no longer exists.");
	const on = { caseId: item.case_id, by, version: item.version_seen, batchId: batch.id };
	// Written by `planBatch`, which has checked the details with this act's schema.
	return act.carryOut(trx, on, JSON.parse(batch.details) as never, run.now());
}

async function undoItem(trx: Trx, batch: Batch, item: Item, run: BatchRun): Promise<ActResult> {
	const caseRow = await trx
		.selectFrom("cases")
		.select(["kind", "record_id"])
		.where("id", "=", item.case_id)
		.executeTakeFirst();
	if (!caseRow) return goneCase;
	const subject = { kind: caseRow.kind, id: caseRow.record_id };
	// `undoBatch` has asked whether the member may.
	const by = { ...batch.by, may: () => true };
	return undoAct(trx, { ...run.undo, actId: item.act_id ?? 0, subject, by, batchId: batch.id }, run.now());
}

function nextItem(db: Db, { id, state }: Batch): Promise<Item | undefined> {
	const items = db.selectFrom("batch_items").selectAll().where("batch_id", "=", id).orderBy("case_id").limit(1);
	return (
		state === "running"
			? items.where("outcome", "is", null)
			: items.where("outcome", "=", "done").where("undo_outcome", "is", null)
	).executeTakeFirst();
}

async function record(trx: Trx, batch: Batch, item: Item, result: ActResult): Promise<void> {
	const [outcome, message] = outcomeOf(result, batch.state);
	const set =
		batch.state === "running"
			? { outcome, message, act_id: result.ok ? result.actId : null }
			: { undo_outcome: outcome, undo_message: message };
	await trx
		.updateTable("batch_items")
		.set(set)
		.where("batch_id", "=", batch.id)
		.where("case_id", "=", item.case_id)
		.execute();
}

function outcomeOf(result: ActResult, state: Batch["state"]): [BatchOutcome, string | null] {
	if (result.ok) return [result.actId === null ? "unchanged" : "done", null];
	if (result.reason !== "conflict") return ["refused", result.message];
	return ["skipped", state === "running" ? changedBy(result.since, sinceFrozen) : result.message];
}

async function finish(db: Db, { id, state, leased_until }: Batch, now: Date): Promise<void> {
	await db
		.updateTable("batches")
		.set({ state: state === "running" ? "done" : "undone", finished_at: now.toISOString(), leased_until: null })
		.where("id", "=", id)
		.where("state", "=", state)
		.where("leased_until", "=", leased_until)
		.execute();
}
