import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deleteOldOpeningRequests } from "#src/admissions/opening/end-request.server.ts";
import { queueOpeningMails } from "#src/admissions/opening/queue-opening-mails.server.ts";
import { readPublicationTime } from "#src/content/school/read-publication-time.server.ts";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import { deliverDue } from "#src/mail/outbox/deliver.server.ts";
import { type SmtpPeer, startSmtpPeer } from "#tests/support/mail/smtp-peer.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const closingDay = new Date("2027-07-10T06:00:00.000Z");
const openingDay = new Date("2027-10-31T18:30:00.000Z");
const url = "/api/v1/website/application/opening";
const day = 86_400_000;

describe.each(["sqlite", "postgres"] as const)("requests to be told of an opening (%s)", (engine) => {
	let site: TestApp;
	let smtp: SmtpPeer;
	let now: Date;
	beforeEach(async () => {
		now = closingDay;
		smtp = await startSmtpPeer();
		const settings = { SITE_URL: "https://school.example", ADMISSIONS: "calendar", SMTP_URL: smtp.url };
		site = await startApp(engine, settings, () => now);
	});
	afterEach(async () => {
		await site.close();
		await smtp.stop();
	});

	async function ask(email: unknown, application_type: unknown = "barch", more: object = {}) {
		const answer = await site.app.inject({ method: "POST", url, payload: { email, application_type, ...more } });
		return { code: answer.statusCode, headers: answer.headers, body: answer.json() };
	}
	const rows = () => site.services.db.selectFrom("opening_requests").selectAll().orderBy("id").execute();
	const run = () => {
		const { db, school, admissions, log } = site.services;
		return queueOpeningMails(
			{ db, school, admissions, readPublished: () => readPublicationTime(db, "admissions"), log },
			now,
		);
	};
	const mails = async (template = "opening") =>
		(await readQueuedEmails(site.services)).filter((mail) => mail.template === template);
	const endAddress = (text = "") =>
		/(https:\/\/school\.example\/admissions-opening\/[\w-]{43})$/m.exec(text)?.[1] ?? "";
	const post = (address: string, payload: string, headers: Record<string, string> = {}) =>
		site.app.inject({ method: "POST", url: new URL(address).pathname, payload, headers });
	const opens = async (day: string) => {
		const seasons = site.services.current.texts.admissions.seasons.map((season) =>
			season.year === 2028 ? { ...season, opens: day } : season,
		);
		const by = { id: null, name: "The office" };
		const part = { name: "admissions", fields: { seasons }, names: ["seasons"], by } as const;
		const result = await site.services.db.transaction().execute((trx) => publishPart(trx, part, now));
		expect(result.ok).toBe(true);
		await site.services.current.refresh();
	};

	it("are confirmed once, and answered with one mail when the season begins", async () => {
		const answer = await ask("Meena@example.com");
		expect([answer.code, answer.headers["cache-control"], answer.body]).toEqual([
			202,
			"no-store",
			{ status: true, message: "We’ll email this address when the form opens. Check your email for a confirmation." },
		]);
		const [confirmation, ...more] = await mails("opening-requested");
		expect([confirmation?.to_address, confirmation?.subject, more]).toEqual([
			"Meena@example.com",
			"We’ll email you when the B.Arch application opens",
			[],
		]);
		expect(confirmation?.text).toContain("when the B.Arch application for 2028 opens");
		expect([await run(), await mails()]).toEqual([0, []]);
		now = openingDay;
		expect([await run(), await run()]).toEqual([1, 0]);
		const [mail, ...others] = await mails();
		expect([mail?.to_address, mail?.subject, others]).toEqual([
			"Meena@example.com",
			"Apply now: the B.Arch application is open",
			[],
		]);
		expect(mail?.text).toContain("Apply by 30 June 2028.");
		expect(mail?.text).toMatch(/^https:\/\/school\.example\/barch-application$/m);
	});

	it("are answered alike, by the same writes, whether the address waits already or not", async () => {
		const [first, again] = [await ask("meena@example.com"), await ask("MEENA@example.com")];
		expect({ ...again, headers: Object.keys(again.headers) }).toEqual({
			...first,
			headers: Object.keys(first.headers),
		});
		expect([(await rows()).length, (await mails("opening-requested")).length]).toEqual([1, 1]);
		await ask("meena@example.com", "diploma");
		expect((await rows()).map(({ application_type, season }) => [application_type, season])).toEqual([
			["barch", 2028],
			["diploma", 2028],
		]);
		expect(site.log()).not.toMatch(/meena/i);
	});

	it("are answered after the office has let the season begin earlier, but not within the minute of an undo", async () => {
		await ask("meena@example.com");
		now = new Date("2027-09-01T06:00:00.000Z");
		await opens("2027-09-01");
		now = new Date("2027-09-01T06:00:30.000Z");
		expect(await run()).toBe(0);
		await opens("2027-11-01");
		now = new Date("2027-09-01T07:00:00.000Z");
		expect(await run()).toBe(0);
		await opens("2027-09-01");
		now = new Date("2027-09-01T07:01:01.000Z");
		expect([await run(), (await mails()).length]).toEqual([1, 1]);
	});

	it("are answered once each when several processes run at the same time", async () => {
		for (let count = 0; count < 12; count++) await ask(`pupil${count}@example.com`);
		now = openingDay;
		const notifiedCounts = await Promise.all([1, 2, 3, 4].map(run));
		expect(notifiedCounts.reduce((sum, count) => sum + count)).toBe(12);
		expect(new Set((await mails()).map(({ to_address }) => to_address)).size).toBe(12);
		expect(await mails()).toHaveLength(12);
	});

	it("stay as they were when the transaction fails, hold up no other, and are answered later", async () => {
		await ask("poison@example.com");
		await ask("meena@example.com");
		const { db } = site.services;
		const store = (email: string) =>
			db.updateTable("opening_requests").set({ email }).where("email_key", "=", "poison@example.com").execute();
		await store("no address");
		now = openingDay;
		expect([await run(), await run()]).toEqual([1, 0]);
		expect(site.log()).toContain("opening email not queued");
		await store("poison@example.com");
		expect(await run()).toBe(1);
		expect((await mails()).map(({ to_address }) => to_address)).toEqual(["meena@example.com", "poison@example.com"]);
	});

	it("end by the headers of either mail with one POST from anywhere, and their address is gone", async () => {
		await ask("meena@example.com");
		await ask("kavya@example.com");
		const { db, transport, writeEmail: write, log } = site.services;
		const from = { name: "The school", address: "hello@school.example" };
		await deliverDue(db, transport, { from, now: () => now, limit: 50, write, log });
		const receivedEmails = await Promise.all(smtp.received.map(({ mime }) => PostalMime.parse(mime)));
		const mail = receivedEmails.find(({ to }) => to?.[0]?.address === "meena@example.com");
		const header = (name: string) => mail?.headers.filter(({ key }) => key === name).map(({ value }) => value);
		const address = endAddress(mail?.text?.replaceAll("\r\n", "\n"));
		expect([header("list-unsubscribe"), header("list-unsubscribe-post")]).toEqual([
			[`<${address}>`],
			["List-Unsubscribe=One-Click"],
		]);
		expect(JSON.stringify(await rows())).not.toContain(address.split("/").at(-1));
		const oneClick = () =>
			post(address, "List-Unsubscribe=One-Click", {
				"content-type": "application/x-www-form-urlencoded",
				origin: "https://mail.example",
				"sec-fetch-site": "cross-site",
			});
		for (const answer of [await oneClick(), await oneClick()])
			expect([answer.statusCode, answer.headers["cache-control"], answer.body]).toEqual([
				200,
				"no-store",
				"We’ve deleted your address. We won’t email you about this again.\n",
			]);
		expect((await rows()).map(({ email }) => email)).toEqual(["kavya@example.com"]);
		now = openingDay;
		expect(await run()).toBe(1);
		const button = await post(endAddress((await mails())[0]?.text), "end=1", {
			"content-type": "application/x-www-form-urlencoded",
		});
		expect([button.statusCode, button.headers.location]).toEqual([303, "/admissions-opening?sent=ended#sent"]);
		expect(await rows()).toEqual([]);
	});

	it("can be made again for the next season by who was told of this one", async () => {
		await ask("meena@example.com");
		now = openingDay;
		await run();
		now = new Date("2028-07-10T06:00:00.000Z");
		expect((await ask("meena@example.com")).code).toBe(202);
		expect((await rows()).map(({ season, told_at }) => [season, told_at !== null])).toEqual([
			[2028, true],
			[2029, false],
		]);
	});

	it("are erased 30 days after their mail, or a year and a half after they were made", async () => {
		await ask("meena@example.com");
		now = openingDay;
		await run();
		const later = (from: Date, days: number) =>
			deleteOldOpeningRequests(site.services.db, new Date(+from + days * day));
		expect([await later(openingDay, 30), await later(openingDay, 30.1)]).toEqual([0, 1]);
		now = closingDay;
		await ask("kavya@example.com");
		expect([await later(closingDay, 548), await later(closingDay, 548.1)]).toEqual([0, 1]);
	});

	it("are refused while applications are taken", async () => {
		now = openingDay;
		expect(await ask("meena@example.com")).toMatchObject({
			code: 409,
			body: {
				status: false,
				message: "Applications are open. You can start your B.Arch application now.",
			},
		});
		expect(await rows()).toEqual([]);
	});

	it.each([
		[["", "barch"], { email: "Please enter your email address" }],
		[["meena@", "barch"], { email: "Invalid email format" }],
		[["a@b.example,c@d.example", "barch"], { email: "Invalid email format" }],
		[[7, "barch"], { email: "Please enter your email address" }],
		[["meena@example.com", "law"], { application_type: "Please choose what you want to apply for" }],
	])("are refused in words for %j", async ([email, type], errors) => {
		expect(await ask(email, type)).toMatchObject({ code: 422, body: { status: false, errors } });
	});

	it("are not taken from robots, nor more than five times an hour for one address", async () => {
		expect((await ask("meena@example.com", "barch", { website: "http://spam.example" })).code).toBe(422);
		for (let count = 0; count < 5; count++) expect((await ask("meena@example.com")).code).toBe(202);
		expect(await ask("Meena@example.com")).toMatchObject({ code: 429, headers: { "retry-after": "3600" } });
		expect(await mails("opening-requested")).toHaveLength(1);
	});
});
