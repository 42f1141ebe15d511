import { openPage } from "#tests/support/browser/open-page.ts";
import type { BrowserWindow, Size } from "./browser-window.ts";

/** A window of the Chromium that all browser tests share. */
export async function openChromium(url: string, viewport: Size): Promise<BrowserWindow> {
	const { page, complaints } = await openPage({ url }, { viewport, reducedMotion: "no-preference" });
	return {
		goto: async (address) => void (await page.goto(address)),
		evaluate: (script, given) => page.evaluate(script as (given: unknown) => never, given),
		click: (x, y) => page.mouse.click(x, y),
		type: (text) => page.keyboard.type(text),
		chooseFile: (selector, path) => page.setInputFiles(selector, path),
		saveScreenshot: async (path) => void (await page.screenshot({ path })),
		complaints: async () => complaints,
	};
}
