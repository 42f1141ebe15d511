import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { desktop, openBrowser, openPage, phone, whenScripted } from "../support/browser.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let browser: Browser;
let site: RunningServer;
beforeAll(async () => {
	[browser, site] = await Promise.all([openBrowser(), startServer("sqlite", { LOG_LEVEL: "warn" })]);
});
afterAll(async () => {
	await browser.close();
	await site.drop();
});

const kilobyte = 1024;

/** What an address weighs once it has been asked for again; brotli. */
async function weigh(path: string): Promise<number> {
	const length = async () => Number((await fetch(site.url + path, { method: "HEAD", headers: { "accept-encoding": "br" } })).headers.get("content-length"));
	let [before, now] = [0, await length()];
	for (; before !== now; now = await length()) before = now;
	return now;
}

describe("the first view of a page", () => {
	it.each([
		["/", 30],
		["/news", 30],
		["/campus", 31],
		["/barch-application", 64],
	])("%s is light: page with styles, code beyond the framework (%i KB), and fonts", async (path, most) => {
		const html = await (await fetch(site.url + path)).text();
		expect(html).not.toMatch(/<link[^>]*rel="stylesheet"/);
		expect(await weigh(path)).toBeLessThan(40 * kilobyte);
		const code = new Set(html.match(/\/static\/js\/[\w.-]+\.js/g));
		const framework = [...code].filter((file) => file.includes("/react-"));
		expect(framework).toHaveLength(1);
		const weights = await Promise.all([...code].map(weigh));
		const own = weights.reduce((sum, weight) => sum + weight, 0) - (await weigh(framework[0] ?? ""));
		expect(own).toBeLessThan(most * kilobyte);
		const fonts = [...new Set(html.match(/\/static\/fonts\/[\w.-]+\.woff2/g))];
		expect((await Promise.all(fonts.map(weigh))).reduce((sum, weight) => sum + weight, 0)).toBeLessThan(60 * kilobyte);
	});

	it("asks for one font first, and for code last and with low priority", async () => {
		const html = await (await fetch(site.url)).text();
		expect(html.match(/<link rel="preload"[^>]*as="font"/g)).toHaveLength(1);
		const head = html.slice(0, html.indexOf("<body"));
		expect(head).not.toContain("modulepreload");
		const preloads = html.match(/<link[^>]*rel="modulepreload"[^>]*>/g) ?? [];
		expect(preloads.length).toBeGreaterThan(5);
		expect(preloads.filter((link) => !link.includes('fetchPriority="low"'))).toEqual([]);
		expect(html.indexOf("modulepreload")).toBeGreaterThan(html.indexOf("</footer>"));
	});
});

describe.each([
	["a phone", phone],
	["a desktop", desktop],
] as const)("a page whose code is slow to come, on %s", (name, device) => {
	let page: Page;
	let complaints: string[];
	let release: () => void;
	beforeEach(async () => {
		({ page, complaints } = await openPage(browser, site.url, device));
		await page.route("**/announcement/list*", (route) => route.fulfill({ json: { status: true, data: [] } }));
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/static/js/react-*.js", async (route) => {
			await held;
			await route.continue();
		});
	});
	afterEach(() => page.context().close());

	it("keeps what was typed and chosen before the code came, and sends it", async () => {
		await page.goto("/query", { waitUntil: "domcontentloaded" });
		const form = page.getByRole("form", { name: "Quick Enquiry" });
		await form.getByLabel("Name").fill("Revathi");
		await form.getByLabel("Phone").fill("94430 12345");
		await form.getByLabel("Course").selectOption({ index: 2 });
		const chosen = await form.getByLabel("Course").inputValue();
		release();
		await whenScripted(page);
		expect(await form.getByLabel("Name").inputValue()).toBe("Revathi");
		expect(await form.getByLabel("Course").inputValue()).toBe(chosen);
		await form.getByLabel("City").fill("Coonoor");
		const sent = page.waitForRequest("**/enquiry-form/add");
		await form.getByRole("button").last().click();
		expect((await sent).postDataJSON()).toMatchObject({ name: "Revathi", city: "Coonoor" });
		expect(complaints).toEqual([]);
	});

	it("takes the first click once the code is there", async () => {
		await page.goto("/academic", { waitUntil: "domcontentloaded" });
		release();
		await page.waitForFunction(() => "__reactRouterRouteModules" in window);
		await page.getByRole("contentinfo").getByRole("button", { name: "Approval documents" }).click();
		await page.getByRole("dialog", { name: /Approval/ }).waitFor();
		expect(new URL(page.url()).pathname).toBe("/academic");
	});

	it("loads of the next page the styles that are not there yet, and none twice", async () => {
		release();
		const styles: string[] = [];
		page.on("request", (request) => request.resourceType() === "stylesheet" && styles.push(new URL(request.url()).pathname));
		await page.goto("/academic");
		await whenScripted(page);
		expect(styles).toEqual([]);
		const go = (link: string) =>
			page
				.getByRole("contentinfo")
				.getByRole("link", { name: link })
				.first()
				.evaluate((element: HTMLElement) => element.click());
		await go("Campus life");
		await page.waitForURL("**/campus");
		await page.getByRole("heading", { level: 1 }).waitFor();
		expect(styles.length).toBeGreaterThan(0);
		expect(styles.filter((file) => file.includes("frame"))).toEqual([]);
		expect(await page.locator("main").evaluate((main) => getComputedStyle(main.ownerDocument.body).fontFamily)).toContain("Instrument Sans");
		expect(new Set(styles).size).toBe(styles.length);
		expect([name, complaints]).toEqual([name, []]);
	});
});
