import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findChromium } from "../../../scripts/chromium.ts";

export const phone = {
	viewport: { width: 360, height: 740 },
	isMobile: true,
	hasTouch: true,
	deviceScaleFactor: 2,
} satisfies BrowserContextOptions;
export const desktop = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;

/** The machine's Chromium without the connections that it makes of its own accord. */
export function openBrowser(): Promise<Browser> {
	const args = [
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
	];
	const program = findChromium();
	return chromium.launch({
		...(program && { executablePath: program }),
		args: process.getuid?.() === 0 ? ["--no-sandbox", ...args] : args,
	});
}

/** What the driver itself says in place of the service worker that it keeps away. */
const blocked = "Service Worker registration blocked by Playwright";

export type Watched = {
	page: Page /** Console errors, page errors, failed and foreign requests. */;
	complaints: string[];
};

/** A page that writes down everything a visitor should never cause. */
export async function openPage(
	browser: Browser,
	site: string,
	options: BrowserContextOptions = desktop,
): Promise<Watched> {
	// What passes a service worker is out of a test's hands.
	const context = await browser.newContext({
		serviceWorkers: "block",
		...options,
		baseURL: site,
		locale: "en-IN",
		timezoneId: "Asia/Kolkata",
	});
	const page = await context.newPage();
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type()) && message.text() !== blocked)
			complaints.push(`console: ${message.text()}`);
	});
	page.on("pageerror", (error) => complaints.push(`page: ${error.message}`));
	page.on(
		"request",
		(request) =>
			!request.url().startsWith(site) &&
			!/^(data|blob):/.test(request.url()) &&
			complaints.push(`foreign: ${request.url()}`),
	);
	return { page, complaints };
}

/** Waits until React has taken the page over: its elements carry React's mark then. */
export async function whenScripted(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
	);
}
