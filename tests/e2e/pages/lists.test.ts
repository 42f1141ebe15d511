import type { Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { renameTablesAway } from "#tests/support/database/broken-tables.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ LOG_LEVEL: "error" });
keepPages();

describe("lists", () => {
	let page: Page;
	let complaints: string[];
	beforeEach(async () => {
		({ page, complaints } = await openPage(site, { ...phone, reducedMotion: "reduce" }));
	});
	afterEach(async () => {
		expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
	});

	const open = async (path: string) => {
		await page.goto(path);
		await whenScripted(page);
	};
	const entries = () => page.locator("main [data-entry]");
	const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
	const focusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
	const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");

	it("news shows 15, appends 15 on Show More, says so, focuses the first new one, and ends", async () => {
		await open(paths.news);
		await expect.poll(() => entries().count()).toBe(15);
		expect(await fits()).toBe(true);
		await page.getByRole("link", { name: "Show More" }).click();
		await expect.poll(() => entries().count()).toBe(30);
		expect(new URL(page.url()).searchParams.get("page")).toBe("2");
		const [, total] = /30 of (\d+) shown/.exec((await page.locator("main [role=status]").textContent()) ?? "") ?? [];
		expect(await page.locator("main [role=status]").textContent()).toContain("15 more news items");
		const sixteenth = (await entries().nth(15).getByRole("heading").textContent()) ?? "none";
		expect(await focused()).toContain(sixteenth);
		while (await page.getByRole("link", { name: "Show More" }).isVisible()) {
			const before = await entries().count();
			await page.getByRole("link", { name: "Show More" }).click();
			await expect.poll(() => entries().count()).toBeGreaterThan(before);
		}
		expect(await entries().count()).toBe(Number(total));
	});

	it.each([
		["does not come", undefined, "The school’s server didn’t respond."],
		["is an error", 503, "Something went wrong on our side."],
	])("news keeps what is shown when more of it %s, says so, and can be tried again", async (_how, status, text) => {
		await open(paths.news);
		const link = page.locator("main").getByRole("link", { name: /Show More|Try again/ });
		await page.route("**/news?page=2", (route) => (status ? route.fulfill({ status }) : route.abort()));
		await link.click();
		await page
			.getByRole("alert")
			.filter({ hasText: `We couldn’t load more news items. ${text}` })
			.waitFor();
		expect(await link.textContent()).toBe("Try again");
		expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
		expect([await entries().count(), new URL(page.url()).search]).toEqual([15, ""]);
		complaints.splice(0);
		await page.unroute("**/news?page=2");
		await link.click();
		await expect.poll(() => entries().count()).toBe(30);
		expect(
			await page
				.getByRole("alert")
				.filter({ hasText: /couldn’t load/ })
				.count(),
		).toBe(0);
		expect(await link.textContent()).toBe("Show More");
	});

	it("says that more is on its way, and asks for it once", async () => {
		await open(paths.news);
		const routes: Route[] = [];
		await page.route("**/news?page=2", (route) => void routes.push(route));
		const link = page.locator("main [data-show-more] a");
		await link.click();
		expect([await link.textContent(), await link.getAttribute("aria-busy")]).toEqual(["Loading…", "true"]);
		await link.click();
		await expect.poll(() => routes.length).toBe(1);
		await routes[0]?.continue();
		await expect.poll(() => entries().count()).toBe(30);
		expect(routes).toHaveLength(1);
	});

	it("news keeps what was shown and its place on Back", async () => {
		await open(paths.news);
		await page.getByRole("link", { name: "Show More" }).click();
		await expect.poll(() => entries().count()).toBe(30);
		const link = entries().nth(20).getByRole("link");
		await link.scrollIntoViewIfNeeded();
		const before = await page.evaluate(() => scrollY);
		await link.click();
		await page.waitForURL("**/news-details/**");
		await page.getByRole("heading", { level: 1 }).waitFor();
		await page.goBack();
		await expect.poll(() => entries().count()).toBe(30);
		await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(300);
	});

	it("events show 12 a page, those ahead apart and soonest first", async () => {
		await open(paths.events);
		const ahead = page.getByRole("region", { name: "Coming up" }).locator("time");
		const past = page.getByRole("region", { name: "Past events" }).locator("time");
		expect((await ahead.count()) + (await past.count())).toBe(12);
		const days = (times: typeof ahead) =>
			times.evaluateAll((all) => all.map((one) => one.getAttribute("datetime") ?? ""));
		expect(await days(ahead)).toEqual((await days(ahead)).toSorted());
		expect(await days(past)).toEqual((await days(past)).toSorted().reverse());
		expect(await ahead.first().textContent()).toMatch(
			/^\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)$/,
		);
		expect(await fits()).toBe(true);
	});

	it("blogs are headed by the school's name, show ten, and lead to the older ones", async () => {
		await open(paths.blogs);
		expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
			"LATEST BLOGS AT Doddabetta School of Architecture",
		);
		const titles = () => page.locator("main h2").allTextContents();
		const first = await titles();
		expect(first).toHaveLength(10);
		expect(await page.locator("main time").first().textContent()).toMatch(/^\d{1,2} [A-Z][a-z]{2}$/);
		expect(await page.getByText("by Admin", { exact: true }).count()).toBeGreaterThan(0);
		await page.getByRole("link", { name: "Older posts" }).click();
		await page.waitForURL("**/blogs?page=2#list");
		expect(await focusedLabel()).toMatch(/^Blogs, page 2 of \d+$/);
		await expect.poll(async () => (await titles()).some((title) => first.includes(title))).toBe(false);
	});

	it("staff are listed by rank, with portraits in the proportions of 261 by 300", async () => {
		await open(paths.staff);
		expect(await page.locator("main h2").allTextContents()).toEqual([
			"Principal",
			"Professors",
			"Associate professors",
			"Assistant professors",
			"Studio and campus",
		]);
		const box = await page.locator("main li img").first().boundingBox();
		expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(261 / 300, 1);
		await page.getByRole("link", { name: "Ms. Grace Rajamani" }).click();
		await page.getByRole("heading", { level: 1, name: "Ms. Grace Rajamani" }).waitFor();
	});

	it("staff portraits are 261 by 300 px on a desktop", async () => {
		const { page } = await openPage(site, desktop);
		await page.goto(paths.staff);
		const box = await page.locator("main li img").first().boundingBox();
		expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([261, 300]);
	});

	it("careers say what each opening asks for, and Explore leads to it", async () => {
		await open(paths.careers);
		const opening = page.getByRole("listitem").filter({ hasText: "Studio Tutor, First Year" });
		for (const fact of [
			"B.Arch with a portfolio of hand drawings",
			"Maximum experience",
			"3 years",
			"Vacancies",
			"Location",
			"The Loft",
		]) {
			expect(await opening.textContent()).toContain(fact);
		}
		expect(await fits()).toBe(true);
		await opening.getByRole("link", { name: "Explore" }).click();
		await page.waitForURL("**/carrers-details/studio-tutor-first-year");
	});

	it("a vacancy is a low row on a phone, and its page writes every day in one way", async () => {
		const { page: onPhone } = await openPage(site, { ...phone, viewport: { width: 360, height: 780 } });
		await onPhone.goto(paths.careers);
		const rows = onPhone.locator("main li").filter({ hasText: "Explore" });
		const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
		expect(Math.max(...heights)).toBeLessThan(225);
		await rows.first().getByRole("link").click();
		await onPhone.waitForURL("**/carrers-details/*");
		const days = (await onPhone.locator("main").innerText()).match(/\b\d{1,2}[- ][A-Z][a-z]+[- ]20\d\d\b/g) ?? [];
		expect(days.length).toBeGreaterThan(3);
		expect(days.filter((day) => !/^\d\d-[A-Z][a-z]{2}-\d{4}$/.test(day))).toEqual([]);
	});

	it("careers begin with the next to close", async () => {
		await open(paths.careers);
		const lastDays = await page
			.locator("main li")
			.filter({ hasText: "Explore" })
			.locator("time")
			.evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
		expect(lastDays).toHaveLength(6);
		expect(lastDays).toEqual(lastDays.toSorted());
	});

	it("closed openings stand apart, without Explore", async () => {
		await open(paths.careers);
		const locator = page.getByRole("region", { name: "Closed" });
		expect(await locator.getByRole("listitem").count()).toBeGreaterThan(0);
		expect(await locator.getByText("Explore").count()).toBe(0);
		await locator.getByRole("link").first().click();
		await page.getByText("This vacancy is closed.").waitFor();
		expect(await page.getByRole("heading", { name: "Apply for this job" }).count()).toBe(0);
	});

	it("events say on the card when they begin and whom they are for", async () => {
		await open(paths.events);
		const card = page.getByRole("region", { name: "Coming up" }).getByRole("listitem").first();
		expect(await card.innerText()).toMatch(/9\sam to 3\spm · Open to everyone/);
	});

	it("/query has the Quick Enquiry form", async () => {
		await open(paths.quickEnquiry);
		await page.getByRole("form", { name: "Quick Enquiry" }).waitFor();
		expect(await fits()).toBe(true);
	});

	it("a news item has its day, month with year, place, title, picture and Read More", async () => {
		await open(paths.news);
		const first = entries().first();
		const day = await first.locator("time").getAttribute("datetime");
		const [year = "", month = "", date = ""] = day?.split("-") ?? [];
		const monthName = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" }).format(
			new Date(`${year}-${month}-01T00:00:00Z`),
		);
		expect(await first.locator("time").textContent()).toBe(`${Number(date)} ${monthName} ${year}`);
		expect(await first.locator("img").getAttribute("alt")).not.toBe("");
		const title = (await first.getByRole("heading").textContent()) ?? "";
		await first.getByRole("link", { name: `Read More about ${title}` }).click();
		await page.getByRole("heading", { level: 1, name: title }).waitFor();
		expect(page.url()).toContain("/news-details/");
	});

	it("news can be had by category", async () => {
		await open(paths.news);
		await page.getByRole("navigation", { name: "News by category" }).getByRole("link", { name: "Awards" }).click();
		await page.waitForURL("**/news?category=awards#list");
		await expect.poll(focusedLabel).toBe("News: awards");
		await expect
			.poll(
				async () =>
					new Set(await entries().evaluateAll((all) => all.map((one) => /Awards/.test(one.textContent ?? "")))),
			)
			.toEqual(new Set([true]));
	});

	it("events go by number, Previous and Next, to the beginning of the list, and no further than the last", async () => {
		await open(paths.events);
		const pages = page.getByRole("navigation", { name: "Pages of events" });
		expect(await pages.getByRole("link", { name: "Previous" }).count()).toBe(0);
		const first = await page.locator("main h3").first().textContent();
		await pages.getByRole("link", { name: "Next" }).click();
		await page.waitForURL("**/events?page=2#list");
		await expect.poll(() => page.locator("main h3").first().textContent()).not.toBe(first);
		await expect.poll(focusedLabel).toMatch(/^Events, page 2 of \d+$/);
		await expect
			.poll(() => page.evaluate(() => Math.abs(document.activeElement?.getBoundingClientRect().top ?? 999)))
			.toBeLessThan(120);
		await expect.poll(() => pages.locator("[aria-current=page]").textContent()).toBe("2");
		await pages.getByRole("link", { name: "Page 3" }).click();
		await page.waitForURL("**/events?page=3#list");
		await expect.poll(() => pages.getByRole("link", { name: "Next" }).count()).toBe(0);
		await pages.getByRole("link", { name: "Previous" }).click();
		await page.waitForURL("**/events?page=2#list");
		await open("/events?page=99");
		expect(page.url()).toMatch(/\/events\?page=3$/);
	});

	it("announcements are listed without an overlay, newest first", async () => {
		await open(paths.announcements);
		expect(await page.locator("main h2").allTextContents()).toEqual([
			"Alumni meet on the lower bench",
			"Admissions announcement: B.Arch, M.Arch and Diploma",
		]);
		expect(await page.locator("dialog[open]").count()).toBe(0);
	});

	it.each([
		[paths.news, "the news", ["news"]],
		["/events?page=2", "the events", ["events"]],
		[paths.blogs, "the blogs", ["blogs"]],
		[paths.staff, "the list of staff", ["staff"]],
		[paths.careers, "the vacancies", ["careers"]],
		[paths.gallery, "the gallery", ["gallery"]],
		[paths.announcements, "the announcements", ["announcements"]],
	])("%s says that it could not be loaded, and is there again when it can be", async (path, what, tables) => {
		const putBack = await renameTablesAway(site, tables);
		try {
			await expect.poll(async () => (await fetch(site.url + path)).status).toBe(503);
			expect((await page.goto(path))?.status()).toBe(503);
			await page.getByText(`We couldn’t load ${what}.`).waitFor();
			await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
		} finally {
			await putBack();
		}
		expect(site.output()).toContain("page failed");
		await expect.poll(async () => (await fetch(site.url + path)).status).toBe(200);
		await page.getByRole("link", { name: "Try again" }).click();
		await page.getByText("couldn’t be loaded").waitFor({ state: "detached" });
		expect(await page.locator("main img, main dl").count()).toBeGreaterThan(0);
		complaints.splice(0);
	});
});

describe("lists without scripts", () => {
	let page: Page;
	beforeEach(async () => {
		page = (await openPage(site, { ...phone, javaScriptEnabled: false })).page;
	});

	it("news shows more by link, beginning at the new ones, and the whole of a long list in the end", async () => {
		await page.goto(paths.news);
		await page.getByRole("link", { name: "Show More" }).click();
		await page.waitForURL(/\/news\?page=2#from-2$/);
		await expect.poll(() => page.locator("main [data-entry]").count()).toBe(30);
		const first = page.locator("main [data-entry]").nth(15);
		// The entry is below the header, which comes back when someone scrolls up.
		await expect.poll(async () => Math.abs((await first.boundingBox())?.y ?? 999)).toBeLessThan(110);
	});

	it("events and blogs turn their pages", async () => {
		await page.goto(paths.events);
		await page.getByRole("link", { name: "Next", exact: true }).click();
		await page.waitForURL(/page=2/);
		await expect.poll(() => page.locator("main [aria-current=page]").last().textContent()).toBe("2");
		await page.goto(paths.blogs);
		await page.getByRole("link", { name: "Older posts" }).click();
		await expect.poll(() => page.locator("main h2").count()).toBe(10);
	});
});

describe("lists of a site that has nothing yet", () => {
	let empty: RunningServer;
	beforeAll(async () => {
		empty = await startServer("sqlite", { DEMO: "off", LOG_LEVEL: "error" });
	});
	afterAll(() => empty.drop());

	it.each([
		[paths.news, "There’s no news yet."],
		[paths.events, "There are no events planned right now."],
		[paths.blogs, "There are no posts yet."],
		[paths.staff, "No data available"],
		[paths.careers, "There are no vacancies right now."],
		[paths.gallery, "No data available"],
		[paths.announcements, "There are no announcements right now."],
	])("%s says so", async (path, text) => {
		const answer = await fetch(`${empty.url}${path}`);
		expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(text)]);
	});
});
