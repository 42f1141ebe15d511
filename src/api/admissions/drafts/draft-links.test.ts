import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { expireDrafts } from "#src/admissions/drafts/delete-draft.server.ts";
import { barchAnswers } from "#tests/support/forms/application.ts";
import { draftCalls } from "#tests/support/forms/draft-calls.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";
import { readQueuedEmails } from "#tests/support/server/queued-emails.ts";

const hour = 3_600_000;
const start = new Date("2026-11-20T09:00:00.000Z");

describe.each(["sqlite", "postgres"] as const)("the mailed link to a saved application (%s)", (engine) => {
	let school: TestApp;
	let now: Date;
	let draft: ReturnType<typeof draftCalls>;
	beforeEach(async () => {
		now = start;
		school = await startApp(engine, { PAYMENTS: "off", SITE_URL: "https://school.example" }, () => now);
		draft = draftCalls(school);
	});
	afterEach(() => school.close());

	const at = (hours: number) => {
		now = new Date(start.getTime() + hours * hour);
	};
	const mails = () => readQueuedEmails(school.services);
	const lastMail = async () => (await mails()).at(-1);
	const linksIn = (text = "") =>
		[...text.matchAll(/https:\/\/school\.example\/(\w+)-application#draft=([\w-]{43})$/gm)].map(
			([, page, token = ""]) => ({ page, token }),
		);

	it("opens the same application on another device, for thirty days after each change", async () => {
		const token = await draft.begin("diploma");
		await draft.save(token, { name: "Kavya" });
		expect(await draft.link(token, "kavya@example.com")).toMatchObject({
			code: 200,
			headers: { "cache-control": "no-store" },
			body: { status: true, data: { email: "kavya@example.com", expires_at: "2026-12-20T09:00:00.000Z" } },
		});
		const mail = await lastMail();
		expect(mail).toMatchObject({ to_address: "kavya@example.com", subject: "Continue your saved Diploma application" });
		const [link] = linksIn(mail?.text);
		expect(link?.page).toBe("diploma");
		expect(link?.token).not.toBe(token);
		at(24);
		expect((await draft.save(link?.token ?? "", { name: "Kavya N." }, 1)).body.data.expires_at).toBe(
			"2026-12-21T09:00:00.000Z",
		);
		expect((await draft.read(token)).body.data).toMatchObject({
			answers: { name: "Kavya N." },
			email: "kavya@example.com",
		});
		at(31 * 24 - 1);
		expect(await expireDrafts(school.services, now)).toBe(0);
		at(31 * 24);
		expect((await draft.read(link?.token ?? "")).code).toBe(404);
		expect(await expireDrafts(school.services, now)).toBe(1);
	});

	it("is known to the database only by its hash, and carries no word that a visitor typed", async () => {
		const token = await draft.begin();
		await draft.save(token, barchAnswers);
		await draft.link(token, "kavya@example.com");
		const mail = await lastMail();
		for (const words of ["Meenakshi", "Church Road", "9443212345"])
			expect(`${mail?.text}${mail?.html}`).not.toContain(words);
		const tokens = (await school.services.db.selectFrom("draft_tokens").select("token_hash").execute()).map(
			(row) => row.token_hash,
		);
		expect(tokens).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
	});

	it("states its expiry, that anyone with it can open the application, and how to delete that", async () => {
		await draft.link(await draft.begin(), "kavya@example.com");
		const { text = "" } = (await lastMail()) ?? {};
		expect(text).toContain("until 20 December 2026, 2:30 pm");
		expect(text).toContain("Anyone with a link can read, change and send the application");
		expect(text).toMatch(/You can delete it at any time on its page/);
	});

	it("also links to earlier drafts under the same address, which the page does not reveal", async () => {
		const [first, second, other] = [await draft.begin(), await draft.begin(), await draft.begin("march")];
		const alone = await draft.link(first, "Kavya@Example.com");
		await draft.link(other, "kavya@example.com");
		at(2);
		await draft.save(first, { name: "First" });
		at(5);
		await draft.save(second, { name: "Second" });
		const answer = await draft.link(second, "  kavya@example.com ");
		expect(Object.keys(answer.body.data)).toEqual(Object.keys(alone.body.data));
		expect([answer.code, answer.body.message, answer.body.data.email]).toEqual([
			200,
			alone.body.message,
			"kavya@example.com",
		]);
		const { text = "" } = (await lastMail()) ?? {};
		const [earlier, own, ...more] = linksIn(text);
		expect(more).toEqual([]);
		expect((await draft.read(earlier?.token ?? "")).body.data.answers).toEqual({ name: "First" });
		expect((await draft.read(own?.token ?? "")).body.data.answers).toEqual({ name: "Second" });
		expect(text).toContain(
			"Last changed: 20 November 2026, 4:30 pm IST\nLink works until: 20 December 2026, 4:30 pm IST",
		);
		expect(text.indexOf("Saved earlier")).toBeLessThan(text.indexOf("\nNew\n"));
		expect(text).not.toContain(first);
	});

	it("lists at most five others, none deleted, expired or sent", async () => {
		const [deleted, over, sent, own] = [
			await draft.begin(),
			await draft.begin(),
			await draft.begin(),
			await draft.begin(),
		];
		for (const token of [deleted, over, sent]) await draft.link(token, "kavya@example.com");
		await draft.remove(deleted);
		at(29 * 24);
		expect((await draft.submit({ ...barchAnswers, draft: sent })).code).toBe(201);
		at(31 * 24);
		const fresh = await draft.begin();
		await draft.link(fresh, "kavya@example.com");
		expect(linksIn((await lastMail())?.text)).toHaveLength(1);
		expect((await draft.read(own)).code).toBe(404);
		for (let count = 0; count < 7; count++) await draft.link(await draft.begin(), "kavya@example.com");
		expect(linksIn((await lastMail())?.text)).toHaveLength(6);
	});

	it("opens nothing once the address is corrected, unless it is in use; the device's token stays", async () => {
		const token = await draft.begin();
		await draft.link(token, "wrong@example.com");
		const [wrong] = linksIn((await lastMail())?.text);
		await draft.link(token, "WRONG@example.com");
		const [again] = linksIn((await lastMail())?.text);
		expect((await draft.read(wrong?.token ?? "")).code).toBe(200);
		await draft.link(again?.token ?? "", "right@example.com");
		const [right] = linksIn((await lastMail())?.text);
		const codes = await Promise.all(
			[token, wrong?.token, again?.token, right?.token].map(async (each) => (await draft.read(each ?? "")).code),
		);
		expect(codes).toEqual([200, 404, 200, 200]);
	});

	it("is not sent to an invalid address", async () => {
		const token = await draft.begin();
		for (const email of ["", "  ", undefined, 7])
			expect(await draft.link(token, email)).toMatchObject({
				code: 422,
				body: { errors: { email: "Email is required" } },
			});
		for (const email of ["kavya", "a@b.example,c@d.example", "a\u0000@b.example", "a@b.example\r\nBcc: c@d.example"])
			expect(await draft.link(token, email)).toMatchObject({
				code: 422,
				body: { status: false, errors: { email: "Invalid email format" } },
			});
		expect([await mails(), (await draft.read(token)).body.data.email]).toEqual([[], null]);
	});

	it("is sent at most five times an hour per application", async () => {
		const token = await draft.begin();
		for (let count = 0; count < 5; count++) expect((await draft.link(token, `a${count}@example.com`)).code).toBe(200);
		at(0.5);
		expect(await draft.link(token, "other@example.com")).toMatchObject({
			code: 429,
			headers: { "retry-after": "1800" },
			body: {
				status: false,
				message: "Too many requests. Wait 1800 seconds, then send this one again.",
			},
		});
		expect((await draft.read(token)).body.data).toMatchObject({
			email: "a4@example.com",
			expires_at: "2026-12-20T09:00:00.000Z",
		});
		expect(await mails()).toHaveLength(5);
		at(1);
		expect((await draft.link(token, "other@example.com")).code).toBe(200);
	});

	it("is mailed to one address at most ten times a day, even after deletions and in parallel", async () => {
		const tokens = await Promise.all(Array.from({ length: 14 }, () => draft.begin()));
		const answers = await Promise.all(
			tokens.map((token, index) => draft.link(token, index % 2 ? "kavya@example.com" : "KAVYA@example.com")),
		);
		expect(answers.map(({ code }) => code).sort()).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
		expect(await mails()).toHaveLength(10);
		for (const token of tokens) await draft.remove(token);
		at(23);
		await expireDrafts(school.services, now);
		const response = await draft.link(await draft.begin(), "kavya@example.com");
		expect(response).toMatchObject({ code: 429, headers: { "retry-after": "3600" } });
		at(24);
		await expireDrafts(school.services, now);
		expect(await school.services.db.selectFrom("mail_counts").selectAll().execute()).toEqual([]);
		expect((await draft.link(await draft.begin(), "kavya@example.com")).code).toBe(200);
	});

	it("is sent when two applications swap addresses at the same time", async () => {
		const [one, two] = [await draft.begin(), await draft.begin()];
		await Promise.all([draft.link(one, "a@example.com"), draft.link(two, "b@example.com")]);
		for (const [a, b] of [
			["b", "a"],
			["a", "b"],
			["b", "a"],
		]) {
			const answers = await Promise.all([draft.link(one, `${a}@example.com`), draft.link(two, `${b}@example.com`)]);
			expect(answers.map(({ code }) => code)).toEqual([200, 200]);
		}
	});

	it("does not store the address when its mail cannot be queued", async () => {
		const token = await draft.begin();
		await sql`alter table outbox rename to outbox_gone`.execute(school.services.db);
		expect((await draft.link(token, "kavya@example.com")).code).toBe(500);
		expect((await draft.read(token)).body.data.email).toBeNull();
		expect(await school.services.db.selectFrom("mail_counts").selectAll().execute()).toEqual([]);
	});
});
