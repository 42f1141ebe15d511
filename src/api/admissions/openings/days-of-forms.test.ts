import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { queueOpeningMails } from "#src/admissions/opening/queue-opening-mails.server.ts";
import { readDrafts } from "#src/admissions/reminders/read-facts.server.ts";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import type { AdmissionSeason } from "#src/school/admissions.ts";
import {
	barchAnswers,
	certificates,
	diplomaAnswers,
	marchAnswers,
	multipart,
} from "#tests/support/forms/application.ts";
import { draftCalls } from "#tests/support/forms/draft-calls.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";

const days: AdmissionSeason["days"] = [
	{ programme: "diploma", closes: "2027-05-31" },
	{ programme: "urbanDesign", opens: "2027-06-20" },
];

describe.each(["sqlite", "postgres"] as const)("forms with days of their own (%s)", (engine) => {
	let site: TestApp;
	let now: Date;
	beforeEach(async () => {
		now = new Date("2027-05-31T06:00:00.000Z");
		site = await startApp(engine, { ADMISSIONS: "calendar" }, () => now);
		const { db, current } = site.services;
		const seasons = current.texts.admissions.seasons.map((one) => (one.year === 2027 ? { ...one, days } : one));
		const by = { id: null, name: "The office" };
		const part = { name: "admissions", fields: { seasons }, names: ["seasons"], by } as const;
		expect(await db.transaction().execute((trx) => publishPart(trx, part, now))).toMatchObject({ ok: true });
		await current.refresh();
	});
	afterEach(() => site.close());

	async function apply(answers: Record<string, string>) {
		const { body, contentType } = await multipart(answers, await certificates());
		const url = "/api/v1/website/application/add";
		const answer = await site.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
		return { code: answer.statusCode, body: answer.json() };
	}
	const urban = { ...marchAnswers, department: "Master of Architecture (M.Arch) in Urban Design" };
	const closedMessage =
		"Applications for the Diploma in 2027 are closed. Applications for 2028 open on 1 November 2027.";

	it("close one by one, and the others go on", async () => {
		expect((await apply(diplomaAnswers)).code).toBe(201);
		now = new Date("2027-06-01T06:00:00.000Z");
		const late = { ...diplomaAnswers, name: "Somebody Late" };
		expect(await apply(late)).toEqual({ code: 403, body: { status: false, message: closedMessage } });
		expect((await apply(barchAnswers)).code).toBe(201);
		expect((await apply(marchAnswers)).code).toBe(201);
		const begin = (application_type: string) =>
			draftCalls(site).call("POST", "draft/add", { json: { application_type } });
		expect([(await begin("diploma")).code, (await begin("barch")).code]).toEqual([403, 201]);
		expect(await apply(urban)).toMatchObject({
			code: 422,
			body: {
				errors: {
					department:
						"Applications for the M.Arch Urban Design in 2026 are closed. Applications for 2027 open on 20 June 2027.",
				},
			},
		});
		now = new Date("2027-06-20T06:00:00.000Z");
		expect((await apply(urban)).code).toBe(201);
	});

	it("are waited for one by one, and each is announced separately", async () => {
		const ask = (application_type: string) =>
			site.app.inject({
				method: "POST",
				url: "/api/v1/website/application/opening",
				payload: { application_type, email: "meena@example.com" },
			});
		now = new Date("2027-06-10T06:00:00.000Z");
		expect([(await ask("diploma")).statusCode, (await ask("barch")).statusCode]).toEqual([202, 409]);
		const { db, school, log } = site.services;
		const tell = () =>
			queueOpeningMails({ db, school, admissions: site.services.admissions, readPublished: async () => "", log }, now);
		expect(await tell()).toBe(0);
		now = new Date("2027-11-02T06:00:00.000Z");
		expect(await tell()).toBe(1);
	});

	it("are reminded of by their own last day", async () => {
		const { call } = draftCalls(site);
		for (const application_type of ["diploma", "barch"])
			await call("POST", "draft/add", { json: { application_type } });
		const { db } = site.services;
		await db.updateTable("drafts").set({ email: "meena@example.com", email_key: "meena@example.com" }).execute();
		const facts = async () =>
			(await readDrafts(db, { admissions: site.services.admissions, now }, { after: 0, limit: 9 })).map(
				({ application_type, facts: { admitting, lastDay } }) => [application_type, admitting, lastDay],
			);
		expect(await facts()).toEqual([
			["diploma", true, "2027-05-31"],
			["barch", true, "2027-06-30"],
		]);
		now = new Date("2027-06-01T06:00:00.000Z");
		expect(await facts()).toEqual([
			["diploma", false, undefined],
			["barch", true, "2027-06-30"],
		]);
	});
});
