import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
keepPages();

it.each([360, 390])("the footer has less than 700 px on a phone of %i px", async (width) => {
	const { page } = await openPage(site, { ...phone, viewport: { width, height: 780 } });
	for (const path of [paths.home, paths.fees, paths.success]) {
		await page.goto(path);
		await page.evaluate(() => document.fonts.ready.then(() => {}));
		expect((await page.getByRole("contentinfo").boundingBox())?.height, path).toBeLessThan(700);
	}
});

it("the footer's groups open on a phone without scripts, and have every link that a wide screen shows", async () => {
	const { page } = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await page.goto(paths.fees);
	const shown = await page.getByRole("contentinfo").getByRole("link").allInnerTexts();
	expect(shown.length).toBeGreaterThan(40);
	const { page: onPhone } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await onPhone.goto(paths.fees);
	const footer = onPhone.getByRole("contentinfo");
	const groups = footer.locator("summary");
	for (let group = 0; group < (await groups.count()); group++) await groups.nth(group).tap();
	expect(await footer.getByRole("link").allInnerTexts()).toEqual(shown);
	await footer.getByRole("link", { name: "Hostel" }).tap();
	await onPhone.waitForURL(`**${paths.hostel}`);
});

it.each([
	["Fees", paths.fees],
	["Visit", paths.visit],
	["Questions", paths.questions],
	["Find your application", paths.applicationLink],
])("%s is one tap away in a phone's menu, without scrolling it", async (name, path) => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(paths.about);
	await page.getByRole("button", { name: "Menu" }).tap();
	const link = page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name, exact: true });
	const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
	expect(y + height).toBeLessThan(phone.viewport.height);
	await link.tap();
	await page.waitForURL(`**${path}`);
});
