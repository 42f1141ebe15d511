import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openPage } from "../support/browser.ts";
import { type RunningServer, startServer } from "../support/server.ts";

describe.each([360, 768, 1440])("axe finds nothing, %i px wide,", (width) => {
	let browser: Browser;
	let site: RunningServer;
	beforeAll(async () => {
		[browser, site] = await Promise.all([openBrowser(), startServer("sqlite")]);
	});
	afterAll(async () => {
		await browser.close();
		await site.drop();
	});

	const narrow = width < 992;
	const states: [string, string, (page: Page) => Promise<void>][] = [
		["the home page with its question about cookies", "/", async (page) => page.getByRole("region", { name: "Cookies and films" }).waitFor()],
		["the stories, one of them open", "/student-story-details", async (page) => page.getByText("Read More").first().click()],
		[
			"the menu or the panel beside it",
			"/academic",
			async (page) => {
				await page.getByRole("button", { name: narrow ? "Menu" : "About the school and contact" }).click();
				if (!narrow) await page.getByRole("button", { name: "Send message" }).click();
			},
		],
		[
			"the approval documents",
			"/academic",
			async (page) => {
				await page.getByRole("contentinfo").getByRole("button", { name: "Approval documents" }).click();
				await page.getByRole("link", { name: "View PDF" }).first().waitFor();
			},
		],
		["the announcement", "/", async (page) => page.getByRole("dialog", { name: "Announcement" }).waitFor()],
	];

	it.each(states)("in %s", async (name, path, reach) => {
		const { page } = await openPage(browser, site.url, { viewport: { width, height: 900 }, reducedMotion: "reduce" });
		if (name !== "the announcement") await page.route("**/announcement/list*", (route) => route.fulfill({ json: { status: true, data: [] } }));
		await page.goto(path);
		await page.waitForLoadState("networkidle");
		await reach(page);
		const { violations } = await new AxeBuilder({ page }).analyze();
		expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 120))])).toEqual([]);
		await page.context().close();
	});
});
