import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { faultsOf } from "#tests/support/browser/audit.ts";
import { openBrowser } from "#tests/support/browser/browser.ts";
import { show, type View, viewsOf } from "#tests/support/browser/views.ts";
import { empty } from "#tests/support/browser/views-in-use.ts";
import { takeTablesAway } from "#tests/support/database/broken-tables.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

const widths = [1440, 768, 360];
/** Pages at a time: while one waits for its server, another is measured. */
const abreast = 4;

let site: RunningServer;
let bare: RunningServer;
let browser: Browser;
beforeAll(async () => {
	[site, bare, browser] = await Promise.all([
		startServer("sqlite"),
		startServer("sqlite", { DEMO: "off", LOG_LEVEL: "error" }),
		openBrowser(),
	]);
});
afterAll(async () => {
	await browser.close();
	await Promise.all([site.drop(), bare.drop()]);
});

/** The title of each address seen. */
const titles = new Map<string, string>();

it("no page and no state of one has a fault at three widths, nor scrolls sideways at 320 px or with its text spaced out", async () => {
	const views = await viewsOf(site.url);
	expect(views.length).toBeGreaterThan(80);
	expect(await audit(site, views)).toEqual([]);
}, 600_000);

it("no list has a fault while there is nothing in it, or while it cannot be loaded", async () => {
	expect(await audit(bare, empty)).toEqual([]);
	const putBack = takeTablesAway(site.dataDir, ["shelves"]);
	try {
		await expect.poll(async () => (await fetch(`${site.url}/news`)).status).toBe(503);
		expect(await audit(site, [{ name: "news, out of order", path: "/news" }])).toEqual([]);
	} finally {
		putBack();
	}
}, 120_000);

it("no two pages have the same title", () => {
	const paths = Map.groupBy(titles, ([, title]) => title);
	expect([...paths.values()].filter((same) => same.length > 1)).toEqual([]);
	expect(titles.size).toBeGreaterThan(40);
});

/** The faults of each view at each width, as "view, width: rule at target". */
async function audit({ url }: RunningServer, views: readonly View[]): Promise<string[]> {
	const queue = views.flatMap((view) =>
		view.byWidth ? widths.map((width) => ({ view, at: [width] })) : [{ view, at: widths }],
	);
	const faults: string[] = [];
	const next = async (): Promise<void> => {
		const job = queue.shift();
		if (!job) return;
		faults.push(...(await auditView(url, job.view, job.at)).map((fault) => `${job.view.name}, ${fault}`));
		return next();
	};
	await Promise.all(Array.from({ length: abreast }, next));
	return faults;
}

async function auditView(url: string, view: View, at: number[]): Promise<string[]> {
	const context = await browser.newContext({
		viewport: { width: at[0] ?? 360, height: 800 },
		reducedMotion: "reduce",
		locale: "en-IN",
		timezoneId: "Asia/Kolkata",
	});
	const page = await context.newPage();
	page.setDefaultTimeout(30_000);
	try {
		await show(page, url, view);
		const { pathname } = new URL(page.url());
		if (url === site.url) titles.set(pathname.replace(/^\/application\/.+/, "/application/"), await page.title());
		const faults: string[] = [];
		for (const width of at) {
			await page.setViewportSize({ width, height: 800 });
			faults.push(...(await faultsOf(page)).map((fault) => `${width} px: ${fault}`));
		}
		return [...faults, ...(await beyondSmallest(page))];
	} catch (error) {
		return [`not reached: ${error}`];
	} finally {
		await context.close();
	}
}

async function beyondSmallest(page: Page): Promise<string[]> {
	const faults: string[] = [];
	const look = async (width: number, how: string) => {
		await page.setViewportSize({ width, height: 600 });
		const beyond = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		if (beyond > 0) faults.push(`${width} px${how}: sideways scroll by ${beyond} px`);
	};
	await look(320, "");
	await page.evaluate(spaceText);
	await look(320, ", text spaced out");
	await look(1024, ", text spaced out");
	return faults;
}

/** As far as a visitor may space text, https://www.w3.org/TR/WCAG22/#text-spacing. Runs in the page. */
function spaceText() {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(
		"* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }",
	);
	document.adoptedStyleSheets = [sheet];
}
