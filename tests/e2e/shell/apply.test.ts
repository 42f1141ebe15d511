import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

const tablet = { ...desktop, viewport: { width: 768, height: 1024 } };
const floating = (page: Page) => page.getByRole("complementary", { name: "Apply", includeHidden: true });

const ownLinks = (page: Page) => page.locator("main").getByRole("link", { name: /^Apply/ });

it("floating Apply Now is there on a desktop before anything is scrolled, beside the page’s own", async () => {
	const { page } = await openPage(site, desktop);
	for (const path of [paths.undergraduate, paths.about]) {
		await page.goto(path);
		await whenScripted(page);
		await floating(page).waitFor();
		const tab = await floating(page).boundingBox();
		for (const link of await ownLinks(page).all()) {
			await link.scrollIntoViewIfNeeded();
			const box = await link.boundingBox();
			if (!tab || !box) throw new Error("An Apply button has no place.");
			const beside = box.x + box.width <= tab.x || box.x >= tab.x + tab.width;
			expect(beside || box.y + box.height <= tab.y || box.y >= tab.y + tab.height).toBe(true);
		}
	}
});

it("on a phone, Apply is there before anything is scrolled: the page’s own, or the bar where it has none", async () => {
	const { page } = await openPage(site, phone);
	await page.goto(paths.about);
	await whenScripted(page);
	await floating(page).waitFor();
	await page.goto(paths.undergraduate);
	await whenScripted(page);
	await floating(page).waitFor({ state: "hidden" });
	const box = await ownLinks(page).first().boundingBox();
	expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.viewport.height);
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await floating(page).waitFor();
});

it("the bar leaves a form that is filled in, and the button that sends it, on a phone", async () => {
	const { page } = await openPage(site, phone);
	await page.goto(paths.applicationLink);
	await whenScripted(page);
	const field = page.locator("main").getByRole("textbox").first();
	await floating(page).waitFor();
	await field.focus();
	await floating(page).waitFor({ state: "hidden" });
	await field.blur();
	await floating(page).waitFor();
	await page.locator("main [type=submit]").scrollIntoViewIfNeeded();
	await floating(page).waitFor({ state: "hidden" });
});

it("the bar beside vacancies says that it is about studying", async () => {
	const { page } = await openPage(site, phone);
	await page.goto(paths.careers);
	await floating(page).getByText("to study here").waitFor();
});

it("floating Apply Now is always shown without scripts", async () => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(paths.undergraduate);
	await floating(page).waitFor();
});

it.each([paths.careers, paths.alumni, paths.privacy, paths.contact, paths.quickEnquiry, paths.academic, paths.visit])(
	"%s has floating Apply Now",
	async (path) => {
		expect(await (await fetch(site.url + path)).text()).toContain("data-apply=");
	},
);

it.each([paths.barchApplication, paths.success, paths.failure, paths.cancel])(
	"%s, where one is applying, has none",
	async (path) => {
		const html = await (await fetch(site.url + path)).text();
		expect(html).not.toContain("data-apply=");
		expect(html).toContain("data-to-top");
	},
);

it("floating Apply Now covers nothing at the end of a page on a tablet", async () => {
	const { page } = await openPage(site, tablet);
	await page.goto(paths.about);
	await whenScripted(page);
	await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
	const [footer, bar] = await Promise.all([page.getByRole("contentinfo").boundingBox(), floating(page).boundingBox()]);
	expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
});
