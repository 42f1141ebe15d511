import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { barchAnswers, certificates, multipart } from "#tests/support/forms/application.ts";
import { draftCalls } from "#tests/support/forms/draft-calls.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";

const lastMinute = "2027-06-30T18:29:00.000Z";
const minuteAfter = "2027-06-30T18:31:00.000Z";
const closedMessage = "Applications for 2027 are closed. Applications for 2028 open on 1 November 2027.";

describe.each(onEngine("sqlite"))("after the last day of admissions (%s)", (engine) => {
	let site: TestApp;
	let moment: Date;
	let files: Awaited<ReturnType<typeof certificates>>;
	beforeEach(async () => {
		moment = new Date(lastMinute);
		files = await certificates();
		site = await startApp(engine, { ADMISSIONS: "calendar" }, () => moment);
	});
	afterEach(() => site.close());

	async function apply(key: string) {
		const { body, contentType } = await multipart(barchAnswers, files);
		const answer = await site.app.inject({
			method: "POST",
			url: "/api/v1/website/application/add",
			body,
			headers: { "content-type": contentType, "idempotency-key": key },
		});
		return { code: answer.statusCode, body: answer.json() };
	}
	const readStoredIds = async () => (await site.services.db.selectFrom("applications").select("id").execute()).length;

	it("no application is taken, and the answer says from when on they are", async () => {
		moment = new Date(minuteAfter);
		expect(await apply("a-key-of-its-own-0001")).toEqual({
			code: 403,
			body: { status: false, message: closedMessage },
		});
		expect(await readStoredIds()).toBe(0);
		moment = new Date("2027-10-31T18:30:00.000Z");
		expect((await apply("a-key-of-its-own-0002")).code).toBe(201);
	});

	it("one that came in time is confirmed again, and its fee can still be paid", async () => {
		expect((await apply("a-key-of-its-own-0001")).code).toBe(201);
		moment = new Date(minuteAfter);
		const response = await apply("a-key-of-its-own-0001");
		expect(response).toMatchObject({ code: 200, body: { data: { fee_due: true, payment: { amount: 1000 } } } });
		const { token } = response.body.data;
		const order = await site.app.inject({ method: "POST", url: `/api/v1/razarpay/?application=${token}` });
		expect([order.statusCode, order.json().data?.amount ?? order.json().amount]).toEqual([200, 1000]);
		expect(await readStoredIds()).toBe(1);
	});

	it("a draft can still be read, saved and deleted", async () => {
		const drafts = draftCalls(site);
		const token = await drafts.begin();
		moment = new Date(minuteAfter);
		expect((await drafts.save(token, { name: "Meena" })).code).toBe(200);
		expect((await drafts.read(token)).body.data.answers).toEqual({ name: "Meena" });
		expect((await drafts.remove(token)).code).toBe(200);
	});

	it("no draft can be begun, and the answer says from when on one can", async () => {
		const drafts = draftCalls(site);
		moment = new Date(minuteAfter);
		const begin = () => drafts.call("POST", "draft/add", { json: { application_type: "barch" } });
		expect(await begin()).toMatchObject({ code: 403, body: { status: false, message: closedMessage } });
		expect(await site.services.db.selectFrom("drafts").select("id").execute()).toEqual([]);
		moment = new Date("2027-10-31T18:30:00.000Z");
		expect((await begin()).code).toBe(201);
	});

	it.each([
		["open", minuteAfter, 201],
		["closed", lastMinute, 403],
	])("the setting ADMISSIONS=%s decides whatever the day", async (setting, now, code) => {
		await site.close();
		moment = new Date(now);
		site = await startApp(engine, { ADMISSIONS: setting }, () => moment);
		expect((await apply("a-key-of-its-own-0001")).code).toBe(code);
	});
});
