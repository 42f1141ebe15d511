import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { withAnnouncementsSeen } from "#tests/support/browser/announcements.ts";
import { whenScripted } from "#tests/support/browser/browser.ts";
import { focusFaults } from "#tests/support/browser/focus-faults.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

const refusedApplication = async (page: Page) => {
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByText("7 answers need a look").waitFor();
};
/** For a moment it lets through what was meant for the page below it. */
const questionSettled = async (page: Page) => {
	// It is asked from the second page on.
	await page.reload();
	await whenScripted(page);
	await page.getByRole("region", { name: "Cookies and films" }).waitFor();
};
const asking = "a form under the question about cookies";
const pages: [name: string, path: string, reach?: (page: Page) => Promise<unknown>][] = [
	["the home page", "/"],
	["a list", paths.events],
	["a detail", "/news-details/first"],
	["the B.Arch form with refusals", paths.barchApplication, refusedApplication],
	["the contact form", paths.contact],
	[asking, paths.getStarted, questionSettled],
];

describe.each([360, 1440])("focus that goes by Tab, %i px wide,", (width) => {
	it.each(pages)("is seen at every stop of %s, forwards and back", async (name, path, reach) => {
		const { page } = await openPage(site, { viewport: { width, height: 740 }, reducedMotion: "reduce" });
		if (name !== asking) await page.context().addCookies([{ name: "userConsent", value: "false", url: site.url }]);
		await withAnnouncementsSeen(page, site.url);
		await page.goto(path === "/news-details/first" ? await firstNews() : path);
		await whenScripted(page);
		await reach?.(page);
		const faults = [...(await walk(page, "Tab")), ...(await walk(page, "Shift+Tab"))];
		await page.context().close();
		expect(faults).toEqual([]);
	});
});

const firstNews = async () =>
	`/news-details/${(await (await fetch(`${site.url}/api/v1/website/news/list`)).json()).data[0].primaryId}`;

/** From one end of the page to the other. */
async function walk(page: Page, key: string): Promise<string[]> {
	const faults: string[] = [];
	let stops = 0;
	for (; stops < 250; stops += 1) {
		await page.keyboard.press(key);
		if (!(await page.evaluate(() => document.hasFocus() && document.activeElement !== document.body))) break;
		faults.push(...(await page.evaluate(focusFaults)).map((fault) => `${key}: ${fault}`));
	}
	if (stops < 15 || stops === 250) faults.push(`${stops} stops by ${key}`);
	return faults;
}
