import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { admissionBatchActs } from "#src/admissions/desk/application-batch-acts.server.ts";
import { admissionUndo } from "#src/admissions/desk/undo-acts.server.ts";
import { type Judgement, judgeDocument } from "#src/admissions/judging/judge-document.server.ts";
import { countWaiting, nextDocument } from "#src/admissions/judging/next-document.server.ts";
import { readRequest } from "#src/admissions/requests/read-request.server.ts";
import { remindRequests } from "#src/admissions/requests/remind-requests.server.ts";
import { requestDocument } from "#src/admissions/requests/request-document.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { readTracker } from "#src/admissions/tracking/read-tracker.server.ts";
import { undoAct } from "#src/cases/acts/undo-act.server.ts";
import { planBatch, startBatch, undoBatch } from "#src/cases/batches/plan-batch.server.ts";
import { readBatch } from "#src/cases/batches/read-batch.server.ts";
import { runBatches } from "#src/cases/batches/run-batches.server.ts";
import { documentKinds } from "#src/forms/documents.ts";
import { deliverDue } from "#src/mail/outbox/deliver.server.ts";
import { fileMessages } from "#src/school/messages/sets/rule-messages.ts";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { trackerCalls } from "#tests/support/forms/tracker-calls.ts";
import { actor } from "#tests/support/office/actor.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const start = new Date("2026-11-20T06:00:00.000Z");
const priya = actor(1, "Priya Raghavan");
const arun = { id: 2, name: "Arun Selvam" };
type Trx = Parameters<typeof judgeDocument>[0];

describe.each(["sqlite", "postgres"] as const)("one document of an application (%s)", (engine) => {
	let site: TestApp;
	let moment: Date;
	beforeEach(async () => {
		moment = start;
		site = await startApp(engine, { SITE_URL: "https://school.example" }, () => moment);
	});
	afterEach(() => site.close());

	const pass = (seconds: number) => {
		moment = new Date(moment.getTime() + seconds * 1000);
	};
	const within = <Result>(work: (trx: Trx) => Promise<Result>) => site.services.db.transaction().execute(work);
	async function apply(name = "Meenakshi Raman"): Promise<number> {
		const { body, contentType } = await multipart({ ...barchAnswers, name }, await certificates());
		const headers = { "content-type": contentType };
		const url = "/api/v1/website/application/add";
		await site.app.inject({ method: "POST", url, body, headers });
		const all = await site.services.db.selectFrom("applications").select("id").orderBy("id", "desc").execute();
		return all[0]?.id ?? 0;
	}
	const keyOf = async (applicationId: number, field = "certificate_12") =>
		(
			await site.services.db
				.selectFrom("application_files")
				.select("storage_key")
				.where("application_id", "=", applicationId)
				.where("field", "=", field)
				.executeTakeFirstOrThrow()
		).storage_key;
	const judge = async (applicationId: number, change: Partial<Judgement> = {}) => {
		const subject = await keyOf(applicationId);
		const judgement = {
			applicationId,
			subject,
			verdict: "accepted",
			reason: null,
			box: null,
			seen: null,
			by: priya,
		} as const;
		return within((trx) => judgeDocument(trx, site.services.school, { ...judgement, ...change }, moment));
	};
	const ask = (applicationId: number, channel: "mail" | "link" = "mail") =>
		within((trx) =>
			requestDocument(
				trx,
				site.services.school,
				{
					applicationId,
					field: "certificate_12",
					reason: "A page is missing.",
					storageKey: null,
					box: null,
					channel,
					by: priya,
				},
				moment,
			),
		);
	const undo = (actId: number, by = priya) =>
		within((trx) =>
			undoAct(trx, { actId, by, ...admissionUndo(site.services.school), subject: { kind: "application" } }, moment),
		);
	const caseOf = (applicationId: number) =>
		site.services.db
			.selectFrom("cases")
			.select(["status", "papers", "waits_for", "asked", "due_on"])
			.where("record_id", "=", applicationId)
			.executeTakeFirstOrThrow();
	const mails = async () =>
		(await readQueuedEmails(site.services)).filter(({ subject }) => /[Dd]ocument needed by /.test(subject));
	const answer = async (code: string, content: Buffer, name = "xii.pdf", accept = "text/html") => {
		const { body, contentType } = await multipart({}, [{ field: "file", name, content }]);
		const headers = { "content-type": contentType, accept };
		return site.app.inject({ method: "POST", url: `/d/${code}`, body, headers });
	};
	async function deliver() {
		const { db, transport, writeEmail: write, log, school } = site.services;
		const from = { name: school.name, address: school.email };
		await deliverDue(db, transport, { from, now: () => moment, limit: 50, write, log });
	}

	it("is judged, so that the case says what is next, and again only by someone who has seen how", async () => {
		const id = await apply();
		expect(await caseOf(id)).toMatchObject({ status: "new", papers: "nuuaamm", waits_for: "Review 2 documents" });
		expect(await judge(id)).toMatchObject({ ok: true });
		expect(await caseOf(id)).toMatchObject({
			status: "ours",
			papers: "nuaaamm",
			waits_for: "Review Class 10 mark sheet",
		});
		expect(await judge(id, { verdict: "incorrect", by: arun })).toEqual({
			ok: false,
			message: "Priya Raghavan reviewed it in the meantime: verified.",
		});
		expect(
			await judge(id, { verdict: "incorrect", reason: "A page is missing.", seen: "accepted", by: arun }),
		).toMatchObject({
			ok: true,
		});
		expect((await caseOf(id)).papers).toBe("nuwaamm");
		expect(await judge(id, { subject: "line:guardian", reason: "Spoken to." })).toMatchObject({ ok: true });
		expect((await caseOf(id)).papers).toBe("nuwaaam");
		expect(await judge(id, { subject: "line:none" })).toMatchObject({ ok: false });
	});

	it("is asked for again by a mail that waits a minute; the answer comes to the top beside the old one", async () => {
		const id = await apply();
		const old = await keyOf(id);
		await judge(id, { verdict: "unreadable", reason: "The photograph is out of focus.", ask: "mail" });
		await judge(id, { subject: await keyOf(id, "certificate_10") });
		expect(await caseOf(id)).toEqual({
			status: "theirs",
			papers: "nakaamm",
			waits_for: "Class 12 mark sheet",
			asked: 1,
			due_on: "2026-11-27",
		});
		await deliver();
		const [mail, ...others] = await mails();
		expect(others).toEqual([]);
		expect(mail?.subject).toMatch(/^Document needed by 27 November 2026: Class 12: .+ \(DSA-26-B-000001\)$/);
		expect(mail?.text).toContain("Reason: The photograph is out of focus.");
		const [, code = ""] = /https:\/\/school\.example\/d\/([2-9a-z]{12})\s/.exec(mail?.text ?? "") ?? [];
		await within((trx) =>
			changeStage(trx, site.services.school, { applicationId: id, to: "reading", actor: "operator" }, moment),
		);
		expect((await answer("2222222222aa", await makePdf())).headers.location).toContain("sent=other");
		const response = await answer(code.toUpperCase(), await makePdf("another"));
		expect([response.statusCode, response.headers.location]).toEqual([303, `/d/${code.toUpperCase()}?sent=yes`]);
		expect(await caseOf(id)).toMatchObject({
			status: "ours",
			papers: "nauaamm",
			waits_for: "Review Class 12 mark sheet",
		});
		await apply("Somebody else");
		const next = await nextDocument(site.services.db, priya, { fields: ["certificate_12"] }, moment);
		expect(next).toMatchObject({ applicationId: id, again: true });
		const replacedFiles = await site.services.db.selectFrom("replaced_files").select("storage_key").execute();
		expect(replacedFiles).toEqual([{ storage_key: old }]);
		expect((await answer(code, await makePdf("third"))).headers.location).toContain("sent=other");
	});

	it("says to the page's code what became of it", async () => {
		const id = await apply();
		const result = await ask(id, "link");
		const code = result.ok ? result.code : "";
		const say = async (content: Buffer, name?: string) => {
			const response = await answer(code, content, name, "application/json");
			return [response.statusCode, response.headers["cache-control"], response.json()];
		};
		const message = fileMessages.messages[documentKinds.photographed.notTaken];
		const personal = "no-store, private";
		expect(await say(Buffer.from("Marks"), "xii.txt")).toEqual([
			422,
			personal,
			{ status: false, message, errors: { certificate_12: message } },
		]);
		const photographed = await photograph({ width: 300, height: 400 });
		const size = expect.any(Number);
		const data = { outcome: "replaced", field: "certificate_12", name: "xii.jpg", size };
		expect(await say(photographed, "xii.jfif")).toEqual([200, personal, { status: true, data }]);
		expect((await say(photographed, "xii.jfif")).slice(0, 2)).toEqual([409, personal]);
	});

	it("is sent from the application's own page as well, which ends the request in the same way", async () => {
		const { body, contentType } = await multipart(barchAnswers, await certificates());
		const headers = { "content-type": contentType };
		const url = "/api/v1/website/application/add";
		const { token } = (await site.app.inject({ method: "POST", url, body, headers })).json().data;
		const id = 1;
		const tracker = () => readTracker(site.services.db, token, site.services, moment);
		const readAsked = async () => (await tracker())?.completion?.asked;
		expect(await readAsked()).toEqual([]);
		await judge(id, { verdict: "unreadable", reason: "The photograph is out of focus.", ask: "mail" });
		pass(1);
		const link = await ask(id, "link");
		expect(await readAsked()).toMatchObject([
			{ field: { name: "certificate_12" }, reason: "A page is missing.", askedAt: moment.toISOString(), picture: null },
		]);
		const stage = { applicationId: id, to: "reading", actor: "operator" } as const;
		await within((trx) => changeStage(trx, site.services.school, stage, moment));
		const file = { name: "xii-again.pdf", content: await makePdf("another") };
		const response = await trackerCalls(site).post(token, "certificate_12", file);
		expect(response).toMatchObject({ code: 303, location: expect.stringContaining("arrived=certificate_12") });
		expect(await readAsked()).toEqual([]);
		await apply("Somebody else");
		const next = await nextDocument(site.services.db, priya, { fields: ["certificate_12"] }, moment);
		expect(next).toMatchObject({ applicationId: id, again: true, name: "xii-again.pdf" });
		const code = (link.ok && link.code) || "";
		expect((await readRequest(site.services.db, code))?.state).toBe("answered");
		expect(await caseOf(id)).toMatchObject({ status: "ours" });
		const late = await trackerCalls(site).post(token, "certificate_12", { ...file, content: await makePdf("third") });
		expect(late.location).toContain("refused=certificate_12");
	});

	it("is asked for by undoable acts: within a minute nothing is left of them, later the link says so", async () => {
		const id = await apply();
		const tables = async () => {
			const { db } = site.services;
			return {
				checks: await db.selectFrom("document_checks").selectAll().orderBy("id").execute(),
				requests: await db.selectFrom("document_requests").selectAll().orderBy("id").execute(),
				codes: await db.selectFrom("document_request_codes").selectAll().execute(),
				tokens: await db.selectFrom("access_tokens").selectAll().orderBy("token_hash").execute(),
				outbox: await db.selectFrom("outbox").selectAll().orderBy("id").execute(),
				applications: await db.selectFrom("applications").selectAll().orderBy("id").execute(),
				cases: (await db.selectFrom("cases").selectAll().orderBy("id").execute()).map(
					({ version: _, changed_at: __, ...rest }) => rest,
				),
			};
		};
		const { school } = site.services;
		const seen = async () =>
			(
				await site.services.db
					.selectFrom("document_checks")
					.select("state")
					.where("subject", "=", await keyOf(id))
					.executeTakeFirst()
			)?.state ?? null;
		const acts = [
			async () => judge(id, { seen: await seen() }),
			async () => judge(id, { seen: await seen(), verdict: "unreadable", ask: "mail" }),
			async () => judge(id, { seen: await seen(), verdict: "outdated", reason: "Of last year." }),
			async () => ask(id),
			async () => within((trx) => changeStage(trx, school, stageChange("reading"), moment)),
			async () => within((trx) => changeStage(trx, school, stageChange("declined"), moment)),
		];
		const stageChange = (to: "reading" | "declined") => ({ applicationId: id, to, actor: priya.name, by: priya });
		await fc.assert(
			fc.asyncProperty(fc.array(fc.nat(acts.length - 1), { minLength: 1, maxLength: 5 }), async (steps) => {
				const first = await tables();
				const statuses: number[] = [];
				for (const step of steps) {
					pass(1);
					const result = await acts[step]?.();
					if (result?.ok && result.actId !== null) statuses.push(result.actId);
				}
				for (const actId of statuses.toReversed()) expect(await undo(actId)).toMatchObject({ ok: true });
				expect(await tables()).toEqual(first);
			}),
			{ numRuns: 15 },
		);
		const requestResult = await ask(id);
		pass(61);
		await deliver();
		expect(await undo((requestResult.ok && requestResult.actId) || 0)).toMatchObject({ ok: true });
		const documentRequests = await site.services.db.selectFrom("document_requests").select("withdrawn_at").execute();
		expect(documentRequests).toEqual([{ withdrawn_at: moment.toISOString() }]);
	});

	it("is a photograph of any phone, made smaller and upright, and no other file of that size", async () => {
		const id = await apply();
		const result = await ask(id, "link");
		const code = (result.ok && result.code) || "";
		expect((await answer(code, await makePdf("long", 6_000_000))).headers.location).toContain("sent=over5MB");
		expect((await answer(code, Buffer.alloc(6_000_000, 1), "xii.jpg")).headers.location).toContain(
			"sent=onlyDocuments",
		);
		const large = await photograph({ width: 2300, height: 3000, grain: 255, orientation: 6 });
		expect(large.length).toBeGreaterThan(5 * 1024 * 1024);
		expect((await answer(code, large, "IMG_2041.jpeg")).headers.location).toContain("sent=yes");
		const applicationFile = await site.services.db
			.selectFrom("application_files")
			.select(["original_name", "size", "media_type", "storage_key"])
			.where("field", "=", "certificate_12")
			.executeTakeFirstOrThrow();
		expect(applicationFile).toMatchObject({ original_name: "IMG_2041.jpeg", media_type: "image/jpeg" });
		expect(applicationFile.size).toBeLessThan(5 * 1024 * 1024);
	});

	it("is reminded of once, by a link of its own beside the first one", async () => {
		const id = await apply();
		const result = await ask(id);
		pass(61);
		await deliver();
		const { db, school } = site.services;
		expect(await remindRequests({ db, school }, moment)).toBe(0);
		pass(5 * 86_400);
		expect(await remindRequests({ db, school }, moment)).toBe(1);
		expect(await remindRequests({ db, school }, moment)).toBe(0);
		const [mail] = await mails();
		expect(mail?.subject).toContain("Reminder, document needed by ");
		const code = (result.ok && result.code) || "";
		expect((await answer(code, await makePdf("another"))).headers.location).toContain("sent=yes");
	});

	it("is never given to two members at once, and to another one after two minutes", async () => {
		for (const name of ["Anbu", "Bala", "Chitra", "Devi"]) await apply(name);
		const { db } = site.services;
		const stack = { fields: ["certificate_12"] };
		expect(await countWaiting(db, ["certificate_12", "certificate_10"], moment)).toEqual(
			new Map([
				["certificate_10", 4],
				["certificate_12", 4],
			]),
		);
		const members = [1, 2, 3, 4, 5].map((id) => ({ id, name: `Member ${id}` }));
		const documents = await Promise.all(members.map((member) => nextDocument(db, member, stack, moment)));
		const ids = documents.flatMap((each) => each?.fileId ?? []);
		expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
		expect((await nextDocument(db, members[0] ?? priya, stack, moment))?.fileId).toBe(documents[0]?.fileId);
		expect(await nextDocument(db, priya, { ...stack, skipped: ids }, moment)).toBeUndefined();
		pass(121);
		expect(await nextDocument(db, { id: 9, name: "Member 9" }, stack, moment)).toBeDefined();
	});

	it("is asked for in a batch, which is undone with its mails", async () => {
		const ids = [await apply("Anbu"), await apply("Bala")];
		const { db, school, log } = site.services;
		const cases = (await db.selectFrom("cases").select("id").execute()).map(({ id }) => id);
		const acts = admissionBatchActs(school);
		const details = { field: "certificate_12", reason: "A page is missing." };
		const plannedBatch = await planBatch(
			db,
			{ by: priya, act: "ask", details, filter: "2 picked", caseIds: cases },
			acts,
			moment,
		);
		const batch = (plannedBatch.ok && plannedBatch.id) || 0;
		await startBatch(db, batch, priya, start);
		const run = () => runBatches(db, { now: () => moment, acts, undo: admissionUndo(school), log });
		await run();
		expect(await mails()).toHaveLength(2);
		expect((await caseOf(ids[1] ?? 0)).papers).toBe("nuuaamm");
		await undoBatch(db, { id: batch, by: priya, acts }, start);
		await run();
		expect(await mails()).toEqual([]);
		expect(await readBatch(db, batch)).toMatchObject({ state: "undone", outcomes: { done: 2 } });
	});
});
