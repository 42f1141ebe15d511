import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { departments } from "#src/admissions/forms/march-questions.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import type { Actor } from "#src/audit/undoable.server.ts";
import { marchAnswers, multipart } from "#tests/support/forms/application.ts";
import { actor } from "#tests/support/office/actor.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readSeats } from "./read-seats.server.ts";
import { setSeats, undoSeats, type WrittenSeats } from "./set-seats.server.ts";
import { listWaitlist, moveInWaitlist } from "./waitlist.server.ts";

const now = new Date("2026-11-20T06:00:00.000Z");
const since = "2026-06-01";
const priya = actor(1, "Priya Raghavan");
const [environmental, urbanDesign] = departments;

describe.each(["sqlite", "postgres"] as const)("seats of two programmes of one form (%s)", (engine) => {
	let site: TestApp;
	beforeEach(async () => {
		site = await startApp(engine, {}, () => now);
	});
	afterEach(() => site.close());

	type Trx = Parameters<typeof setSeats>[0];
	const within = <Result>(work: (trx: Trx) => Promise<Result>) => site.services.db.transaction().execute(work);
	async function apply(department: string, name = "Anbu Arasan"): Promise<number> {
		const { body, contentType } = await multipart({ ...marchAnswers, name, department }, []);
		const headers = { "content-type": contentType };
		const url = "/api/v1/website/application/add";
		expect((await site.app.inject({ method: "POST", url, body, headers })).statusCode).toBeLessThan(300);
		const all = await site.services.db.selectFrom("applications").select("id").orderBy("id", "desc").execute();
		return all[0]?.id ?? 0;
	}
	const set = (lines: WrittenSeats["lines"]) =>
		within((trx) => setSeats(trx, { type: "march", since, lines, by: priya }, now));
	const to = (applicationId: number, stage: Stage, actor = priya.name) => {
		const details = stage === "offered" ? { answerBy: "2026-12-01" } : {};
		return within((trx) => changeStage(trx, site.services.school, { applicationId, to: stage, details, actor }, now));
	};
	async function offer(department: string, count: number): Promise<number[]> {
		const ids: number[] = [];
		for (let index = 0; index < count; index += 1) {
			const id = await apply(department, `Applicant ${"ABCDEFGH"[index]}`);
			expect(await to(id, "offered")).toMatchObject({ ok: true });
			ids.push(id);
		}
		return ids;
	}
	const accept = (id: number) => to(id, "accepted", "applicant");
	const march = async () => (await readSeats(site.services.db, now)).find(({ type }) => type === "march");
	const lines = async () => (await march())?.lines;

	it("are never exceeded in either, however many accept the last ones at once", async () => {
		const own = [
			{ programme: "environmental", category: "", seats: 2 },
			{ programme: "urbanDesign", category: "", seats: 1 },
		];
		expect(await set(own)).toMatchObject({ ok: true });
		const ids = [...(await offer(environmental, 4)), ...(await offer(urbanDesign, 4))];
		const results = await Promise.all(ids.map(accept));
		expect(results.slice(0, 4).filter(({ ok }) => ok)).toHaveLength(2);
		expect(results.slice(4).filter(({ ok }) => ok)).toHaveLength(1);
		expect(await lines()).toEqual([
			{ ...own[0], accepted: 2, offered: 2, lapsed: 0 },
			{ ...own[1], accepted: 1, offered: 3, lapsed: 0 },
		]);
	});

	it("are counted together while no programme has a number of its own, and by the rest once one has", async () => {
		expect(await set([{ category: "", seats: 2 }])).toMatchObject({ ok: true });
		const [first = 0, second = 0] = await offer(environmental, 2);
		const [third = 0, fourth = 0] = await offer(urbanDesign, 2);
		for (const id of [first, third]) expect(await accept(id)).toMatchObject({ ok: true });
		expect(await accept(fourth)).toMatchObject({ ok: false });
		const both = [
			{ category: "", seats: 1 },
			{ programme: "urbanDesign", category: "", seats: 2 },
		];
		expect(await set(both)).toMatchObject({ ok: true });
		expect(await accept(second)).toMatchObject({ ok: false });
		expect(await accept(fourth)).toMatchObject({ ok: true });
		expect(await lines()).toEqual([
			{ programme: "", category: "", seats: 1, accepted: 1, offered: 1, lapsed: 0 },
			{ programme: "urbanDesign", category: "", seats: 2, accepted: 2, offered: 0, lapsed: 0 },
		]);
	});

	it("count those whom a process of the release before has moved, which itself lets no one accept", async () => {
		const { db } = site.services;
		const [one = 0, two = 0] = await offer(urbanDesign, 2);
		await accept(one);
		await db.updateTable("applications").set({ seat_programme: null }).execute();
		await set([
			{ programme: "urbanDesign", category: "", seats: 1 },
			{ programme: "environmental", category: "", seats: 9 },
		]);
		expect(await accept(two)).toMatchObject({ ok: false });
		expect(await lines()).toMatchObject([
			{ programme: "environmental", accepted: 0, offered: 0 },
			{ programme: "urbanDesign", accepted: 1, offered: 1 },
		]);
		expect(await db.selectFrom("seats").select(["category", "seats"]).execute()).toEqual([{ category: "", seats: 0 }]);
	});

	it("are refused where they make no sense, and can be undone until they are set again", async () => {
		expect(await set([{ programme: "barch", category: "", seats: 9 }])).toMatchObject({
			message: /can’t find this programme/,
		});
		const every = ["", "environmental", "urbanDesign"].map((programme) => ({ programme, category: "", seats: 9 }));
		expect(await set(every)).toMatchObject({ ok: false, message: /Every programme has its own number of seats/ });
		await set([{ category: "", seats: 5 }]);
		const first = (await march())?.setBy;
		await set([{ programme: "urbanDesign", category: "sc", seats: 3 }]);
		const second = (await march())?.setBy;
		expect(second).toMatchObject({ name: priya.name });
		const undo = (actId = 0) => within((trx) => undoSeats(trx, { actId, type: "march", by: priya }, now));
		const refusedAs = (by: Actor, type = "march") =>
			within((trx) => undoSeats(trx, { actId: second?.actId ?? 0, type, by }, now));
		expect(await refusedAs(actor(2, "Arun", (permission) => permission !== "seat.manage"))).toMatchObject({
			reason: "forbidden",
		});
		expect(await refusedAs(priya, "barch")).toMatchObject({ reason: "unknown" });
		expect(await undo(first?.actId)).toMatchObject({ ok: false, message: /set again/ });
		expect(await undo(second?.actId)).toMatchObject({ ok: true });
		expect(await undo(second?.actId)).toMatchObject({ ok: false });
		expect(await lines()).toMatchObject([{ programme: "", category: "", seats: 5 }]);
		const [id = 0] = await offer(environmental, 1);
		await accept(id);
		expect(await undo(first?.actId)).toMatchObject({ ok: true });
		expect(await lines()).toEqual([]);
		await set([{ category: "", seats: 0 }]).then((result) => expect(result).toMatchObject({ ok: false }));
	});

	it("have a list of those who wait each, whose order is its own", async () => {
		for (const [department, name] of [
			[environmental, "Anbu Arasan"],
			[urbanDesign, "Bala Murugan"],
			[environmental, "Chitra Devi"],
		] as const)
			await to(await apply(department, name), "waitlisted");
		const names = async () => (await listWaitlist(site.services.db)).map(({ name, programme }) => [name, programme]);
		const result = await within((trx) => moveInWaitlist(trx, { applicationId: 3, step: -1, by: priya }, now));
		expect(result).toMatchObject({ ok: true, actId: expect.any(Number) });
		const lists = Map.groupBy(await names(), ([, programme]) => programme);
		expect(lists.get("environmental")?.map(([name]) => name)).toEqual(["Chitra Devi", "Anbu Arasan"]);
		expect(lists.get("urbanDesign")?.map(([name]) => name)).toEqual(["Bala Murugan"]);
		expect(await within((trx) => moveInWaitlist(trx, { applicationId: 2, step: 1, by: priya }, now))).toEqual({
			ok: true,
			actId: null,
		});
	});
});
