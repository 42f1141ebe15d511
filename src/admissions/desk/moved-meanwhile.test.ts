import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { planExtension } from "#src/admissions/rounds/list-offer-rounds.server.ts";
import { readRound } from "#src/admissions/rounds/read-round.server.ts";
import { setSeats } from "#src/admissions/seats/set-seats.server.ts";
import { changeStage, undoStage } from "#src/admissions/tracking/change-stage.server.ts";
import { setDetails, takeOut, undoEdit } from "#src/cases/batches/edit-batch.server.ts";
import { forecastMails } from "#src/cases/batches/forecast-mails.server.ts";
import { type PlanResult, planBatch, startBatch, undoBatch } from "#src/cases/batches/plan-batch.server.ts";
import { readBatch } from "#src/cases/batches/read-batch.server.ts";
import { runBatches } from "#src/cases/batches/run-batches.server.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { actor } from "#tests/support/office/actor.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { admissionBatchActs } from "./application-batch-acts.server.ts";
import { admissionUndo } from "./undo-acts.server.ts";

/** Everything happens within one instant, as it may on several machines. */
const now = new Date("2026-11-20T06:00:00.000Z");
const priya = actor(1, "Priya Raghavan");
const arun = { id: 2, name: "Arun Selvam" };

describe.each(["sqlite", "postgres"] as const)(
	"an application that was moved after a batch was planned (%s)",
	(engine) => {
		let site: TestApp;
		beforeEach(async () => {
			site = await startApp(engine, {}, () => now);
			for (const name of ["Anbu Arasan", "Bala Murugan", "Chitra Devi"]) await apply(name);
			const plan = { type: "barch", since: "2026-06-01", lines: [{ category: "", seats: 3 }], by: priya };
			await within((trx) => setSeats(trx, plan, now));
		});
		afterEach(() => site.close());

		type Trx = Parameters<typeof changeStage>[0];
		const within = <Result>(work: (trx: Trx) => Promise<Result>) => site.services.db.transaction().execute(work);
		async function apply(name: string): Promise<void> {
			const { body, contentType } = await multipart({ ...barchAnswers, name }, []);
			const request = { method: "POST", url: "/api/v1/website/application/add", body } as const;
			await site.app.inject({ ...request, headers: { "content-type": contentType } });
		}
		function move(applicationId: number, to: Stage, answerBy?: string, by?: typeof arun) {
			const change = { applicationId, to, details: answerBy ? { answerBy } : {} };
			const acting = by ? { actor: by.name, by } : { actor: "applicant" };
			return within((trx) => changeStage(trx, site.services.school, { ...change, ...acting }, now));
		}
		const idOf = (plan: PlanResult) => {
			if (!plan.ok) throw new Error(plan.message);
			return plan.id;
		};
		async function plan(to: Stage, answerBy: string | null = null): Promise<number> {
			const { db, school } = site.services;
			const caseIds = (await db.selectFrom("cases").select("id").execute()).map(({ id }) => id);
			const batch = { by: priya, act: "stage", details: { to, answerBy }, filter: "picked", caseIds };
			return idOf(await planBatch(db, batch, admissionBatchActs(school), now));
		}
		const extend = async (round: number, answerBy: string) =>
			idOf(await planExtension(site.services.db, site.services.school, { round, answerBy, by: priya }, now));
		async function run(): Promise<void> {
			const { db, school } = site.services;
			const [acts, undo] = [admissionBatchActs(school), admissionUndo(school)];
			await runBatches(db, { now: () => now, acts, undo, log: { error: () => {} } });
		}
		/** @returns who was left out, why, and as what it counts; and who, as the page has said before, gets no mail */
		async function carryOut(batchId: number) {
			const { db, school } = site.services;
			const batchAfter = await readBatch(db, batchId);
			const foretold = batchAfter && (await forecastMails(db, batchAfter, admissionBatchActs(school), now));
			expect(await startBatch(db, batchId, priya, now)).toBe(true);
			await run();
			const batch = await readBatch(db, batchId);
			const remainingSample =
				batch?.sample.filter(({ outcome }) => outcome === "skipped" || outcome === "refused") ?? [];
			expect(foretold?.none.map((each) => `${each.case.name}: ${each.why}`)).toEqual(
				remainingSample.map(({ name, message }) => `${name}: ${message}`),
			);
			expect(batch).toMatchObject({ state: "done", outcomes: { skipped: remainingSample.length, refused: 0 } });
			return remainingSample.map(({ name, message }) => `${name}: ${message}`);
		}
		async function stages(): Promise<string[]> {
			const rows = await site.services.db
				.selectFrom("applications")
				.select(["stage", "stage_details as details"])
				.orderBy("id")
				.execute();
			return rows.map(({ stage, details }) => [stage, JSON.parse(details ?? "{}").answerBy].filter(Boolean).join(" "));
		}
		const byArun = "Arun Selvam changed this after the cases were selected.";

		it("is not declined where it was offered a place", async () => {
			const batch = await plan("declined");
			await move(2, "offered", "2026-12-01", arun);
			expect(await carryOut(batch)).toEqual([`Bala Murugan: ${byArun}`]);
			expect(await stages()).toEqual(["declined", "offered 2026-12-01", "declined"]);
			await undoBatch(site.services.db, { id: batch, by: priya, acts: admissionBatchActs(site.services.school) }, now);
			await run();
			expect(await stages()).toEqual(["received", "offered 2026-12-01", "received"]);
		});

		it("is not offered a place where it waits for one or has withdrawn, and the round says so before", async () => {
			const batch = await plan("offered", "2026-12-01");
			await move(2, "waitlisted", undefined, arun);
			await move(3, "withdrawn");
			const { applicants } = await readRound(site.services.db, batch, 1, now);
			expect(applicants.map(({ stage, qualifies }) => [stage, qualifies])).toEqual([
				["received", true],
				["waitlisted", false],
				["withdrawn", false],
			]);
			expect(await carryOut(batch)).toEqual([
				`Bala Murugan: ${byArun}`,
				"Chitra Devi: The applicant changed this after the cases were selected.",
			]);
			expect(await stages()).toEqual(["offered 2026-12-01", "waitlisted", "withdrawn"]);
			expect((await readRound(site.services.db, batch, 1, now)).applicants[0]).toMatchObject({ qualifies: true });
		});

		it("keeps a last day that was given to it alone", async () => {
			const round = await plan("offered", "2026-12-01");
			expect(await carryOut(round)).toEqual([]);
			const later = await extend(round, "2026-12-10");
			await move(2, "offered", "2026-12-20", arun);
			expect(await carryOut(later)).toEqual([`Bala Murugan: ${byArun}`]);
			expect(await stages()).toEqual(["offered 2026-12-10", "offered 2026-12-20", "offered 2026-12-10"]);
			expect(await carryOut(await extend(round, "2026-12-21"))).toEqual([]);
			expect(await stages()).toEqual(Array(3).fill("offered 2026-12-21"));
		});

		it("is in the batch where it is back at its stage, was put back into the list, or has the new stage", async () => {
			const { db, school } = site.services;
			const batch = await plan("offered", "2026-12-01");
			await move(1, "waitlisted", undefined, arun);
			await within((trx) => undoStage(trx, school, { applicationId: 1, actor: arun.name, by: arun }, now));
			await move(2, "waitlisted", undefined, arun);
			const caseId =
				(await readRound(db, batch, 1, now)).applicants.find((each) => each.applicationId === 2)?.caseId ?? 0;
			const out = await within((trx) => takeOut(trx, { batchId: batch, by: priya, caseId }, now));
			const actId = out.ok ? out.actId : 0;
			await within((trx) => undoEdit(trx, { batchId: batch, by: priya, actId }, now));
			await move(3, "offered", "2026-12-05", arun);
			const details = { to: "offered", answerBy: "2026-12-05" };
			await within((trx) => setDetails(trx, { batchId: batch, by: priya, details }, now));
			await startBatch(db, batch, priya, now);
			await run();
			expect(await readBatch(db, batch)).toMatchObject({ outcomes: { done: 2, unchanged: 1, skipped: 0, refused: 0 } });
			expect(await stages()).toEqual(Array(3).fill("offered 2026-12-05"));
		});
	},
);
