import type { Locator, Page } from "playwright-core";
import { withAnnouncementsSeen } from "#tests/support/browser/announcements.ts";
import { openBrowser, whenScripted } from "#tests/support/browser/browser.ts";
import { startSite } from "../processes.ts";
import type { Row } from "../report.ts";
import { openSlowly } from "./slow-phone.ts";

const processor = 6;
const rounds = 5;
/** Wait after the last input, by the end of which everything it has set off is drawn. */
const settledMs = 1000;

type Journey = { what: string; path: string; touch: (page: Page) => Locator; type?: string };

const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first();
/** The least that a touch can take: on a busy machine most of what is measured is the browser and the throttling. */
const bare: Journey = { what: "a button of a page with nothing else", path: "/bare", touch: button("Touch") };
const bareHtml = `<meta name="viewport" content="width=device-width"><button onclick="this.textContent += '.'">Touch</button>`;
const journeys: Journey[] = [
	{ what: "menu", path: "/", touch: button("Menu") },
	{ what: "choice of applications", path: "/campus", touch: (page) => page.locator("[data-apply] > button") },
	{ what: "next card", path: "/", touch: button("Next: Recruiters") },
	{ what: "Show More", path: "/news", touch: (page) => page.locator("[data-show-more] a") },
	{ what: "gallery viewer", path: "/gallery", touch: (page) => page.locator("[data-large]").first() },
	{ what: "approval documents", path: "/academic", touch: button("Approval documents") },
	{ what: "first touch of a short form", path: "/query", touch: (page) => field(page, "name"), type: "Revathi" },
	{
		what: "first touch of an application",
		path: "/barch-application",
		touch: (page) => field(page, "name"),
		type: "Revathi",
	},
];
const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);

/**
 * Milliseconds from each touch to the next paint, the slowest of a journey (https://web.dev/articles/inp), and by how
 * much it exceeds a bare page's. The least of the rounds counts: whatever else runs on the machine only adds to it.
 */
export async function interactions(): Promise<Row[]> {
	const [site, browser] = await Promise.all([startSite(), openBrowser()]);
	const url = `http://127.0.0.1:${site.port}`;
	const all = [bare, ...journeys].map((journey) => ({ journey, times: [] as number[] }));
	try {
		for (let round = 0; round < rounds; round += 1)
			for (const { journey, times } of all) {
				const { page } = await openSlowly(browser, url, { processor });
				times.push(await measureJourney(page, url, journey));
				await page.context().close();
			}
	} finally {
		await browser.close();
		await site.stop();
	}
	const least = Math.min(...(all[0]?.times ?? []));
	return all.map(({ journey: { what, path }, times }) => {
		const [value, note] = [Math.min(...times), `of ${times.join(", ")}`];
		if (path === bare.path) return { what, value, unit: "ms", note };
		return { what: `${path}: ${what}, beyond that`, value: value - least, unit: "ms", most: 64, note };
	});
}

async function measureJourney(page: Page, site: string, { path, touch, type }: Journey): Promise<number> {
	// An announcement would cover what is to be touched.
	await withAnnouncementsSeen(page, site);
	await page.route(`**${bare.path}`, (route) => route.fulfill({ contentType: "text/html", body: bareHtml }));
	await page.addInitScript(observeInteractions);
	await page.goto(path, { waitUntil: "load" });
	if (path !== bare.path) await whenScripted(page);
	const target = touch(page);
	await target.scrollIntoViewIfNeeded();
	await page.waitForTimeout(settledMs);
	await target.tap();
	if (type) await page.keyboard.type(type, { delay: 100 });
	await page.waitForTimeout(settledMs);
	return page.evaluate(() => (window as unknown as { slowest: number }).slowest);
}

/** Runs in the page, before anything else. Shorter interactions than 16 ms are not reported, and count as 0. */
function observeInteractions() {
	Object.assign(window, { slowest: 0 });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as PerformanceEventTiming[]) {
			const { slowest } = window as unknown as { slowest: number };
			if (entry.interactionId) Object.assign(window, { slowest: Math.max(slowest, entry.duration) });
		}
	}).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
