import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { listedPages } from "#src/listed-pages.ts";
import * as paths from "#src/paths.ts";
import { desktop, openKeepingBrowser, phone, recordReadiness, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { isWhole } from "#tests/support/rehearsal.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

/** Collects what the browser says of its preloading, as "kind address status". */
async function followPreloading(page: Page): Promise<string[]> {
	const seenPaths: string[] = [];
	const session = await page.context().newCDPSession(page);
	session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) =>
		seenPaths.push(`prefetch ${new URL(prefetchUrl).pathname} ${status}`),
	);
	session.on("Preload.prerenderStatusUpdated", ({ key, status }) =>
		seenPaths.push(`prerender ${new URL(key.url).pathname} ${status}`),
	);
	await session.send("Preload.enable");
	return seenPaths;
}

/** Pages visited one after the other before the way back; the browser's cache holds at least six. */
const remembered = 5;

const firstNews = async () =>
	paths.newsDetails((await (await fetch(`${site.url}/api/v1/website/news/list`)).json()).data[0].primaryId);

it("fetches the likely next page once a page has loaded, and any other when it is pointed at", async () => {
	const { page } = await openPage(site, desktop);
	const preloads = await followPreloading(page);
	await page.goto(paths.undergraduate);
	await whenScripted(page);
	await expect.poll(() => preloads).toContain(`prefetch ${paths.barchApplication} Ready`);
	expect(preloads.join()).not.toContain(paths.campus);
	const link = page.getByRole("contentinfo").getByRole("link", { name: "Campus life" });
	await link.hover();
	// Chromium with its tools at work prefetches what it would otherwise prerender.
	await expect.poll(() => preloads).toContain(`prefetch ${paths.campus} Ready`);
	await link.click();
	await page.waitForURL(`**${paths.campus}`);
	const [entry] = await page.evaluate(() => performance.getEntriesByType("navigation").map((one) => one.toJSON()));
	expect(entry.deliveryType).toBe("navigational-prefetch");
});

it("fetches nothing ahead that is no page of the site, and no application", async () => {
	const rules = await fetch(site.url + paths.speculationRules);
	expect(rules.headers.get("content-type")).toBe("application/speculationrules+json");
	const { page } = await openPage(site, desktop);
	const preloads = await followPreloading(page);
	await page.goto(paths.undergraduate);
	await whenScripted(page);
	await page.evaluate(
		(addresses) => {
			for (const href of addresses)
				document.querySelector("h1")?.append(Object.assign(document.createElement("a"), { href, textContent: href }));
		},
		[paths.application("token"), paths.upload("a.pdf"), "/api/v1/docs", paths.sitemap, paths.campus],
	);
	for (const address of ["/application/token", "/uploads/a.pdf", "/api/v1/docs", paths.sitemap])
		await page.locator(`h1 a[href="${address}"]`).hover();
	await page.locator(`h1 a[href="${paths.campus}"]`).hover();
	await expect.poll(() => preloads).toContain(`prefetch ${paths.campus} Ready`);
	expect(preloads.filter((one) => /application\/|uploads|api|sitemap/.test(one))).toEqual([]);
});

it("fetches the code of the application forms when their links are touched or their choice opens", async () => {
	const { page } = await openPage(site, phone);
	const code: string[] = [];
	page.on("request", (request) => request.resourceType() === "script" && code.push(request.url()));
	const aboutToGo: [path: string, act: () => Promise<void>][] = [
		[paths.about, () => page.getByRole("button", { name: "Apply Now", exact: true }).click()],
		[paths.academic, () => page.locator(`main a[href="${paths.barchApplication}"]`).first().hover()],
	];
	for (const [path, act] of aboutToGo) {
		code.length = 0;
		await page.goto(path);
		await whenScripted(page);
		expect(code.filter((url) => url.includes("react-dom"))).toEqual([]);
		await act();
		await expect.poll(() => code.some((url) => url.includes("react-dom"))).toBe(true);
		await expect.poll(() => code.some((url) => url.includes("barch-wizard"))).toBe(true);
	}
});

it("fades from page to page, and not where little movement is wanted", async () => {
	for (const [reducedMotion, fades] of [
		["no-preference", true],
		["reduce", false],
	] as const) {
		const { page } = await openPage(site, { ...desktop, reducedMotion });
		await page.addInitScript(() =>
			addEventListener("pagereveal", (event) =>
				Object.assign(window, { faded: Reflect.get(event, "viewTransition") !== null }),
			),
		);
		await page.goto(paths.academic);
		await whenScripted(page);
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: "Campus life" })
			.evaluate((link: HTMLElement) => link.click());
		await page.waitForURL(`**${paths.campus}`);
		await expect.poll(() => page.evaluate(() => Reflect.get(window, "faded"))).toBe(fades);
		await page.context().close();
	}
});

it(`comes back to ${isWhole ? "every page" : "each kind of page"} as it was left, from the back-forward cache`, async () => {
	const browser = await openKeepingBrowser();
	onTestFinished(() => browser.close());
	const page = await browser.newPage({ ...phone, baseURL: site.url });
	await page.addInitScript(recordReadiness);
	await page.addInitScript(() => addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })));
	const addresses = isWhole
		? [...listedPages.map(([path]) => path), paths.success, paths.failure, paths.cancel, await firstNews()]
		: ["/", paths.barchApplication, paths.contact, paths.gallery, paths.success, await firstNews()];
	const notRestored: string[] = [];
	// The browser drops the pages that it has kept when the worker takes over for the first time.
	await page.goto("/");
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
	for (let first = 0; first < addresses.length; first += remembered) {
		const visitedPaths = addresses.slice(first, first + remembered);
		for (const address of visitedPaths) {
			await page.goto(address);
			await whenScripted(page);
		}
		await page.goto(paths.offline);
		for (const address of visitedPaths.toReversed()) {
			await page.evaluate(() => history.back());
			await page.waitForURL(({ pathname }) => pathname === address, { waitUntil: "commit" });
			const reasons = await page.evaluate(() => {
				const [entry] = performance.getEntriesByType("navigation");
				return Reflect.get(window, "persisted") === true ? null : Reflect.get(entry ?? {}, "notRestoredReasons");
			});
			if (reasons !== null) notRestored.push(`${address}: ${JSON.stringify(reasons)}`);
		}
	}
	expect(notRestored).toEqual([]);
});
