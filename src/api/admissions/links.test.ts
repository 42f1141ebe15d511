import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendRequestedLinks } from "#src/admissions/links/send-requested-links.server.ts";
import { barchAnswers, multipart } from "#tests/support/forms/application.ts";
import { inDigitsOf, zeros } from "#tests/support/forms/digits.ts";
import { draftCalls } from "#tests/support/forms/draft-calls.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const start = new Date("2026-11-20T06:00:00.000Z");
const day = 86_400_000;

describe.each(["sqlite", "postgres"] as const)("links asked for again (%s)", (engine) => {
	let site: TestApp;
	let now: Date;
	beforeEach(async () => {
		now = start;
		site = await startApp(engine, { PAYMENTS: "off", SITE_URL: "https://school.example" }, () => now);
	});
	afterEach(() => site.close());

	async function apply(answers: Record<string, string> = {}): Promise<string> {
		const { body, contentType } = await multipart({ ...barchAnswers, ...answers });
		const url = "/api/v1/website/application/add";
		const answer = await site.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
		expect(answer.statusCode).toBe(201);
		return answer.json().data.reference;
	}
	async function ask(body: Record<string, unknown>) {
		const url = "/api/v1/website/application/link";
		const answer = await site.app.inject({ method: "POST", url, payload: body });
		return { code: answer.statusCode, headers: answer.headers, body: answer.json() };
	}
	/** The emails that answer the requests so far. */
	async function answers() {
		await sendRequestedLinks(site.services, now);
		return (await readQueuedEmails(site.services)).filter(({ template }) => template === "requested-links");
	}
	const tokensIn = (text: string) =>
		[...text.matchAll(/^https:\/\/school\.example\/(?:application\/|\w+-application#draft=)([\w-]{43})$/gm)].map(
			([, token = ""]) => token,
		);
	const readsAs = async (token: string | undefined) => {
		const headers = { authorization: `Bearer ${token}` };
		const answer = await site.app.inject({ url: "/api/v1/website/application/status", headers });
		return answer.json().data?.reference;
	};

	it("by e-mail alone open every application of the season, and go to the address as it is stored", async () => {
		const [first, second] = [
			await apply({ email: "Meenakshi@example.com" }),
			await apply({ email: "Meenakshi@example.com" }),
		];
		await apply({ email: "other@example.com" });
		const answer = await ask({ contact: " MEENAKSHI@example.com " });
		expect([answer.code, answer.headers["cache-control"]]).toEqual([202, "no-store"]);
		const [mail, ...more] = await answers();
		expect([more, mail?.to_address, mail?.subject]).toEqual([
			[],
			"Meenakshi@example.com",
			"The links to your applications",
		]);
		const tokens = tokensIn(mail?.text ?? "");
		expect(await Promise.all(tokens.map(readsAs))).toEqual([second, first]);
		expect(await site.services.db.selectFrom("link_requests").selectAll().execute()).toEqual([]);
		expect(await answers()).toHaveLength(1);
	});

	it("name the application in the subject where there is one", async () => {
		const reference = await apply();
		await ask({ contact: "meenakshi@example.com" });
		const [mail] = await answers();
		expect([mail?.subject, mail?.about]).toEqual([`The link to your application (${reference})`, reference]);
		expect(mail?.text).toContain("20 November 2026, 11:30 am");
	});

	it("are found by a phone number and a reference in the digits of any script", async () => {
		const reference = await apply();
		for (const zero of zeros) {
			const [contact, typed] = [inDigitsOf(zero, "94432 12345"), inDigitsOf(zero, reference)];
			expect((await ask({ contact, reference: typed })).code).toBe(202);
		}
		expect(await answers()).toHaveLength(zeros.length);
	});

	it("open drafts that were saved under the address too, and none that were sent or have expired", async () => {
		const draft = draftCalls(site);
		const begin = async () => {
			const token = await draft.begin();
			await draft.link(token, "meenakshi@example.com");
			return token;
		};
		await begin();
		now = new Date(start.getTime() + 31 * day);
		await draft.save(await begin(), { name: "Saved" });
		await draft.submit({ ...barchAnswers, email: "elsewhere@example.com", draft: await begin() });
		await ask({ contact: "meenakshi@example.com" });
		const [mail] = await answers();
		const [token, ...more] = tokensIn(mail?.text ?? "");
		expect([more, mail?.subject]).toEqual([[], "The link to your application"]);
		expect((await draft.read(token ?? "")).body.data.answers).toEqual({ name: "Saved" });
	});

	it.each([
		["as it was typed", "+91 94432-12345", "+91 94432 12345"],
		["without the country", "09443212345", "9443212345"],
		["of another country", "+254 712 345678", "00254712345678"],
	])("are found by the phone number %s with the reference, in any spelling", async (_how, storedNumber, input) => {
		const reference = await apply({ phone_no: storedNumber });
		await ask({ contact: input, reference: ` ${reference.toLowerCase().replaceAll("-", " – ")} ` });
		const [mail] = await answers();
		expect(mail?.to_address).toBe("meenakshi@example.com");
		expect(await readsAs(tokensIn(mail?.text ?? "")[0])).toBe(reference);
	});

	it("are not sent for a wrong reference, another's number, or an erased application", async () => {
		const [reference, other] = [await apply(), await apply({ email: "other@example.com", phone_no: "9000000000" })];
		await ask({ contact: "9443212345", reference: other });
		await ask({ contact: "meenakshi@example.com", reference: other });
		await ask({ contact: "meenakshi@example.com", reference: "DSA-26-B-999999" });
		await ask({ contact: "+1 944 321 2345", reference });
		await site.services.db.updateTable("applications").set({ erased_at: now.toISOString() }).execute();
		await ask({ contact: "meenakshi@example.com" });
		expect(await answers()).toEqual([]);
	});

	it("of an earlier season are found with the reference only", async () => {
		now = new Date("2026-06-20T06:00:00.000Z");
		const reference = await apply();
		now = new Date("2026-09-01T06:00:00.000Z");
		await ask({ contact: "meenakshi@example.com" });
		expect(await answers()).toHaveLength(1);
		now = new Date("2026-11-01T06:00:00.000Z");
		await ask({ contact: "meenakshi@example.com" });
		expect(await answers()).toHaveLength(1);
		await ask({ contact: "meenakshi@example.com", reference });
		expect(await answers()).toHaveLength(2);
	});

	it("are asked for with the same answer and the same writes whether there are any or not", async () => {
		await apply();
		const { db } = site.services;
		const [known, unknown] = [
			await ask({ contact: "meenakshi@example.com" }),
			await ask({ contact: "nobody@example.com" }),
		];
		expect({ ...unknown, headers: undefined }).toEqual({ ...known, headers: undefined });
		expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
		const requests = await db.selectFrom("link_requests").select("contact").orderBy("id").execute();
		expect(requests.map(({ contact }) => contact)).toEqual(["meenakshi@example.com", "nobody@example.com"]);
		expect(site.log()).not.toMatch(/meenakshi|nobody/);
	});

	it.each([
		[{}, { contact: "Please enter the email address or phone number" }],
		[{ contact: "meenakshi@" }, { contact: "Invalid email format" }],
		[{ contact: "meenakshi" }, { contact: "Please enter a valid email address or phone number" }],
		[{ contact: "a@b.example,c@d.example" }, { contact: "Invalid email format" }],
		[{ contact: 7 }, { contact: "Please enter the email address or phone number" }],
		[
			{ contact: "9443212345" },
			{ reference: "If you enter a phone number, we also need your application number. It’s in every email from us." },
		],
	])("are refused in words for %j", async (body, errors) => {
		expect(await ask(body)).toMatchObject({ code: 422, body: { status: false, errors } });
	});

	it("are not sent to robots", async () => {
		await apply();
		expect((await ask({ contact: "meenakshi@example.com", website: "http://spam.example" })).code).toBe(422);
		expect(await answers()).toEqual([]);
	});

	it("are sent five times an hour for one address or number, known or not", async () => {
		await apply();
		for (const contact of ["meenakshi@example.com", "nobody@example.com"]) {
			for (let count = 0; count < 5; count++) expect((await ask({ contact })).code).toBe(202);
			expect(await ask({ contact: contact.toUpperCase() })).toMatchObject({
				code: 429,
				headers: { "retry-after": "3600" },
				body: { status: false, message: "Too many requests. Wait 3600 seconds, then send this one again." },
			});
		}
		expect(await answers()).toHaveLength(5);
		now = new Date(start.getTime() + 3_600_000);
		expect((await ask({ contact: "meenakshi@example.com" })).code).toBe(202);
	});

	it("are mailed once when several processes answer at the same time", async () => {
		await apply();
		await ask({ contact: "meenakshi@example.com" });
		await Promise.all([1, 2, 3, 4].map(() => sendRequestedLinks(site.services, now)));
		expect(await answers()).toHaveLength(1);
	});

	it("that cannot be answered hold up no other, and are answered once they can", async () => {
		const [poison] = [await apply({ phone_no: "9000000000" }), await apply()];
		const { db } = site.services;
		const store = (email: string) =>
			db.updateTable("applications").set({ email }).where("reference", "=", poison).execute();
		await store("no address");
		await ask({ contact: "9000000000", reference: poison });
		await ask({ contact: "meenakshi@example.com" });
		expect(await answers()).toHaveLength(1);
		expect(site.log()).toContain("link request failed");
		await store("right@example.com");
		expect((await answers()).map(({ to_address }) => to_address)).toEqual([
			"meenakshi@example.com",
			"right@example.com",
		]);
	});

	it("that could not be answered for an hour are given up", async () => {
		await apply();
		await ask({ contact: "meenakshi@example.com" });
		now = new Date(start.getTime() + 3_600_001);
		expect(await answers()).toEqual([]);
		expect(await site.services.db.selectFrom("link_requests").selectAll().execute()).toEqual([]);
	});
});
