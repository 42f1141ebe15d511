import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { renameTablesAway } from "#tests/support/database/broken-tables.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ LOG_LEVEL: "error" });
keepPages();

const weekday = "(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)";
const month = "(January|February|March|April|May|June|July|August|September|October|November|December)";

/** The same day, read by the browser's own calendar. */
async function latest<Item>(kind: string): Promise<Item> {
	const { data } = await (await fetch(`${site.url}/api/v1/website/${kind}/list`)).json();
	return data[0];
}

describe("details", () => {
	let page: Page;
	beforeEach(async () => {
		page = (await openPage(site, { ...phone, reducedMotion: "reduce" })).page;
	});
	afterEach(async () => {
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
		await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
	});
	const side = (name: string) => page.getByRole("complementary", { name });

	it("a news item has its title, long date, place and text, and a News List of ten with itself marked", async () => {
		const news = await latest<{ id: number; primaryId: string; title: string; place: string; date: string }>("news");
		await page.goto(`/news-details/${news.primaryId}`);
		expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(news.title);
		const date = await page.locator("main header time").textContent();
		expect(date).toMatch(new RegExp(`^${weekday}, \\d{1,2}(st|nd|rd|th) ${month} \\d{4}$`));
		expect(date).toContain(
			new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" }).format(new Date(news.date)),
		);
		expect(await page.locator("main header").first().textContent()).toContain(news.place);
		expect(await page.locator("main article img").first().getAttribute("alt")).not.toBe("");
		const items = side("News List").getByRole("listitem");
		await expect.poll(() => items.count()).toBe(10);
		expect(await items.nth(1).locator("p").nth(1).textContent()).toMatch(/^\S+ \S+ \S+…$/);
		expect(await items.first().getByRole("link").getAttribute("aria-current")).toBe("page");
		expect(await items.nth(1).getByRole("link").getAttribute("aria-current")).toBeNull();
		const colour = (index: number) =>
			items
				.nth(index)
				.locator("p")
				.first()
				.evaluate((title) => getComputedStyle(title).color);
		expect(await colour(0)).not.toBe(await colour(1));
		await items.nth(1).getByRole("link").click();
		await expect.poll(() => items.nth(1).getByRole("link").getAttribute("aria-current")).toBe("page");
	});

	it("a news item names its author with a link to the person's page, also for machines and in the feed", async () => {
		const { data } = await (await fetch(`${site.url}/api/v1/website/news/list?items_per_page=100`)).json();
		const { primaryId, author } = data.find((item: { author?: string }) => item.author === "Nithya Bhojan");
		await page.goto(`/news-details/${primaryId}`);
		await page.getByText("Written by").waitFor();
		expect(await page.content()).toContain(`"author":{"@type":"Person","name":"${author}"}`);
		await page.getByRole("link", { name: author }).click();
		await page.getByRole("heading", { level: 1, name: author }).waitFor();
		const feed = await (await fetch(`${site.url}/news/atom.xml`)).text();
		expect(feed).toContain(`<author><name>${author}</name></author>`);
		const unsigned = data.find((item: { author?: string }) => !item.author);
		const html = await (await fetch(`${site.url}/news-details/${unsigned.primaryId}`)).text();
		expect(html).not.toContain("Written by");
	});

	it("an event has weekday, day and month, its place, an Events List of ten, and a file for the calendar", async () => {
		const event = await latest<{ primaryId: string; title: string }>("events");
		await page.goto(`/event-details/${event.primaryId}`);
		expect(await page.locator("main header time").textContent()).toMatch(new RegExp(`^${weekday}, \\d{1,2} ${month}$`));
		await expect.poll(() => side("Events List").getByRole("listitem").count()).toBe(10);
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("link", { name: "Add to calendar" }).click(),
		]);
		expect(download.suggestedFilename()).toBe(`${event.primaryId}.ics`);
	});

	it("a blog post by a member of staff shows their portrait and leads to their page", async () => {
		const { data } = await (await fetch(`${site.url}/api/v1/website/blogs/list?items_per_page=100`)).json();
		const post = data.find(({ author }: { author: string }) => author === "Joseph Kuruvilla");
		await page.goto(`/blog-details/${post.id}`);
		expect(await page.locator("main article img").nth(1).getAttribute("alt")).toContain("Joseph Kuruvilla");
		await page.locator("main header").getByRole("link", { name: "Joseph Kuruvilla" }).click();
		await page.getByRole("heading", { level: 1, name: "Dr. Joseph Kuruvilla" }).waitFor();
	});

	it("a blog post has weekday, day with ordinal, month, author, and Latest Blogs with five words each", async () => {
		const blog = await latest<{ id: number; title: string; author: string }>("blogs");
		await page.goto(`/blog-details/${blog.id}`);
		expect(await page.locator("main header").first().textContent()).toMatch(
			new RegExp(`${weekday}, \\d{1,2}(st|nd|rd|th) ${month} \\| ${blog.author.replaceAll(".", "\\.")}`),
		);
		const items = side("Latest Blogs").getByRole("listitem");
		await expect.poll(() => items.count()).toBe(10);
		expect(await items.nth(2).locator("p").nth(1).textContent()).toMatch(/^(\S+ ){4}\S+\.\.\.$/);
		expect(await items.first().getByRole("link").getAttribute("aria-current")).toBe("page");
	});

	it("a text ends with the next of its list, the last with the latest, and with the way to all", async () => {
		const { data } = await (await fetch(`${site.url}/api/v1/website/news/list?items_per_page=10`)).json();
		const readOn = page.getByRole("navigation", { name: "Read on" });
		await page.goto(`/news-details/${data[0].primaryId}`);
		await readOn.getByRole("link", { name: `Read More about ${data[1].title}` }).click();
		await page.getByRole("heading", { level: 1, name: data[1].title }).waitFor();
		await page.goto(`/news-details/${data[9].primaryId}`);
		await expect.poll(() => readOn.getByRole("link", { name: `Read More about ${data[0].title}` }).count()).toBe(1);
		await readOn.getByRole("link", { name: "All news" }).click();
		await page.waitForURL("**/news");
	});

	it("a member of staff has all that is known", async () => {
		await page.goto(paths.staff);
		await page.getByRole("link", { name: "Dr. Meenakshi Sundaresan" }).click();
		await page.getByRole("heading", { level: 1, name: "Dr. Meenakshi Sundaresan" }).waitFor();
		const words = (await page.locator("main").textContent()) ?? "";
		for (const fact of [
			"Principal",
			"Qualification",
			"climate-responsive housing",
			"31 years",
			"Department",
			"Subject handled",
			"Climate and Comfort",
			"principal@doddabetta.example",
			"214 houses",
		]) {
			expect(words).toContain(fact);
		}
		expect(await page.locator("main article img").first().getAttribute("alt")).toContain("Meenakshi Sundaresan");
		const work = page.getByRole("region", { name: "Works" }).getByRole("figure", { name: /Two of the 214 houses/ });
		expect(await work.getByRole("img").getAttribute("alt")).toContain("two low buildings");
	});

	it("a project shows the way to it, each picture with its own caption", async () => {
		await page.goto(paths.project("a-library-under-the-old-fan"));
		const pictures = page
			.getByRole("article")
			.getByRole("listitem")
			.filter({ has: page.getByRole("figure") });
		expect(await pictures.locator("figcaption").allInnerTexts()).toEqual([
			expect.stringContaining("The shed as found"),
			expect.stringContaining("Plan at 3.6 metres"),
			expect.stringContaining("Model, card"),
		]);
		expect(await pictures.first().getByRole("img").getAttribute("alt")).toContain("Charcoal drawing");
	});

	it("a picture has a caption of its own or none, and never its alternative text", async () => {
		const captionOf = async (path: string) => {
			await page.goto(path);
			const figure = page.locator("main article figure").first();
			const alt = await figure.getByRole("img").getAttribute("alt");
			return { alt, captions: await figure.locator("figcaption").allInnerTexts() };
		};
		const captioned = await captionOf(paths.newsDetails("thesis-on-cold-storage-shortlisted"));
		expect(captioned.captions).toEqual(["The store’s section, from the thesis of Abhirami Suresh."]);
		expect(captioned.captions).not.toContain(captioned.alt);
		const without = await captionOf(paths.newsDetails("stair-model-prize"));
		expect(without.captions).toEqual([]);
	});

	it("an opening has all its facts, dates with hyphens, and Back to the list", async () => {
		const career = await latest<{ primaryId: string; last_date: string }>("careers");
		await page.goto(`/carrers-details/${career.primaryId}`);
		const words = (await page.locator("main").textContent()) ?? "";
		for (const term of [
			"Qualification",
			"Minimum experience",
			"Maximum experience",
			"Duration",
			"Location",
			"Posted on",
			"Last date",
			"Notes",
		]) {
			expect(words).toContain(term);
		}
		const [year = "", number = "", day = ""] = career.last_date.split("-");
		const short = new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" }).format(
			new Date(`${year}-${number}-01`),
		);
		expect(words).toContain(`${day}-${short}-${year}`);
		const apply = page.getByRole("region", { name: "Apply for this job" });
		expect(await apply.getByRole("listitem").count()).toBeGreaterThan(3);
		const mail = new URL((await apply.getByRole("link", { name: "Start the email" }).getAttribute("href")) ?? "");
		expect([mail.protocol, mail.searchParams.get("subject")]).toEqual([
			"mailto:",
			`Application: ${await page.getByRole("heading", { level: 1 }).innerText()}`,
		]);
		const others = page.getByRole("navigation", { name: "Other vacancies" }).getByRole("link");
		await expect.poll(() => others.count()).toBe(3);
		expect(await others.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).not.toContain(
			`/carrers-details/${career.primaryId}`,
		);
		await page.getByRole("link", { name: "Back", exact: true }).click();
		await page.waitForURL("**/carrers");
	});

	it.each([
		["/news-details/nothing-here", "No Data"],
		["/event-details/nothing-here", "No Data"],
		["/blog-details/4711", "No Blog Data"],
		["/staff-details/4711", "No Data"],
		["/carrers-details/nothing-here", "No Data"],
	])("%s answers 404 and says %s", async (path, text) => {
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(404);
		expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(text);
		expect(await page.locator("head meta[name=robots]").getAttribute("content")).toBe("noindex");
	});

	it("a record that cannot be read says No Data, with 503, and is there again on trying again", async () => {
		const putBack = await renameTablesAway(site, ["staff"]);
		try {
			await expect.poll(async () => (await fetch(`${site.url}/staff-details/1`)).status).toBe(503);
			expect((await page.goto("/staff-details/1"))?.status()).toBe(503);
			expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("No Data");
		} finally {
			await putBack();
		}
		await page.getByRole("link", { name: "Try again" }).click();
		await page.getByText("Subject handled").waitFor();
	});
});

it("staff are listed with their subjects, and by department without scripts", async () => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(paths.staff);
	await page.getByText("Theory of Structures; Surveying and Levelling").waitFor();
	await page.getByRole("navigation", { name: "Staff by department" }).getByRole("link", { name: "Structures" }).click();
	const people = page.getByRole("region", { name: "Structures" }).getByRole("heading", { level: 3 });
	await expect.poll(() => people.allInnerTexts()).toEqual(["Dr. N. Raghunathan", "Ar. Karthik Palanisamy"]);
	await page.goto(`${paths.staff}?department=Nowhere`);
	await expect.poll(() => page.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(15);
});

it("a record is found by either key, and says which address is its own", async () => {
	const news = await latest<{ id: number; primaryId: string }>("news");
	const canonical = async (path: string) =>
		/<link rel="canonical" href="([^"]+)"/.exec(await (await fetch(site.url + path)).text())?.[1];
	const own = `${site.url}/news-details/${news.primaryId}`;
	expect([await canonical(`/news-details/${news.id}`), await canonical(`/news-details/${news.primaryId}`)]).toEqual([
		own,
		own,
	]);
});

it("on paper a detail page is the record alone, within an A4 sheet's width", async () => {
	const news = await latest<{ primaryId: string }>("news");
	const { page } = await openPage(site, { viewport: { width: 794, height: 1123 } });
	await page.goto(`/news-details/${news.primaryId}`);
	await page.emulateMedia({ media: "print" });
	expect(await page.getByText("News List").isVisible()).toBe(false);
	expect(await page.locator("main article p").first().isVisible()).toBe(true);
	expect(await page.getByText(`${site.url}/news-details/${news.primaryId}`).isVisible()).toBe(true);
	expect(await page.getByRole("navigation", { name: "Read on" }).count()).toBe(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

it("a page that fails names the number under which the log has it", async () => {
	const putBack = await renameTablesAway(site, ["applications"]);
	try {
		const { page } = await openPage(site, phone);
		const answer = await page.goto(paths.application("x".repeat(43)));
		expect(answer?.status()).toBe(500);
		const incident = await page
			.getByRole("definition")
			.filter({ hasText: /^[0-9a-f]{8}$/ })
			.innerText();
		expect(site.output()).toContain(`"requestId":"${incident}"`);
	} finally {
		await putBack();
	}
});
