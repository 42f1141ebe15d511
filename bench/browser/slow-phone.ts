import type { Browser, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { phone, recordReadiness } from "#tests/support/browser/browser.ts";

/** Bits a second of Lighthouse's "slow 4G", as DevTools apply it. */
const throughput = { downloadThroughput: (1_638_400 * 0.9) / 8, uploadThroughput: (675_000 * 0.9) / 8 };

/** Milliseconds per request on slow 4G: for first requests, which open connections too, and for later ones. */
export const latency = { first: 562.5, later: 150 };

type Slowness = { processor: number; latencyMs?: number; device?: BrowserContextOptions };

/** A page of a visitor who comes for the first time, with a slower processor and, if there is a latency, on slow 4G. */
export async function openSlowly(
	browser: Browser,
	site: string,
	{ processor, latencyMs, device = phone }: Slowness,
): Promise<{ page: Page; devtools: CDPSession }> {
	const context = await browser.newContext({ ...device, baseURL: site });
	await context.addInitScript(recordReadiness);
	const page = await context.newPage();
	const devtools = await context.newCDPSession(page);
	await devtools.send("Network.enable");
	if (latencyMs !== undefined)
		await devtools.send("Network.emulateNetworkConditions", { offline: false, latency: latencyMs, ...throughput });
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: processor });
	return { page, devtools };
}
