import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { faultsAtWidth, faultsOf } from "#tests/support/browser/audit.ts";
import { whenScripted } from "#tests/support/browser/browser.ts";
import { openContext, recordComplaints } from "#tests/support/browser/open-page.ts";
import { show, type View, viewsOf } from "#tests/support/browser/views.ts";
import { empty } from "#tests/support/browser/views-in-use.ts";
import { takeTablesAway } from "#tests/support/database/broken-tables.ts";
import { ownSite } from "#tests/support/server/site.ts";

const widths = [1440, 768, 360];
const narrowest = 320;
/** Pages open at a time: while one waits for its server, another is measured. */
const concurrency = 4;

const site = ownSite();
const emptySite = ownSite({ DEMO: "off", LOG_LEVEL: "error" });

/** The title of each address seen. */
const titles = new Map<string, string>();

it("no page and no state of a page has a fault at three widths, a complaint or sideways scrolling", async () => {
	const views = await viewsOf(site.url);
	expect(views.length).toBeGreaterThan(80);
	expect(await audit(site.url, views)).toEqual([]);
}, 900_000);

it("no list has a fault while it is empty or cannot be loaded", async () => {
	expect(await audit(emptySite.url, empty)).toEqual([]);
	const putBack = takeTablesAway(site.dataDir, ["news"]);
	try {
		await expect.poll(async () => (await fetch(`${site.url}/news`)).status).toBe(503);
		expect(await audit(site.url, [{ name: "news, out of order", path: paths.news, complains: /503/ }])).toEqual([]);
	} finally {
		putBack();
	}
}, 300_000);

it("no two pages have the same title", () => {
	const paths = Map.groupBy(titles, ([, title]) => title);
	expect([...paths.values()].filter((same) => same.length > 1)).toEqual([]);
	expect(titles.size).toBeGreaterThan(40);
});

/** The faults of each view, as "view, width: rule at target". */
async function audit(url: string, views: readonly View[]): Promise<string[]> {
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
	await Promise.all(Array.from({ length: concurrency }, next));
	return faults;
}

/** All of axe's rules at the first width, and those that depend on the width at the others. */
async function auditView(url: string, view: View, [first = 1440, ...others]: number[]): Promise<string[]> {
	const context = await openContext({ viewport: { width: first, height: 800 }, reducedMotion: "reduce" });
	const page = await context.newPage();
	page.setDefaultTimeout(60_000);
	const complaints = recordComplaints(page, url);
	try {
		await page.addInitScript(reportPolicyViolations);
		await show(page, url, view);
		const { pathname } = new URL(page.url());
		if (url === site.url) titles.set(pathname.replace(/^\/application\/.+/, "/application/"), await page.title());
		const faults = (await faultsOf(page)).map((fault) => `${first} px: ${fault}`);
		for (const width of others) {
			await page.setViewportSize({ width, height: 800 });
			faults.push(...(await faultsAtWidth(page)).map((fault) => `${width} px: ${fault}`));
		}
		await page.setViewportSize({ width: narrowest, height: 600 });
		// What a view is made to do on the way may well end in a message; a page that is only read never does.
		if (!view.reach) {
			await page.reload();
			await whenScripted(page);
			faults.push(...complaints.filter((complaint) => !view.complains?.test(complaint)));
		}
		return [...faults, ...(await sidewaysScrolling(page))];
	} catch (error) {
		return [`not reached: ${error}`];
	} finally {
		await context.close();
	}
}

/** On the narrowest phone, and with the text spaced out as far as visitors may. */
async function sidewaysScrolling(page: Page): Promise<string[]> {
	const faults: string[] = [];
	const check = async (width: number, how: string) => {
		await page.setViewportSize({ width, height: 600 });
		const beyond = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		if (beyond > 0) faults.push(`${width} px${how}: sideways scroll by ${beyond} px`);
	};
	await check(narrowest, "");
	await page.evaluate(spaceText);
	await check(narrowest, ", text spaced out");
	await check(1024, ", text spaced out");
	return faults;
}

/** Runs in the page before its own code. */
function reportPolicyViolations() {
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		console.error(violatedDirective, blockedURI),
	);
}

/** Spaces text as far as https://www.w3.org/TR/WCAG22/#text-spacing asks. Runs in the page. */
function spaceText() {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(
		`* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
		p { margin-block-end: 2em !important }`,
	);
	document.adoptedStyleSheets = [sheet];
}
