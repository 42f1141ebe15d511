import {
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
	type ConsoleMessage,
	chromium,
	type Page,
} from "playwright-core";
import { inject, onTestFinished } from "vitest";
import { desktop, recordReadiness } from "./browser.ts";
import { takePage } from "./kept-pages.ts";

/** Reported by Chromium on a page that does not fade in, such as the sandbox's checkout, as if it were an error. */
const abruptChange = "ViewTransition opt-in disabled";
/** Logged by Playwright in place of the service worker that it blocks. */
const blockedMessage = "Service Worker registration blocked by Playwright";

export type OpenedPage = {
	page: Page;
	/** Console errors and warnings, uncaught errors, and requests to other hosts. */
	complaints: string[];
};

/** Time limit for a busy machine, in milliseconds; nothing waits longer than it has to. */
const patience = 120_000;

/** Connection of this worker; it ends with the worker's process. */
let connection: Promise<Browser> | undefined;

/**
 * Opens a page in the run's browser that shares nothing with another one, until the test has finished, and records
 * everything that a visit should never cause.
 */
export async function openPage(
	{ url }: { url: string },
	options: BrowserContextOptions = desktop,
): Promise<OpenedPage> {
	// Playwright cannot see requests that pass through a service worker.
	const all: BrowserContextOptions = { serviceWorkers: "block", ...options, baseURL: url };
	const { page, giveBack } = await takePage(url, all, async () => (await openContext(all)).newPage());
	page.setDefaultTimeout(patience);
	const complaints = recordComplaints(page, url);
	onTestFinished(async ({ task }) => {
		if (task.result?.state === "fail") await describePage(page, complaints).then(console.error, () => {});
		await giveBack();
	});
	return { page, complaints };
}

/** Reads what a page shows when a test of it has failed: often it is another page than the test believes. */
async function describePage(page: Page, complaints: string[]): Promise<string> {
	const text = await page.locator("body").innerText({ timeout: 5000 });
	return [page.url(), ...complaints, text.replaceAll(/\s*\n\s*/g, "\n").slice(0, 4000)].join("\n");
}

/** Records everything that a visit to the site at `url` should never cause, from now on. */
export function recordComplaints(page: Page, url: string): string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type()) && message.text() !== blockedMessage)
			complaints.push(`console: ${message.text()}${whatFailed(message)}`);
	});
	page.on("pageerror", ({ message }) => {
		if (!message.endsWith(abruptChange)) complaints.push(`page: ${message}`);
	});
	page.on("request", (request) => {
		if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
			complaints.push(`foreign: ${request.url()}`);
	});
	return complaints;
}

/** The address of what was missing, which the browser says apart from its words. */
function whatFailed(message: ConsoleMessage): string {
	return message.text().startsWith("Failed to load resource") ? ` ${message.location().url}` : "";
}

/** A browser context with an Indian locale and clock, and without motion unless the test is about it. */
export async function openContext(options: BrowserContextOptions): Promise<BrowserContext> {
	connection ??= chromium.connect(inject("browserEndpoint"));
	const context = await (await connection).newContext({
		locale: "en-IN",
		timezoneId: "Asia/Kolkata",
		reducedMotion: "reduce",
		...options,
	});
	await context.addInitScript(recordReadiness);
	context.setDefaultTimeout(patience);
	return context;
}

/**
 * Lets requests to `url` reach the server and loses its answers, until `page.unroute(url)`.
 * @returns the statuses of the lost answers, as they are lost
 */
export async function loseAnswers(page: Page, url: string): Promise<number[]> {
	const lostTimes: number[] = [];
	await page.route(url, async (route) => {
		lostTimes.push((await route.fetch()).status());
		await route.abort();
	});
	return lostTimes;
}
