import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

async function comeBefore(path: string) {
	const { page } = await openPage(site, { ...phone, serviceWorkers: "allow" });
	await page.goto(path);
	await whenScripted(page);
	await page.evaluate(() => navigator.serviceWorker.ready);
	return page;
}

it("a saved page opens without a network, with its pictures, and is listed on the offline page", async () => {
	const page = await comeBefore(paths.undergraduate);
	await page.getByRole("button", { name: "Save this page to read offline" }).click();
	await page.getByText("Saved on this device").waitFor();
	await page.context().setOffline(true);
	await page.goto(paths.staff);
	await page.getByText("We couldn’t load this page").waitFor();
	await page.getByRole("heading", { name: "Saved on this device" }).waitFor();
	await page.getByRole("link", { name: "Bachelor of Architecture" }).click();
	await page.getByRole("heading", { level: 1, name: "Bachelor of Architecture" }).waitFor();
	await page.getByText(/^Saved on \d/).waitFor();
	expect(await page.locator("script").count()).toBe(0);
	const picture = page.locator("main img").first();
	await picture.scrollIntoViewIfNeeded();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	expect(
		await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check("1rem 'Instrument Sans'"))),
	).toBe(true);
});

it("a saved page is removed again, with everything that was saved", async () => {
	const page = await comeBefore(paths.terms);
	await page.getByRole("button", { name: "Save this page to read offline" }).click();
	await page.getByText("Saved on this device").waitFor();
	await page.reload();
	await whenScripted(page);
	await page.getByRole("button", { name: "Remove saved page" }).click();
	await page.getByText("Removed from this device.").waitFor();
	expect(await page.evaluate(() => caches.keys())).toEqual(["offline"]);
	await page.context().setOffline(true);
	await page.goto(paths.terms);
	await page.getByText("We couldn’t load this page").waitFor();
});

it("with a network a saved page is fetched as ever", async () => {
	const page = await comeBefore(paths.terms);
	await page.getByRole("button", { name: "Save this page to read offline" }).click();
	await page.getByText("Saved on this device").waitFor();
	await page.reload();
	await whenScripted(page);
	expect(await page.locator("[data-saved-copy]").count()).toBe(0);
});

it.each([paths.barchApplication, paths.success, paths.ownData("x".repeat(43)), paths.guardian("x".repeat(43))])(
	"%s, which is for one person, cannot be saved",
	async (path) => {
		expect(await (await fetch(site.url + path)).text()).not.toContain("Save this page");
	},
);
