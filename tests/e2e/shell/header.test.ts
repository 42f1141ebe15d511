import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, nextFrames, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
keepPages();

async function open(device: BrowserContextOptions, path = paths.about): Promise<Page> {
	const { page } = await openPage(site, device);
	await page.addInitScript(recordShifts);
	await page.goto(path);
	await whenScripted(page);
	return page;
}

/** Finds where the header is seen: its upper and lower edge in the view, once nothing moves. */
const edges = (page: Page) =>
	page.getByRole("banner").evaluate(async (header) => {
		await Promise.all(header.getAnimations().map(({ finished }) => finished));
		const { top, bottom } = header.getBoundingClientRect();
		return { top, bottom };
	});
/** Scrolls, and waits until the page has been told: two scrolls within one frame would be one. */
async function scrollTo(page: Page, top: number) {
	await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
	await nextFrames(page);
}

it.each([
	["a phone", phone],
	["a desktop", desktop],
])("the header goes while one scrolls down and comes back while one scrolls up, on %s", async (_name, device) => {
	const page = await open(device);
	await scrollTo(page, 900);
	expect((await edges(page)).bottom).toBeLessThan(0);
	await scrollTo(page, 700);
	const row = page.getByRole("banner").getByRole("link", { name: "Doddabetta" }).locator("visible=true");
	await expect.poll(async () => (await row.boundingBox())?.y).toBeGreaterThan(0);
	// The row alone, without the top bar.
	await expect.poll(async () => (await edges(page)).top).toBeLessThan(-30);
	expect((await edges(page)).bottom).toBeGreaterThan(60);
	await scrollTo(page, 900);
	await expect.poll(async () => (await edges(page)).bottom).toBeLessThanOrEqual(0);
	await scrollTo(page, 0);
	await expect.poll(async () => (await edges(page)).top).toBe(0);
	expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.02);
});

it("the header comes at once for anyone who prefers reduced motion", async () => {
	const page = await open({ ...phone, reducedMotion: "reduce" });
	await scrollTo(page, 900);
	await scrollTo(page, 700);
	await expect.poll(async () => (await edges(page)).bottom).toBeGreaterThan(60);
	expect(await page.getByRole("banner").evaluate((header) => header.getAnimations().length)).toBe(0);
});

it("what has focus is never behind the returned header", async () => {
	const page = await open(desktop, paths.terms);
	const links = page.locator("main a");
	await links.last().focus();
	for (let count = await links.count(); count > 1; count--) {
		await page.keyboard.press("Shift+Tab");
		const { bottom } = await edges(page);
		const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
		if (await page.evaluate(() => document.activeElement?.closest("main"))) expect(focused).toBeGreaterThan(bottom);
	}
});

it("the header without scripts stays at the page's top", async () => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(paths.about);
	expect(await page.getByRole("banner").evaluate((header) => getComputedStyle(header).position)).toBe("relative");
});

it("the ring around Approval in the top bar lies within the bar", async () => {
	const page = await open(desktop);
	const approval = page.getByRole("banner").getByRole("button", { name: "Approval" }).locator("visible=true");
	await page.keyboard.press("Tab");
	await approval.focus();
	const { offset, width } = await approval.evaluate((element) => {
		const { outlineOffset, outlineWidth } = getComputedStyle(element);
		return { offset: Number.parseFloat(outlineOffset), width: Number.parseFloat(outlineWidth) };
	});
	expect(offset + width).toBeLessThanOrEqual(0);
});

it.each([
	[paths.careers, "Careers"],
	[`${paths.careers.replace("carrers", "carrers-details")}/assistant-professor-building-construction`, "Careers"],
	[paths.studentStories, "Student Story"],
])("%s marks its entry in the top bar", async (path, name) => {
	const page = await open(desktop, path);
	const locator = page.getByRole("banner").locator("[data-active]").locator("visible=true");
	expect(await locator.allInnerTexts()).toEqual([name]);
});

it("the page where one applies marks Academic and Apply Now", async () => {
	const page = await open(desktop, paths.academic);
	const banner = page.getByRole("banner");
	expect(await banner.locator("summary[data-active]").locator("visible=true").allInnerTexts()).toEqual(["Academic"]);
	expect(await banner.getByRole("link", { name: "Apply Now" }).getAttribute("aria-current")).toBe("page");
});

/** Adds up how far the page moves by itself. Runs in the page before its own code. */
function recordShifts() {
	const countedWindow = Object.assign(window, { shifts: 0 });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries())
			countedWindow.shifts += (entry as PerformanceEntry & { value: number }).value;
	}).observe({ type: "layout-shift", buffered: true });
}
