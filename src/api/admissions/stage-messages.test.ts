import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Stage, StageDetails } from "#src/admissions/applications/stage.ts";
import { changeStageMessages, undoStageMessages } from "#src/admissions/stage-messages/change-stage-messages.server.ts";
import { defaultMessages } from "#src/admissions/stage-messages/default-stage-messages.ts";
import { fillIn } from "#src/admissions/stage-messages/fill-messages.ts";
import { listStageMessages } from "#src/admissions/stage-messages/read-stage-messages.server.ts";
import { messageFacts } from "#src/admissions/stage-messages/stage-message-facts.ts";
import {
	type StageMessages,
	type StageMessagesKey,
	stageMessageKeys,
} from "#src/admissions/stage-messages/stage-messages.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { readTracker } from "#src/admissions/tracking/read-tracker.server.ts";
import { readLastActs } from "#src/audit/audit-log.server.ts";
import { trackerCalls } from "#tests/support/forms/tracker-calls.ts";
import { actor } from "#tests/support/office/actor.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const start = new Date("2026-11-20T06:00:00.000Z");
const priya = { id: 1, name: "Priya Raghavan" };
const arun = actor(2, "Arun Selvam");
const waiting: StageMessages = {
	page: { title: "{{first name}}, you are on our list.", text: "We call you first." },
	mail: { subject: "you are on our list", title: "On our list", text: "Stay with us.\n\nWe write by post." },
};

describe.each(["sqlite", "postgres"] as const)("the words of stages (%s)", (engine) => {
	let site: TestApp;
	let token: string;
	beforeEach(async () => {
		site = await startApp(engine, { SITE_URL: "https://school.example" }, () => start);
		token = await trackerCalls(site).apply();
	});
	afterEach(() => site.close());

	type Trx = Parameters<typeof changeStageMessages>[0];
	const within = <Result>(work: (trx: Trx) => Promise<Result>) => site.services.db.transaction().execute(work);
	const change = (key: StageMessagesKey, words: StageMessages | null, version: number, by = priya) =>
		within((trx) => changeStageMessages(trx, { key, messages: words, version, by }, start));
	const move = (to: Stage, details: StageDetails = {}) =>
		within((trx) =>
			changeStage(trx, site.services.school, { applicationId: 1, to, details, actor: "operator" }, start),
		);
	const read = async () => (await readTracker(site.services.db, token, site.services, start))?.messages;
	const lastMail = async () => (await readQueuedEmails(site.services)).at(-1);

	it("are the office's own on the page and in the mail, and the product's again after the undo", async () => {
		const result = await change("waitlisted", waiting, 0);
		expect(await read()).toEqual({
			title: "We’ve received your application.",
			text: "We’ll email you after we’ve reviewed it.",
		});
		await move("waitlisted");
		expect(await read()).toEqual({ title: "Meenakshi, you are on our list.", text: "We call you first." });
		const mail = await lastMail();
		expect(mail?.subject).toBe("You are on our list (DSA-26-B-000001)");
		expect(mail?.text).toMatch(/^On our list\n[\s\S]*Stay with us\.\n\nWe write by post\.\n\nSee your application/);
		const undoResult = await within((trx) =>
			undoStageMessages(trx, { actId: (result.ok && result.actId) || 0, by: arun }, start),
		);
		expect(undoResult).toMatchObject({ ok: true });
		expect(await read()).toEqual(defaultMessages.waitlisted.page);
		expect((await lastMail())?.subject).toBe("You are on our list (DSA-26-B-000001)");
		expect(await readLastActs(site.services.db, "status", 9)).toEqual([]);
	});

	it("are not overwritten by who has not seen them, and end as default words", async () => {
		await change("waitlisted", waiting, 0);
		expect(await change("waitlisted", { ...waiting, page: { title: "No", text: "" } }, 0, arun)).toMatchObject({
			ok: false,
			message: expect.stringContaining("Someone else"),
		});
		expect(await change("waitlisted", null, 1)).toMatchObject({ ok: true });
		expect((await listStageMessages(site.services.db)).filter(({ own }) => own)).toEqual([]);
		expect(await change("waitlisted", defaultMessages.waitlisted, 2)).toEqual({ ok: true, actId: null });
		expect(await readLastActs(site.services.db, "status", 9)).toHaveLength(2);
	});

	it("give way to the product's where a fact is not known, so that no one reads a placeholder", async () => {
		const page = { title: "Come on {{interview day}}.", text: "" };
		await change("waitlisted", { page, mail: { subject: "{{answer by}}", title: "…", text: "…" } }, 0);
		await move("waitlisted");
		expect(await read()).toEqual(defaultMessages.waitlisted.page);
		expect((await lastMail())?.subject).toBe("You’re on the waiting list (DSA-26-B-000001)");
	});

	it("mail each change once, and nothing about a stage that only the page tells", async () => {
		const before = (await readQueuedEmails(site.services)).length;
		await change("reading", { page: { title: "We read it, {{first name}}.", text: "" }, mail: null }, 0);
		await move("reading");
		expect((await read())?.title).toBe("We read it, Meenakshi.");
		await move("interview", { at: "2027-02-16T04:30:00.000Z", place: "Studio 2" });
		await move("interview", { at: "2027-02-16T04:30:00.000Z", place: "Studio 2" });
		expect((await readQueuedEmails(site.services)).slice(before).map(({ subject }) => subject)).toEqual([
			"Your interview is on 16 February 2027 (DSA-26-B-000001)",
		]);
	});
});

it("the product's words have every fact that they name", () => {
	const details = { at: "2027-02-16T04:30:00.000Z", place: "Studio 2", answerBy: "2027-06-01" };
	const school = { name: "The School", phone: "1", email: "hello@school.example" };
	const seatFee = { amount: 100, payBy: "2027-06-10" };
	for (const key of stageMessageKeys) {
		const stage = key.startsWith("interview") ? "interview" : key.startsWith("offer") ? "offered" : "waitlisted";
		const facts = messageFacts({ name: "5", reference: "1", type: "barch" }, { stage, details }, school, seatFee);
		for (const words of Object.values(defaultMessages[key]))
			if (words) expect([key, fillIn(words, facts)]).toEqual([key, expect.anything()]);
	}
});
