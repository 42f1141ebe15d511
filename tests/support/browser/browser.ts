import {
	type Browser,
	type BrowserContextOptions,
	chromium,
	type LaunchOptions,
	type Locator,
	type Page,
} from "playwright-core";
import { findChromium } from "../../../scripts/checks/chromium.ts";

export const phone = {
	viewport: { width: 360, height: 740 },
	isMobile: true,
	hasTouch: true,
	deviceScaleFactor: 2,
} satisfies BrowserContextOptions;
export const desktop = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;
/** Options for tests that are about movement: all others run without it, which takes a third less time. */
export const moving = { reducedMotion: "no-preference" } satisfies BrowserContextOptions;

/** The machine's Chromium without the connections that it makes of its own accord. */
export function launchOptions(): LaunchOptions {
	const program = findChromium();
	const args = [
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
	];
	return {
		...(program && { executablePath: program }),
		args: process.getuid?.() === 0 ? ["--no-sandbox", ...args] : args,
	};
}

/** A browser of one's own, for scripts; tests share the one of `open-page.ts`. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions());

/** A separate browser with a back-forward cache, like visitors' browsers. */
export function openKeepingBrowser(): Promise<Browser> {
	const { args = [], ...options } = launchOptions();
	const program = findChromium({ whole: true });
	return chromium.launch({
		...options,
		...(program && { executablePath: program }),
		args: [...args, "--headless=new"],
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
}

/**
 * Waits until the page's code is at work, with the islands that wake by themselves; `recordReadiness` must run in the
 * page before its own code.
 */
export async function whenScripted(page: Page): Promise<void> {
	await page.waitForFunction(
		() => "pageIsReady" in window && !document.querySelector("[data-wake=load]:not([data-awake])"),
	);
}

/**
 * Touches the islands of a part of the page and waits for their code. A form that works without it is posted plainly
 * when the code takes longer than 5 s, as it does on a busy machine.
 */
export async function wakeIslands(page: Page, within = "main"): Promise<void> {
	for (const island of await page.locator(`${within} [data-wake=touch]`).all()) {
		await island.dispatchEvent("focusin");
		await island.and(page.locator("[data-awake]")).waitFor({ state: "attached" });
	}
}

/** Loads the page again with the texts of its controls, which browsers restore before its code runs. */
export async function reloadRestoring(page: Page): Promise<void> {
	const controls = "input:is([type=text], [type=tel], [type=email], [type=date]), textarea";
	const texts = await page
		.locator(controls)
		.evaluateAll((all) => all.map((each) => [each.id, (each as HTMLInputElement).value] as const));
	const restore = (texts: (readonly [string, string])[]) =>
		addEventListener("DOMContentLoaded", () => {
			for (const [id, text] of texts) {
				const control = id && document.getElementById(id);
				if (control) (control as HTMLInputElement).value = text;
			}
		});
	await page.addInitScript(restore, texts);
	await page.reload();
}

/** Runs in the page before its own code. */
export function recordReadiness() {
	addEventListener("page-ready", () => Object.assign(window, { pageIsReady: true }));
}

/**
 * Waits until the page has been drawn twice: what observes scrolling, sizes or a state's change has been called by
 * then.
 */
export async function nextFrames(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
	});
}

/** The footer with all its groups open, as a visitor on a phone opens them. */
export async function openFooter(page: Page): Promise<Locator> {
	const footer = page.getByRole("contentinfo");
	await footer.locator("details").evaluateAll((groups) => {
		for (const group of groups) (group as HTMLDetailsElement).open = true;
	});
	return footer;
}
