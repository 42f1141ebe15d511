import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openSession } from "#src/accounts/sessions.server.ts";
import * as officePaths from "#src/office-paths.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { openOffice } from "#tests/support/office/open-office.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

const endSessions = ({ id }: SignedIn) =>
	readDatabase(site, (db) => db.deleteFrom("member_sessions").where("member_id", "=", id).execute());

/** Lets a member in where the page to sign in is open, as both of its steps do. */
async function signInAgain(page: Page, member: SignedIn) {
	const token = await readDatabase(site, (db) =>
		db
			.transaction()
			.execute((trx) =>
				openSession(trx, { memberId: member.id, state: "full", agent: "Chromium on Linux" }, new Date()),
			),
	);
	await actAs(page, site, { ...member, cookie: `office=${token}` });
	await page.reload();
	await whenScripted(page);
}

type Case = {
	path: string;
	type: (page: Page) => Promise<void>;
	send: (page: Page) => Promise<void>;
	back: (page: Page) => Promise<void>;
};

const cases: Record<string, Case> = {
	"a note on a case": {
		path: officePaths.caseOf("application", 1),
		type: (page) => page.getByLabel("Note for colleagues").fill("She calls again on Monday."),
		send: (page) => page.getByRole("button", { name: "Add note", exact: true }).click(),
		back: async (page) =>
			expect(await page.getByLabel("Note for colleagues").inputValue()).toBe("She calls again on Monday."),
	},
	"a snippet": {
		path: officePaths.snippets("new"),
		type: async (page) => {
			await page.getByLabel("Title, for the office only").fill("Hostel");
			await page.getByLabel("Available for").selectOption({ index: 1 });
			await page.getByLabel("Subject").fill("The hostel");
			await page.getByLabel("Text").fill("Dear {{first name}},\n\nthe hostel has a warden.");
		},
		send: (page) => page.getByRole("button", { name: /^Add/ }).click(),
		back: async (page) => {
			expect(await page.getByLabel("Title, for the office only").inputValue()).toBe("Hostel");
			expect(await page.getByLabel("Text").inputValue()).toBe("Dear {{first name}},\n\nthe hostel has a warden.");
		},
	},
	"a letter": {
		path: officePaths.write("application", 1),
		type: async (page) => {
			await page.getByLabel("Subject").fill("Your question");
			await page.getByLabel("Text").fill("The bus leaves at seven.");
		},
		send: (page) => page.getByRole("button", { name: /^Send/ }).click(),
		back: async (page) => expect(await page.getByLabel("Text").inputValue()).toBe("The bus leaves at seven."),
	},
};

it.each(Object.entries(cases))(
	"%s that was sent when the session had ended is back after signing in",
	async (_, { path, type, send, back }) => {
		await sendApplication(site.url);
		const member = await signedInMember(site, { role: "owner", name: `Meera ${_}` });
		const { page, complaints } = await openOffice(site, member, path, desktop);
		await whenScripted(page);
		await type(page);
		await endSessions(member);
		await send(page);
		await page.getByRole("heading", { name: "Sign in" }).waitFor();
		await expect.poll(() => new URL(page.url()).searchParams.get("to")).toBe(path);
		await signInAgain(page, member);
		expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
		await page.getByText("You were signed out before this was sent.").waitFor();
		await back(page);
		await send(page);
		await whenScripted(page);
		expect(await page.getByText("You were signed out before this was sent.").count()).toBe(0);
		await page.goto(path);
		await whenScripted(page);
		expect(await page.getByText("You were signed out before this was sent.").count()).toBe(0);
		expect(complaints).toEqual([]);
	},
);

it("no one else who signs in there gets it", async () => {
	const path = officePaths.snippets("new");
	const [member, other] = [
		await signedInMember(site, { role: "owner", name: "Asha Menon" }),
		await signedInMember(site, { role: "owner", name: "Arun Selvam" }),
	];
	const { page } = await openOffice(site, member, path, desktop);
	await whenScripted(page);
	await cases["a snippet"]?.type(page);
	await endSessions(member);
	await cases["a snippet"]?.send(page);
	await page.getByRole("heading", { name: "Sign in" }).waitFor();
	await signInAgain(page, other);
	await page.goto(path);
	await whenScripted(page);
	expect(await page.getByLabel("Title, for the office only").inputValue()).toBe("");
});

const notice = "You were signed out before this was sent.";

/** Signs in where the page to sign in is open, and waits for the page that follows. */
async function arriveAgain(page: Page, member: SignedIn) {
	await page.getByRole("heading", { name: "Sign in" }).waitFor();
	await whenScripted(page);
	await signInAgain(page, member);
}

it("a member who signed out is told nothing of what was lost", async () => {
	await sendApplication(site.url);
	const member = await signedInMember(site, { role: "owner", name: "Bala Murugan" });
	const { page } = await openOffice(site, member, officePaths.caseOf("application", 1), desktop);
	await whenScripted(page);
	await page.locator(`form[action="${officePaths.signOut}"] button`).first().click();
	await arriveAgain(page, member);
	expect(await page.getByText(notice).count()).toBe(0);
});

it("finds its form where the page has others by then", async () => {
	await sendApplication(site.url);
	const member = await signedInMember(site, { role: "owner", name: "Chitra Devi" });
	const path = officePaths.caseOf("application", 1);
	const { page } = await openOffice(site, member, path, desktop);
	await whenScripted(page);
	await page.locator("summary", { hasText: "Tag" }).first().click();
	await page.getByLabel("Tag", { exact: true }).first().fill("hostel");
	await page.keyboard.press("Enter");
	await page.getByText("hostel").first().waitFor();
	await whenScripted(page);
	await page.getByLabel("Note for colleagues").fill("Her father asks about the bus.");
	await endSessions(member);
	await page.getByRole("button", { name: "Add note", exact: true }).click();
	await arriveAgain(page, member);
	await page.getByText(notice).waitFor();
	expect(await page.getByLabel("Note for colleagues").inputValue()).toBe("Her father asks about the bus.");
});

const stack = officePaths.stack("class-12");

async function openStack(name: string) {
	const sheet = await photograph({ width: 300, height: 400 });
	for (const each of [1, 2, 3]) {
		const email = `${name.toLowerCase().replace(" ", ".")}.${each}@example.com`;
		const content = Buffer.concat([sheet, Buffer.from([each])]);
		await sendApplication(site.url, { ...barchAnswers, name: `${name} ${each}`, email }, [
			{ field: "certificate_12", name: "xii.jpg", content },
		]);
	}
	const member = await signedInMember(site, { role: "owner", name });
	const { page } = await openOffice(site, member, stack, desktop);
	await whenScripted(page);
	return { page, member };
}

it("what arrived in place, without a new page, is no loss when the session ends later", async () => {
	const { page, member } = await openStack("Devika C");
	const first = await page.locator("aside").first().textContent();
	await page
		.getByRole("button", { name: /Verify/ })
		.first()
		.click();
	await expect.poll(() => page.locator("aside").first().textContent()).not.toBe(first);
	await endSessions(member);
	await page.goto(officePaths.cases());
	await arriveAgain(page, member);
	expect(new URL(page.url()).pathname).toBe(officePaths.cases());
	expect(await page.getByText(notice).count()).toBe(0);
});

it("a reason for one document is never put beside another, and can be copied", async () => {
	const { page, member } = await openStack("Esther Mary");
	const before = await page.locator("aside").first().textContent();
	await page.keyboard.press("i");
	const reason = page.getByLabel(/^Reason this/);
	await reason.fill("The seal is cut off.");
	const fields = await reason.evaluate((field) => {
		const { form } = field as HTMLInputElement;
		return [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)] as const);
	});
	// Elsewhere the same member is faster.
	const elsewhere = officeBrowser(site, member.cookie);
	await elsewhere.post(stack, { ...Object.fromEntries(fields), verdict: "accepted", reason: "" });
	await endSessions(member);
	await reason.press("Enter");
	await arriveAgain(page, member);
	await page.getByText(notice).waitFor();
	expect(await page.locator("aside").first().textContent()).not.toBe(before);
	expect(await page.getByLabel("Your text, to copy").inputValue()).toBe("The seal is cut off.");
	expect(await page.locator("input[name=reason]:not([type=hidden])").inputValue()).toBe("");
});
