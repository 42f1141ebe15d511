import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
keepPages();

describe("the gallery", () => {
	let page: Page;
	beforeEach(async () => {
		page = (await openPage(site, { ...phone, reducedMotion: "reduce" })).page;
		await page.goto(paths.gallery);
		await whenScripted(page);
	});

	const entries = () => page.locator("main [data-entry]");
	const dialog = () => page.getByRole("dialog");
	const title = () => dialog().getByRole("heading").textContent();

	it("has a banner that leads home, 15 items, and 15 more on Show More", async () => {
		expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Gallery");
		expect(
			await page
				.getByRole("navigation", { name: "Breadcrumb" })
				.getByRole("link", { name: "Home" })
				.getAttribute("href"),
		).toBe("/");
		await expect.poll(() => entries().count()).toBe(15);
		await page.getByRole("link", { name: "Show More" }).click();
		await expect.poll(() => entries().count()).toBe(30);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
	});

	it.each([
		["a phone", phone],
		["a desktop", desktop],
	])("fills whole rows on %s: no tile of a page hangs below the others", async (_name, { viewport }) => {
		await page.setViewportSize(viewport);
		const bottoms = await page.locator("main ul:has(> [data-entry])").evaluateAll((walls) =>
			walls.map((wall) => {
				const tiles = [...wall.children].map((tile) => tile.getBoundingClientRect());
				const area = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
				const box = wall.getBoundingClientRect();
				return area / (box.width * box.height);
			}),
		);
		// Gaps are all that is missing.
		expect(Math.min(...bottoms)).toBeGreaterThan(0.9);
	});

	it("opens an item in a dialog with its title, goes on by keys and buttons, and gives focus back", async () => {
		const second = entries().nth(1);
		const name = (await second.textContent()) ?? "";
		await second.getByRole("link").click();
		await dialog().waitFor();
		expect(await title()).toBe(name.trim());
		await expect.poll(() => dialog().locator("img").count()).toBe(1);
		await dialog().getByText("Fourth-year studio").waitFor();
		await page.keyboard.press("ArrowRight");
		await expect.poll(title).toBe((await entries().nth(2).textContent())?.trim());
		await page.keyboard.press("ArrowLeft");
		await dialog().getByRole("button", { name: "Previous" }).click();
		await expect.poll(() => dialog().getByRole("status").textContent()).toBe("1 of 48");
		await page.keyboard.press("Escape");
		await dialog().waitFor({ state: "hidden" });
		expect(await second.getByRole("link").evaluate((link) => link === document.activeElement)).toBe(true);
	});

	it("counts the whole gallery, and goes on past the pictures on the page", async () => {
		await entries().nth(14).getByRole("link").click();
		await expect.poll(() => dialog().getByRole("status").textContent()).toBe("15 of 48");
		await dialog().getByRole("button", { name: "Next" }).click();
		await expect.poll(() => dialog().getByRole("status").textContent()).toBe("16 of 48");
		await page.keyboard.press("ArrowRight");
		await expect.poll(() => dialog().getByRole("status").textContent()).toBe("17 of 48");
		await expect.poll(() => entries().count()).toBe(30);
	});

	it("takes in the items that Show More has appended", async () => {
		await page.getByRole("link", { name: "Show More" }).click();
		await expect.poll(() => entries().count()).toBe(30);
		await entries().nth(14).getByRole("link").click();
		expect(await dialog().getByRole("status").textContent()).toBe("15 of 48");
		await dialog().getByRole("button", { name: "Next" }).click();
		expect(await title()).toBe((await entries().nth(15).textContent())?.replace(" (video)", "").trim());
		await dialog().getByRole("button", { name: "Close" }).click();
		await entries().nth(20).getByRole("link").click();
		expect(await dialog().getByRole("status").textContent()).toBe("21 of 48");
	});

	it("has a wall with a drawing for each year since 2008, each with its author and what it was drawn with", async () => {
		const wall = page.getByRole("region", { name: "Many hands" }).getByRole("listitem");
		const credits = await wall.evaluateAll((items) =>
			items.map((item) => [...item.querySelectorAll("figcaption > *")].map((part) => part.textContent ?? "")),
		);
		const years = new Set(credits.map(([year]) => Number(year)));
		expect([...years].toSorted()).toEqual(Array.from({ length: 19 }, (_, index) => 2008 + index));
		expect(credits.filter((parts) => parts.length !== 3 || parts.includes(""))).toEqual([]);
		expect(credits[0]).toEqual(["2026", "Keerthana Mohan", "Red pencil"]);
		await wall.first().getByRole("link").click();
		await expect.poll(title).toBe("2026: Keerthana Mohan");
		await dialog().getByText("Red pencil").waitFor();
		expect(await dialog().getByRole("status").textContent()).toBe("1 of 24");
		await page.keyboard.press("ArrowRight");
		await expect.poll(title).toBe("2025: Jebin Raj");
	});

	it("leads to the file when the viewer's code does not come", async () => {
		await page.route("**/static/js/gallery-viewer-*.js", (route) => route.abort());
		const link = entries().first().getByRole("link");
		const file = (await link.getAttribute("href")) ?? "none";
		await link.click();
		await page.waitForURL(`**${file}`);
	});

	it("shows a film with controls", async () => {
		const film = entries().filter({ hasText: "(video)" }).first();
		await film.getByRole("link").click();
		const video = dialog().locator("video[controls]");
		await video.waitFor();
		expect(await video.getAttribute("src")).toMatch(/^\/film\/.+\.mp4$/);
		const box = await video.boundingBox();
		expect(box?.width).toBeLessThanOrEqual(phone.viewport.width);
	});
});

it("without scripts a card leads to the large picture or the film", async () => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(paths.gallery);
	const files = await page
		.locator("main [data-entry] a")
		.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
	expect(files.filter((file) => /^\/(media\/.+-(1440|960)\.webp|film\/.+\.mp4)$/.test(file))).toHaveLength(15);
	await page.getByRole("link", { name: "Show More" }).click();
	await expect.poll(() => page.locator("main [data-entry]").count()).toBe(30);
});
