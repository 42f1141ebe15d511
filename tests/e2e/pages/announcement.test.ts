import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { desktop, moving, nextFrames, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { layoutShift } from "#tests/support/browser/layout-shift.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { renameTablesAway } from "#tests/support/database/broken-tables.ts";
import { announceOverPage, publishAnnouncements } from "#tests/support/database/publish-announcements.ts";
import { ownSite, sharedSite } from "#tests/support/server/site.ts";

const site = ownSite();
const usual = sharedSite();
keepPages();
beforeAll(() => announceOverPage(site));
let page: Page;
let complaints: string[];

const calm = (device: BrowserContextOptions): BrowserContextOptions => ({ ...device, reducedMotion: "reduce" });
const popUp = () => page.getByRole("dialog", { name: "Announcement" });
const bar = () => page.getByRole("region", { name: "Announcement" });
const title = () => popUp().getByRole("heading", { level: 2 });

const admissions = {
	slug: "admissions",
	title: "Applications are open",
	kind: "admissions",
	from_date: "2026-01-01",
} as const;
const meet = { slug: "meet", title: "Alumni meet", from_date: "2026-02-02" } as const;
const house = { slug: "house", title: "Open house", from_date: "2026-03-03" } as const;

async function open(device: BrowserContextOptions) {
	({ page, complaints } = await openPage(site, { ...moving, ...device }));
	await visit();
}

async function visit() {
	await page.goto("/");
	await whenScripted(page);
}

/** Visits that show nothing show nothing for as long as one would take that does. */
async function visitWithoutAnnouncement() {
	await visit();
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	await nextFrames(page);
	expect(await page.locator("[data-announcement]:not([hidden])").count()).toBe(0);
}

describe("the announcement on wide screens, where the school wants it over the page,", () => {
	it("comes one at a time: admissions first, then the latest, each once, in whichever tab", async () => {
		await publishAnnouncements(site, admissions, meet, house);
		await open(calm(desktop));
		const shownTitles = [];
		for (const { title: next } of [admissions, house, meet]) {
			await title().getByText(next).waitFor();
			shownTitles.push(await page.locator("dialog[open]").count());
			if (next !== meet.title) await visit();
		}
		expect(shownTitles).toEqual([1, 1, 1]);
		page = await page.context().newPage();
		await visitWithoutAnnouncement();
		expect(complaints).toEqual([]);
	});

	it("comes again once it has changed", async () => {
		await publishAnnouncements(site, house);
		await open(calm(desktop));
		await popUp().waitFor();
		await visitWithoutAnnouncement();
		await publishAnnouncements(site, { ...house, description: "Come on Sunday." });
		await visit();
		await popUp().getByText("Come on Sunday.").waitFor();
	});

	it("keeps focus inside, and closes by its cross and by Escape", async () => {
		await publishAnnouncements(site, admissions, house);
		await open(calm(desktop));
		await popUp().waitFor();
		for (let step = 0; step < 5; step++) {
			await page.keyboard.press("Tab");
			expect(
				await page.evaluate(
					() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
				),
			).toBe(true);
		}
		await popUp().getByRole("button", { name: "Close the announcement" }).click();
		await popUp().waitFor({ state: "hidden" });
		await visit();
		await popUp().waitFor();
		await page.keyboard.press("Escape");
		await popUp().waitFor({ state: "hidden" });
	});

	it("has its card as wide as it should be, on layer 1200", async () => {
		await publishAnnouncements(site, house);
		await open(calm(desktop));
		await popUp().waitFor();
		const card = popUp().locator("article").locator("..");
		expect(await card.evaluate((element) => element.getBoundingClientRect().width)).toBeCloseTo(500, 0);
		expect(await popUp().evaluate((element) => getComputedStyle(element).zIndex)).toBe("1200");
	});

	it("has an emoji on both sides of its title, a picture that leads on in a new tab, and bold Markdown", async () => {
		const description =
			"All batches, *two* days:\n\n- [rooms](https://dsa.example/rooms)\n- rice <script>alert(1)</script>";
		await publishAnnouncements(site, { ...meet, link: "dsa.example/meet", description });
		await open(calm(desktop));
		await popUp().waitFor();
		expect(await title().innerText()).toBe("👥 Alumni meet 👥");
		const link = popUp().getByRole("link", { name: "Alumni meet (opens in a new tab)" });
		expect([await link.getAttribute("href"), await link.getAttribute("target")]).toEqual([
			"https://dsa.example/meet",
			"_blank",
		]);
		expect(await popUp().locator("em").innerText()).toBe("two");
		expect(await popUp().getByRole("listitem").allInnerTexts()).toEqual(["rooms", "rice"]);
		expect(await popUp().getByRole("link", { name: "rooms" }).getAttribute("href")).toBe("https://dsa.example/rooms");
		expect(
			await popUp()
				.locator("em")
				.evaluate((words) => getComputedStyle(words).fontWeight),
		).toBe("700");
		expect(complaints).toEqual([]);
	});

	it("comes without its picture where that cannot be loaded", async () => {
		await publishAnnouncements(site, { ...meet, link: "https://dsa.example/meet" });
		({ page } = await openPage(site, calm(desktop)));
		await page.route("**/media/**", (route) => route.abort());
		await visit();
		await popUp().getByRole("link", { name: "Find out more" }).waitFor();
		expect(await popUp().locator("img").count()).toBe(0);
	});

	it("lets 300 pieces of confetti fall, none where little movement is wanted", async () => {
		await publishAnnouncements(site, house);
		await open(desktop);
		await expect.poll(() => popUp().locator("canvas").getAttribute("data-pieces")).toBe("300");
		await page.context().close();
		await open(calm(desktop));
		await popUp().waitFor();
		await nextFrames(page);
		expect(await popUp().locator("canvas").getAttribute("data-pieces")).toBeNull();
	});
});

it("the announcement is a line on wide screens, and nothing lies over the page, unless the school wants it", async () => {
	({ page, complaints } = await openPage(usual, { ...moving, ...desktop }));
	await visit();
	await bar().waitFor();
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	expect((await bar().boundingBox())?.height).toBeLessThan(50);
	expect(await page.locator("dialog[open], canvas").count()).toBe(0);
	expect(await layoutShift(page)).toBeLessThan(0.02);
	await bar().getByRole("button", { name: "Close the announcement" }).click();
	await bar().waitFor({ state: "hidden" });
	expect(complaints).toEqual([]);
});

describe("the announcement on phones", () => {
	it("is a bar in the page's flow that moves nothing, loads nothing and leads to the whole of it", async () => {
		await publishAnnouncements(site, admissions, house);
		({ page, complaints } = await openPage(site, { ...moving, ...phone }));
		const loaded: string[] = [];
		page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
		await visit();
		await bar().getByText(admissions.title).waitFor();
		await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
		expect(await layoutShift(page)).toBeLessThan(0.02);
		expect(await page.locator("dialog[open]").count()).toBe(0);
		expect(loaded.filter((path) => /announce-|poster-/.test(path))).toEqual([]);
		expect(await bar().evaluate((element) => getComputedStyle(element).position)).toBe("static");
		await bar().getByRole("link", { name: admissions.title }).click();
		await page.waitForURL("**/announcement#admissions");
		expect(await page.locator("#admissions h2").innerText()).toBe(admissions.title);
		expect(complaints).toEqual([]);
	});

	it("closes by its cross, comes once, and the next one at the next visit", async () => {
		await publishAnnouncements(site, meet, house);
		await open(phone);
		await bar().getByText(house.title).waitFor();
		await bar().getByRole("button", { name: "Close the announcement" }).click();
		await bar().waitFor({ state: "hidden" });
		await visit();
		await bar().getByText(meet.title).waitFor();
		await visitWithoutAnnouncement();
	});
});

it("the home page does without announcements that cannot be read", async () => {
	const putBack = await renameTablesAway(site, ["announcements"]);
	try {
		const home = async () => (await fetch(site.url)).text();
		await expect.poll(home).not.toContain("data-announcement");
		expect(await home()).toContain("All news");
	} finally {
		await putBack();
	}
});
