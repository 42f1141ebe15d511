import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { layoutShift } from "#tests/support/browser/layout-shift.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

/** @returns a function that lets go on what the page asks for at addresses like this */
async function hold(page: Page, url: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(url, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

const record = async (type: string) =>
	`/${type}-details/${(await (await fetch(`${site.url}/api/v1/website/${{ event: "events" }[type] ?? type}/list`)).json()).data[0].primaryId}`;

describe("a page's fonts", () => {
	it.each([
		["/", () => "/"],
		["a news item", () => record("news")],
		["an event", () => record("event")],
		[paths.success, () => paths.success],
		[paths.staff, () => paths.staff],
		[paths.terms, () => paths.terms],
		[paths.studio, () => paths.studio],
		[paths.diplomaApplication, () => paths.diplomaApplication],
		[paths.postgraduate, () => paths.postgraduate],
	])("move nothing when they come late to %s", async (_name, path) => {
		const { page } = await openPage(site, { ...phone, reducedMotion: "reduce" });
		const release = await hold(page, "**/*.woff2");
		await page.goto(await path(), { waitUntil: "domcontentloaded" });
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
		release();
		await page.evaluate(() => document.fonts.ready.then(() => {}));
		expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(true);
		expect(await layoutShift(page)).toBeLessThan(0.02);
	});
});

describe("the first picture", () => {
	it.each([["/"], [paths.news], [paths.gallery], [paths.studentStories], [paths.announcements]])(
		"is in the page %s as a preview, within its policy, until its file comes",
		async (path) => {
			const { page, complaints } = await openPage(site, phone);
			const release = [await hold(page, "**/media/**"), await hold(page, "**/film/*.avif")];
			await page.goto(path, { waitUntil: "domcontentloaded" });
			const picture = page.locator("img[data-preview]");
			const previewColour = await picture.first().evaluate((image: HTMLImageElement) => {
				const [, preview = ""] =
					/url\("(data:image\/avif;base64,[^"]+)"\)/.exec(getComputedStyle(image).backgroundImage) ?? [];
				const small = Object.assign(new Image(), { src: preview });
				return small
					.decode()
					.then(() => ({ width: small.naturalWidth, bytes: preview.length * 0.75, there: image.complete }));
			});
			expect(previewColour).toEqual({ width: path === "/" ? 640 : 420, bytes: expect.any(Number), there: false });
			expect(previewColour.bytes).toBeLessThan(17_000);
			await expect.poll(() => picture.count()).toBe(1);
			for (const letGo of release) letGo();
			await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
			expect(complaints).toEqual([]);
		},
	);
});
