import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { withAnnouncementsSeen } from "#tests/support/browser/announcements.ts";
import { desktop, moving, nextFrames, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { announceOverPage } from "#tests/support/database/publish-announcements.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
beforeAll(() => announceOverPage(site));
let page: Page;

const popUp = () => page.getByRole("dialog", { name: "Announcement" });
const filmState = () => page.locator("video").evaluate((film: HTMLVideoElement) => [film.paused, film.readyState]);

async function openWithClock(device: BrowserContextOptions, prepare: (target: Page) => Promise<unknown>) {
	({ page } = await openPage(site, { ...moving, ...device }));
	await page.clock.install();
	await prepare(page);
	await page.goto("/");
}

describe("on a slow connection", () => {
	const slow = () =>
		Reflect.defineProperty(Navigator.prototype, "connection", { get: () => ({ effectiveType: "3g" }) });

	it("the hero's film waits for a click, and the announcement comes without confetti", async () => {
		await openWithClock(desktop, (target) => target.addInitScript(slow));
		await page.clock.runFor(10_000);
		await popUp().waitFor();
		await page.clock.runFor(10_000);
		expect(await filmState()).toEqual([true, 0]);
		expect(await popUp().locator("canvas").getAttribute("data-pieces")).toBeNull();
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "Play the video", exact: true }).click();
		await page.getByRole("button", { name: "Pause the video" }).waitFor();
	});
});

describe("without the page's code", () => {
	async function openBroken(path: string) {
		({ page } = await openPage(site, { ...moving, ...phone }));
		await page.route("**/enhance-*.js", (route) => route.abort());
		const failedRequest = page.waitForEvent("requestfailed");
		await page.goto(path);
		await failedRequest;
	}

	it("numbers are final, and rows of cards scroll by hand", async () => {
		await openBroken("/");
		expect(await page.locator("main").getByText("2,000+").first().isVisible()).toBe(true);
		const row = page.getByRole("list", { name: "Recruiters" });
		await row.focus();
		expect(await row.evaluate((list) => document.activeElement === list)).toBe(true);
		expect(await page.getByRole("button", { name: /: Recruiters$/ }).count()).toBe(0);
	});

	it("each story links to its film", async () => {
		await openBroken(paths.studentStories);
		const links = page.locator("article").getByRole("link", { name: "Watch it on YouTube" });
		await links.first().waitFor();
		await expect.poll(() => links.count()).toBe(5);
	});
});

describe("a page that is only prerendered", () => {
	it("counts, plays and announces nothing before it is shown", async () => {
		let announcements = 0;
		await openWithClock(desktop, async (target) => {
			await target.addInitScript(() =>
				Object.defineProperty(document, "prerendering", { value: true, writable: true }),
			);
			target.on("request", (request) => {
				if (/\/announce-[^/]*\.js$/.test(request.url())) announcements++;
			});
		});
		await page.clock.runFor(10_000);
		expect(await filmState()).toEqual([true, 0]);
		expect(announcements).toBe(0);
		await page.evaluate(() => {
			Object.assign(document, { prerendering: false });
			document.dispatchEvent(new Event("prerenderingchange"));
		});
		await whenScripted(page);
		await page.clock.runFor(10_000);
		await popUp().waitFor();
	});
});

describe("the announcement", () => {
	it.each([
		["while something is typed", () => page.getByRole("form", { name: "Quick Enquiry" }).getByLabel("Name").focus()],
		["over an open menu", () => page.getByRole("button", { name: "Menu" }).click()],
	])("does not come %s", async (_name, act) => {
		({ page } = await openPage(site, { ...moving, ...desktop, viewport: { width: 800, height: 900 } }));
		let answer = () => {};
		const acted = new Promise<void>((resolve) => {
			answer = resolve;
		});
		await page.route("**/announce-*.js", async (route) => {
			await acted;
			await route.continue();
		});
		await page.goto("/");
		await whenScripted(page);
		await act();
		answer();
		// The announcement opens once its picture is there.
		const picture = page.locator("[data-announcement]:not([hidden]) dialog img");
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
		await nextFrames(page);
		expect(await popUp().count()).toBe(0);
	});
});

describe("a visitor who comes back to the home page", () => {
	/**
	 * Fires the events that a page notices when its visitor leaves and returns. Headless Chromium keeps
	 * no page for Back.
	 */
	function leaveAndReturn() {
		dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
		document.querySelector("video")?.pause();
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	}

	it("finds final numbers, and film and rows of cards moving", async () => {
		({ page } = await openPage(site, { ...moving, ...desktop }));
		await withAnnouncementsSeen(page, site.url);
		await page.goto("/");
		await whenScripted(page);
		await page.getByRole("button", { name: "Pause the video" }).waitFor();
		const students = page.locator("main [aria-hidden]", { hasText: /^[\d,]+\+$/ }).nth(1);
		await students.scrollIntoViewIfNeeded();
		await expect.poll(() => students.innerText()).not.toBe("2,000+");
		const row = page.getByRole("list", { name: "Recruiters" });
		await row.scrollIntoViewIfNeeded();
		await row.hover();
		await page.evaluate(leaveAndReturn);
		expect(await students.innerText()).toBe("2,000+");
		await expect.poll(async () => (await filmState())[0]).toBe(false);
		await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
	});

	it("finds a film stopped that was stopped", async () => {
		({ page } = await openPage(site, { ...moving, ...desktop }));
		await withAnnouncementsSeen(page, site.url);
		await page.goto("/");
		await whenScripted(page);
		await page.getByRole("button", { name: "Pause the video" }).click();
		await page.evaluate(leaveAndReturn);
		await nextFrames(page);
		expect((await filmState())[0]).toBe(true);
	});
});
