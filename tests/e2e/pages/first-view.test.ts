import type { Page, Route } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { listedPages } from "#src/listed-pages.ts";
import * as paths from "#src/paths.ts";
import { withAnnouncementsSeen } from "#tests/support/browser/announcements.ts";
import { nextFrames, openFooter, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

const kilobyte = 1024;
/** Size of a form's code, as in docs/performance.md, in bytes. */
const formCode = 122_700;
/** The listed pages with a form that wakes by itself. */
const formPages: string[] = [
	paths.barchApplication,
	paths.marchApplication,
	paths.diplomaApplication,
	paths.alumniRegistration,
];

/** Measures an address in bytes, as brotli. A page is smaller once the server has had time to compress it well. */
async function weigh(path: string): Promise<number> {
	const response = await fetch(site.url + path, { method: "HEAD", headers: { "accept-encoding": "br" } });
	return Number(response.headers.get("content-length"));
}

async function weighAll(paths: readonly string[]): Promise<number> {
	return (await Promise.all(paths.map(weigh))).reduce((sum, weight) => sum + weight, 0);
}

describe("the first view of a page", () => {
	/** Reads which code the page itself names: it starts this code. */
	async function readPage(path: string) {
		const html = (await (await fetch(site.url + path)).text()).replace(/ data-files-ahead="[^"]*"/, "");
		expect(html).not.toMatch(/<link[^>]*rel="stylesheet"/);
		await expect.poll(() => weigh(path)).toBeLessThan(40 * kilobyte);
		expect(await weighAll([...new Set(html.match(/\/static\/fonts\/[\w.-]+\.woff2/g))])).toBeLessThan(60 * kilobyte);
		return [...new Set(html.match(/\/static\/js\/[\w.-]+\.js/g))];
	}

	it.each(listedPages.map(([path]) => path).filter((path) => !formPages.includes(path)))(
		"%s is light: page with styles, one file of code, no framework, and fonts",
		async (path) => {
			const code = await readPage(path);
			expect(code).toEqual([expect.stringMatching(/\/enhance-/)]);
			expect(await weighAll(code)).toBeLessThan(10 * kilobyte);
		},
	);

	it.each(formPages)("%s is light: page with styles, code without a router, and fonts", loadsWhatItNames);

	it.each(["", "/answers/education", "/results"])("an application’s page%s is light, too", async (page) => {
		const { token } = await sendApplication(site.url, { ...barchAnswers, nata_status: "waiting" });
		await loadsWhatItNames(paths.application(token) + page);
	});

	async function loadsWhatItNames(path: string) {
		const code = await readPage(path);
		expect(await weighAll(code)).toBeLessThan(formCode);
		const { page, complaints } = await openPage(site, phone);
		const loaded: string[] = [];
		page.on("request", (request) => {
			if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
		});
		await page.goto(path);
		await whenScripted(page);
		// All of it is fetched at once, since the page names it; what is named is needed.
		expect(loaded.sort()).toEqual(code.sort());
		expect(complaints).toEqual([]);
	}

	it.each(["/", paths.contact, paths.events, paths.barchApplication])(
		"makes none of the browser's slow formats while code takes %s over",
		async (path) => {
			const { page } = await openPage(site, phone);
			await page.addInitScript(() => {
				const madeFormats: string[] = [];
				Object.assign(window, { made: madeFormats });
				for (const name of ["DateTimeFormat", "NumberFormat", "DisplayNames"] as const) {
					const watchedFormat = new Proxy<new (...args: never[]) => object>(Intl[name], {
						construct(target, args) {
							madeFormats.push(name);
							return Reflect.construct(target, args);
						},
					});
					Object.assign(Intl, { [name]: watchedFormat });
				}
			});
			await page.goto(path);
			await whenScripted(page);
			expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
			await page.evaluate(() => new Intl.NumberFormat("en-IN").format(1));
			expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual(["NumberFormat"]);
			await page.context().close();
		},
	);

	it("asks for one font first, and for code only when the page has loaded or is touched", async () => {
		const html = await (await fetch(site.url)).text();
		expect(html.match(/<link rel="preload"[^>]*as="font"/g)).toHaveLength(1);
		expect(html).not.toMatch(/<link[^>]*modulepreload|<script[^>]*(src=|type="module")/);
		const { page, complaints } = await openPage(site, phone);
		await withAnnouncementsSeen(page, site.url);
		let release = () => {};
		const holding = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/film/hero.avif", async (route) => {
			await holding;
			await route.continue();
		});
		const code: string[] = [];
		page.on("request", (request) => request.resourceType() === "script" && code.push(request.url()));
		await page.goto("/", { waitUntil: "domcontentloaded" });
		await page.evaluate(() => document.fonts.ready.then(() => {}));
		expect(code).toEqual([]);
		await page.locator("h1").dispatchEvent("pointerdown");
		await whenScripted(page);
		expect(code.map((url) => new URL(url).pathname)).toEqual([expect.stringMatching(/\/enhance-/)]);
		release();
		await page.waitForLoadState();
		await page.reload();
		await whenScripted(page);
		expect(complaints).toEqual([]);
	});
});

it("does not load its inline styles again with code that loads later", async () => {
	const { page } = await openPage(site, phone);
	const styles: string[] = [];
	page.on("request", (request) => {
		if (request.resourceType() === "stylesheet") styles.push(new URL(request.url()).pathname);
	});
	await page.goto(paths.academic);
	const inline = (await page.locator("style[data-files]").getAttribute("data-files")) ?? "";
	await whenScripted(page);
	await (await openFooter(page)).getByRole("button", { name: "Approval documents" }).click();
	await page.getByRole("dialog").waitFor();
	expect(styles).not.toEqual([]);
	expect(styles.filter((file) => inline.includes(file))).toEqual([]);
});

describe("a page whose code is slow to come,", () => {
	let page: Page;
	let complaints: string[];
	let release: () => void;
	beforeEach(async () => {
		({ page, complaints } = await openPage(site, phone));
		await withAnnouncementsSeen(page, site.url);
		const holding = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route(/\/static\/js\/(?:react|enhance)-[^/]*\.js$/, async (route) => {
			await holding;
			await route.continue();
		});
	});

	it("keeps what was typed and chosen before the code came, and sends it", async () => {
		await page.goto(paths.quickEnquiry, { waitUntil: "domcontentloaded" });
		const form = page.getByRole("form", { name: "Quick Enquiry" });
		await form.getByLabel("Name").fill("Revathi");
		await form.getByLabel("Phone").fill("94430 12345");
		await form.getByLabel("Course").selectOption({ index: 2 });
		const chosenCourse = await form.getByLabel("Course").inputValue();
		release();
		await whenScripted(page);
		expect(await form.getByLabel("Name").inputValue()).toBe("Revathi");
		expect(await form.getByLabel("Course").inputValue()).toBe(chosenCourse);
		await form.getByLabel("City").fill("Coonoor");
		const sendingRequest = page.waitForRequest("**/enquiry-form/add");
		await form.getByRole("button").last().click();
		expect((await sendingRequest).postDataJSON()).toMatchObject({ name: "Revathi", city: "Coonoor" });
		expect(complaints).toEqual([]);
	});

	it("sends a form once, however often it was sent before the code came", async () => {
		let sent = 0;
		page.on("request", (request) => {
			if (request.url().includes("enquiry-form/add")) sent += 1;
		});
		await page.goto(paths.quickEnquiry, { waitUntil: "domcontentloaded" });
		const form = page.getByRole("form", { name: "Quick Enquiry" });
		await form.getByLabel("Name").fill("Revathi");
		await form.getByLabel("Phone").fill("94430 12346");
		await form.getByLabel("Course").selectOption({ index: 2 });
		await form.getByLabel("City").fill("Coonoor");
		for (let press = 0; press < 3; press += 1) await form.getByRole("button").last().click();
		const answerResponse = page.waitForResponse("**/enquiry-form/add");
		release();
		await answerResponse;
		await nextFrames(page);
		expect(sent).toBe(1);
	});

	it("opens the list of countries whose button was pressed before the code came", async () => {
		await page.goto(paths.quickEnquiry, { waitUntil: "domcontentloaded" });
		const form = page.getByRole("form", { name: "Quick Enquiry" });
		await form.getByRole("button", { name: /^Country/ }).click();
		release();
		await form.getByRole("combobox", { name: /country/i }).waitFor();
	});

	it("does what was pressed before the code came, once it is there", async () => {
		await page.goto(paths.contact, { waitUntil: "domcontentloaded" });
		await page.route("https://**", (route) => route.fulfill({ body: "" }));
		const map = page.getByRole("button", { name: "Show the live map" });
		// A second press, which would hide it again, is impatience.
		await map.click();
		await map.click();
		expect(await map.getAttribute("aria-pressed")).toBe("false");
		release();
		await page.locator("iframe").waitFor();
	});

	it("opens what a form without code would have led to, once the code is there", async () => {
		await page.goto(paths.academic, { waitUntil: "domcontentloaded" });
		await (await openFooter(page)).getByRole("button", { name: "Approval documents" }).click();
		release();
		await page.getByRole("dialog", { name: /Approval/ }).waitFor();
		expect([new URL(page.url()).pathname, complaints]).toEqual([paths.academic, []]);
	});

	it("sends a form its own way where the code does not come", async () => {
		await page.clock.install();
		await page.goto(paths.quickEnquiry, { waitUntil: "domcontentloaded" });
		const form = page.getByRole("form", { name: "Quick Enquiry" });
		await form.getByLabel("Name").fill("Revathi");
		await form.getByLabel("Phone").fill("94430 12345");
		await form.getByLabel("Course").selectOption({ index: 2 });
		await form.getByLabel("City").fill("Coonoor");
		await form.getByRole("button").last().click();
		await page.clock.runFor(5100);
		await page.waitForURL(/\/query\?sent=1/, { waitUntil: "commit" });
		release();
	});
});

it("a form that is sent before its own code came asks in its own words for what is missing", async () => {
	const { page } = await openPage(site, phone);
	const routes: Route[] = [];
	await page.route(/\/static\/js\/react-dom-/, (route) => void routes.push(route));
	await page.goto(paths.getStarted);
	await whenScripted(page);
	await page.locator("main form [type=submit]").click();
	await expect.poll(() => routes.length).toBeGreaterThan(0);
	expect(await page.locator("main [aria-invalid=true]").count()).toBe(0);
	await Promise.all(routes.map((route) => route.continue()));
	await page.locator("main [aria-invalid=true]").first().waitFor();
});
