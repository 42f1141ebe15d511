import type { Browser } from "playwright-core";
import { phone } from "#tests/support/browser/browser.ts";

/** What a visitor with a middling phone on a slow network gets; milliseconds, `cls` without a unit. */
export type Vitals = { fcp: number; lcp: number; cls: number; tbt: number; requests: number; foreign: number };

/**
 * Lighthouse's "slow 4G" and its phone, as its throttling by the browser's own means has them (throughput in bits a
 * second, latency in ms).
 */
const network = {
	offline: false,
	latency: 562.5,
	downloadThroughput: (1_638_400 * 0.9) / 8,
	uploadThroughput: (675_000 * 0.9) / 8,
};
const slowerProcessor = 4;
/** So long after the load nothing more must come. */
const settled = 1500;

type Measured = { fcp: number; lcp: number; cls: number; longTasks: { start: number; ms: number }[] };

/** Opens a page as for the first time, and measures it. */
export async function measureVitals(browser: Browser, site: string, path: string): Promise<Vitals> {
	const context = await browser.newContext({ ...phone, baseURL: site });
	const page = await context.newPage();
	let [requests, foreign] = [0, 0];
	page.on("request", (request) => {
		requests += 1;
		if (!request.url().startsWith(site)) foreign += 1;
	});
	const devtools = await context.newCDPSession(page);
	await devtools.send("Network.enable");
	await devtools.send("Network.emulateNetworkConditions", network);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowerProcessor });
	await page.addInitScript(observe);
	await page.goto(path, { waitUntil: "load", timeout: 60_000 });
	const { fcp, lcp, cls, longTasks } = await page.evaluate(async (quiet) => {
		const measured = (window as unknown as { measured: Measured }).measured;
		let seen = -1;
		while (seen !== measured.longTasks.length) {
			seen = measured.longTasks.length;
			await new Promise((resolve) => setTimeout(resolve, quiet));
		}
		return measured;
	}, settled);
	await context.close();
	const tbt = longTasks.filter(({ start }) => start > fcp).reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
	return { fcp, lcp, cls, tbt, requests, foreign };
}

/** Runs in the page, before anything else. */
function observe() {
	const measured: Measured = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
	Object.assign(window, { measured });
	const watch = (type: string, see: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) see(entry);
		}).observe({ type, buffered: true });
	watch("paint", (entry) => {
		if (entry.name === "first-contentful-paint") measured.fcp = entry.startTime;
	});
	watch("largest-contentful-paint", (entry) => {
		measured.lcp = entry.startTime;
	});
	watch("layout-shift", (entry) => {
		if (!entry.hadRecentInput) measured.cls += entry.value ?? 0;
	});
	watch("longtask", (entry) => measured.longTasks.push({ start: entry.startTime, ms: entry.duration }));
}
