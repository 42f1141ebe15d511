import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { desktop, openBrowser, openPage, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

let site: RunningServer;
let browser: Browser;
/** Every address of the site that a link leads to, starting from the home page, with the page that first named it. */
let found: Map<string, { status: number; type: string; from: string }>;

beforeAll(async () => {
	[site, browser] = await Promise.all([startServer("sqlite"), openBrowser()]);
	found = await crawl(site.url);
});
afterAll(async () => {
	await browser.close();
	await site.drop();
});

describe("from the home page", () => {
	it("every link leads somewhere", () => {
		const broken = [...found]
			.filter(([, { status }]) => status !== 200)
			.map(([path, { status, from }]) => `${path} (${status}) on ${from}`);
		expect(broken).toEqual([]);
		expect(found.size).toBeGreaterThan(150);
	});

	it.each([
		["the narrowest phone", { ...phone, viewport: { width: 320, height: 640 } }],
		["a desktop", desktop],
	] as const)(
		"no kind of page breaks its policy, has a message in the console, a foreign request or a sideways scroll on %s",
		async (_name, device) => {
			const { page, complaints } = await openPage(browser, site.url, { ...device, reducedMotion: "reduce" });
			// The announcement has tests of its own; here it would lie over the home page.
			await page.route("**/announcement/list*", (route) => route.fulfill({ json: { status: true, data: [] } }));
			await page.addInitScript(() =>
				addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
					console.error(violatedDirective, blockedURI),
				),
			);
			const faults: string[] = [];
			for (const path of oneOfEachKind(
				[...found].filter(([, { type }]) => type.startsWith("text/html")).map(([path]) => path),
			)) {
				await page.goto(path);
				await whenScripted(page);
				const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
				if (beyond > 0) faults.push(`${path}: ${beyond} px too wide`);
			}
			await page.context().close();
			expect([...faults, ...complaints]).toEqual([]);
		},
		300_000,
	);
});

async function crawl(url: string): Promise<typeof found> {
	const seen: typeof found = new Map();
	const queue: [path: string, from: string][] = [["/", "the start"]];
	for (let next = queue.shift(); next; next = queue.shift()) {
		const [path, from] = next;
		if (seen.has(path)) continue;
		const answer = await fetch(`${url}${path}`);
		const type = answer.headers.get("content-type") ?? "";
		seen.set(path, { status: answer.status, type, from });
		const body = await answer.text();
		if (type.startsWith("text/html"))
			for (const [, link = ""] of body.matchAll(/<a [^>]*?href="(\/[^"#]*)/g))
				queue.push([link.replaceAll("&amp;", "&"), path]);
	}
	return seen;
}

/** All pages with an address of their own, and one of those that differ only in their record or page number. */
function oneOfEachKind(paths: string[]): string[] {
	const kinds = new Map(paths.map((path) => [path.replace(/(-details\/|\?).+$/, "$1"), path] as const));
	return [...kinds.values()];
}
