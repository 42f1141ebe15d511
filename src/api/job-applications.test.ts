import { readdir } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { addRecord } from "#src/content/records.server.ts";
import { fileMessages } from "#src/school/messages/sets/rule-messages.ts";
import { applyRetention } from "#src/server/retention/retention-job.ts";
import { referencedFileKeys } from "#src/server/retention/stored-file-keys.ts";
import { collectGarbage } from "#src/storage/collect-garbage.server.ts";
import { bytesSource } from "#src/storage/file-source.server.ts";
import { makeWebhook } from "#src/webhooks/change-webhooks.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { makeDocx, makePdf } from "#tests/support/forms/documents.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const answers = {
	name: "Revathi Sundaram",
	email: "revathi@example.com",
	phone_no: "94432 12345",
	note: "I have taught drawing for six years. 🙂",
	consent: "true",
};
const megabyte = 1_048_576;

describe.each(["sqlite", "postgres"] as const)("an application for a post (%s)", (engine) => {
	let school: TestApp;
	let moment: Date;
	let cv: Buffer;
	beforeEach(async () => {
		moment = new Date("2026-11-22T12:00:00+05:30");
		school = await startApp(engine, {}, () => moment);
		cv = await makePdf("Curriculum vitae");
		const opening = { ...samples.career, posted_on: "2026-11-01", last_date: "2026-12-12" };
		await change(school.services.db, (trx) => addRecord(trx, contentTypes.careers, opening));
	});
	afterEach(() => school.close());

	type Sent = { fields?: Record<string, string>; file?: Buffer | null; name?: string; slug?: string; key?: string };
	async function apply({ fields = answers, file = cv, name = "cv.pdf", slug = "studio-tutor", key }: Sent = {}) {
		const body = new FormData();
		for (const [field, answer] of Object.entries(fields)) body.append(field, answer);
		if (file) body.append("cv", new File([new Uint8Array(file)], name));
		const response = await fetch(`${school.url}/api/v1/website/careers/apply/${slug}`, {
			method: "POST",
			body,
			...(key && { headers: { "idempotency-key": key } }),
		});
		return { code: response.status, ...((await response.json()) as Answer) };
	}
	type Answer = { status: boolean; message: string; errors?: Record<string, string> };
	const readStored = () => school.services.db.selectFrom("job_applications").selectAll().orderBy("id").execute();
	async function files() {
		const keys: string[] = [];
		for await (const { key } of school.services.storage.list()) keys.push(key);
		return keys;
	}
	const collect = () =>
		collectGarbage(school.services.storage, {
			referenced: (keys) => referencedFileKeys(school.services.db, keys),
			olderThan: new Date("2100-01-01"),
		});

	it("is stored with its CV, opens a case, and is confirmed and announced by mail", async () => {
		expect(await apply()).toEqual({
			code: 201,
			status: true,
			message: expect.stringContaining("received your application"),
		});
		const [row] = await readStored();
		expect(row).toMatchObject({
			career_slug: "studio-tutor",
			career_title: samples.career.title,
			name: "Revathi Sundaram",
			phone_no: "9443212345",
			original_name: "cv.pdf",
			size: cv.length,
			consent_text: expect.stringMatching(/^I have read the privacy policy/),
		});
		expect(await buffer(await school.services.storage.open(row?.storage_key ?? ""))).toEqual(cv);
		const cases = await school.services.db.selectFrom("cases").selectAll().execute();
		expect(cases).toMatchObject([
			{ kind: "job-application", record_id: row?.id, name: "Revathi Sundaram", status: "new", due_on: "2026-12-06" },
		]);
		const mails = await readQueuedEmails(school.services);
		expect(mails.map(({ to_address }) => to_address)).toEqual(["revathi@example.com", "admissions@doddabetta.example"]);
		expect(mails[0]?.text).toContain(samples.career.title);
		expect(mails[0]?.text).not.toContain("94432");
		expect(mails[1]?.text).toMatch(/six years/);
		expect(mails[1]?.text).toContain(`/office/cases/job-application/${row?.id}`);
		expect(await readdir(school.services.stagingFolder)).toEqual([]);
	});

	it("is told to webhooks once, by its number and the post alone", async () => {
		const { commit, db, sealer } = school.services;
		const webhookOptions = {
			url: "https://receiver.example/hooks",
			events: ["job-application.received" as const],
			by: { id: 1, name: "Asha Menon" },
		};
		const context = { sealer, siteUrl: "https://school.example" };
		const result = await commit((trx) => makeWebhook(trx, context, webhookOptions, moment));
		expect(result).toMatchObject({ ok: true });
		await Promise.all([apply(), apply()]);
		const webhookDeliveries = await db.selectFrom("webhook_deliveries").select(["event", "data"]).execute();
		expect(webhookDeliveries.map(({ event, data }) => [event, JSON.parse(data)])).toEqual([
			[
				"job-application.received",
				{ id: (await readStored())[0]?.id, opening: "studio-tutor", received_at: "2026-11-22T06:30:00.000Z" },
			],
		]);
	});

	it("is stored once however often it is sent, also after the opening has closed", async () => {
		const twice = await Promise.all([apply(), apply()]);
		expect(twice.map(({ code }) => code).sort()).toEqual([200, 201]);
		const key = "sent-after-a-lost-answer";
		expect((await apply({ key })).code).toBe(201);
		moment = new Date("2026-12-13T00:10:00+05:30");
		expect((await apply({ key })).code).toBe(200);
		expect(await readStored()).toHaveLength(2);
		expect(await school.services.db.selectFrom("outbox").select("id").execute()).toHaveLength(4);
		// The file of a repeat may have been stored before it was known as one.
		await collect();
		expect(await files()).toHaveLength(2);
		expect((await apply({ key: "another-cv", file: await makePdf("Another") })).code).toBe(403);
	});

	it("is taken until the end of the last day, and says afterwards that the post has closed", async () => {
		moment = new Date("2026-12-12T23:59:00+05:30");
		expect((await apply()).code).toBe(201);
		moment = new Date("2026-12-13T00:00:00+05:30");
		const late = await apply({ fields: { ...answers, name: "Late" } });
		expect(late).toMatchObject({ code: 403, status: false, message: expect.stringContaining("12 December 2026") });
		expect([await readStored(), await files()].map(({ length }) => length)).toEqual([1, 1]);
		expect((await apply({ slug: "no-such-post" })).code).toBe(404);
	});

	it("says for every field what is missing or wrong, and stores nothing", async () => {
		expect(await apply({ fields: { consent: "" }, file: null })).toMatchObject({
			code: 422,
			errors: {
				name: "Name is required",
				email: "Email is required",
				phone_no: "Phone number is required",
				cv: "Choose your CV",
				consent: "Confirm that you agree, so we can read your application",
			},
		});
		const readErrors = async (file: Buffer, name: string) => (await apply({ file, name })).errors;
		const wrongType = { cv: "Invalid file type. Only PDF is allowed." };
		expect([
			await readErrors(await makeDocx(), "cv.docx"),
			await readErrors(await makeDocx(), "cv.pdf"),
			await readErrors(cv.subarray(0, 200), "cv.pdf"),
			await readErrors(Buffer.alloc(0), "cv.pdf"),
			await readErrors(await makePdf("Long", 5 * megabyte), "cv.pdf"),
		]).toEqual([
			wrongType,
			wrongType,
			{ cv: fileMessages.messages.damaged },
			{ cv: "This file is empty. Choose it again." },
			{ cv: "File size exceeds 5MB." },
		]);
		expect((await apply({ file: await makePdf("Far too long", 7 * megabyte) })).code).toBe(413);
		expect((await apply({ fields: { ...answers, website: "x" } })).code).toBe(422);
		expect([await readStored(), await files(), await readdir(school.services.stagingFolder)]).toEqual([[], [], []]);
	});

	it("takes nothing but a multipart request", async () => {
		const url = "/api/v1/website/careers/apply/studio-tutor";
		expect((await school.app.inject({ method: "POST", url, payload: answers })).statusCode).toBe(415);
		const headers = { "content-type": "multipart/form-data; boundary=x" };
		const cut = await school.app.inject({
			method: "POST",
			url,
			headers,
			payload: "--x\r\nContent-Disposition: form-data",
		});
		expect(cut.statusCode).toBe(400);
	});

	it("loses its CV when a process ends before the record is written, and with the record after a year", async () => {
		await school.services.storage.put("job-applications/0b5f7c9e-0000-4000-8000-000000000001.pdf", bytesSource(cv));
		expect((await apply()).code).toBe(201);
		expect([await collect(), (await files()).length]).toEqual([1, 1]);
		moment = new Date("2027-11-22T11:00:00+05:30");
		await applyRetention(school.services, AbortSignal.any([]));
		expect([await collect(), await readStored()].length).toBe(2);
		expect(await readStored()).toHaveLength(1);
		moment = new Date("2027-11-22T13:00:00+05:30");
		await applyRetention(school.services, AbortSignal.any([]));
		expect([await readStored(), await school.services.db.selectFrom("cases").select("id").execute()]).toEqual([[], []]);
		expect([await collect(), await files()]).toEqual([1, []]);
	});
});
