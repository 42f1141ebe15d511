import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import { undoAct } from "#src/cases/acts/undo-act.server.ts";
import { planBatch, startBatch, undoBatch } from "#src/cases/batches/plan-batch.server.ts";
import { readBatch } from "#src/cases/batches/read-batch.server.ts";
import { runBatches } from "#src/cases/batches/run-batches.server.ts";
import { deliverDue } from "#src/mail/outbox/deliver.server.ts";
import { requestList } from "#src/office/requests/request-list.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { actor } from "#tests/support/office/actor.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";
import { countByState, findRequests, listRequests } from "./list-requests.server.ts";
import type { RequestActResult } from "./open-requests.server.ts";
import { readRequest } from "./read-request.server.ts";
import { remindNow } from "./remind-now.server.ts";
import { extendRequests, passOnRequest, withdrawRequests } from "./request-acts.server.ts";
import { requestDocument } from "./request-document.server.ts";
import { requestStates } from "./request-query.ts";

const everyOpen = { state: "open", search: "", page: 1 } as const;
const start = new Date("2026-11-20T06:00:00.000Z");
const priya = actor(1, "Priya Raghavan");
type Trx = Parameters<typeof remindNow>[0];

/** Someone who sees all, at a moment. */
const reader = (moment: Date) => ({ unmasked: true, today: dayAtSchool(moment) });

describe.each(["sqlite", "postgres"] as const)("requests for documents (%s)", (engine) => {
	let site: TestApp;
	let moment: Date;
	beforeEach(async () => {
		moment = start;
		site = await startApp(engine, { SITE_URL: "https://school.example" }, () => moment);
	});
	afterEach(() => site.close());

	const pass = (days: number) => {
		moment = new Date(moment.getTime() + days * 86_400_000);
	};
	const within = <Result>(work: (trx: Trx) => Promise<Result>) => site.services.db.transaction().execute(work);
	async function apply(name: string): Promise<number> {
		const { body, contentType } = await multipart({ ...barchAnswers, name }, []);
		const headers = { "content-type": contentType };
		await site.app.inject({ method: "POST", url: "/api/v1/website/application/add", body, headers });
		const all = await site.services.db.selectFrom("applications").select("id").orderBy("id", "desc").execute();
		return all[0]?.id ?? 0;
	}
	async function ask(applicationId: number, field = "certificate_12", channel: "mail" | "link" = "mail") {
		const asking = { field, reason: null, storageKey: null, box: null, channel };
		const { school } = site.services;
		const result = await within((trx) => requestDocument(trx, school, { ...asking, applicationId, by: priya }, moment));
		if (!result.ok) throw new Error(result.message);
		return result;
	}
	const list = async (address = "") => {
		const parsed = requestList.parse(new URLSearchParams(address));
		if (!parsed.ok) throw new Error(parsed.errors.join(" "));
		return (await listRequests(site.services.db, parsed.query, reader(moment))).rows;
	};
	async function seen(address = "") {
		const [row] = await list(address);
		if (!row) throw new Error("We can’t find this request.");
		return { applicationId: row.applicationId, requests: [{ id: row.id, dueOn: row.dueOn }], by: priya };
	}
	const expectDone = async (result: Promise<RequestActResult>) => {
		const givenResult = await result;
		if (!givenResult.ok) throw new Error(givenResult.message);
		return givenResult.actId;
	};
	const undo = (actId: number) =>
		within((trx) =>
			undoAct(
				trx,
				{ actId, by: priya, ...admissionUndo(site.services.school), subject: { kind: "application" } },
				moment,
			),
		);
	const subjects = async () => (await readQueuedEmails(site.services)).map(({ subject }) => subject);
	const aboutDocuments = async () => (await subjects()).filter((subject) => /[Dd]ocument needed by /.test(subject));
	const withdraw = async (address = "") => {
		const on = await seen(address);
		return within((trx) => withdrawRequests(trx, on, moment));
	};
	const remind = async () => {
		const on = await seen();
		return within((trx) => remindNow(trx, site.services.school, on, moment));
	};

	it("are listed by where they stand, and found by words, document and channel", async () => {
		const [anbu, bala, chitra] = [await apply("Anbu Arasan"), await apply("Bala Murugan"), await apply("Chitra Devi")];
		await ask(anbu);
		await ask(bala, "certificate_10", "link");
		pass(8);
		await ask(chitra);
		const { db } = site.services;
		const counts = () => countByState(db, everyOpen, reader(moment));
		expect(await counts()).toEqual({ open: 3, overdue: 2, answered: 0, ended: 0 });
		expect((await list()).map(({ name, state }) => [name, state])).toEqual([
			["Anbu Arasan", "overdue"],
			["Bala Murugan", "overdue"],
			["Chitra Devi", "open"],
		]);
		expect((await list("q=MURUGAN")).map(({ document }) => document)).toEqual(["Class 10 mark sheet"]);
		expect(await list("channel=link&document=certificate_12")).toEqual([]);
		expect(await list("type=march")).toEqual([]);
		await withdraw("q=anbu");
		expect(await counts()).toEqual({ open: 2, overdue: 1, answered: 0, ended: 1 });
	});

	it("stay withdrawn when they were replaced twice, whatever is undone in between", async () => {
		const applicationId = await apply("Anbu");
		await ask(applicationId);
		const second = await ask(applicationId);
		await ask(applicationId);
		expect(await undo(second.actId)).toMatchObject({ ok: false, message: /requested again/ });
		expect(await list("state=open")).toHaveLength(1);
	});

	it("are reminded of at any time, once a day, and the reminder is undone within a minute", async () => {
		await ask(await apply("Anbu"));
		expect(await remind()).toMatchObject({ ok: false, message: /email about this today/ });
		pass(1);
		const actId = await expectDone(remind());
		expect((await list())[0]?.remindedAt).toBe(moment.toISOString());
		expect(await aboutDocuments()).toHaveLength(2);
		expect(await undo(actId)).toMatchObject({ ok: true });
		expect((await list())[0]?.remindedAt).toBeNull();
		expect(await aboutDocuments()).toHaveLength(1);
		const again = await expectDone(remind());
		pass(1);
		const { db, transport, writeEmail: write, log, school } = site.services;
		const from = { name: school.name, address: school.email };
		await deliverDue(db, transport, { from, now: () => moment, limit: 50, write, log });
		expect(await undo(again)).toMatchObject({ ok: false, message: "The reminder has already been sent." });
	});

	it("are due on another day, unless a colleague has set one meanwhile", async () => {
		await ask(await apply("Anbu"));
		const [mine, theirs] = [await seen(), await seen()];
		const day = addDays(dayAtSchool(moment), 20);
		const actId = await expectDone(within((trx) => extendRequests(trx, { ...mine, dueOn: day }, moment)));
		const { due_on } = await site.services.db.selectFrom("cases").select("due_on").executeTakeFirstOrThrow();
		expect([(await list())[0]?.dueOn, due_on]).toEqual([day, day]);
		expect(await within((trx) => extendRequests(trx, { ...theirs, dueOn: addDays(day, 1) }, moment))).toMatchObject({
			ok: false,
			message: /^Someone else changed the due date/,
		});
		expect(await within(async (trx) => extendRequests(trx, { ...mine, dueOn: "2026-11-01" }, moment))).toMatchObject({
			ok: false,
		});
		expect(await undo(actId)).toMatchObject({ ok: true });
		expect((await list())[0]?.dueOn).toBe("2026-11-27");
	});

	it("are withdrawn with a mail that has not left, and opened again with another one", async () => {
		await ask(await apply("Anbu"));
		const actId = await expectDone(withdraw());
		expect([await aboutDocuments(), (await list("state=ended"))[0]?.withdrawnAt]).toEqual([[], moment.toISOString()]);
		expect(await undo(actId)).toMatchObject({ ok: true });
		expect([await aboutDocuments(), await list()]).toEqual([[expect.any(String)], [expect.anything()]]);
		const once = await expectDone(withdraw());
		await ask((await list("state=ended"))[0]?.applicationId ?? 0);
		expect(await undo(once)).toMatchObject({ ok: false, message: /^This document has been requested again/ });
	});

	it("get another link to pass on, which its undo makes void", async () => {
		const { code } = await ask(await apply("Anbu"), "certificate_12", "link");
		const on = await seen();
		const result = await within((trx) => passOnRequest(trx, on, moment));
		if (!result.ok) throw new Error(result.message);
		const opens = async (of: string) => (await readRequest(site.services.db, of))?.state;
		expect([await opens(code), await opens(result.code)]).toEqual(["open", "open"]);
		expect(await undo(result.actId)).toMatchObject({ ok: true });
		expect([await opens(code), await opens(result.code)]).toEqual(["open", undefined]);
		const acts = await readActs(site.services.db, { kind: "application", id: 1 });
		expect(JSON.stringify(acts)).not.toContain(result.code);
	});

	it("are withdrawn in a batch over their cases, which is undone as a whole", async () => {
		for (const name of ["Anbu", "Bala"]) {
			const id = await apply(name);
			await ask(id);
			await ask(id, "certificate_10");
		}
		const { db, school, log } = site.services;
		const requests = await findRequests(db, everyOpen, reader(moment));
		expect(requests).toHaveLength(4);
		const search = { search: "anbu", channel: "mail", document: "certificate_10", type: "barch", page: 1 } as const;
		for (const state of requestStates) {
			const narrow = { ...search, state };
			const all = await findRequests(db, narrow, reader(moment));
			expect([state, all.length]).toEqual([state, (await listRequests(db, narrow, reader(moment))).count]);
		}
		const acts = admissionBatchActs(school);
		const batch = {
			by: priya,
			act: "withdraw-requests",
			details: { requests: requests.map(({ id, dueOn }) => ({ id, dueOn })) },
			filter: "4 picked",
			caseIds: requests.map(({ caseId }) => caseId),
		};
		const plannedBatch = await planBatch(db, batch, acts, moment);
		const id = (plannedBatch.ok && plannedBatch.id) || 0;
		const run = () => runBatches(db, { now: () => moment, acts, undo: admissionUndo(school), log });
		await startBatch(db, id, priya, moment);
		await run();
		expect(await readBatch(db, id)).toMatchObject({ count: 2, outcomes: { done: 2 } });
		expect([await list(), await list("state=ended")]).toEqual([[], expect.objectContaining({ length: 4 })]);
		await undoBatch(db, { id, by: priya, acts }, moment);
		await run();
		expect(await list()).toHaveLength(4);
	});
});
