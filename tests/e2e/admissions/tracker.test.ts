import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { moveApplication } from "#tests/support/forms/move-application.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const interview = ["--stage", "interview", "--at", "2099-05-04T10:00", "--place", "Studio 2"];
const offer = ["--stage", "offered", "--answer-by", "2099-06-01"];
const personal = {
	"cache-control": "no-store, private",
	"x-robots-tag": "noindex, nofollow",
	"referrer-policy": "no-referrer",
};

const line = (page: Page) => page.locator("main ol").first().getByRole("listitem").allInnerTexts();
const lineNow = async (page: Page) => (await page.locator("[aria-current=step]").innerText()).replaceAll(/\s+/g, " ");
const waitForDone = (page: Page, what: string) => page.locator("#done").getByText(what).waitFor();
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

describe.each([true, false])("the page of an application (scripts: %s)", (javaScriptEnabled) => {
	const open = async (path: string) => {
		const openedPage = await openPage(site, { ...phone, javaScriptEnabled });
		await openedPage.page.goto(path);
		return openedPage;
	};

	it("shows where it stands, and takes a withdrawal and its taking back", async () => {
		const { token, reference } = await sendApplication(site.url);
		const { page, complaints } = await open(`/application/${token}`);
		expect((await line(page)).map((step) => step.split(/[\n,]/, 1)[0])).toEqual([
			"Received",
			"Review",
			"Interview",
			"Offer",
			"Joining",
		]);
		expect(await lineNow(page)).toMatch(/^Received/);
		await moveApplication(site, reference, ...interview);
		await page.reload();
		expect(await lineNow(page)).toMatch(/^Interview.* 4 May 2099$/);
		await page.getByText("Monday, 4 May, 10:00 am").waitFor();

		await page.getByText("Withdraw this application").click();
		await page.getByLabel("Yes, withdraw my application.").check();
		await press(page, "Withdraw the application");
		await waitForDone(page, "Your application is withdrawn.");
		expect(await lineNow(page)).toMatch(/^Withdrawn/);
		expect(await page.getByRole("button", { name: "Pay the application fee" }).count()).toBe(0);
		await press(page, "Restore my application");
		await waitForDone(page, "Your application is restored.");
		expect(await lineNow(page)).toMatch(/^Interview/);
		expect(complaints).toEqual([]);
	});

	it("has an offer accepted, and mails sent again until there were enough", async () => {
		const { token, reference } = await sendApplication(site.url);
		await moveApplication(site, reference, ...offer);
		const { page } = await open(`/application/${token}`);
		await press(page, "Accept offer");
		await waitForDone(page, "You’ve accepted your seat.");
		expect(await lineNow(page)).toMatch(/^Seat accepted/);
		for (let count = 0; count < 5; count++) {
			await press(page, "Send all emails again");
			await page.getByText("We’re sending our emails to meenakshi@example.com again.").waitFor();
			await page.goto(`/application/${token}`);
		}
		await press(page, "Send all emails again");
		await page.getByText(/sent our emails again several times/).waitFor();
	});
});

describe("what is posted to the page of an application", () => {
	const post = async (token: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
		fetch(`${site.url}/application/${token}`, {
			method: "POST",
			body: new URLSearchParams(fields),
			headers,
			redirect: "manual",
		});

	it("changes nothing without its confirmation, from another site, or with another button", async () => {
		const { token } = await sendApplication(site.url);
		const unsure = await post(token, { act: "withdraw" });
		expect([unsure.status, Object.fromEntries(unsure.headers)]).toEqual([
			422,
			expect.objectContaining({ ...personal, "cache-control": "no-store", "referrer-policy": "origin" }),
		]);
		expect(await unsure.text()).toContain("Nothing has changed. Tick the box above the button to confirm.");
		const sure = { act: "withdraw", sure: "yes" };
		const strange: Record<string, string>[] = [{ origin: "null" }, { origin: "null", "sec-fetch-site": "cross-site" }];
		for (const headers of strange) expect((await post(token, sure, headers)).status).toBe(403);
		expect((await post(token, { act: "admit" })).status).toBe(422);
		const page = await (await fetch(`${site.url}/application/${token}`)).text();
		expect(page).toContain("We’ve received your application.");
		// Headers as browsers send them from a page without referrers.
		const response = await post(token, sure, { origin: "null", "sec-fetch-site": "same-origin" });
		expect([response.status, response.headers.get("location")]).toEqual([
			303,
			`/application/${token}?done=withdraw#done`,
		]);
	});

	it("rejects requests with a wrong token", async () => {
		const answer = await post("A".repeat(43), { act: "withdraw", sure: "yes" });
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
	});
});

it("the interview is a calendar file while there is one, for the holder of the link only", async () => {
	const { token, reference } = await sendApplication(site.url);
	const take = (by = token) => fetch(`${site.url}/application/${by}/interview.ics`);
	expect((await take()).status).toBe(404);
	await moveApplication(site, reference, ...interview);
	const answer = await take();
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		...personal,
		"content-type": "text/calendar; charset=utf-8",
		"content-disposition": `attachment; filename="interview-${reference}.ics"`,
	});
	const calendar = await answer.text();
	for (const part of ["DTSTART:20990504T043000Z", "LOCATION:Studio 2", `UID:${reference}-interview@`])
		expect(calendar).toContain(part);
	expect(calendar).not.toContain(token);
	const nobody = await take("A".repeat(43));
	expect([nobody.status, Object.fromEntries(nobody.headers)]).toEqual([404, expect.objectContaining(personal)]);
});

it("leads to a feed of one's own dates, until the application has ended", async () => {
	const { token, reference } = await sendApplication(site.url);
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(`/application/${token}`);
	const address = (await page.getByRole("link", { name: "download them once" }).getAttribute("href")) ?? "";
	expect(await page.getByRole("link", { name: "Add your own dates" }).getAttribute("href")).toBe(
		address.replace(/^https?:/, "webcal:"),
	);
	const feed = await fetch(new URL(new URL(address).pathname, site.url));
	expect(Object.fromEntries(feed.headers)).toMatchObject({
		...personal,
		"content-type": "text/calendar; charset=utf-8",
	});
	expect(await feed.text()).toContain(`UID:${reference}-fee@`);
	await moveApplication(site, reference, "--stage", "declined");
	expect((await fetch(new URL(new URL(address).pathname, site.url))).status).toBe(410);
	await page.reload();
	expect(await page.getByRole("link", { name: "subscribe" }).count()).toBe(0);
});
