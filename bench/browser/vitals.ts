import type { Browser } from "playwright-core";
import { latency, openSlowly } from "./slow-phone.ts";
import { isAhead, recordTransfers } from "./transfers.ts";

/**
 * Measurements for a visitor with a middling phone on a slow network: milliseconds, `cls` without a unit, `code` in
 * kilobytes. Excludes what is fetched ahead of a click.
 */
export type Vitals = Record<"fcp" | "lcp" | "cls" | "tbt" | "requests" | "foreign" | "code", number>;

const processor = 4;
/** Time after the last long task during which nothing more must come. */
const settledMs = 2500;

type Measured = { fcp: number; lcp: number; cls: number; longTasks: { start: number; ms: number }[] };

/** Opens a page as for the first time, and measures it. */
export async function measureVitals(browser: Browser, site: string, path: string): Promise<Vitals> {
	const { page, devtools } = await openSlowly(browser, site, { processor, latencyMs: latency.first });
	const transfers = await recordTransfers(devtools);
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
	}, settledMs);
	await page.context().close();
	const tbt = longTasks.filter(({ start }) => start > fcp).reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
	const loaded = transfers().filter((transfer) => !isAhead(transfer));
	const code = loaded.filter(({ type }) => type === "Script").reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
	const foreign = loaded.filter(({ url }) => !url.startsWith(site)).length;
	return { fcp, lcp, cls, tbt, requests: loaded.length, foreign, code };
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
