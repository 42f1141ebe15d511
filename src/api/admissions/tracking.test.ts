import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Stage, type StageDetails, stages } from "#src/admissions/applications/stage.ts";
import { sendReceipt } from "#src/admissions/receipts/send-receipt.server.ts";
import { changeStage, undoStage } from "#src/admissions/tracking/change-stage.server.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { recordPaymentEvent } from "#src/payment/fee/record-payment-event.server.ts";
import { paymentEvent } from "#src/payment/testing/fees.server.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const hour = 3_600_000;
const start = new Date("2026-11-20T09:00:00.000Z");
const interview = { at: "2027-02-16T04:30:00.000Z", place: "Studio 2" };
const offer = { answerBy: "2027-06-01" };
const unknown = { status: false, message: "This token is unknown or has expired." };

describe.each(onEngine("sqlite"))("the stage of an application (%s)", (engine) => {
	let school: TestApp;
	let now: Date;
	let token: string;
	let reference: string;
	beforeEach(async () => {
		now = start;
		school = await startApp(engine, { SITE_URL: "https://school.example" }, () => now);
		({ token, reference } = await apply());
	});
	afterEach(() => school.close());

	async function apply(answers: Record<string, string> = {}): Promise<{ token: string; reference: string }> {
		const { body, contentType } = await multipart({ ...barchAnswers, ...answers });
		const headers = { "content-type": contentType };
		const url = "/api/v1/website/application/add";
		return (await school.app.inject({ method: "POST", url, body, headers })).json().data;
	}
	async function call(method: "GET" | "POST", path: string, by = token) {
		const headers = { authorization: `Bearer ${by}` };
		const answer = await school.app.inject({ method, url: `/api/v1/website/application/${path}`, headers });
		return { code: answer.statusCode, headers: answer.headers, body: answer.json() };
	}
	const act = (name: string) => call("POST", name);
	const status = async () => (await call("GET", "status")).body.data;
	const stageNow = async () => (await status()).stage;
	const idOf = async (of = reference) =>
		(
			await school.services.db
				.selectFrom("applications")
				.select("id")
				.where("reference", "=", of)
				.executeTakeFirstOrThrow()
		).id;
	async function move(to: Stage, details: StageDetails = {}) {
		const applicationId = await idOf();
		const change = { applicationId, to, details, actor: "operator" };
		return school.services.db.transaction().execute((trx) => changeStage(trx, school.services.school, change, now));
	}
	async function undo() {
		const applicationId = await idOf();
		return school.services.db
			.transaction()
			.execute((trx) => undoStage(trx, school.services.school, { applicationId, actor: "operator" }, now));
	}
	const mails = async (from = 2) => (await readQueuedEmails(school.services)).slice(from);
	const pass = (hours: number) => {
		now = new Date(now.getTime() + hours * hour);
	};

	it("is received at first, and says since when", async () => {
		expect(await status()).toMatchObject({ reference, stage: "received", details: {}, since: start.toISOString() });
	});

	it("moves on with what the applicant must know, one mail each, and an act in the log", async () => {
		pass(1);
		expect(await move("reading")).toMatchObject({ ok: true, changed: true });
		expect(await mails()).toEqual([]);
		pass(1);
		await move("interview", interview);
		expect(await status()).toMatchObject({
			stage: "interview",
			details: { interview_at: interview.at, interview_place: "Studio 2" },
			since: now.toISOString(),
		});
		await move("offered", offer);
		expect((await status()).details).toEqual({ answer_by: "2027-06-01" });
		const [invited, offered, ...more] = await mails();
		expect(more).toEqual([]);
		expect(invited?.subject).toBe(`Your interview is on 16 February 2027 (${reference})`);
		expect(invited?.text).toContain("Day: Tuesday, 16 February 2027\nTime: 10:00 am IST\nPlace: Studio 2");
		expect(offered?.subject).toBe(`We’re offering you a seat (${reference})`);
		expect(offered?.text).toContain("Accept by: 1 June 2027");
		const acts = await readActs(school.services.db, { kind: "application", id: await idOf() });
		expect(acts.map(({ actor, act, before, after }) => ({ actor, act, before, after }))).toEqual([
			{
				actor: "operator",
				act: "stage-changed",
				before: { stage: "received", details: {} },
				after: { stage: "reading", details: {}, version: 1 },
			},
			expect.objectContaining({ after: { stage: "interview", details: interview, version: 2 } }),
			expect.objectContaining({
				before: { stage: "interview", details: interview },
				after: { stage: "offered", details: offer, version: 3 },
			}),
		]);
	});

	it("has a link in each mail that opens it, of which only a hash is stored", async () => {
		await move("interview", interview);
		const [mail] = await mails();
		const [, linked = ""] = /https:\/\/school\.example\/application\/([\w-]{43})/.exec(mail?.text ?? "") ?? [];
		expect((await call("GET", "status", linked)).body.data.reference).toBe(reference);
		expect(linked).not.toBe(token);
	});

	it.each([
		["received", {}, "An application at offered can’t go to received: from there it can go to"],
		["interview", interview, "An application at offered can’t go to interview"],
		["offered", {}, "Enter the last day to accept the offer (answer by)."],
		["offered", { answerBy: "2026-11-19" }, "The last day of the offer is already past."],
	] as const)("refuses a move that makes no sense, in a sentence: to %s with %j", async (to, details, message) => {
		await move("offered", offer);
		expect(await move(to, details)).toEqual({ ok: false, message: expect.stringContaining(message) });
		expect(await status()).toMatchObject({ stage: "offered", details: { answer_by: "2027-06-01" } });
		expect(await mails()).toHaveLength(1);
	});

	it.each([
		[{}, "Enter the interview’s day, time and place."],
		[{ at: interview.at, place: "  " }, "Enter the interview’s day, time and place."],
		[{ at: "2026-11-20T08:59:00.000Z", place: "Studio 2" }, "The interview time is already past."],
	])("refuses an interview with %j", async (details, message) => {
		expect(await move("interview", details)).toEqual({ ok: false, message });
	});

	it("is changed once by the same change twice, and mailed again with another time", async () => {
		await move("interview", interview);
		expect(await move("interview", interview)).toMatchObject({ ok: true, changed: false });
		await move("interview", { ...interview, at: "2027-02-17T04:30:00.000Z" });
		expect((await mails()).map(({ text }) => /has changed/.test(text))).toEqual([false, true]);
	});

	it("goes back by undos, change by change, as acts of their own, with a correction of a wrong mail", async () => {
		pass(1);
		await move("reading");
		const readSince = now.toISOString();
		pass(1);
		await move("declined");
		pass(1);
		expect(await undo()).toMatchObject({ ok: true, standing: { stage: "reading" } });
		expect(await status()).toMatchObject({ stage: "reading", since: readSince });
		expect((await mails()).map(({ subject }) => subject)).toEqual([
			`Our decision on your application (${reference})`,
			`We’re reconsidering your application (${reference})`,
		]);
		expect(await undo()).toMatchObject({ ok: true, standing: { stage: "received" } });
		expect(await undo()).toEqual({ ok: false, message: `There’s no stage change of ${reference} to undo.` });
		await move("interview", interview);
		await undo();
		expect(await status()).toEqual(expect.objectContaining({ stage: "received", since: start.toISOString() }));
		const acts = await readActs(school.services.db, { kind: "application", id: await idOf() });
		expect(acts.map(({ act: name }) => name.replace("stage-", ""))).toEqual([
			"changed",
			"changed",
			"undone",
			"undone",
			"changed",
			"undone",
		]);
	});

	it("goes back to its receipt by undos, through every stage it has reached, whatever was tried", async () => {
		const details = { ...interview, ...offer };
		const moves = fc.array(fc.constantFrom(...stages), { minLength: 2, maxLength: 6 });
		const goesBack = fc.asyncProperty(moves, async (stages) => {
			({ token, reference } = await apply());
			const reachedStages: string[] = ["received"];
			for (const stage of stages) {
				const result = await move(stage, details);
				if (result.ok && result.changed) reachedStages.push(stage);
			}
			const seenStages = [await stageNow()];
			while ((await undo()).ok) seenStages.push(await stageNow());
			expect(seenStages).toEqual(reachedStages.toReversed());
		});
		await fc.assert(goesBack, { numRuns: 12 });
	});

	it("is withdrawn by the applicant and restored, with emails to both sides", async () => {
		await move("interview", interview);
		expect(await act("withdraw")).toMatchObject({
			code: 200,
			headers: { "cache-control": "no-store" },
			body: { status: true, message: "Your application is withdrawn.", data: { reference, stage: "withdrawn" } },
		});
		expect((await act("withdraw")).code).toBe(200);
		expect(await act("take-back")).toMatchObject({
			code: 200,
			body: { data: { stage: "interview", details: { interview_place: "Studio 2" } } },
		});
		expect(await act("take-back")).toMatchObject({
			code: 409,
			body: { status: false, message: "This application isn’t withdrawn, so there’s nothing to restore." },
		});
		const [, confirmed, notice, resumed, resumedNotice, ...more] = await mails();
		expect(more).toEqual([]);
		expect([confirmed, notice, resumed, resumedNotice].map((mail) => [mail?.to_address, mail?.subject])).toEqual([
			["meenakshi@example.com", `Your application is withdrawn (${reference})`],
			[school.services.school.officeEmail, `Application withdrawn: Meenakshi Raman (${reference})`],
			["meenakshi@example.com", `Your application is restored (${reference})`],
			[school.services.school.officeEmail, `Application restored: Meenakshi Raman (${reference})`],
		]);
	});

	it("stays withdrawn once the season is over", async () => {
		await school.close();
		school = await startApp(engine, { ADMISSIONS: "calendar" }, () => now);
		now = new Date("2027-06-30T23:59:00.000+05:30");
		({ token, reference } = await apply());
		await act("withdraw");
		now = new Date("2027-07-01T00:00:00.000+05:30");
		expect(await act("take-back")).toMatchObject({
			code: 409,
			body: { message: expect.stringContaining("Admissions have closed for this application") },
		});
		expect(await stageNow()).toBe("withdrawn");
	});

	it("is answered by the applicant until the last day of the offer ends at the school", async () => {
		expect(await act("accept")).toMatchObject({
			code: 409,
			body: { message: "There’s no offer to accept or decline." },
		});
		await move("offered", { answerBy: "2027-03-01" });
		now = new Date("2027-03-01T23:59:00.000+05:30");
		expect(await act("accept")).toMatchObject({ code: 200, body: { data: { stage: "accepted" } } });
		expect((await act("accept")).code).toBe(200);
		expect(await act("withdraw")).toMatchObject({
			code: 409,
			body: { message: expect.stringContaining("Contact us") },
		});
		await undo();
		now = new Date("2027-03-02T00:00:00.000+05:30");
		expect(await act("accept")).toMatchObject({
			code: 409,
			body: { message: expect.stringContaining("Your offer expired on 1 March 2027") },
		});
		expect(await stageNow()).toBe("offered");
	});

	it("names who has declined", async () => {
		await move("offered", offer);
		expect(await act("decline")).toMatchObject({
			code: 200,
			body: { data: { stage: "declined", details: { declined_by: "applicant" } } },
		});
		await undo();
		await move("declined");
		expect((await status()).details).toEqual({ declined_by: "school" });
	});

	it("takes one of several answers that come at once", async () => {
		await move("offered", offer);
		const answers = await Promise.all(["accept", "decline", "withdraw", "accept"].map(act));
		const takenAnswers = answers.filter(({ code }) => code === 200);
		expect(new Set(takenAnswers.map(({ body }) => body.data.stage)).size).toBe(1);
		expect(answers.every(({ code }) => code === 200 || code === 409)).toBe(true);
		expect(await stageNow()).toBe(takenAnswers[0]?.body.data.stage);
	});

	it("is withdrawn while its fee is being paid: the payment is recorded, and no other order is given out", async () => {
		const { db, school: recipient } = school.services;
		const { order_id: orderId } = await db.selectFrom("fees").select("order_id").executeTakeFirstOrThrow();
		const paid = recordPaymentEvent(db, paymentEvent("webhook", orderId ?? "", "pay_1", "captured", "paid"), {
			now: () => now,
			onPaid: (trx, fee) => sendReceipt(trx, recipient, fee, now),
		});
		const [withdrawn] = await Promise.all([act("withdraw"), paid]);
		expect(withdrawn.code).toBe(200);
		expect(await status()).toMatchObject({ stage: "withdrawn", fee: { state: "paid", payment_id: "pay_1" } });
	});

	it("makes no fee payable any more once it is withdrawn, until it is restored", async () => {
		const orders = () =>
			Promise.all(
				(["GET", "POST"] as const).map(async (method) => {
					const answer = await school.app.inject({ method, url: `/api/v1/razarpay/?application=${token}` });
					return [answer.statusCode, answer.json().message];
				}),
			);
		await act("withdraw");
		const refusal = [409, `Application ${reference} is closed, so you can no longer pay its fee.`];
		expect(await orders()).toEqual([refusal, refusal]);
		await act("take-back");
		expect((await orders()).map(([code]) => code)).toEqual([200, 200]);
	});

	it("rejects requests without its token", async () => {
		for (const name of ["withdraw", "take-back", "accept", "decline", "mails"])
			expect(await call("POST", name, "A".repeat(43))).toMatchObject({ code: 404, body: unknown });
		expect(await stageNow()).toBe("received");
	});

	it("is not changed when its mail cannot be queued", async () => {
		await school.services.db.schema.alterTable("outbox").renameTo("outbox_gone").execute();
		expect((await act("withdraw")).code).toBe(500);
		expect(await stageNow()).toBe("received");
		expect(await readActs(school.services.db, { kind: "application", id: await idOf() })).toEqual([]);
	});
});
