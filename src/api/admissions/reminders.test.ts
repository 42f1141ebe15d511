import { sql } from "kysely";
import PostalMime from "postal-mime";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eraseOldApplications } from "#src/admissions/applications/application-retention.server.ts";
import { sendReminders } from "#src/admissions/reminders/send-reminders.server.ts";
import { changeStage } from "#src/admissions/tracking/change-stage.server.ts";
import { deliverDue } from "#src/mail/outbox/deliver.server.ts";
import {
	barchAnswers,
	type FilePart,
	certificates as makeCertificates,
	multipart,
} from "#tests/support/forms/application.ts";
import { draftCalls } from "#tests/support/forms/draft-calls.ts";
import { type SmtpPeer, startSmtpPeer } from "#tests/support/mail/smtp-peer.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const start = new Date("2026-11-20T06:00:00.000Z");
const day = 86_400_000;

describe.each(onEngine("sqlite"))("reminders (%s)", (engine) => {
	let site: TestApp;
	let smtp: SmtpPeer;
	let now: Date;
	let certificates: FilePart[];
	beforeAll(async () => {
		certificates = await makeCertificates();
	});
	beforeEach(async () => {
		now = start;
		smtp = await startSmtpPeer();
		const settings = { SITE_URL: "https://school.example", ADMISSIONS: "calendar", SMTP_URL: smtp.url };
		site = await startApp(engine, settings, () => now);
	});
	afterEach(async () => {
		await site.close();
		await smtp.stop();
	});

	const daysLater = (days: number) => {
		now = new Date(start.getTime() + days * day);
	};
	async function apply(answers: Record<string, string> = {}, files = certificates): Promise<string> {
		const { body, contentType } = await multipart({ ...barchAnswers, ...answers }, files);
		const url = "/api/v1/website/application/add";
		const answer = await site.app.inject({ method: "POST", url, body, headers: { "content-type": contentType } });
		expect(answer.statusCode).toBe(201);
		return answer.json().data.reference;
	}
	const run = () => sendReminders({ ...site.services, payments: true }, now);
	const reminders = async () =>
		(await readQueuedEmails(site.services)).filter(({ template }) => template.endsWith("-reminder"));
	const stopAddress = (text = "") =>
		/^Stop these reminders:\n(https:\/\/school\.example\/reminders\/[\w-]{43})$/m.exec(text)?.[1] ?? "";
	const post = (address: string, payload: string, headers: Record<string, string> = {}) =>
		site.app.inject({ method: "POST", url: new URL(address).pathname, payload, headers });

	it("of an unpaid fee go to the applicant three times, with a link that opens the application", async () => {
		const reference = await apply();
		const days: number[] = [];
		for (let hour = 0; hour < 40 * 24; hour++) {
			daysLater(hour / 24);
			if ((await run()) > 0) days.push(Math.floor(hour / 24));
		}
		expect(days).toEqual([3, 10, 27]);
		const [first, , third] = await reminders();
		expect([first?.to_address, first?.subject]).toEqual([
			"meenakshi@example.com",
			`Reminder: pay your application fee (${reference})`,
		]);
		expect(first?.text).toContain("but not the application fee of ₹10. Pay it online by 20 December 2026");
		expect(first?.text).toContain("Reminder 1 of 3.");
		expect(third?.text).toContain("This is our last reminder.");
		const [, token] = /school\.example\/application\/([\w-]{43})$/m.exec(third?.text ?? "") ?? [];
		const headers = { authorization: `Bearer ${token}` };
		const status = await site.app.inject({ url: "/api/v1/website/application/status", headers });
		expect(status.json().data).toMatchObject({ reference, fee: { state: "ordered" } });
	});

	it.each([
		["is paid", "update fees set state = 'paid'"],
		["is being checked", "update fees set checking_until = '2027-01-01T00:00:00.000Z'"],
		["belongs to a withdrawn application", "update applications set stage = 'withdrawn'"],
		["belongs to an erased application", "update applications set erased_at = '2026-11-21T00:00:00.000Z'"],
	])("of a fee that %s are not sent", async (_what, change) => {
		await apply();
		await sql.raw(change).execute(site.services.db);
		daysLater(3);
		expect(await run()).toBe(0);
	});

	it("of a fee are not sent while no fee can be paid", async () => {
		await apply();
		daysLater(3);
		expect(await sendReminders({ ...site.services, payments: false }, now)).toBe(0);
	});

	it("of a saved application lead back to it before it is deleted, if there is an address for its link", async () => {
		const draft = draftCalls(site);
		const [token] = [await draft.begin(), await draft.begin()];
		await draft.save(token, { name: "Kavya" });
		await draft.link(token, "kavya@example.com");
		daysLater(26);
		expect(await run()).toBe(0);
		daysLater(27);
		expect(await run()).toBe(1);
		expect(await run()).toBe(0);
		const [mail] = await reminders();
		expect([mail?.to_address, mail?.subject]).toEqual([
			"kavya@example.com",
			"Finish your B.Arch application by 20 December, or we’ll delete it",
		]);
		expect(mail?.text).toContain("We’ll keep it until 20 December 2026, 11:30 am");
		const [, link] = /barch-application#draft=([\w-]{43})$/m.exec(mail?.text ?? "") ?? [];
		expect((await draft.read(link ?? "")).body.data.answers).toEqual({ name: "Kavya" });
	});

	it("of a saved application are sent before admissions close, and not once it is sent", async () => {
		const draft = draftCalls(site);
		now = new Date("2027-06-20T06:00:00.000Z");
		const [token, sent] = [await draft.begin(), await draft.begin()];
		await draft.link(token, "kavya@example.com");
		await draft.link(sent, "meenakshi@example.com");
		expect((await draft.submit({ ...barchAnswers, draft: sent })).code).toBe(201);
		now = new Date("2027-06-28T06:00:00.000Z");
		await run();
		const mails = (await reminders()).filter(({ template }) => template === "draft-reminder");
		expect(mails.map(({ to_address, subject }) => [to_address, subject])).toEqual([
			["kavya@example.com", "Send your B.Arch application by 30 June"],
		]);
	});

	it("of missing documents name them, after a week and in the month of an awaited result", async () => {
		const { percentage_12: _, yop_12: __, ...later } = barchAnswers;
		const awaitedAnswers = { result_awaited_12: "true", expected_12: "2027-05", school_12: "Stanes School" };
		const reference = await apply({ ...later, ...awaitedAnswers, percentage_12: "", yop_12: "" }, []);
		await site.services.db.updateTable("fees").set({ state: "paid" }).execute();
		daysLater(7);
		expect(await run()).toBe(1);
		now = new Date("2027-05-14T12:00:00.000Z");
		expect(await run()).toBe(0);
		now = new Date("2027-05-15T12:00:00.000Z");
		expect([await run(), await run()]).toEqual([1, 0]);
		const mails = await reminders();
		expect(mails.map(({ subject }) => subject)).toEqual(
			Array(2).fill(`Add your missing documents or results (${reference})`),
		);
		expect(mails[1]?.text).toMatch(/^Documents: .+$/m);
		expect(mails[1]?.text).toMatch(/^Results: Class 12 result, expected in May 2027$/m);
	});

	it("an accepted seat's email, page and reminder say the same of what it needs until the day of joining", async () => {
		const { percentage_12: _, yop_12: __, ...later } = barchAnswers;
		const awaitedAnswers = { result_awaited_12: "true", expected_12: "2027-05", school_12: "Stanes School" };
		await apply({ ...later, ...awaitedAnswers, percentage_12: "", yop_12: "" }, []);
		const { id } = await site.services.db.selectFrom("applications").select("id").executeTakeFirstOrThrow();
		now = new Date("2027-03-01T06:00:00.000Z");
		const change = { applicationId: id, actor: "Priya" };
		const offer = { ...change, to: "offered", details: { answerBy: "2027-03-10" } } as const;
		const { db, school } = site.services;
		await db.transaction().execute((trx) => changeStage(trx, school, offer, now));
		await db.transaction().execute((trx) => changeStage(trx, school, { ...change, to: "accepted" }, now));
		const said = (await readQueuedEmails(site.services)).find(({ subject }) => subject.includes("accepted your seat"));
		const [sentence = "", joining = ""] =
			/^You need these to join.* before your reporting date, (.*)\.$/m.exec(said?.text ?? "") ?? [];
		expect(said?.text).toMatch(/^Still needed: Class 10.*\n.*\n?Class 12 result, expected in May 2027$/m);
		now = new Date(Date.parse(`${joining} 11:30 GMT+0530`) - 14 * day);
		expect([await run(), await run()]).toEqual([1, 0]);
		const [reminder] = (await reminders()).slice(-1);
		expect(reminder?.text).toContain(sentence);
		expect(reminder?.text).toContain("This is our last reminder.");
		expect(reminder?.text).toMatch(/^Results: Class 12 result, expected in May 2027$/m);
	});

	it("of a result that is awaited for two years are sent in its month", async () => {
		const { percentage_12: _, yop_12: __, ...later } = barchAnswers;
		const awaitedAnswers = { result_awaited_12: "true", expected_12: "2028-11", school_12: "Stanes School" };
		await apply({ ...later, ...awaitedAnswers, percentage_12: "", yop_12: "" });
		now = new Date("2028-11-21T12:00:00.000Z");
		expect([await run(), await run()]).toEqual([1, 0]);
		expect((await reminders())[0]?.text).toMatch(/^Results: Class 12 result, expected in November 2028$/m);
	});

	it("are queued once when several processes run at the same time", async () => {
		await apply();
		await draftCalls(site).link(await draftCalls(site).begin(), "kavya@example.com");
		daysLater(3);
		const counts = await Promise.all([1, 2, 3, 4].map(run));
		expect(counts.reduce((sum, count) => sum + count)).toBe(1);
		expect(await reminders()).toHaveLength(1);
		expect(await site.services.db.selectFrom("reminders").select(["kind", "number"]).execute()).toEqual([
			{ kind: "fee", number: 1 },
		]);
	});

	it("are forgotten when their application is erased", async () => {
		await apply();
		daysLater(3);
		expect(await run()).toBe(1);
		const { db } = site.services;
		now = new Date("2028-07-01T06:00:00.000Z");
		expect(await eraseOldApplications(db, { closes: "06-30", now })).toBe(1);
		expect(await db.selectFrom("reminders").selectAll().execute()).toEqual([]);
		expect(await run()).toBe(0);
	});

	it("are neither counted nor queued when the transaction fails", async () => {
		await apply();
		const { db } = site.services;
		daysLater(3);
		await db.schema.alterTable("outbox").renameTo("outbox_gone").execute();
		expect(await run()).toBe(0);
		await db.schema.alterTable("outbox_gone").renameTo("outbox").execute();
		expect(await db.selectFrom("reminders").selectAll().execute()).toEqual([]);
		expect(await run()).toBe(1);
		expect(site.log()).toContain("reminder not queued");
	});

	it("arrive with the headers by which a mail program stops them with one POST, and stop", async () => {
		await apply();
		daysLater(3);
		await run();
		const { db, transport, writeEmail: write, log } = site.services;
		const from = { name: "The school", address: "hello@school.example" };
		await deliverDue(db, transport, { from, now: () => now, limit: 50, write, log });
		const mails = await Promise.all(smtp.received.map(({ mime }) => PostalMime.parse(mime)));
		const mail = mails.find(({ subject }) => subject?.includes("pay your application fee"));
		const header = (name: string) => mail?.headers.filter(({ key }) => key === name).map(({ value }) => value);
		const address = stopAddress(mail?.text?.replaceAll("\r\n", "\n"));
		expect([header("list-unsubscribe"), header("list-unsubscribe-post")]).toEqual([
			[`<${address}>`],
			["List-Unsubscribe=One-Click"],
		]);
		const others = mails.filter((other) => other !== mail);
		expect(others.flatMap(({ headers }) => headers.filter(({ key }) => key.startsWith("list-")))).toEqual([]);
		expect(JSON.stringify(await db.selectFrom("reminders").selectAll().execute())).not.toContain(
			address.split("/").at(-1),
		);

		const answer = await post(address, "List-Unsubscribe=One-Click", {
			"content-type": "application/x-www-form-urlencoded",
			origin: "https://mail.example",
			"sec-fetch-site": "cross-site",
		});
		expect([answer.statusCode, answer.headers["cache-control"], answer.body]).toEqual([
			200,
			"no-store",
			"You won’t get any more of these reminders.\n",
		]);
		daysLater(10);
		expect(await run()).toBe(0);
	});

	it("stop by a form of either encoding, and start again, for this application alone", async () => {
		await apply();
		await apply();
		daysLater(3);
		expect(await run()).toBe(2);
		const [first] = await reminders();
		const address = stopAddress(first?.text);
		const boundary = "b0undary";
		const multipartBody = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`;
		const response = await post(address, multipartBody, {
			"content-type": `multipart/form-data; boundary=${boundary}`,
		});
		expect(response.statusCode).toBe(200);
		const again = await post(address, "reminders=again", { "content-type": "application/x-www-form-urlencoded" });
		expect([again.statusCode, again.headers.location]).toEqual([303, new URL(address).pathname]);
		const stop = await post(address, "reminders=stop", { "content-type": "application/x-www-form-urlencoded" });
		expect(stop.statusCode).toBe(303);
		daysLater(10);
		expect(await run()).toBe(1);
		await post(address, "reminders=again", { "content-type": "application/x-www-form-urlencoded" });
		expect(await run()).toBe(1);
	});

	it("of a draft stop too, and a token that is gone or wrong stops nothing", async () => {
		const draft = draftCalls(site);
		const token = await draft.begin();
		await draft.link(token, "kavya@example.com");
		daysLater(27);
		await run();
		const [mail] = await reminders();
		const address = stopAddress(mail?.text);
		expect((await post(address, "")).statusCode).toBe(200);
		now = new Date(now.getTime() + day);
		await draft.save(token, { name: "Kavya" });
		now = new Date(now.getTime() + 28 * day);
		expect(await run()).toBe(0);
		await draft.remove(token);
		expect((await post(address, "")).statusCode).toBe(404);
		expect((await post(`${address.slice(0, -1)}?`, "")).statusCode).toBe(404);
		expect(await site.services.db.selectFrom("reminders").selectAll().execute()).toEqual([]);
		expect(site.log()).not.toContain(address.split("/").at(-1));
	});
});
