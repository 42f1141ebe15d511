import { beforeAll, expect, it, vi } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { countContent } from "#tests/support/database/broken-tables.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const word = "Doddabettashikharakke".repeat(10).slice(0, 200);

/** Records as no form would take them: a word without end, a day that cannot be read, a picture without files. */
beforeAll(async () => {
	const version = async () => (await fetch(`${site.url}${paths.events}`)).text();
	const before = await version();
	await readDatabase(site, async (db) => {
		for (const table of ["news", "blogs", "events"] as const)
			await db.updateTable(table).set({ title: word }).where("id", ">", 3).execute();
		await db.updateTable("news").set({ place: word, picture: "poster-999" }).where("id", ">", 3).execute();
		await db.updateTable("events").set({ date: "soon" }).where("id", "=", 4).execute();
	});
	await countContent(site);
	await vi.waitUntil(async () => (await version()) !== before, { timeout: 60_000 });
});

it.each([
	paths.news,
	paths.blogs,
	paths.events,
	paths.eventDetails("4"),
	paths.blogDetails(5),
	paths.newsDetails("5"),
	"/",
])("%s is no wider than a phone with a word of 200 letters", async (path) => {
	const { page } = await openPage(site, phone);
	await page.goto(path);
	await page.getByText(word).first().waitFor({ state: "attached" });
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

it("an event without a readable day is not called over, and is no calendar file", async () => {
	const { page } = await openPage(site, phone);
	await page.goto(paths.eventDetails("4"));
	await page.getByText("Date to be announced").waitFor();
	expect(await page.getByText("This event is over").count()).toBe(0);
	expect(await page.getByRole("link", { name: "Add to calendar" }).count()).toBe(0);
});

it("a picture that is missing leaves its place empty and its words readable", async () => {
	const { page } = await openPage(site, phone);
	await page.goto(paths.newsDetails("5"));
	await whenScripted(page);
	const picture = page.locator("main article img").first();
	await expect.poll(() => picture.evaluate((image) => getComputedStyle(image).opacity)).toBe("0");
	expect((await picture.getAttribute("alt"))?.length).toBeGreaterThan(5);
});

it("an application form without scripts shows no button that can do nothing, and the way on paper", async () => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(paths.barchApplication);
	await page.locator("main form").first().waitFor();
	expect(await page.getByRole("button", { name: "Next" }).isVisible()).toBe(false);
	expect(await page.getByRole("link", { name: /^email / }).getAttribute("href")).toMatch(/^mailto:.*subject=/);
});

it.each([
	["does not change on a phone, where it would stay so after a touch", phone, true],
	["changes on a desktop", desktop, false],
])("a button under the pointer %s", async (_name, device, same) => {
	const { page } = await openPage(site, device);
	await page.goto(paths.quickEnquiry);
	const button = page.locator("main form [type=submit]");
	const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
	const before = await colour();
	await button.hover();
	await expect.poll(async () => (await colour()) === before).toBe(same);
});
