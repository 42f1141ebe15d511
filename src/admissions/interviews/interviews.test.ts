import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Stage } from "#src/admissions/applications/stage.ts";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { changeStage, undoStage } from "#src/admissions/tracking/change-stage.server.ts";
import { applicant } from "#src/audit/actor.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { setDue, setStatus } from "#src/cases/acts/case-acts.server.ts";
import { undoAct } from "#src/cases/acts/undo-act.server.ts";
import { planBatch, startBatch } from "#src/cases/batches/plan-batch.server.ts";
import { readBatch } from "#src/cases/batches/read-batch.server.ts";
import { runBatches } from "#src/cases/batches/run-batches.server.ts";
import { attachmentOf } from "#src/server/attachments.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { actor } from "#tests/support/office/actor.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";
import { bookInterview, leaveInterview } from "./book-interview.server.ts";
import { issueInterviewLink } from "./invite-to-interview.server.ts";
import { listSlots, listWaiting } from "./list-slots.server.ts";
import { noteOutcome, readOutcome } from "./note-outcome.server.ts";
import { readInvitation } from "./read-invitation.server.ts";
import { addSlots, cancelSlot, changeSlot, type SlotSeries } from "./slots.server.ts";

const start = new Date("2026-11-20T06:00:00.000Z");
const priya = actor(1, "Priya Raghavan");
const arun = actor(2, "Arun Selvam");
const studio: SlotSeries = {
	type: "barch",
	start: "2026-12-01T10:00",
	minutes: 20,
	pause: 10,
	count: 2,
	capacity: 1,
	notice: 24,
	place: "Studio 2; first floor",
};

describe.each(["sqlite", "postgres"] as const)("interviews (%s)", (engine) => {
	let site: TestApp;
	let moment: Date;
	beforeEach(async () => {
		moment = start;
		site = await startApp(engine, { SITE_URL: "https://school.example" }, () => moment);
	});
	afterEach(() => site.close());

	type Trx = Parameters<typeof addSlots>[0];
	const within = <Result>(work: (trx: Trx) => Promise<Result>) => site.services.db.transaction().execute(work);
	async function apply(name: string): Promise<number> {
		const { body, contentType } = await multipart({ ...barchAnswers, name }, []);
		const headers = { "content-type": contentType };
		await site.app.inject({ method: "POST", url: "/api/v1/website/application/add", body, headers });
		const all = await site.services.db.selectFrom("applications").select("id").orderBy("id", "desc").execute();
		return all[0]?.id ?? 0;
	}
	async function add(changes: Partial<SlotSeries> = {}): Promise<number[]> {
		const result = await within((trx) => addSlots(trx, { ...studio, ...changes }, priya, moment));
		if (!result.ok) throw new Error(result.message);
		return (await list(moment)).map(({ id }) => id);
	}
	const list = (from: Date) => listSlots(site.services.db, { from, now: moment });
	const takers = async (from: Date) => (await list(from)).map(({ booked }) => booked.map(({ name }) => name));
	const end = (name: string, stage: Stage) =>
		site.services.db.updateTable("applications").set({ stage }).where("name", "=", name).execute();
	/** Invites by a batch, as the desk does. @returns its number */
	async function invite(): Promise<number> {
		const { db, school } = site.services;
		const acts = admissionBatchActs(school);
		const caseIds = (await db.selectFrom("cases").select("id").execute()).map(({ id }) => id);
		const plannedBatch = await planBatch(
			db,
			{ by: priya, act: "invite", details: {}, filter: "all", caseIds },
			acts,
			moment,
		);
		if (!plannedBatch.ok) throw new Error(plannedBatch.message);
		await startBatch(db, plannedBatch.id, priya, moment);
		await runBatches(db, { now: () => moment, acts, undo: admissionUndo(school), log: { error: () => {} } });
		return plannedBatch.id;
	}
	/** Another link to each invitation, in the order of the applications. */
	const links = () =>
		within(async (trx) => {
			const all = await trx.selectFrom("interviews").select("id").orderBy("application_id").execute();
			const tokens: string[] = [];
			for (const { id } of all) tokens.push(await issueInterviewLink(trx, id, moment));
			return tokens;
		});
	async function invited(...names: string[]): Promise<string[]> {
		for (const name of names) await apply(name);
		await invite();
		return links();
	}
	const book = (token: string, slotId: number) =>
		bookInterview(site.services.db, site.services.school, { token, slotId }, moment);
	const leave = (token: string) => leaveInterview(site.services.db, site.services.school, token, moment);
	const view = async (token: string) => {
		const invitation = await readInvitation(site.services.db, token, moment);
		return (
			invitation && {
				state: invitation.state,
				taken: invitation.bookedSlot?.id ?? null,
				free: invitation.free.map(({ id }) => id),
			}
		);
	};
	const stages = async () =>
		(await site.services.db.selectFrom("applications").select("stage").orderBy("id").execute()).map(
			({ stage }) => stage,
		);
	const subjects = async () =>
		(await readQueuedEmails(site.services)).map(({ subject }) => subject).filter((each) => each.includes("interview"));
	/** The calendar files of the mails in the outbox. */
	async function calendars(): Promise<string[]> {
		const rows = await site.services.db.selectFrom("outbox").select("attachment").orderBy("id").execute();
		const files = await Promise.all(
			rows.map(({ attachment }) => attachment && attachmentOf(site.services, attachment)),
		);
		return files.flatMap((file) => (file ? [Buffer.from(file.content).toString()] : []));
	}
	const entries = async () =>
		(await calendars()).map((text) => ["METHOD", "UID", "SEQUENCE", "DTSTART"].map((name) => property(text, name)));
	const property = (text: string, name: string) => new RegExp(`^${name}:(.*)\r$`, "m").exec(text)?.[1];

	it("are invited to in a batch, each applicant once, and an invitation is undone with its email", async () => {
		await apply("Anbu Arasan");
		await apply("Bala Murugan");
		const first = await invite();
		expect(await readBatch(site.services.db, await invite())).toMatchObject({ outcomes: { done: 0, unchanged: 2 } });
		expect((await subjects()).length).toBe(2);
		expect((await listWaiting(site.services.db)).map(({ name }) => name)).toEqual(["Anbu Arasan", "Bala Murugan"]);
		const [act] = await site.services.db
			.selectFrom("batch_items")
			.select("act_id")
			.where("batch_id", "=", first)
			.orderBy("case_id")
			.execute();
		const undo = {
			actId: act?.act_id ?? 0,
			by: priya,
			...admissionUndo(site.services.school),
			subject: { kind: "application" } as const,
		};
		expect(await within((trx) => undoAct(trx, undo, moment))).toMatchObject({ ok: true });
		expect((await subjects()).length).toBe(1);
		expect((await listWaiting(site.services.db)).map(({ name }) => name)).toEqual(["Bala Murugan"]);
	});

	it("are taken, changed and left by the link, and calendars get one entry that follows", async () => {
		const [link = ""] = await invited("Anbu Arasan");
		const [first = 0, second = 0] = await add();
		expect(await view(link)).toEqual({ state: "open", taken: null, free: [first, second] });
		expect(await book(link, first)).toEqual({ ok: true, changed: true });
		expect(await book(link, first)).toEqual({ ok: true, changed: false });
		expect(await view(link)).toEqual({ state: "open", taken: first, free: [second] });
		expect(await stages()).toEqual(["interview"]);
		expect(await book(link, second)).toEqual({ ok: true, changed: true });
		expect(await leave(link)).toEqual({ ok: true, changed: true });
		expect(await leave(link)).toEqual({ ok: true, changed: false });
		expect(await stages()).toEqual(["received"]);
		const uid = (await entries())[0]?.[1] ?? "";
		expect(uid).toMatch(/^interview-\d+@school\.example$/);
		expect(await entries()).toEqual([
			["REQUEST", uid, "1", "20261201T043000Z"],
			["REQUEST", uid, "2", "20261201T050000Z"],
			["CANCEL", uid, "3", "20261201T050000Z"],
		]);
		expect((await calendars())[0]).toContain("LOCATION:Studio 2\\; first floor\r\n");
		expect(await subjects()).toHaveLength(4);
	});

	it("cannot be taken, changed or left after the hour until which that can be done", async () => {
		const [link = ""] = await invited("Anbu Arasan");
		const [first = 0, second = 0] = await add();
		await book(link, first);
		moment = new Date("2026-11-30T04:30:00.000Z");
		expect(await view(link)).toEqual({ state: "fixed", taken: first, free: [] });
		const refusal = { ok: false, message: expect.stringContaining("was 30 November 2026, 10:00 am") };
		expect(await leave(link)).toEqual(refusal);
		expect(await book(link, second)).toEqual(refusal);
		moment = new Date("2026-12-01T04:30:00.000Z");
		expect(await view(link)).toMatchObject({ state: "past" });
		expect(await view("nothing")).toBeUndefined();
		expect(await book("nothing", first)).toBeUndefined();
		expect(await leave("nothing")).toBeUndefined();
	});

	it("are never overbooked, however many take the last place at once, and exchange places without waiting", async () => {
		const names = Array.from({ length: 8 }, (_, index) => `Applicant ${"ABCDEFGH"[index]}`);
		const tokens = await invited(...names);
		const [first = 0, second = 0] = await add({ capacity: 3 });
		const results = await Promise.all(tokens.map((token) => book(token, first)));
		expect(results.filter((result) => result?.ok)).toHaveLength(3);
		expect(results.filter((result) => !result?.ok && /just booked/.test(result?.message ?? ""))).toHaveLength(5);
		const late = tokens.filter((_, index) => !results[index]?.ok);
		await Promise.all(late.map((token) => book(token, second)));
		const countBookings = async () => (await list(moment)).map((slot) => slot.booked.length);
		expect(await countBookings()).toEqual([3, 3]);
		// All want to change to the other time, which no one can until someone leaves.
		const changes = await Promise.all([
			...tokens.map((token, index) => book(token, results[index]?.ok ? second : first)),
			leave(late[0] ?? ""),
			leave(late[1] ?? ""),
		]);
		expect(changes.every((result) => result !== undefined)).toBe(true);
		for (const count of await countBookings()) expect(count).toBeLessThanOrEqual(3);
	});

	it("leave the times of those who have withdrawn to others", async () => {
		const [anbu = "", bala = ""] = await invited("Anbu Arasan", "Bala Murugan");
		const [first = 0] = await add({ count: 1 });
		await book(anbu, first);
		expect(await view(bala)).toMatchObject({ free: [] });
		const { db, school } = site.services;
		const ofAnbu = db.selectFrom("applications").select("id as applicationId").where("name", "=", "Anbu Arasan");
		const { applicationId } = await ofAnbu.executeTakeFirstOrThrow();
		const byApplicant = { applicationId, actor: applicant };
		await within((trx) => changeStage(trx, school, { ...byApplicant, to: "withdrawn" }, moment));
		expect(await view(anbu)).toEqual({ state: "ended", taken: null, free: [] });
		expect(await view(bala)).toMatchObject({ free: [first] });
		expect(await book(bala, first)).toEqual({ ok: true, changed: true });
		const back = { ...byApplicant, expected: "withdrawn" } as const;
		expect(await within((trx) => undoStage(trx, school, back, moment))).toMatchObject({ ok: true });
		expect(await stages()).toEqual(["received", "interview"]);
		expect(await view(anbu)).toEqual({ state: "open", taken: null, free: [] });
	});

	it("are not written about to those whose applications have ended, who no longer count", async () => {
		const names = ["Anbu Arasan", "Bala Murugan", "Chitra Devi"];
		const [anbu = "", bala = "", chitra = ""] = await invited(...names);
		const [first = 0] = await add({ count: 1, capacity: 3 });
		for (const link of [anbu, bala, chitra]) await book(link, first);
		await end("Anbu Arasan", "withdrawn");
		await end("Bala Murugan", "declined");
		expect(await takers(moment)).toEqual([["Chitra Devi"]]);
		const { db, school } = site.services;
		const before = await readQueuedEmails(site.services);
		expect(await leave(anbu)).toMatchObject({ ok: false, message: /no longer need an interview/ });
		const laterSlot = { ...studio, capacity: 1, start: "2026-12-02T11:00", slotId: first, by: priya };
		expect(await within((trx) => changeSlot(trx, school, laterSlot, moment))).toMatchObject({ ok: true, count: 1 });
		await end("Chitra Devi", "accepted");
		expect(await within((trx) => cancelSlot(trx, school, { slotId: first, by: priya }, moment))).toMatchObject({
			ok: true,
			count: 0,
		});
		const mails = (await readQueuedEmails(site.services)).slice(before.length);
		expect(mails.map(({ to_name }) => to_name)).toEqual(["Chitra Devi"]);
		expect(await stages()).toEqual(["withdrawn", "declined", "accepted"]);
		expect(await db.selectFrom("interviews").select("id").where("slot_id", "is not", null).execute()).toEqual([]);
	});

	it("leave a refused change without effect on those whose applications have ended", async () => {
		const [anbu = "", bala = "", chitra = ""] = await invited("Anbu Arasan", "Bala Murugan", "Chitra Devi");
		const [first = 0] = await add({ count: 1, capacity: 3 });
		for (const link of [anbu, bala, chitra]) await book(link, first);
		await end("Anbu Arasan", "withdrawn");
		const smaller = { ...studio, capacity: 1, slotId: first, by: priya };
		expect(await within((trx) => changeSlot(trx, site.services.school, smaller, moment))).toMatchObject({
			ok: false,
			message: /2 applicants have booked/,
		});
		await end("Anbu Arasan", "interview");
		expect(await view(anbu)).toMatchObject({ taken: first });
	});

	it("that have begun keep all who had taken them in the list", async () => {
		const [anbu = ""] = await invited("Anbu Arasan");
		const [first = 0] = await add({ count: 1 });
		await book(anbu, first);
		moment = new Date("2026-12-01T04:30:00.000Z");
		await end("Anbu Arasan", "declined");
		expect(await takers(start)).toEqual([["Anbu Arasan"]]);
	});

	it("are moved and cancelled by the school, and all who have taken them are told", async () => {
		const [anbu = "", bala = ""] = await invited("Anbu Arasan", "Bala Murugan");
		const [first = 0] = await add({ count: 1, capacity: 2 });
		await book(anbu, first);
		await book(bala, first);
		const { school } = site.services;
		const change = (changes: Partial<SlotSeries>) =>
			within((trx) =>
				changeSlot(trx, school, { ...studio, capacity: 2, ...changes, slotId: first, by: priya }, moment),
			);
		expect(await change({ capacity: 1 })).toMatchObject({ ok: false, message: /2 applicants have booked/ });
		expect(await change({ capacity: 5 })).toMatchObject({ ok: true, count: 0 });
		expect(await change({ start: "2026-12-02T11:00" })).toMatchObject({ ok: true, count: 2 });
		expect(await change({ start: "2026-11-02T11:00" })).toMatchObject({ ok: false, message: /already past/ });
		expect(
			(await subjects()).filter((subject) => /now on Wednesday, 2 December 2026, at 11:00 am IST/.test(subject)),
		).toHaveLength(2);
		const cancel = () => within((trx) => cancelSlot(trx, school, { slotId: first, by: priya }, moment));
		expect(await cancel()).toMatchObject({ ok: true, count: 2 });
		expect(await cancel()).toMatchObject({ ok: false });
		expect(await stages()).toEqual(["received", "received"]);
		expect((await entries()).map(([method, , sequence]) => `${method} ${sequence}`)).toEqual([
			"REQUEST 1",
			"REQUEST 1",
			"REQUEST 2",
			"REQUEST 2",
			"CANCEL 3",
			"CANCEL 3",
		]);
	});

	it("are moved and cancelled by a member in the member's name, who undoes nothing of what colleagues have set", async () => {
		const [anbu = ""] = await invited("Anbu Arasan");
		const [first = 0] = await add({ count: 1 });
		await book(anbu, first);
		const { db, school } = site.services;
		const { caseId } = await db.selectFrom("cases").select("id as caseId").executeTakeFirstOrThrow();
		await within((trx) => setStatus(trx, { caseId, by: arun, status: "theirs" }, moment));
		await within((trx) => setDue(trx, { caseId, by: arun, dueOn: "2026-11-27" }, moment));
		const byHand = () => db.selectFrom("cases").select(["status_set", "due_set"]).executeTakeFirstOrThrow();
		const set = await byHand();
		const lastAct = async () => (await readActs(db, { kind: "application", id: 1 })).at(-1);
		const laterSlot = { ...studio, start: "2026-12-02T11:00", slotId: first, by: priya };
		expect(await within((trx) => changeSlot(trx, school, laterSlot, moment))).toMatchObject({ ok: true, count: 1 });
		const act = await lastAct();
		expect(act).toMatchObject({ act: "stage-changed", actor: priya.name, memberId: priya.id });
		const undo = { actId: act?.id ?? 0, by: arun, ...admissionUndo(school), subject: { kind: "application" } as const };
		expect(await within((trx) => undoAct(trx, undo, moment))).toMatchObject({
			ok: false,
			message: /interviews page/,
		});
		await within((trx) => cancelSlot(trx, school, { slotId: first, by: priya }, moment));
		expect(await lastAct()).toMatchObject({ act: "stage-undone", actor: priya.name, memberId: priya.id });
		expect(await byHand()).toEqual(set);
		expect(await stages()).toEqual(["received"]);
	});

	it("are moved and cancelled without a word to those who have an offer meanwhile", async () => {
		const links = await invited("Anbu Arasan", "Bala Murugan");
		const [first = 0] = await add({ count: 1, capacity: 2 });
		for (const link of links) await book(link, first);
		const { school } = site.services;
		const offer = { applicationId: 1, to: "offered", details: { answerBy: "2026-12-20" }, actor: priya.name } as const;
		expect(await within((trx) => changeStage(trx, school, offer, moment))).toMatchObject({ ok: true });
		const before = (await readQueuedEmails(site.services)).length;
		const laterSlot = { ...studio, capacity: 2, start: "2026-12-02T11:00", slotId: first, by: priya };
		expect(await within((trx) => changeSlot(trx, school, laterSlot, moment))).toMatchObject({ ok: true, count: 1 });
		const result = await within((trx) => cancelSlot(trx, school, { slotId: first, by: priya }, moment));
		expect(result).toMatchObject({ ok: true, count: 1 });
		const names = (await readQueuedEmails(site.services)).slice(before).map(({ to_name }) => to_name);
		expect(names).toEqual(["Bala Murugan", "Bala Murugan"]);
		expect(await stages()).toEqual(["offered", "received"]);
	});

	it("are not changed by a page that is older than the last change", async () => {
		const [first = 0] = await add({ count: 1 });
		const { school } = site.services;
		const { type: _, count: _count, pause: _pause, ...seen } = studio;
		const change = (changes: Partial<SlotSeries>, shownSlot = seen) =>
			within((trx) =>
				changeSlot(trx, school, { ...shownSlot, ...changes, seen: shownSlot, slotId: first, by: priya }, moment),
			);
		const start = "2026-12-01T11:00";
		expect(await change({ start })).toMatchObject({ ok: true });
		const stale = { ok: false, message: "Someone else changed this slot. Reload the page." };
		expect(await change({ place: "Studio 3" })).toEqual(stale);
		expect((await list(moment))[0]).toMatchObject({ startsAt: "2026-12-01T05:30:00.000Z", place: studio.place });
		expect(await change({ place: "Studio 3" }, { ...seen, start })).toMatchObject({ ok: true });
	});

	it("have no times that make no sense", async () => {
		const refusals: [Partial<SlotSeries>, string][] = [
			[{ start: "2026-11-19T10:00" }, "Choose a time in the future."],
			[{ start: "tomorrow" }, "Enter the date and time of the interview."],
			[{ capacity: 0 }, "Enter 1 to 100 applicants per slot."],
			[{ minutes: 2 }, "Enter a length from 5 to 480 minutes."],
			[{ place: " " }, "Enter where the interview takes place, in up to 300 characters."],
			[{ type: "none" }, "We can’t find this programme."],
			[{ count: 61 }, "Add up to 60 slots at once, with up to 600 minutes between them."],
			[{ notice: -1 }, "Enter 0 to 336 hours (14 days) for the last change."],
			[
				{ start: "2026-11-21T10:00", notice: 48 },
				"Booking for this slot would have closed on 19 November 2026, 10:00 am. " +
					"Choose a later time, or fewer hours before the interview.",
			],
		];
		for (const [changes, message] of refusals) {
			const newSlot = { ...studio, ...changes };
			expect(await within((trx) => addSlots(trx, newSlot, priya, moment))).toEqual({ ok: false, message });
		}
		expect(await list(new Date(0))).toEqual([]);
	});

	it("keep an invitation while something is noted, and an interview that was noted alone is none", async () => {
		const id = await apply("Anbu Arasan");
		await invite();
		const { db, school } = site.services;
		const lastAct = async (name: string) =>
			(await readActs(db, { kind: "application", id })).findLast(({ act, undoes }) => act === name && undoes === null)
				?.id ?? 0;
		const undo = async (name: string) => {
			const act = {
				actId: await lastAct(name),
				by: priya,
				...admissionUndo(school),
				subject: { kind: "application" } as const,
			};
			return within((trx) => undoAct(trx, act, moment));
		};
		const note = () =>
			within((trx) =>
				noteOutcome(trx, { applicationId: id, by: priya, outcome: "doubtful", marks: null, remark: null }, moment),
			);
		await note();
		expect(await undo("interview-invited")).toMatchObject({
			ok: false,
			message: "An interview result has already been recorded. Undo that first.",
		});
		await undo("interview-noted");
		expect(await undo("interview-invited")).toMatchObject({ ok: true });
		await note();
		await undo("interview-noted");
		expect(await listWaiting(db)).toEqual([]);
		const before = (await subjects()).length;
		expect(await readBatch(db, await invite())).toMatchObject({ outcomes: { done: 1, unchanged: 0 } });
		expect((await subjects()).length).toBe(before + 1);
		expect(await listWaiting(db)).toMatchObject([{ name: "Anbu Arasan" }]);
	});

	it("have an outcome that is noted, changed and undone", async () => {
		const id = await apply("Anbu Arasan");
		await invite();
		const { db, school } = site.services;
		const note = (marks: string | null) =>
			within((trx) =>
				noteOutcome(trx, { applicationId: id, by: priya, outcome: "recommended", marks, remark: " " }, moment),
			);
		const first = await note("17 of 20");
		const second = await note("18 of 20");
		expect(await note("18 of 20")).toEqual({ ok: true, actId: null });
		const undo = (result: Awaited<ReturnType<typeof note>>) =>
			within((trx) =>
				undoAct(
					trx,
					{
						actId: (result.ok && result.actId) || 0,
						by: priya,
						...admissionUndo(school),
						subject: { kind: "application" },
					},
					moment,
				),
			);
		expect(await undo(first)).toMatchObject({ ok: false });
		expect(await undo(second)).toMatchObject({ ok: true });
		expect(await readOutcome(db, id)).toEqual({ outcome: "recommended", marks: "17 of 20", remark: null });
	});
});
