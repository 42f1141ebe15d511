import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { layoutShift } from "#tests/support/browser/layout-shift.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const offer = "div:has(> a[hreflang] + button)";

it("a browser in Tamil is offered the page in Tamil in one sentence, which moves nothing and leads there", async () => {
	const { page, complaints } = await openPage(sharedSite(), { ...phone, locale: "ta-IN" });
	await page.goto(`${paths.news}?page=2`);
	await whenScripted(page);
	const link = page.locator(`${offer} a`);
	expect(await link.innerText()).toMatch(/^[\u0b80-\u0bff\s]+\.$/);
	expect(await link.getAttribute("lang")).toBe("ta");
	// Fonts move words of the header by less.
	expect(await layoutShift(page)).toBeLessThan(0.001);
	await link.click();
	await page.waitForURL((url) => url.pathname + url.search === `/ta${paths.news}?page=2`);
	expect(await page.locator(offer).count()).toBe(0);
	expect(complaints).toEqual([]);
});

it("the offer stays away once it is dismissed, by the keyboard too", async () => {
	const { page } = await openPage(sharedSite(), { ...phone, locale: "ta-IN" });
	await page.goto(paths.home);
	await page.locator(`${offer} a`).focus();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await page.locator(offer).waitFor({ state: "hidden" });
	await page.goto(paths.programmes);
	await whenScripted(page);
	expect(await page.locator(offer).count()).toBe(0);
});

it.each([
	["a browser in English", { locale: "en-IN" }, paths.home],
	["a browser in a language that the site does not have", { locale: "ml-IN" }, paths.home],
	["a browser without scripts", { locale: "ta-IN", javaScriptEnabled: false }, paths.home],
	["a page that is only in English", { locale: "ta-IN" }, paths.newsDetails("1")],
])("nothing is offered to %s", async (_whom, options, path) => {
	const { page } = await openPage(sharedSite(), { ...phone, ...options });
	await page.goto(path);
	expect(await page.locator("header a[hreflang=ta]").count()).toBe(1);
	expect(await page.locator(offer).count()).toBe(0);
	expect(await page.locator("div[hidden]:has(> button:only-child)").count()).toBe(path === paths.home ? 1 : 0);
});
