import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWebsite } from "#tests/support/content/open-website.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { publishLegalTexts } from "#tests/support/forms/publish-legal-texts.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

const person = { name: "Kavya", email: "kavya@example.com", phone: "9443212345", consent: "true" };

describe.each(onEngine("sqlite"))("a school that has not written its legal texts (%s)", (engine) => {
	let school: TestApp;
	beforeAll(async () => {
		school = await startApp(engine, { EMPTY: "on", PAYMENTS: "off" });
	});
	afterAll(() => school.close());

	const post = async (path: string, body: object) => {
		const url = `/api/v1/website/${path}`;
		const answer = await school.app.inject({ method: "POST", url, payload: body });
		return [answer.statusCode, answer.json().message];
	};
	async function apply() {
		const { body, contentType } = await multipart({ ...barchAnswers, consent: "true" }, await certificates());
		const headers = { "content-type": contentType };
		const url = "/api/v1/website/application/add";
		const answer = await school.app.inject({ method: "POST", url, body, headers });
		return [answer.statusCode, answer.json().message];
	}
	const enquire = () => post("enquiry-form/add", { ...person, city: "Coonoor", course: "barch" });
	const register = () => post("alumni/add", { ...alumnus, consent: "true" });
	const hint = /terms and conditions, cancellation and refunds,? and privacy policy/;
	const all = [apply, enquire, register];
	const readBody = async (url: string) => (await school.app.inject({ url })).body;

	it("takes nothing, and says why", async () => {
		for (const send of all) {
			const [status, message] = await send();
			expect([send.name, [403, 409, 422].includes(status), message]).toEqual([
				send.name,
				true,
				expect.stringMatching(hint),
			]);
		}
		for (const table of ["applications", "enquiries", "alumni"] as const)
			expect(await school.services.db.selectFrom(table).select("id").execute()).toEqual([]);
	});

	it("lets no search engine have their pages", async () => {
		expect(await readBody("/sitemap.xml")).not.toMatch(/<loc>[^<]*\/privacy-policy<|<loc>[^<]*\/terms/);
	});

	it("takes everything once all three are published and the website is open, and not before", async () => {
		const { db } = school.services;
		await publishLegalTexts(db, ["terms", "refunds"]);
		await expect.poll(async () => (await enquire())[1]).toMatch(/haven’t published our privacy policy/);
		await publishLegalTexts(db, ["privacy"]);
		await expect.poll(async () => (await enquire())[1]).toMatch(/our website isn’t open/);
		expect((await apply())[1]).toMatch(/our website isn’t open/);
		await openWebsite(db);
		await expect.poll(async () => (await enquire())[0]).toBe(201);
		expect([(await apply())[0], (await register())[0]]).toEqual([201, 201]);
	});
});
