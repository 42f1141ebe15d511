import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { ownProcess } from "#tests/support/server/site.ts";

const site = ownProcess();

/** A visitor whose browser has taken in the worker. */
async function comeBefore() {
	const { page } = await openPage(site, { ...phone, serviceWorkers: "allow" });
	await page.goto(paths.terms);
	await page.evaluate(() => navigator.serviceWorker.ready);
	return page;
}
const words = "We couldn’t load this page";

it("without a network the school says so, with its telephone number, and the page comes on another try", async () => {
	const page = await comeBefore();
	await page.context().setOffline(true);
	expect((await page.goto(paths.undergraduate))?.status()).toBe(200);
	await page.getByRole("heading", { level: 1, name: "No connection" }).waitFor();
	await page.getByText(words).waitFor();
	await page.locator("main").getByRole("link", { name: "+91 423 000 0000" }).waitFor();
	expect(new URL(page.url()).pathname).toBe(paths.undergraduate);
	// The page has its own look, and nothing in it waits for code.
	expect(await page.evaluate(() => getComputedStyle(document.querySelector("main h1") as Element).fontSize)).not.toBe(
		"32px",
	);
	expect(await page.locator("script").count()).toBe(0);
	await page.context().setOffline(false);
	await page.getByRole("link", { name: "Try again" }).click();
	await page.getByRole("heading", { level: 1, name: "Bachelor of Architecture" }).waitFor();
});

it("an unreachable server gets the same page, and nothing that it answered before is shown again", async () => {
	const page = await comeBefore();
	await page.goto(paths.staff);
	await whenScripted(page);
	await site.kill();
	await page.goto(paths.staff);
	await page.getByText(words).waitFor();
	const keptPages = await page.evaluate(async () => {
		const stores = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
		return stores.flat().map(({ url }) => new URL(url).pathname);
	});
	expect(keptPages).toEqual([paths.offline]);
	await site.restart();
	await page.getByRole("link", { name: "Try again" }).click();
	await page.getByRole("heading", { level: 1, name: "Faculty & Staff" }).waitFor();
});

it("a link followed without a network says what is missing, and the page comes on another try", async () => {
	const page = await comeBefore();
	await whenScripted(page);
	await page.context().setOffline(true);
	// A click by code, because if the link were pointed at, the browser would prefetch the page, which Playwright does
	// not keep from the network.
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: "Gallery", includeHidden: true })
		.evaluate((link: HTMLElement) => link.click());
	await page.getByText(words).waitFor();
	await page.locator("main").getByRole("link", { name: "+91 423 000 0000" }).waitFor();
	await page.context().setOffline(false);
	await page.getByRole("link", { name: "Try again" }).click();
	await page.getByRole("heading", { level: 1, name: "Gallery" }).waitFor();
});
