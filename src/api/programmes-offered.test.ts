import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { queueOpeningMails } from "#src/admissions/opening/queue-opening-mails.server.ts";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import type { ProgrammeKey } from "#src/school/admissions.ts";
import {
	barchAnswers,
	certificates,
	diplomaAnswers,
	marchAnswers,
	multipart,
} from "#tests/support/forms/application.ts";
import { draftCalls } from "#tests/support/forms/draft-calls.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

describe.each(onEngine("postgres"))("a school that leaves out programmes (%s)", (engine) => {
	let site: TestApp;
	let now: Date;
	beforeEach(async () => {
		now = new Date("2027-02-10T06:00:00.000Z");
		site = await startApp(engine, { ADMISSIONS: "calendar" }, () => now);
	});
	afterEach(() => site.close());

	async function offer(...keys: ProgrammeKey[]) {
		const { db, current } = site.services;
		const all = current.texts.outlines.programmes;
		const programmes = keys.flatMap((key) => all.filter((one) => one.key === key));
		const part = {
			name: "outlines",
			fields: { programmes },
			names: ["programmes"],
			by: { id: null, name: "The office" },
		} as const;
		const result = await db.transaction().execute((trx) => publishPart(trx, part, now));
		await current.refresh();
		return result;
	}
	async function apply(answers: Record<string, string>) {
		const { body, contentType } = await multipart(answers, await certificates());
		const url = "/api/v1/website/application/add";
		const answer = await site.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
		return { code: answer.statusCode, body: answer.json() };
	}
	const urban = { ...marchAnswers, department: "Master of Architecture (M.Arch) in Urban Design" };

	it("takes applications for the others, and answers all else in words", async () => {
		expect(await offer("barch", "environmental")).toMatchObject({ ok: true });
		expect((await apply(barchAnswers)).code).toBe(201);
		expect((await apply(marchAnswers)).code).toBe(201);
		expect(await apply(diplomaAnswers)).toEqual({
			code: 403,
			body: { status: false, message: "The school doesn’t offer the Diploma, so you can’t apply for it." },
		});
		expect(await apply(urban)).toMatchObject({
			code: 422,
			body: { errors: { department: "We don’t offer this programme" } },
		});
		const begin = (application_type: string) =>
			draftCalls(site).call("POST", "draft/add", { json: { application_type } });
		expect([(await begin("diploma")).code, (await begin("barch")).code]).toEqual([403, 201]);
		expect(await offer("environmental")).toMatchObject({ ok: true });
		expect((await apply(barchAnswers)).code).toBe(403);
	});

	it("describes at once what is offered, until when and for how much, in JSON and YAML", async () => {
		const described = async () => {
			const document = (await site.app.inject("/api/docs/json")).json();
			const { description } = document.tags.find(({ name }: { name: string }) => name === "Applications");
			return { description, document: JSON.stringify(document) };
		};
		const before = await described();
		expect(before.document).toContain('"enum":["barch","march","diploma"]');
		expect(before.document).toContain('"const":"diploma"');
		expect(before.description).toContain("- `diploma`: open until 2027-06-30; the fee is 10 INR");
		await offer("barch", "environmental");
		const after = await described();
		expect(after.document).toContain('"enum":["barch","march"]');
		expect(after.document).not.toContain('"const":"diploma"');
		expect(after.document).not.toContain("in Urban Design");
		expect(after.description).not.toContain("diploma");
		const part = {
			name: "applicationForms",
			fields: { barch: { fee: 900 }, march: {}, diploma: {} },
			names: ["barch", "march", "diploma"],
			by: { id: null, name: "The office" },
		} as const;
		await site.services.db.transaction().execute((trx) => publishPart(trx, part, now));
		expect((await described()).description).toContain("- `barch`: open until 2027-06-30; the fee is 900 INR");
		now = new Date("2027-07-10T06:00:00.000Z");
		expect((await described()).description).toContain("- `barch`: closed until 2027-11-01; the fee is 900 INR");
		const yaml = (await site.app.inject("/api/docs/yaml")).body;
		expect(yaml).toContain("closed until 2027-11-01");
		expect(yaml).not.toContain("in Urban Design");
	});

	it("drops their dates from the seasons", async () => {
		await offer("barch", "environmental");
		const { seasons } = site.services.admissions;
		const keys = new Set(seasons.flatMap(({ dates }) => dates.flatMap(({ programmes }) => programmes)));
		expect([...keys].toSorted()).toEqual(["barch", "environmental"]);
		expect(seasons.flatMap(({ dates }) => dates).every(({ programmes }) => programmes.length > 0)).toBe(true);
	});

	it("has at least one programme, and none twice", async () => {
		expect(await offer()).toMatchObject({ ok: false, reason: "invalid" });
		expect(await offer("barch", "barch")).toMatchObject({ ok: false, reason: "invalid" });
	});

	it("tells no one that a form is open which it does not offer, until it does again", async () => {
		now = new Date("2027-07-10T06:00:00.000Z");
		const { outlines } = site.services.current.texts;
		const ask = (application_type: string) =>
			site.app.inject({
				method: "POST",
				url: "/api/v1/website/application/opening",
				payload: { application_type, email: "meena@example.com" },
			});
		expect((await ask("diploma")).statusCode).toBe(202);
		await offer("barch");
		expect((await ask("diploma")).json().errors).toEqual({
			application_type: "The school doesn’t offer the Diploma, so you can’t apply for it.",
		});
		now = new Date("2027-11-02T06:00:00.000Z");
		const tell = () => {
			const { db, school, admissions, log } = site.services;
			return queueOpeningMails({ db, school, admissions, readPublished: async () => "", log }, now);
		};
		expect(await tell()).toBe(0);
		const part = {
			name: "outlines",
			fields: outlines,
			names: ["programmes"],
			by: { id: null, name: "The office" },
		} as const;
		await site.services.db.transaction().execute((trx) => publishPart(trx, part, now));
		await site.services.current.refresh();
		expect(await tell()).toBe(1);
	});
});
