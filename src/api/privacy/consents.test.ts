import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applicationConsent } from "#src/admissions/applications/application-consent.ts";
import { readOfficeApplication } from "#src/admissions/tracking/office-application.server.ts";
import { alumniConsent } from "#src/alumni/alumni-questions.ts";
import { readOfficeAlumnus } from "#src/alumni/office-alumnus.server.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { addRecord } from "#src/content/records.server.ts";
import { addFirstLegalVersions } from "#src/content/school/first-legal-versions.server.ts";
import { readLegalHistory } from "#src/content/school/legal-history.server.ts";
import { readLegalVersions } from "#src/content/school/read-legal-versions.server.ts";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import { contactConsent } from "#src/enquiries/forms/contact-config.ts";
import { readOfficeEnquiry } from "#src/enquiries/office-enquiry.server.ts";
import type { LegalName } from "#src/forms/legal/legal-texts.ts";
import type { StoredConsent } from "#src/forms/legal/stored-consent.ts";
import { jobConsent } from "#src/job-applications/form/job-application-config.ts";
import { readOfficeJobApplication } from "#src/job-applications/office-job-application.server.ts";
import { catalogueOf } from "#src/languages/catalogue.server.ts";
import { describeOwnData } from "#src/privacy/data/read-own-data.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { textsSince } from "#tests/support/database/migrated.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";

const start = new Date("2026-11-20T06:00:00.000Z");
const day = 86_400_000;
const contact = { name: "Meena", email: "m@example.com", phone_no: "9443212345", subject: "Hello", message: "A bus?" };

describe.each(["sqlite", "postgres"] as const)("a consent that is stored (%s)", (engine) => {
	let site: TestApp;
	let now: Date;
	beforeEach(async () => {
		now = start;
		site = await startApp(engine, { PAYMENTS: "off" }, () => now);
	});
	afterEach(() => site.close());

	const daysLater = (days: number) => {
		now = new Date(start.getTime() + days * day);
	};
	async function publish(name: LegalName, lead: string) {
		const part = { name, fields: { lead }, names: ["lead"], by: { id: null, name: "The office" } };
		const result = await site.services.db.transaction().execute((trx) => publishPart(trx, part, now));
		expect(result.ok).toBe(true);
	}
	const readShown = () => readLegalVersions(site.services.db);
	const post = (path: string, payload: object) =>
		site.app.inject({ method: "POST", url: `/api/v1${path}`, payload: { consent: "true", ...payload } });
	async function write(legal: Record<string, unknown>, answers: object = {}) {
		const answer = await post("/contact-email", { ...contact, ...answers, ...legal });
		expect(answer.statusCode).toBeLessThan(300);
		return versionsOf(await lastEnquiry());
	}
	async function lastEnquiry() {
		const { db } = site.services;
		const { id } = await db.selectFrom("enquiries").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
		return readOfficeEnquiry(db, id);
	}
	const versionsOf = (record: { consent: StoredConsent | null } | undefined) =>
		record?.consent?.legal.map(({ name, number, shown }) => `${name} ${number}${shown ? "" : " assumed"}`);

	it("points to the texts that were shown, in all three kinds of records", async () => {
		await publish("privacy", "A second text.");
		const legal = await readShown();
		expect(await write({ legal })).toEqual(["terms 1", "refunds 1", "privacy 2"]);
		const { body, contentType: type } = await multipart({ ...barchAnswers, legal });
		const url = "/api/v1/website/application/add";
		const response = await site.app.inject({ method: "POST", url, body, headers: { "content-type": type } });
		expect(response.statusCode).toBe(201);
		expect((await post("/website/alumni/add", { ...alumnus, legal })).statusCode).toBeLessThan(300);
		const { db } = site.services;
		expect(versionsOf(await readOfficeApplication(db, 1, new Date()))).toEqual(["terms 1", "refunds 1", "privacy 2"]);
		expect(versionsOf(await readOfficeAlumnus(db, 1))).toEqual(["terms 1", "refunds 1", "privacy 2"]);
		const application = await db.selectFrom("applications").select("consent_legal").executeTakeFirstOrThrow();
		const version = await db
			.selectFrom("legal_versions")
			.select(["id", "hash"])
			.where("name", "=", "privacy")
			.where("number", "=", 2)
			.executeTakeFirstOrThrow();
		expect(JSON.parse(application.consent_legal ?? "")).toMatchObject({
			privacy: { ...version, number: 2, shown: true },
		});
		expect(version.hash).toMatch(/^[0-9a-f]{64}$/);
	});

	it("points to the text that was shown when it has changed before the form was sent", async () => {
		const legal = await readShown();
		daysLater(1);
		await publish("privacy", "A second text.");
		expect(await write({ legal })).toEqual(["terms 1", "refunds 1", "privacy 1"]);
		expect(await write({ legal: await readShown() }, { subject: "Again" })).toEqual([
			"terms 1",
			"refunds 1",
			"privacy 2",
		]);
	});

	it("points to what was in force, and says so, where nothing, or something made up, was said to be shown", async () => {
		const assumed = ["terms 1 assumed", "refunds 1 assumed", "privacy 1 assumed"];
		expect(await write({})).toEqual(assumed);
		expect(await write({ legal: "privacy.1.0000000000000000,terms.7" }, { subject: "One" })).toEqual(assumed);
		expect(await write({ legal: { privacy: 1 } }, { subject: "Two" })).toEqual(assumed);
		expect(await write({ legal: `${await readShown()},law.1.0` }, { subject: "Three" })).toEqual([
			"terms 1",
			"refunds 1",
			"privacy 1",
		]);
	});

	it("does not point to a text that ended longer ago than a form can be open", async () => {
		const legal = await readShown();
		daysLater(1);
		await publish("privacy", "A second text.");
		daysLater(61.1);
		expect(await write({ legal })).toEqual(["terms 1", "refunds 1", "privacy 2 assumed"]);
	});

	it("is confirmed again under its key, though another text is in force by then", async () => {
		const submit = async () => {
			const { body, contentType } = await multipart({ ...barchAnswers, legal: await readShown() });
			const headers = { "content-type": contentType, "idempotency-key": "a-key-of-its-own-0001" };
			const url = "/api/v1/website/application/add";
			return (await site.app.inject({ method: "POST", url, body, headers })).statusCode;
		};
		expect(await submit()).toBe(201);
		await publish("privacy", "A second text.");
		expect(await submit()).toBe(200);
	});

	it.each([
		["ta", /சம்மதிக்கிறேன்/],
		["hi", /मेरी सहमति है/],
	])(
		"is stored as it was shown in another language, and in English, in all kinds of records: %s",
		async (tag, shown) => {
			const { app, services } = site;
			const opening = { ...samples.career, posted_on: "2026-11-01", last_date: "2026-12-12" };
			await change(services.db, (trx) => addRecord(trx, contentTypes.careers, opening));
			const send = async (path: string, fields: Record<string, string>, files?: Parameters<typeof multipart>[1]) => {
				const { body, contentType } = await multipart({ ...fields, consent: "true" }, files);
				const headers = { "content-type": contentType };
				return app.inject({ method: "POST", url: `/${tag}/api/v1${path}`, body, headers });
			};
			const postIn = (path: string, payload: object) =>
				app.inject({ method: "POST", url: `/${tag}/api/v1${path}`, payload: { consent: "true", ...payload } });
			const { subject: _, message: __, ...person } = contact;
			const responses = [
				await send("/website/application/add", { ...barchAnswers, email: contact.email }),
				await postIn("/contact-email", contact),
				await postIn("/website/alumni/add", { ...alumnus, email: contact.email }),
				await send("/website/careers/apply/studio-tutor", person, [
					{ field: "cv", name: "cv.pdf", content: await makePdf("CV") },
				]),
			];
			expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
			const records = [
				await readOfficeApplication(services.db, 1, now),
				await lastEnquiry(),
				await readOfficeAlumnus(services.db, 1),
				await readOfficeJobApplication(services.db, 1),
			];
			const consents = [applicationConsent, contactConsent, alumniConsent, jobConsent];
			for (const [index, record] of records.entries()) {
				const { text, version } = consents[index] ?? applicationConsent;
				const sentence = catalogueOf(tag).texts[text];
				expect(record?.consent).toMatchObject({ text: sentence, language: tag, english: text, version });
				expect(sentence).toMatch(shown);
			}
			const own = await services.db.transaction().execute((trx) => describeOwnData(trx, contact.email, now));
			for (const { text } of consents) {
				expect(JSON.stringify(own)).toContain(text);
				expect(JSON.stringify(own)).toContain(catalogueOf(tag).texts[text]);
			}
		},
	);

	it("is stored in English alone where it was shown in English", async () => {
		await post("/contact-email", contact);
		expect((await lastEnquiry())?.consent).toMatchObject({ language: "en", english: null, text: contactConsent.text });
	});

	it("is not stored where a program did not ask", async () => {
		await post("/contact-email", { ...contact, consent: undefined });
		expect((await lastEnquiry())?.consent).toBe(null);
	});

	it("keeps its texts, of which every one that was in force is listed with its time", async () => {
		const { db } = site.services;
		daysLater(3);
		await publish("privacy", "A second text.");
		await publish("privacy", "A second text.");
		daysLater(5);
		await publish("privacy", "A mistake.");
		now = new Date(now.getTime() + 30_000);
		await publish("privacy", "A second text.");
		const at = (days: number, ms = 0) => new Date(start.getTime() + days * day + ms).toISOString();
		expect((await readLegalHistory(db, "privacy")).map(({ number, from, until }) => [number, from, until])).toEqual([
			[4, at(5, 30_000), null],
			[2, at(3), at(5)],
			[1, textsSince.toISOString(), at(3)],
		]);
		await addFirstLegalVersions(db);
		expect(await readLegalHistory(db, "terms")).toEqual([{ number: 1, from: textsSince.toISOString(), until: null }]);
	});
});
