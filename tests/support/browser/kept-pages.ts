import type { BrowserContextOptions, CDPSession, Disposable, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";

/** A page that one test after the other uses. */
type KeptPage = {
	page: Page;
	key: string;
	/** Viewport with which the page was opened. */
	viewport: BrowserContextOptions["viewport"];
	devtools: CDPSession;
	initScripts: Disposable[];
	/** Something was done to it that no one can take back. */
	isSpoilt: boolean;
};

/** Pages of this file that no test has at the moment; undefined if each test has its own page. */
let free: KeptPage[] | undefined;

/**
 * Has the tests of a file use the same pages one after the other, each as if it were new: a separate context costs
 * half of what a short test does.
 */
export function keepPages() {
	beforeAll(() => {
		free = [];
	});
	afterAll(async () => {
		const keptPages = free ?? [];
		free = undefined;
		await Promise.all(keptPages.map(({ page }) => page.context().close()));
	});
}

const spoilingPages =
	"addLocatorHandler emulateMedia exposeBinding exposeFunction setDefaultNavigationTimeout setExtraHTTPHeaders".split(
		" ",
	);
const spoilingContexts =
	"addInitScript exposeBinding exposeFunction grantPermissions newCDPSession on once route setExtraHTTPHeaders setGeolocation setOffline".split(
		" ",
	);
const events = [
	"console",
	"dialog",
	"download",
	"filechooser",
	"framenavigated",
	"pageerror",
	"popup",
	"request",
	"requestfailed",
	"requestfinished",
	"response",
] as const;

const keyOf = (options: BrowserContextOptions) => JSON.stringify(options);

/**
 * Takes a page with these options that a test before has left, or a new one.
 * @param url of the site that it shows
 * @returns the page, and what ends its use
 */
export async function takePage(url: string, options: BrowserContextOptions, openNew: () => Promise<Page>) {
	if (!free) {
		const page = await openNew();
		return { page, giveBack: () => page.context().close() };
	}
	const index = free.findIndex(({ key }) => key === keyOf(options));
	const [left] = index < 0 ? [] : free.splice(index, 1);
	const keptPage = left ?? (await watchPage(await openNew(), options));
	return { page: keptPage.page, giveBack: () => giveBack(keptPage, url) };
}

/** Has what is done to a new page noticed, so that it can be kept. */
async function watchPage(page: Page, options: BrowserContextOptions): Promise<KeptPage> {
	const context = page.context();
	const devtools = await context.newCDPSession(page);
	const keptPage: KeptPage = {
		page,
		key: keyOf(options),
		viewport: options.viewport,
		devtools,
		initScripts: [],
		isSpoilt: false,
	};
	const addInitScript = page.addInitScript.bind(page) as (...args: unknown[]) => Promise<Disposable>;
	const remember = async (...args: unknown[]) => {
		const script = await addInitScript(...args);
		keptPage.initScripts.push(script);
		return script;
	};
	Object.assign(page, { addInitScript: remember });
	for (const [target, names] of [
		[page, spoilingPages],
		[context, spoilingContexts],
	] as const) {
		const methods = target as unknown as Record<string, (...args: unknown[]) => unknown>;
		for (const name of names) {
			const method = methods[name]?.bind(target);
			const spoil = (...args: unknown[]) => {
				keptPage.isSpoilt = true;
				return method?.(...args);
			};
			Object.assign(target, { [name]: spoil });
		}
		const { clock } = target;
		const get = () => {
			keptPage.isSpoilt = true;
			return clock;
		};
		Object.defineProperty(target, "clock", { get });
	}
	return keptPage;
}

/** Leaves the page to the next test as if it were new, or closes it. */
async function giveBack(keptPage: KeptPage, url: string): Promise<void> {
	const { page } = keptPage;
	const canStay = free && !keptPage.isSpoilt && !page.isClosed();
	if (canStay && (await leaveNothing(keptPage, url).catch(() => false))) free?.push(keptPage);
	else await page.context().close();
}

async function leaveNothing({ page, devtools, initScripts, viewport }: KeptPage, url: string): Promise<true> {
	const context = page.context();
	for (const event of events) page.removeAllListeners(event);
	page.setDefaultTimeout(10_000);
	await Promise.all(context.pages().map((other) => other !== page && other.close()));
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await Promise.all(initScripts.splice(0).map((script) => script.dispose()));
	// A page stores what was typed as it is left; only a page of the site can empty the storage of its tab.
	await page.goto(`${url}/robots.txt`);
	await page.evaluate(() => sessionStorage.clear());
	await context.clearCookies();
	await devtools.send("Storage.clearDataForOrigin", { origin: url, storageTypes: "all" });
	await devtools.send("Page.resetNavigationHistory");
	await page.mouse.move(-1, -1);
	if (viewport) await page.setViewportSize(viewport);
	return true;
}
