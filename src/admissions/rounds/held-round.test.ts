import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { setSeats } from "#src/admissions/seats/set-seats.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { type EditResult, setDetails, takeOut, undoEdit } from "#src/cases/batches/edit-batch.server.ts";
import { planBatch, startBatch } from "#src/cases/batches/plan-batch.server.ts";
import { readBatch } from "#src/cases/batches/read-batch.server.ts";
import { runBatches } from "#src/cases/batches/run-batches.server.ts";
import { describeStanding } from "#src/office/batches/round/round-labels.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { actor } from "#tests/support/office/actor.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readRoundView } from "./read-round.server.ts";

const now = new Date("2026-11-20T06:00:00.000Z");
const by = actor(1, "Priya Raghavan");

describe.each(["sqlite", "postgres"] as const)("a held round of offers (%s)", (engine) => {
	let site: TestApp;
	let batchId: number;
	beforeEach(async () => {
		site = await startApp(engine, {}, () => now);
		const { db, school } = site.services;
		await apply("Anbu Arasan", "71", "sc");
		await apply("Bala Murugan", "94.5", "sc");
		await apply("Chitra Devi", "88");
		const lines = [
			{ category: "", seats: 2 },
			{ category: "sc", seats: 1 },
		];
		await within((trx) => setSeats(trx, { type: "barch", since: "2026-06-01", lines, by }, now));
		const caseIds = (await db.selectFrom("cases").select("id").execute()).map(({ id }) => id);
		const details = { to: "offered", answerBy: "2026-12-01" };
		const round = { by, act: "stage", details, filter: "picked", caseIds };
		const plannedBatch = await planBatch(db, round, admissionBatchActs(school), now);
		batchId = plannedBatch.ok ? plannedBatch.id : 0;
	});
	afterEach(() => site.close());

	type Trx = Parameters<typeof takeOut>[0];
	const within = <Result>(work: (trx: Trx) => Promise<Result>) => site.services.db.transaction().execute(work);
	async function apply(name: string, marks: string, category = ""): Promise<void> {
		const answers = { ...barchAnswers, name, percentage_12: marks, ...(category && { category }) };
		const { body, contentType } = await multipart(answers, []);
		const request = { method: "POST", url: "/api/v1/website/application/add", body } as const;
		await site.app.inject({ ...request, headers: { "content-type": contentType } });
	}
	async function view(page = 1) {
		const batch = await readBatch(site.services.db, batchId);
		if (!batch) throw new Error("The round is gone.");
		return readRoundView(site.services.db, batch, page, now);
	}
	/** Applicants as the last one, with one mark in a hundred less each. */
	async function addToRound(count: number): Promise<void> {
		const { db } = site.services;
		const { id: _, ...application } = await db.selectFrom("applications").selectAll().executeTakeFirstOrThrow();
		const { id: __, ...ofCase } = await db.selectFrom("cases").selectAll().executeTakeFirstOrThrow();
		for (let number = 1; number <= count; number += 1) {
			const own = { reference: `DSA-26-B-1${String(number).padStart(5, "0")}`, name: `Further ${number}` };
			const { id } = await db
				.insertInto("applications")
				.values({ ...application, ...own, idempotency_key: `further-${number}` })
				.returning("id")
				.executeTakeFirstOrThrow();
			const { id: caseId } = await db
				.insertInto("cases")
				.values({ ...ofCase, ...own, record_id: id, marks: 6000 - number })
				.returning("id")
				.executeTakeFirstOrThrow();
			const item = { batch_id: batchId, case_id: caseId, version_seen: 1 };
			await db
				.insertInto("batch_items")
				.values({ ...item, outcome: null, message: null, act_id: null })
				.execute();
		}
	}
	const names = async () => (await view()).round.applicants.map(({ name }) => name.split(" ")[0]);
	async function caseOf(name: string): Promise<number> {
		return (await view()).round.applicants.find((each) => each.name.startsWith(name))?.caseId ?? 0;
	}
	const undo = (result: EditResult) =>
		within((trx) => undoEdit(trx, { batchId, by, actId: result.ok ? result.actId : 0 }, now));
	async function send(): Promise<string[]> {
		const { db, school } = site.services;
		expect(await startBatch(db, batchId, by, now)).toBe(true);
		const [acts, undoers] = [admissionBatchActs(school), admissionUndo(school)];
		await runBatches(db, { now: () => now, acts, undo: undoers, log: { error: () => {} } });
		const rows = await db
			.selectFrom("applications")
			.select(["name", "stage_details as details"])
			.orderBy("id")
			.execute();
		return rows.flatMap(({ name, details }) =>
			details ? `${name.split(" ")[0]} ${JSON.parse(details).answerBy}` : [],
		);
	}

	it("is in the order of marks, with seats beside it, and says who gets no offer any more", async () => {
		expect(await names()).toEqual(["Bala", "Chitra", "Anbu"]);
		const withdrawn = { applicationId: 3, to: "withdrawn", actor: "applicant" } as const;
		await within((trx) => changeStage(trx, site.services.school, withdrawn, now));
		const { round } = await view();
		expect(round.applicants).toMatchObject([
			{ name: "Bala Murugan", category: "sc", programme: "barch", marks: 9450, qualifies: true },
			{ name: "Chitra Devi", stage: "withdrawn", qualifies: false },
			{ name: "Anbu Arasan", qualifies: true },
		]);
		expect(round.lines).toMatchObject([{ category: "sc", seats: 1, accepted: 0, inRound: 2, over: 1 }]);
		expect(round).toMatchObject({ count: 3, offers: 2, incomplete: 2 });
		expect(round.applicants[0]).toMatchObject({ open: expect.any(Number), unpaid: true });
		expect(round.applicants.map((each) => describeStanding(each, true))[2]).toMatch(
			/^Not complete: \d open, fee unpaid$/,
		);
		expect(await send()).toEqual(["Anbu 2026-12-01", "Bala 2026-12-01"]);
	});

	it("has pages when it is long, with the seats of all beside each", async () => {
		await addToRound(200);
		const [first, second] = [await view(), await view(2)];
		expect([first.round.applicants.length, first.round.count]).toEqual([200, 203]);
		expect(second.round.applicants.map(({ name }) => name)).toEqual(["Further 198", "Further 199", "Further 200"]);
		expect(second.round.lines).toEqual(first.round.lines);
		const { caseId = 0 } = second.round.applicants[2] ?? {};
		expect(await within((trx) => takeOut(trx, { batchId, by, caseId }, now))).toMatchObject({ ok: true });
		expect((await view(2)).round.applicants).toHaveLength(2);
		expect((await view(9)).round).toMatchObject({ page: 2, count: 202 });
	});

	it("is without those who were taken out, until they are put back", async () => {
		const [chitra, anbu] = [await caseOf("Chitra"), await caseOf("Anbu")];
		const out = await within((trx) => takeOut(trx, { batchId, by, caseId: chitra }, now));
		await within((trx) => takeOut(trx, { batchId, by, caseId: anbu }, now));
		expect(await names()).toEqual(["Bala"]);
		expect((await view()).edits).toMatchObject([
			{ name: "Anbu Arasan", by: by.name },
			{ name: "Chitra Devi", by: by.name },
		]);
		const last = await caseOf("Bala");
		expect(await within((trx) => takeOut(trx, { batchId, by, caseId: last }, now))).toMatchObject({
			ok: false,
			message: /the last one/,
		});
		expect(await undo(out)).toMatchObject({ ok: true });
		expect(await undo(out)).toMatchObject({ ok: false, message: /undone already/ });
		expect(await send()).toEqual(["Bala 2026-12-01", "Chitra 2026-12-01"]);
		expect((await view()).edits).toMatchObject([{ name: "Anbu Arasan" }]);
	});

	it("can be given another day, which can be undone until it is sent", async () => {
		const set = (answerBy: string) =>
			within((trx) => setDetails(trx, { batchId, by, details: { to: "offered", answerBy } }, now));
		const first = await set("2026-12-05");
		const second = await set("2026-12-09");
		expect(await undo(first)).toMatchObject({ ok: false, message: /changed again later/ });
		expect(await undo(second)).toMatchObject({ ok: true });
		expect(await view()).toMatchObject({ answerBy: "2026-12-05", edits: [{ name: null, from: "2026-12-01" }] });
		expect(await send()).toHaveLength(3);
		expect(await set("2026-12-20")).toMatchObject({ ok: false, message: /already sent or cancelled/ });
		expect(await undo(first)).toMatchObject({ ok: false });
		const details = await site.services.db.selectFrom("applications").select("stage_details").execute();
		expect(new Set(details.map((row) => row.stage_details))).toEqual(new Set(['{"answerBy":"2026-12-05"}']));
	});
});
