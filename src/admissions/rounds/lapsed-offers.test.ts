import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { readSeats } from "#src/admissions/seats/read-seats.server.ts";
import { setSeats } from "#src/admissions/seats/set-seats.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { planBatch, startBatch, undoBatch } from "#src/cases/batches/plan-batch.server.ts";
import { runBatches } from "#src/cases/batches/run-batches.server.ts";
import { everyCase } from "#src/cases/list/case-query.ts";
import { listCases } from "#src/cases/list/list-cases.server.ts";
import { openData } from "#src/mail/outbox/sealed-data.server.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { actor } from "#tests/support/office/actor.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { listOfferRounds, planExtension } from "./list-offer-rounds.server.ts";
import { tellOfLapsedOffers } from "./tell-of-lapsed-offers.server.ts";

const priya = actor(1, "Priya Raghavan");
const atSchool = (day: string, time = "10:00") => new Date(`${day}T${time}:00.000+05:30`);

describe.each(["sqlite", "postgres"] as const)("an offer whose last day is past (%s)", (engine) => {
	let site: TestApp;
	let now: Date;
	beforeEach(async () => {
		now = atSchool("2026-11-20");
		site = await startApp(engine, {}, () => now);
		const { db, school } = site.services;
		for (const name of ["Anbu Arasan", "Bala Murugan", "Chitra Devi"]) await apply(name);
		const line = { category: "", seats: 3 };
		const plan = { type: "barch", since: "2026-06-01", lines: [line], by: priya };
		await db.transaction().execute((trx) => setSeats(trx, plan, now));
		const caseIds = (await db.selectFrom("cases").select("id").execute()).map(({ id }) => id);
		const details = { to: "offered", answerBy: "2026-12-01" };
		const round = { by: priya, act: "stage", details, filter: "picked", caseIds };
		await carryOut(await planBatch(db, round, admissionBatchActs(school), now));
		await accept(1);
	});
	afterEach(() => site.close());

	async function apply(name: string): Promise<void> {
		const { body, contentType } = await multipart({ ...barchAnswers, name }, []);
		const request = { method: "POST", url: "/api/v1/website/application/add", body } as const;
		await site.app.inject({ ...request, headers: { "content-type": contentType } });
	}
	function accept(applicationId: number) {
		const change = { applicationId, to: "accepted", actor: "applicant" } as const;
		return site.services.db.transaction().execute((trx) => changeStage(trx, site.services.school, change, now));
	}
	async function run(): Promise<void> {
		const { db, school } = site.services;
		const [acts, undo] = [admissionBatchActs(school), admissionUndo(school)];
		await runBatches(db, { now: () => now, acts, undo, log: { error: () => {} } });
	}
	async function carryOut(plan: Awaited<ReturnType<typeof planBatch>>): Promise<number> {
		expect(plan).toMatchObject({ ok: true });
		const id = plan.ok ? plan.id : 0;
		await startBatch(site.services.db, id, priya, now);
		await run();
		return id;
	}
	const extend = (answerBy: string) =>
		planExtension(site.services.db, site.services.school, { round: 1, answerBy, by: priya }, now);
	const tell = () => tellOfLapsedOffers({ ...site.services }, now);
	const seats = async () => (await readSeats(site.services.db, now)).find(({ type }) => type === "barch")?.lines;
	async function asked(stage: string) {
		const today = now.toISOString().slice(0, 10);
		return (await listCases(site.services.db, { ...everyCase, stage: [stage] }, { unmasked: true, memberId: 1, today }))
			.rows;
	}

	it("has lapsed from the next day on, for the seats, the rounds and the desk", async () => {
		now = atSchool("2026-12-01", "23:59");
		expect(await seats()).toMatchObject([{ accepted: 1, offered: 2, lapsed: 0 }]);
		expect(await asked("lapsed")).toEqual([]);
		now = atSchool("2026-12-02", "06:00");
		expect(await seats()).toMatchObject([{ accepted: 1, offered: 0, lapsed: 2 }]);
		expect(await listOfferRounds(site.services.db, now)).toMatchObject([{ accepted: 1, open: 0, lapsed: 2 }]);
		expect(await asked("lapsed")).toMatchObject([{ waitsFor: "Offer expired" }, { waitsFor: "Offer expired" }]);
		expect(await asked("offered")).toHaveLength(2);
		expect(await accept(2)).toMatchObject({ ok: false });
	});

	it("is told of to its applicant by one mail, by day, however many processes look", async () => {
		now = atSchool("2026-12-01");
		expect(await tell()).toBe(0);
		now = atSchool("2026-12-02", "03:00");
		expect(await tell()).toBe(0);
		now = atSchool("2026-12-02");
		const notified = await Promise.all([tell(), tell(), tell()]);
		expect(notified.reduce((sum, count) => sum + count, 0)).toBe(2);
		expect(await tell()).toBe(0);
		const mails = await site.services.db
			.selectFrom("outbox")
			.selectAll()
			.where("data", "like", '%"change":"over"%')
			.execute();
		expect(mails).toMatchObject([{ attachment: null }, { attachment: null }]);
		expect(JSON.parse(mails[0] ? openData(site.services.db, mails[0]) : "")).toMatchObject({
			messages: { subject: "Your offer has expired" },
		});
	});

	it("can be given another day with all of its round, which can be undone, and lapses again", async () => {
		now = atSchool("2026-12-02");
		await tell();
		expect(await extend("2026-12-01")).toMatchObject({ ok: false, message: /isn’t in the past/ });
		const plan = await extend("2026-12-10");
		expect(plan).toMatchObject({ ok: true, count: 2 });
		const round = await carryOut(plan);
		expect(await seats()).toMatchObject([{ accepted: 1, offered: 2, lapsed: 0 }]);
		expect(await listOfferRounds(site.services.db, now)).toMatchObject([
			{ batchId: round, extended: 1, answerBy: "2026-12-10", open: 2, lapsed: 0 },
			{ batchId: 1, extended: null, accepted: 1, open: 2, lapsed: 0 },
		]);
		await undoBatch(site.services.db, { id: round, by: priya, acts: admissionBatchActs(site.services.school) }, now);
		await run();
		expect(await seats()).toMatchObject([{ offered: 0, lapsed: 2 }]);
		expect(await tell()).toBe(0);
		await carryOut(await extend("2026-12-10"));
		expect(await accept(2)).toMatchObject({ ok: true });
		now = atSchool("2026-12-11");
		expect(await tell()).toBe(1);
	});
});
