import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
const tablet = { ...phone, viewport: { width: 768, height: 1024 } };

it("a journalist finds whom to ask, what to cite, who drew what, and a feed to follow", async () => {
	const { page, complaints } = await openPage(site, tablet);
	const main = page.locator("main");
	await page.goto(paths.contact);
	await main.getByRole("link", { name: "press@" }).waitFor();
	await page.goto(paths.achievements);
	expect(
		await main
			.getByRole("article")
			.getByText(/^(News:|Published by|The .* (hangs|is in the library))/)
			.count(),
	).toBe(9);
	await page.goto(paths.newsDetails("weather-station-ten-years"));
	await main.getByRole("heading", { level: 1, name: /Ten years of our weather/ }).waitFor();
	await main.getByRole("button", { name: /Copy/ }).first().waitFor();
	await page.goto(paths.news);
	await main.locator('a[href="/news/atom.xml"]').waitFor();
	await page.goto(paths.gallery);
	await whenScripted(page);
	await main.locator("[data-entry] a").nth(1).click();
	await page.getByRole("dialog").getByText("Fourth-year studio").waitFor();
	await page.goto(paths.work);
	await main.getByRole("link").first().waitFor();
	expect(complaints).toEqual([]);
});
