import fc from "fast-check";
import { expect, it } from "vitest";
import { readAct, readActs } from "#src/audit/audit-log.server.ts";
import { storeCase } from "#src/cases/store-case.server.ts";
import { caseFacts } from "#src/cases/testing/case-facts.ts";
import type { Db } from "#src/db/connect.server.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { actor } from "#tests/support/office/actor.ts";
import { randomRuns } from "#tests/support/rehearsal.ts";
import type { ActResult } from "./act-result.ts";
import { assignCase, mergeCase, setDue, setStatus } from "./case-acts.server.ts";
import { addNote, findMentions, readNotes } from "./notes.server.ts";
import { tagCase, untagCase } from "./tags.server.ts";
import { undoAct } from "./undo-act.server.ts";

const now = new Date("2026-11-20T06:00:00.000Z");
const priya = actor(1, "Priya Raghavan");
const arun = actor(2, "Arun Selvam");
type Trx = Parameters<Parameters<ReturnType<Db["transaction"]>["execute"]>[0]>[0];

const inTransaction = <Result>(db: Db, work: (trx: Trx) => Promise<Result>) => db.transaction().execute(work);

async function openCases(db: Db, count: number): Promise<number[]> {
	return inTransaction(db, async (trx) => {
		const ids: number[] = [];
		for (let number = 1; number <= count; number += 1) ids.push(await storeCase(trx, caseFacts(number), now));
		return ids;
	});
}

/** Everything that members can change, but for the counters that only grow. */
async function snapshot(db: Db) {
	const cases = await db.selectFrom("cases").selectAll().orderBy("id").execute();
	return {
		cases: cases.map(({ version: _, changed_at: __, ...rest }) => rest),
		tags: await db.selectFrom("case_tags").selectAll().orderBy("case_id").orderBy("tag").execute(),
		notes: await db.selectFrom("case_notes").selectAll().orderBy("id").execute(),
	};
}

type Step = { of: number; act: (trx: Trx, caseId: number) => Promise<ActResult> };

const step: fc.Arbitrary<Step> = fc
	.tuple(
		fc.nat(2),
		fc.oneof(
			fc
				.constantFrom(null, 1, 2, 3)
				.map((assigneeId) => (trx: Trx, caseId: number) => assignCase(trx, { caseId, by: priya, assigneeId }, now)),
			fc
				.constantFrom(null, "ours" as const, "theirs" as const, "closed" as const)
				.map((status) => (trx: Trx, caseId: number) => setStatus(trx, { caseId, by: priya, status }, now)),
			fc
				.constantFrom(null, "2026-12-01", "2027-01-05")
				.map((dueOn) => (trx: Trx, caseId: number) => setDue(trx, { caseId, by: priya, dueOn }, now)),
			fc
				.constantFrom("interview", "hostel")
				.map((tag) => (trx: Trx, caseId: number) => tagCase(trx, { caseId, by: priya, tag }, now)),
			fc
				.constantFrom("interview", "hostel")
				.map((tag) => (trx: Trx, caseId: number) => untagCase(trx, { caseId, by: priya, tag }, now)),
			fc
				.string({ maxLength: 20 })
				.map((text) => (trx: Trx, caseId: number) => addNote(trx, { caseId, by: priya, text, mentions: [2] }, now)),
			fc
				.nat(2)
				.map((other) => (trx: Trx, caseId: number) => mergeCase(trx, { caseId, by: priya, into: other + 1 }, now)),
		),
	)
	.map(([of, act]) => ({ of, act }));

describeDatabases("acts on cases", (freshDb) => {
	it("are undone so that every row is as before, one by one and from the last to the first", async () => {
		const db = await freshDb();
		const ids = await openCases(db, 3);
		await fc.assert(
			fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
				const first = await snapshot(db);
				const finishedIds: number[] = [];
				for (const { of, act } of steps) {
					const before = await snapshot(db);
					const result = await inTransaction(db, (trx) => act(trx, ids[of] ?? 0));
					if (!result.ok || result.actId === null) {
						expect(await snapshot(db)).toEqual(before);
						continue;
					}
					const { actId } = result;
					expect(
						await inTransaction(db, (trx) => undoAct(trx, { subject: { kind: "enquiry" }, actId, by: priya }, now)),
					).toMatchObject({ ok: true });
					expect(await snapshot(db)).toEqual(before);
					const again = await inTransaction(db, (trx) => act(trx, ids[of] ?? 0));
					if (again.ok && again.actId !== null) finishedIds.push(again.actId);
				}
				for (const actId of finishedIds.toReversed())
					expect(
						await inTransaction(db, (trx) => undoAct(trx, { subject: { kind: "enquiry" }, actId, by: priya }, now)),
					).toMatchObject({ ok: true });
				expect(await snapshot(db)).toEqual(first);
			}),
			{ numRuns: randomRuns(100) },
		);
	});

	it("lose nothing when two members change one case, in random orders", async () => {
		const db = await freshDb();
		const [id = 0] = await openCases(db, 1);
		const read = () =>
			db
				.selectFrom("cases")
				.select(["version", "assignee_id", "due_set"])
				.where("id", "=", id)
				.executeTakeFirstOrThrow();
		const move = fc.record({
			by: fc.constantFrom(priya, arun),
			look: fc.boolean(),
			assigns: fc.boolean(),
			value: fc.nat(4),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(move, { minLength: 2, maxLength: 6 }), async (moves) => {
				// Moves alone change the case, so that what one leaves is what the next one finds.
				let stored = await read();
				const seenCases = new Map([priya, arun].map((by) => [by.id, stored]));
				for (const { by, look, assigns, value } of moves) {
					const before = stored;
					const saw = (look ? undefined : seenCases.get(by.id)) ?? before;
					const column = assigns ? "assignee_id" : "due_set";
					const newValue = assigns ? value + 1 : `2027-01-0${value + 1}`;
					const on = { caseId: id, by, version: saw.version };
					const result = await inTransaction(db, (trx) =>
						assigns
							? assignCase(trx, { ...on, assigneeId: value + 1 }, now)
							: setDue(trx, { ...on, dueOn: String(newValue) }, now),
					);
					stored = await read();
					seenCases.set(by.id, result.ok ? stored : saw);
					if (result.ok) {
						expect(stored[column]).toBe(newValue);
						// The overwritten value is what the member had seen, or the same.
						if (result.actId !== null) expect(saw[column]).toBe(before[column]);
					} else {
						expect(result.reason).toBe("conflict");
						expect(stored).toEqual(before);
						if (result.reason === "conflict") expect(result.since.length).toBeGreaterThan(0);
					}
				}
			}),
			{ numRuns: randomRuns(1000) },
		);
		const acts = await readActs(db, { kind: "enquiry", id: 1 });
		expect((await read()).version).toBe(acts.length);
	}, 300_000);

	it("wait for each other when they come at the same moment", async () => {
		const db = await freshDb();
		const [id = 0] = await openCases(db, 1);
		const results = await Promise.all(
			[priya, arun].flatMap((by) =>
				[1, 2, 3, 4].map((assigneeId) =>
					inTransaction(db, (trx) => assignCase(trx, { caseId: id, by, version: 0, assigneeId }, now)),
				),
			),
		);
		expect(results.filter(({ ok }) => ok).length).toBeGreaterThan(0);
		const acts = await readActs(db, { kind: "enquiry", id: 1 });
		expect(acts).toHaveLength(1);
		expect(results.find((result) => !result.ok)).toMatchObject({
			reason: "conflict",
			message: `${acts[0]?.actor} changed this while you were writing.`,
		});
	});

	it("are refused on a version that the case has never had", async () => {
		const db = await freshDb();
		const [id = 0] = await openCases(db, 1);
		for (const assigneeId of [null, 2])
			expect(
				await inTransaction(db, (trx) => assignCase(trx, { caseId: id, by: priya, version: 1, assigneeId }, now)),
			).toMatchObject({ ok: false, reason: "refused" });
	});

	it("never hide two cases behind each other, not at the same moment, and not after an undo", async () => {
		const db = await freshDb();
		const [one = 0, two = 0] = await openCases(db, 2);
		const merge = (caseId: number, into: number) =>
			inTransaction(db, (trx) => mergeCase(trx, { caseId, by: priya, into }, now));
		const undo = (actId: number) =>
			inTransaction(db, (trx) => undoAct(trx, { subject: { kind: "enquiry" }, actId, by: priya }, now));
		const listDuplicates = async () =>
			(await db.selectFrom("cases").select("id").where("duplicate_of", "is", null).orderBy("id").execute()).map(
				({ id }) => id,
			);

		const merged = await merge(one, two);
		expect(await listDuplicates()).toEqual([two]);
		const separated = await undo((merged.ok && merged.actId) || 0);
		expect(await listDuplicates()).toEqual([one, two]);
		await merge(two, one);
		expect(await undo((separated.ok && separated.actId) || 0)).toMatchObject({
			ok: false,
			message: "You can’t undo an undo. Do the action again instead.",
		});
		expect(await listDuplicates()).toEqual([one]);

		const [last] = (await readActs(db, { kind: "enquiry", id: 2 })).slice(-1);
		await undo(last?.id ?? 0);
		const results = await Promise.all([merge(one, two), merge(two, one)]);
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await listDuplicates()).toHaveLength(1);
	});

	it("are in the log with the member, what was before and after, and what they have undone", async () => {
		const db = await freshDb();
		const [id = 0] = await openCases(db, 1);
		await inTransaction(db, (trx) => assignCase(trx, { caseId: id, by: priya, assigneeId: 2, batchId: 7 }, now));
		const [given] = await readActs(db, { kind: "enquiry", id: 1 });
		expect(given).toMatchObject({
			actor: "Priya Raghavan",
			memberId: 1,
			act: "case-assigned",
			before: { assignee_id: null },
			after: { assignee_id: 2 },
			batchId: 7,
			undoes: null,
		});
		const undo = (by: typeof priya) =>
			inTransaction(db, (trx) => undoAct(trx, { subject: { kind: "enquiry" }, actId: given?.id ?? 0, by }, now));
		await inTransaction(db, (trx) => assignCase(trx, { caseId: id, by: arun, assigneeId: 3 }, now));
		expect(await undo(priya)).toMatchObject({ ok: false, message: "This was changed again later. Undo that first." });
		const last = (await readActs(db, { kind: "enquiry", id: 1 })).at(-1)?.id ?? 0;
		await inTransaction(db, (trx) => undoAct(trx, { subject: { kind: "enquiry" }, actId: last, by: arun }, now));
		expect(await undo(arun)).toMatchObject({ ok: true });
		expect(await undo(arun)).toMatchObject({ ok: false, message: "This was undone already." });
		expect(await readAct(db, given?.id ?? 0)).toMatchObject({ undone: true });
	});

	it("name members in notes, which only their author deletes", async () => {
		const db = await freshDb();
		const [id = 0] = await openCases(db, 1);
		const text = "@arun the stamp covers the marks, @Meena Joseph?";
		const mentions = findMentions(text, [arun, { id: 3, name: "Meena Joseph" }, { id: 4, name: "Aru" }]);
		expect(mentions).toEqual([2, 3]);
		expect(findMentions("@Arunima please look, @Arun too", [arun])).toEqual([2]);
		expect(findMentions("write to x@arun.example or (@aru.)", [arun, { id: 4, name: "Aru." }])).toEqual([4]);
		const result = await inTransaction(db, (trx) => addNote(trx, { caseId: id, by: priya, text, mentions }, now));
		const actId = (result.ok && result.actId) || 0;
		expect(await readNotes(db, id, { unmasked: true })).toMatchObject([
			{ memberId: 1, member: "Priya Raghavan", text, mentions: [2, 3] },
		]);
		expect(
			await inTransaction(db, (trx) => undoAct(trx, { subject: { kind: "enquiry" }, actId, by: arun }, now)),
		).toMatchObject({ ok: false });
		expect(
			await inTransaction(db, (trx) => undoAct(trx, { subject: { kind: "enquiry" }, actId, by: priya }, now)),
		).toMatchObject({ ok: true });
		expect(await readNotes(db, id, { unmasked: true })).toEqual([]);
	});
});
