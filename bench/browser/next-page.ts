import type { Browser, Page } from "playwright-core";
import { desktop, openBrowser, openFooter, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { startSite } from "../processes.ts";
import type { Row } from "../report.ts";
import { latency, openSlowly } from "./slow-phone.ts";

const processor = 4;
const rounds = 5;
const from = "/academic";
const to = "/undergraduate";

/**
 * Milliseconds from a click to the first paint of the next page, on slow 4G with an open connection; the least of five.
 * Browsers that are watched by DevTools prefetch what they would prerender, so a prerendered page is drawn here too.
 */
export async function nextPage(): Promise<Row[]> {
	const [site, browser] = await Promise.all([startSite(), openBrowser()]);
	const url = `http://127.0.0.1:${site.port}`;
	const least = async (visit: Visit) => {
		const times: number[] = [];
		while (times.length < rounds) times.push(await measure(browser, url, visit));
		return { value: Math.round(Math.min(...times)), unit: "ms", note: `of ${times.map(Math.round).join(", ")}` };
	};
	try {
		return [
			{ what: `${from} to ${to}: by a tap`, ...(await least("tap")), most: 400 },
			{ what: `${from} to ${to}: by a click after a hover`, ...(await least("hover")), most: 400 },
			{ what: `${from} to ${to}: by a tap, nothing fetched ahead`, ...(await least("unprepared tap")), most: 600 },
		];
	} finally {
		await browser.close();
		await site.stop();
	}
}

type Visit = "tap" | "hover" | "unprepared tap";

const linkOf = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Undergraduate" });

async function measure(browser: Browser, url: string, visit: Visit): Promise<number> {
	for (const path of [from, to]) await (await fetch(url + path, { headers: { "accept-encoding": "br" } })).text();
	const device = visit === "hover" ? desktop : phone;
	const { page } = await openSlowly(browser, url, { processor, latencyMs: latency.later, device });
	if (visit === "unprepared tap") await page.route("**/speculation-rules.json", (route) => route.abort());
	await page.goto(from, { waitUntil: "load" });
	await whenScripted(page);
	await openFooter(page);
	await linkOf(page).scrollIntoViewIfNeeded();
	await page.waitForTimeout(2000);
	await page.evaluate(() => {
		addEventListener("click", ({ timeStamp }) =>
			sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp)),
		);
	});
	if (visit === "hover") {
		await linkOf(page).hover();
		await page.waitForTimeout(2000);
		await linkOf(page).click();
	} else await linkOf(page).tap();
	await page.waitForURL(url + to);
	const ms = await page.evaluate(async () => {
		const paint = await new Promise<PerformanceEntry>((resolve) => {
			new PerformanceObserver((list) => {
				const [entry] = list.getEntriesByName("first-contentful-paint");
				if (entry) resolve(entry);
			}).observe({ type: "paint", buffered: true });
		});
		return performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem("clicked"));
	});
	await page.context().close();
	return ms;
}
