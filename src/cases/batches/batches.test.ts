import { expect, it } from "vitest";
import { z } from "zod";
import { readActs } from "#src/audit/audit-log.server.ts";
import { assignCase } from "#src/cases/acts/case-acts.server.ts";
import { storeCase } from "#src/cases/store-case.server.ts";
import { caseFacts } from "#src/cases/testing/case-facts.ts";
import type { Db } from "#src/db/connect.server.ts";
import { crashingBatch } from "#tests/support/database/crashing-batch.ts";
import { describeDatabases, placeOf } from "#tests/support/database/databases.ts";
import { actor } from "#tests/support/office/actor.ts";
import { batchAct } from "./batch-acts.server.ts";
import { planBatch, startBatch, undoBatch } from "./plan-batch.server.ts";
import { readBatch } from "./read-batch.server.ts";
import { runBatches } from "./run-batches.server.ts";

const start = new Date("2026-11-20T06:00:00.000Z");
const priya = { id: 1, name: "Priya Raghavan" };
const arun = { id: 2, name: "Arun Selvam" };
const meera = actor(3, "Meera Iyer");
const log = { error: () => {} };
const run = (db: Db, now = start) => runBatches(db, { now: () => now, acts: {}, undo: {}, log });

async function openCases(db: Db, count: number): Promise<number[]> {
	return db.transaction().execute(async (trx) => {
		const ids: number[] = [];
		for (let number = 1; number <= count; number += 1) ids.push(await storeCase(trx, caseFacts(number), start));
		return ids;
	});
}
const assignees = async (db: Db) =>
	(await db.selectFrom("cases").select("assignee_id").orderBy("id").execute()).map(({ assignee_id }) => assignee_id);
const plan = async (db: Db, caseIds: number[]) => {
	const plannedBatch = await planBatch(
		db,
		{ by: priya, act: "assign", details: { assigneeId: 2 }, filter: "all that match", caseIds },
		{},
		start,
	);
	if (!plannedBatch.ok) throw new Error(plannedBatch.message);
	return plannedBatch.id;
};

describeDatabases("a batch", (freshDb) => {
	it("does nothing until started, then its cases alone, skips what others changed, and is undone", async () => {
		const db = await freshDb();
		const ids = await openCases(db, 6);
		const batch = await plan(db, ids.slice(0, 4));
		await run(db);
		expect(await assignees(db)).toEqual([null, null, null, null, null, null]);
		expect(await readBatch(db, batch)).toMatchObject({
			state: "planned",
			count: 4,
			tried: 0,
			filter: "all that match",
		});
		await db.transaction().execute((trx) => assignCase(trx, { caseId: ids[1] ?? 0, by: arun, assigneeId: 3 }, start));
		expect(await startBatch(db, batch, arun, start)).toBe(true);
		expect(await startBatch(db, batch, arun, start)).toBe(false);
		await run(db);
		expect(await assignees(db)).toEqual([2, 3, 2, 2, null, null]);
		expect(await readBatch(db, batch)).toMatchObject({
			state: "done",
			count: 4,
			tried: 4,
			outcomes: { done: 3, unchanged: 0, skipped: 1, refused: 0 },
			// Cases that were left out come first.
			sample: [
				{
					reference: "enquiry 2",
					outcome: "skipped",
					message: "Arun Selvam changed this after the cases were selected.",
				},
				...["enquiry 1", "enquiry 3", "enquiry 4"].map((reference) => ({ reference, outcome: "done" })),
			],
		});
		expect(await readActs(db, { kind: "enquiry", id: 1 })).toMatchObject([{ batchId: batch, memberId: arun.id }]);
		expect(await undoBatch(db, { id: batch, by: meera, acts: {} }, start)).toEqual({ ok: true });
		await run(db);
		expect(await assignees(db)).toEqual([null, 3, null, null, null, null]);
		expect(await readBatch(db, batch)).toMatchObject({
			state: "undone",
			memberId: priya.id,
			count: 3,
			outcomes: { done: 3 },
		});
		expect(await readActs(db, { kind: "enquiry", id: 1 })).toMatchObject([
			{ actor: arun.name },
			{ actor: meera.name, memberId: meera.id },
		]);
		expect(await readActs(db, { kind: "batch", id: batch })).toMatchObject([
			{ act: "batch-started", actor: arun.name },
			{ act: "batch-undone", actor: meera.name },
		]);
	});

	it("refuses an act that does not exist, details that do not fit, and no cases", async () => {
		const db = await freshDb();
		const [id = 0] = await openCases(db, 1);
		const batchOptions = { by: priya, act: "assign", details: { assigneeId: 2 }, filter: "", caseIds: [id] };
		for (const wrong of [{ act: "burn" }, { details: { assigneeId: "Arun" } }, { caseIds: [] }])
			expect(await planBatch(db, { ...batchOptions, ...wrong }, {}, start)).toMatchObject({ ok: false });
	});

	it("tries a case again after a passing database fault, and leaves out one that is itself at fault", async () => {
		const db = await freshDb();
		const ids = await openCases(db, 3);
		const faults = new Map([
			[ids[0], Object.assign(new Error("duplicate key"), { code: "23505" })],
			[ids[1], Object.assign(new Error("terminating connection"), { code: "57P01" })],
		]);
		const assign = batchAct({
			details: z.object({ assigneeId: z.int() }),
			permission: "case.write",
			carryOut: async (trx, on, { assigneeId }, now) => {
				const result = await assignCase(trx, { ...on, assigneeId }, now);
				const fault = faults.get(on.caseId);
				if (fault) throw fault;
				return result;
			},
		});
		const logged: object[] = [];
		const runAt = (now: Date) =>
			runBatches(db, { now: () => now, acts: { assign }, undo: {}, log: { error: (fields) => logged.push(fields) } });
		const batch = await plan(db, ids);
		await startBatch(db, batch, arun, start);
		await runAt(start);
		expect(await readBatch(db, batch)).toMatchObject({ state: "running", tried: 1, outcomes: { refused: 1 } });
		expect(await assignees(db)).toEqual([null, null, null]);
		expect(logged).toMatchObject([{ case: ids[0] }, { case: ids[1] }]);
		faults.delete(ids[1]);
		await runAt(new Date(start.getTime() + 31_000));
		expect(await readBatch(db, batch)).toMatchObject({ state: "done", outcomes: { done: 2, refused: 1, skipped: 0 } });
		expect(await assignees(db)).toEqual([null, 2, 2]);
	});

	it("of 200 goes on after its process is killed in the middle, and leaves no case half done", async () => {
		const db = await freshDb();
		const ids = await openCases(db, 200);
		const batch = await plan(db, ids);
		await startBatch(db, batch, arun, start);
		await crashingBatch(placeOf(db));
		const halfway = await readBatch(db, batch);
		expect(halfway?.tried).toBeGreaterThan(0);
		expect(halfway?.tried).toBeLessThan(200);
		const done = (await assignees(db)).filter((assignee) => assignee === 2).length;
		expect(done).toBe(halfway?.outcomes.done);
		const acts = await db.selectFrom("audit_log").select("id").where("batch_id", "=", batch).execute();
		expect(acts).toHaveLength(done);
		// The lease of the dead process still runs, so no one takes its batch.
		expect(await run(db, new Date())).toBe(0);
		await run(db, new Date(Date.now() + 60_000));
		expect(await readBatch(db, batch)).toMatchObject({ state: "done", tried: 200, outcomes: { done: 200 } });
		expect(new Set(await assignees(db))).toEqual(new Set([2]));
	});
});
