import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { listOfferRounds } from "#src/admissions/rounds/list-offer-rounds.server.ts";
import { changeStage, undoStage } from "#src/admissions/tracking/change-stage.server.ts";
import { planBatch, startBatch } from "#src/cases/batches/plan-batch.server.ts";
import { runBatches } from "#src/cases/batches/run-batches.server.ts";
import { attachmentOf } from "#src/server/attachments.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readSeats } from "./read-seats.server.ts";
import { setSeats, type WrittenSeats } from "./set-seats.server.ts";
import { listWaitlist, moveInWaitlist } from "./waitlist.server.ts";

const now = new Date("2026-11-20T06:00:00.000Z");
const priya = { id: 1, name: "Priya Raghavan" };

describe.each(["sqlite", "postgres"] as const)("seats (%s)", (engine) => {
	let site: TestApp;
	let today: Date;
	beforeEach(async () => {
		today = now;
		site = await startApp(engine, {}, () => today);
	});
	afterEach(() => site.close());

	type Trx = Parameters<typeof setSeats>[0];
	const within = <Result>(work: (trx: Trx) => Promise<Result>) => site.services.db.transaction().execute(work);
	async function apply(name: string, category = ""): Promise<number> {
		const { body, contentType } = await multipart({ ...barchAnswers, name, ...(category && { category }) }, []);
		const headers = { "content-type": contentType };
		const url = "/api/v1/website/application/add";
		expect((await site.app.inject({ method: "POST", url, body, headers })).statusCode).toBeLessThan(300);
		const all = await site.services.db.selectFrom("applications").select("id").orderBy("id", "desc").execute();
		return all[0]?.id ?? 0;
	}
	const set = (lines: WrittenSeats["lines"], since = "2026-06-01") =>
		within((trx) => setSeats(trx, { type: "barch", since, lines, by: priya }, now));
	const to = (applicationId: number, stage: Stage, actor = priya.name) => {
		const details = stage === "offered" ? { answerBy: "2026-12-01" } : {};
		return within((trx) => changeStage(trx, site.services.school, { applicationId, to: stage, details, actor }, now));
	};
	async function offer(count: number, category = ""): Promise<number[]> {
		const ids: number[] = [];
		for (let index = 0; index < count; index += 1) {
			const id = await apply(`Applicant ${"ABCDEFGH"[index]}`, category);
			expect(await to(id, "offered")).toMatchObject({ ok: true });
			ids.push(id);
		}
		return ids;
	}
	const accept = (id: number) => to(id, "accepted", "applicant");
	const lines = async () => (await readSeats(site.services.db, now)).find(({ type }) => type === "barch")?.lines;

	it("are never exceeded, however many accept the last ones at once", async () => {
		expect(await set([{ category: "", seats: 3 }])).toMatchObject({ ok: true });
		const ids = await offer(8);
		expect(await lines()).toMatchObject([{ category: "", seats: 3, accepted: 0, offered: 8 }]);
		const results = await Promise.all(ids.map(accept));
		expect(results.filter(({ ok }) => ok)).toHaveLength(3);
		const refusedResult = results.find((result) => !result.ok);
		expect(refusedResult).toEqual({
			ok: false,
			message: expect.stringContaining("All seats in this programme are taken"),
		});
		expect(await lines()).toMatchObject([{ category: "", seats: 3, accepted: 3, offered: 5 }]);
		// Anyone who was refused can still accept when someone leaves.
		const winner = ids[results.findIndex(({ ok }) => ok)] ?? 0;
		const loser = ids[results.findIndex(({ ok }) => !ok)] ?? 0;
		await to(winner, "withdrawn");
		expect(await accept(loser)).toMatchObject({ ok: true });
		const undo = { applicationId: winner, actor: priya.name };
		expect(await within((trx) => undoStage(trx, site.services.school, undo, now))).toMatchObject({ ok: false });
		expect(await lines()).toMatchObject([{ category: "", seats: 3, accepted: 3, offered: 4 }]);
	});

	it("are counted by category, those without a line of their own together, and not at all without a plan", async () => {
		const [first = 0, second = 0] = await offer(2);
		expect(await accept(first)).toMatchObject({ ok: true });
		await set([
			{ category: "", seats: 1 },
			{ category: "sc", seats: 1 },
		]);
		const [sc = 0, another = 0] = await offer(2, "sc");
		const [obc = 0] = await offer(1, "bc");
		expect(await accept(second)).toMatchObject({ ok: false });
		expect(await accept(obc)).toMatchObject({ ok: false });
		expect(await accept(sc)).toMatchObject({ ok: true });
		expect(await accept(another)).toMatchObject({ ok: false });
		expect(await lines()).toMatchObject([
			{ category: "", seats: 1, accepted: 1, offered: 2 },
			{ category: "sc", seats: 1, accepted: 1, offered: 1 },
		]);
	});

	it("cannot be fewer than are accepted, and those of another season do not count", async () => {
		const ids = await offer(2);
		for (const id of ids) await accept(id);
		expect(await set([{ category: "", seats: 1 }])).toEqual({
			ok: false,
			message: "2 applicants (general pool) have already accepted, which is more than 1.",
		});
		expect(await set([{ category: "", seats: 1 }], "2026-11-21")).toMatchObject({ ok: true });
		expect(await set([{ category: "none", seats: 1 }])).toMatchObject({
			ok: false,
			message: /can’t find this category/,
		});
		expect(await set([{ category: "", seats: -1 }])).toMatchObject({ ok: false, message: /whole numbers/ });
		expect(await set([{ category: "", seats: 2 }], "soon")).toMatchObject({ ok: false, message: /Enter the day/ });
		expect(await set([{ category: "", seats: null }])).toMatchObject({ ok: true });
		expect(await lines()).toEqual([]);
	});

	it("of one plan are not taken by those who have applied since the next one", async () => {
		await set([{ category: "", seats: 3 }]);
		await set([{ category: "", seats: 2 }], "2027-06-01");
		const ofFirst = await offer(6);
		// The last moment of the first plan's days, at the school, and the first of the next one's.
		today = new Date("2027-05-31T18:29:59.999Z");
		const [last = 0] = await offer(1);
		today = new Date("2027-05-31T18:30:00.000Z");
		const ofNext = await offer(4);
		today = now;
		const [next = 0, ...others] = ofNext;
		for (const id of [next, last]) expect(await accept(id)).toMatchObject({ ok: true });
		const results = await Promise.all([...ofFirst, ...others].map(accept));
		const takenSeats = (from: number, to?: number) => results.slice(from, to).filter(({ ok }) => ok).length;
		expect([takenSeats(0, 6), takenSeats(6)]).toEqual([2, 1]);
		expect(await lines()).toMatchObject([{ seats: 3, accepted: 3, offered: 4 }]);
		const later = await readSeats(site.services.db, new Date("2027-11-20T06:00:00.000Z"));
		expect(later.find(({ type }) => type === "barch")?.lines).toMatchObject([{ seats: 2, accepted: 2, lapsed: 2 }]);
		// Five have accepted, which the first plan alone would not allow.
		expect(await set([{ category: "", seats: null }], "2027-06-01")).toEqual({
			ok: false,
			message: "5 applicants (general pool) have already accepted, which is more than 3.",
		});
		expect(await set([{ category: "", seats: 1 }], "2027-01-01")).toMatchObject({ ok: true });
		expect(await set([{ category: "", seats: 1 }])).toMatchObject({ ok: false, message: /^2 of all others/ });
		await set([{ category: "", seats: 5 }]);
		for (const since of ["2027-01-01", "2027-06-01"])
			expect(await set([{ category: "", seats: null }], since)).toMatchObject({ ok: true });
		expect(await lines()).toMatchObject([{ seats: 5, accepted: 5, offered: 6 }]);
	});

	it("are offered in rounds that are held until they are sent, each once, with a letter", async () => {
		const ids: number[] = [];
		for (const name of ["Anbu Arasan", "Bala Murugan", "Chitra Devi"]) ids.push(await apply(name));
		const { db, school } = site.services;
		const acts = admissionBatchActs(school);
		const caseIds = (await db.selectFrom("cases").select("id").execute()).map(({ id }) => id);
		const details = { to: "offered", answerBy: "2026-12-01" };
		const plannedBatch = await planBatch(
			db,
			{ by: priya, act: "stage", details, filter: "picked", caseIds },
			acts,
			now,
		);
		const batchId = plannedBatch.ok ? plannedBatch.id : 0;
		const round = { batchId, answerBy: "2026-12-01", count: 3 };
		expect(await listOfferRounds(db, now)).toMatchObject([{ ...round, state: "planned", open: 0 }]);
		await startBatch(db, batchId, priya, now);
		const run = () => runBatches(db, { now: () => now, acts, undo: admissionUndo(school), log: { error: () => {} } });
		await Promise.all([run(), run(), run()]);
		await accept(ids[0] ?? 0);
		await to(ids[1] ?? 0, "declined");
		expect(await listOfferRounds(db, now)).toMatchObject([
			{ ...round, state: "done", accepted: 1, declined: 1, open: 1 },
		]);
		const mails = await db
			.selectFrom("outbox")
			.select(["about", "attachment"])
			.where("attachment", "like", "offer:%")
			.orderBy("about")
			.execute();
		expect(mails.map(({ attachment }) => attachment)).toEqual(ids.map((id) => `offer:${id}:2026-12-01:2026-11-20`));
		const letter = await attachmentOf(site.services, mails[0]?.attachment ?? "");
		expect(letter?.filename).toBe(`offer-${mails[0]?.about}.pdf`);
		expect(
			Buffer.from(letter?.content ?? [])
				.subarray(0, 5)
				.toString(),
		).toBe("%PDF-");
		expect(await attachmentOf(site.services, "offer:999:2026-12-01:2026-11-20")).toBeUndefined();
	});

	it("have a list of those who wait, whose order is the office’s", async () => {
		for (const name of ["Anbu Arasan", "Bala Murugan", "Chitra Devi"]) await to(await apply(name), "waitlisted");
		const names = async () => (await listWaitlist(site.services.db)).map(({ name }) => name.split(" ")[0]);
		const move = (applicationId: number, step: -1 | 1) =>
			within((trx) => moveInWaitlist(trx, { applicationId, step, by: priya }, now));
		expect(await names()).toEqual(["Anbu", "Bala", "Chitra"]);
		expect(await move(3, -1)).toMatchObject({ ok: true });
		expect(await names()).toEqual(["Anbu", "Chitra", "Bala"]);
		expect(await move(1, -1)).toEqual({ ok: true, actId: null });
		await move(1, 1);
		expect(await names()).toEqual(["Chitra", "Anbu", "Bala"]);
		await to(3, "offered");
		expect(await names()).toEqual(["Anbu", "Bala"]);
		expect(await move(3, 1)).toMatchObject({ ok: false, message: /no longer wait-listed/ });
	});
});
