import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { codeOf, firstOwner } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { isWhole } from "#tests/support/rehearsal.ts";
import { clockAt } from "#tests/support/server/clock.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownProcess } from "#tests/support/server/site.ts";

const nextDay = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
const stack = "/office/triage/documents/class-12";
/** The last one has written twice. */
const names = ["Anbu Arasan", "Bala Murugan", "Chitra Devi", "Devika C"];
const phones = ["9843011211", "9843011222", "9843011233", "9843011233"];
const subject = "About the mark sheet";
const emailOf = (name: string) => `${name.toLowerCase().replace(" ", ".")}@example.in`;

describe.each(onEngine("postgres"))("a whole morning (%s)", (engine) => {
	const site = ownProcess({ DEMO: "off" }, engine);
	let meera: Awaited<ReturnType<typeof firstOwner>>;
	beforeAll(async () => {
		meera = await firstOwner(site);
		await signedInMember(site, { name: "Arun Selvam" });
		await meera.browser.post("/office?index", { mail: "on" });
		const sheet = await photograph({ width: 300, height: 400 });
		for (const [index, name] of names.entries()) {
			const content = Buffer.concat([sheet, Buffer.from([index])]);
			const files = name === "Devika C" ? [] : [{ field: "certificate_12", name: "xii.jpg", content }];
			const own = { name, email: emailOf(name), phone_no: phones[index] ?? "" };
			await sendApplication(site.url, { ...barchAnswers, ...own }, files);
		}
		await meera.browser.post("/office/sign-out");
	});

	/** Starts the site again with its clock at a time of the next morning at the school, `HH:MM`. */
	async function moveClockTo(time: string): Promise<{ aheadSeconds: number }> {
		const moment = `${nextDay}T${time}:00+05:30`;
		await site.stop();
		const aheadSeconds = Math.round((Date.parse(moment) - Date.now()) / 1000);
		await site.restart(clockAt(moment));
		return { aheadSeconds };
	}
	const done = async (page: Page, words: string | RegExp) => {
		await page.getByRole("status").getByText(words).waitFor();
		await whenScripted(page);
	};
	const open = async (page: Page, path: string) => {
		await page.goto(path);
		await whenScripted(page);
	};
	const caseOf = async (page: Page, name: string) => {
		await open(page, `/office/cases?q=${encodeURIComponent(name)}`);
		await page.locator("tbody th a").filter({ hasText: name }).click();
		await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
		await whenScripted(page);
	};

	async function signInFromTheMail(page: Page): Promise<void> {
		const { aheadSeconds } = await moveClockTo("08:00");
		const mail = await waitForMail(site.dataDir, meera.email, /things? needs? attention \(/);
		expect(mail.text).toContain("3 documents to review.");
		const [address = ""] = /http:\/\/\S+\/office\b/.exec(mail.text ?? "") ?? [];
		await page.goto(address);
		await page.getByLabel("Email").fill(meera.email);
		await page.getByLabel("Password").fill(meera.password);
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByLabel("Code").fill(await codeOf(meera.authenticator, aheadSeconds));
		await page.getByRole("button", { name: "Sign in" }).click();
		await page.getByText("documents to review.").waitFor();
		expect(new URL(page.url()).pathname).toBe("/office");
	}

	/** Accepts the first document of the stack, and asks for the second one again. */
	async function judgeTwo(page: Page): Promise<void> {
		const question = page.locator("[data-question]");
		await open(page, stack);
		await question.getByText("Does this mark sheet show what Anbu entered?").waitFor();
		await page.keyboard.press("a");
		await question.getByText("Does this mark sheet show what Bala entered?").waitFor();
		await page.keyboard.press("u");
		await question.getByText("Does this mark sheet show what Chitra entered?").waitFor();
	}

	/** The answer stands before the document that waits for longer, beside the one that it replaces. */
	async function seeItAgain(page: Page): Promise<void> {
		await open(page, stack);
		await page.locator("[data-question]").getByText("Does this mark sheet show what Bala entered?").waitFor();
		await page.getByText("1 of 2", { exact: true }).waitFor();
		await page.getByText("Sent again.").waitFor();
		const old = await page.getByRole("link", { name: "See the earlier document" }).getAttribute("href");
		expect((await page.request.get(old ?? "")).headers()["content-type"]).toBe("image/jpeg");
		await page.keyboard.press("Escape");
		await page.getByText("2 documents to review").waitFor();
	}

	async function sendAgain(name: string): Promise<void> {
		const mail = await waitForMail(site.dataDir, emailOf(name), /^Document needed by /);
		const [address = ""] = /http:\/\/\S+\/d\/[\w-]+/.exec(mail.text ?? "") ?? [];
		const { page } = await openPage(site, phone);
		await page.goto(address);
		const picture = {
			name: "again.jpg",
			mimeType: "image/jpeg",
			buffer: await photograph({ width: 600, height: 800 }),
		};
		await page.getByLabel("Take photos").setInputFiles(picture);
		await page.getByRole("button", { name: "Send the photo" }).click();
		await page.getByRole("heading", { name: "Thank you, we’ve received it" }).waitFor();
	}

	async function writeAndUndo(page: Page, name: string): Promise<void> {
		await caseOf(page, name);
		await page.keyboard.press("w");
		await page.waitForURL("**/write");
		await whenScripted(page);
		await page.keyboard.press("1");
		await page.waitForURL("**/write?snippet=*");
		await whenScripted(page);
		await page.getByLabel("Subject").fill(subject);
		await page.getByRole("heading", { name: subject }).waitFor();
		await page.getByLabel("Text").press("Control+Enter");
		await done(page, `You wrote “${subject}”.`);
		await page.keyboard.press("z");
		await done(page, "undid");
	}

	async function assignAndMerge(page: Page): Promise<void> {
		await caseOf(page, "Devika C");
		await page.keyboard.press("m");
		await page.getByLabel("Assign to").selectOption("Arun Selvam");
		await page.getByRole("button", { name: "Assign", exact: true }).click();
		await done(page, "assigned the case to Arun Selvam");
		await page.locator("#answers").getByText("Chitra Devi").waitFor();
		await page.getByRole("button", { name: "Merge into that case" }).click();
		await done(page, "merged the case into another one");
	}

	/** Asks two for the mark sheet of class X, reads both mails first, and takes all of it back. */
	async function askSeveralAndUndo(page: Page): Promise<void> {
		await open(page, "/office/cases?type=application&sort=reference");
		for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
		await page.getByText("2 selected").waitFor();
		await page.keyboard.press("d");
		await page.getByLabel(/^Document(?!s)/).selectOption("certificate_10");
		await page.getByRole("button", { name: "Continue" }).locator("visible=true").click();
		await page.getByRole("heading", { name: "2 emails to send" }).waitFor();
		await whenScripted(page);
		await page.getByRole("region", { name: "Email to Anbu Arasan" }).getByText("1 of 2").waitFor();
		await page.keyboard.press("j");
		await page.getByRole("region", { name: "Email to Bala Murugan" }).getByText("2 of 2").waitFor();
		await whenScripted(page);
		await page.keyboard.press("Enter");
		await page.getByRole("heading", { name: "2 of 2 done." }).waitFor();
		await whenScripted(page);
		await page.keyboard.press("z");
		await page.getByRole("heading", { name: "2 of 2 undone." }).waitFor();
	}

	async function findByTelephone(page: Page, digits: string, name: string): Promise<void> {
		await open(page, "/office");
		await page.keyboard.press("Control+k");
		const dialog = page.getByRole("dialog", { name: "Search for a person or a page" });
		await dialog.waitFor();
		await page.keyboard.type(digits);
		await dialog.getByRole("link", { name: new RegExp(name) }).waitFor();
		await page.keyboard.press("Enter");
		await page.getByRole("heading", { level: 1, name }).waitFor();
	}

	const storedNow = () =>
		readDatabase(site, async (db) => ({
			acts: await db
				.selectFrom("audit_log")
				.selectAll()
				.where("subject_kind", "=", "application")
				.where("actor", "=", meera.name)
				.where("act", "not in", ["document-viewed", "document-loaded-ahead"])
				.orderBy("id")
				.execute(),
			requests: await db.selectFrom("document_requests").select(["field", "answered_at"]).execute(),
			batches: await db.selectFrom("batches").select(["state", "leased_until"]).execute(),
			items: await db.selectFrom("batch_items").select(["outcome", "undo_outcome"]).execute(),
			claims: await db.selectFrom("document_claims").selectAll().execute(),
			mails: await db.selectFrom("outbox").select(["template", "to_address", "state", "act_id"]).execute(),
			cases: await db.selectFrom("cases").select(["name", "assignee_id", "duplicate_of"]).orderBy("id").execute(),
			sessions: await db.selectFrom("member_sessions").select("member_id").execute(),
			members: await db.selectFrom("members").select(["id", "name"]).execute(),
		}));

	it.runIf(isWhole)(
		"is done by one member, from the mail at eight to the sign-out, and leaves nothing half done",
		async () => {
			const { page, complaints } = await openPage(site, desktop);
			await signInFromTheMail(page);
			await judgeTwo(page);
			await moveClockTo("08:10");
			await sendAgain("Bala Murugan");
			await seeItAgain(page);
			await writeAndUndo(page, "Bala Murugan");
			await assignAndMerge(page);
			await askSeveralAndUndo(page);
			await findByTelephone(page, "98430 11222", "Bala Murugan");
			await page.getByRole("button", { name: "Sign out" }).click();
			await page.waitForURL("**/office/sign-in*");
			expect((await page.goto("/office/cases"))?.url()).toContain("/office/sign-in");
			expect(complaints).toEqual([]);

			// Whatever was still held leaves now.
			await moveClockTo("09:00");
			await expect.poll(async () => (await storedNow()).mails.filter(({ state }) => state !== "sent")).toEqual([]);
			const { acts, mails, cases, members, sessions, ...stored } = await storedNow();
			const [owner, arun] = [meera.name, "Arun Selvam"].map((name) => members.find((each) => each.name === name)?.id);
			expect(acts.map(({ member_id }) => member_id)).toEqual(acts.map(() => owner));
			const undone = (id: number | null) => acts.findIndex((act) => act.id === id);
			expect(
				acts.map(({ act, subject_id, before, after, undoes }) => ({
					act: undoes === null ? act : `${act}, undone of ${undone(undoes)}`,
					on: names[subject_id - 1],
					before: JSON.parse(before ?? "null"),
					after: JSON.parse(after ?? "null"),
				})),
			).toMatchObject([
				{ act: "document-judged", on: "Anbu Arasan", before: { check: null }, after: { check: { state: "accepted" } } },
				{
					act: "document-judged",
					on: "Bala Murugan",
					before: { check: null },
					after: { check: { state: "unreadable" } },
				},
				{ act: "mail-written", on: "Bala Murugan", before: null, after: { subject } },
				{ act: "mail-written, undone of 2", on: "Bala Murugan", before: { subject } },
				{ act: "case-assigned", on: "Devika C", before: { assignee_id: null }, after: { assignee_id: arun } },
				{ act: "case-merged", on: "Devika C", before: { duplicate_of: null }, after: { duplicate_of: 3 } },
				{ act: "document-requested", on: "Anbu Arasan", before: {}, after: { field: "certificate_10" } },
				{ act: "document-requested", on: "Bala Murugan", before: {}, after: { field: "certificate_10" } },
				{ act: "document-requested, undone of 6", on: "Anbu Arasan", before: { field: "certificate_10" }, after: null },
				{
					act: "document-requested, undone of 7",
					on: "Bala Murugan",
					before: { field: "certificate_10" },
					after: null,
				},
			]);
			expect(mails.filter(({ act_id }) => act_id !== null)).toEqual([
				{ template: "document-request", to_address: emailOf("Bala Murugan"), state: "sent", act_id: acts[1]?.id },
			]);
			expect(mails.filter(({ template }) => template === "reply")).toEqual([]);
			expect(cases.map(({ assignee_id, duplicate_of }) => [assignee_id, duplicate_of])).toEqual([
				...[1, 2, 3].map(() => [null, null]),
				[arun, 3],
			]);
			expect(sessions.filter(({ member_id }) => member_id === owner)).toEqual([]);
			const outcome = { outcome: "done", undo_outcome: "done" };
			expect(stored).toEqual({
				requests: [{ field: "certificate_12", answered_at: expect.any(String) }],
				batches: [{ state: "undone", leased_until: null }],
				items: [outcome, outcome],
				claims: [],
			});
		},
	);
});
