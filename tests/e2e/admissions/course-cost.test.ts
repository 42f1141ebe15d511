import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { programmePages } from "#src/site/school/programme-pages.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
keepPages();
const open = async (path: string) => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(path);
	return page;
};
const result = (page: Page) => page.locator("#result");
const rupees = (amount: string) => Number(amount.replace(/\D/g, ""));

/** Adds up the lines and the years that are shown. */
async function addUp(page: Page) {
	const amounts = await result(page).locator("dd:visible").allInnerTexts();
	const years = await result(page).getByRole("status").locator("li:visible").allInnerTexts();
	const total = await result(page).getByRole("status").locator("p:visible").innerText();
	const sum = (all: string[]) => all.reduce((before, each) => before + (/^[−-]/.test(each) ? -1 : 1) * rupees(each), 0);
	return { lines: sum(amounts), years: sum(years), total: rupees(total) };
}

it("follows each choice without scripts, and its total is what lines and years add up to", async () => {
	const page = await open(paths.courseCost);
	const totals: number[] = [];
	const choices = [
		"B.Arch",
		"Room for one, in the final year",
		"Waivers for the district",
		"Diploma in Architecture",
		"None, I’ll live at home or nearby",
	];
	for (const name of choices) {
		await page.locator("label", { hasText: name }).first().click();
		const { lines, years, total } = await addUp(page);
		expect([lines, years]).toEqual([total, total]);
		totals.push(total);
	}
	expect(totals).toEqual([1_410_000, 1_428_000, 603_000, 282_000 - 8_000 + 3 * 42_000 + 2 * 48_000 + 66_000, 400_000]);
});

it("makes a link to what is chosen, which marks everything else for browsers that don’t know :has()", async () => {
	const page = await open(paths.courseCost);
	await page.getByRole("radio", { name: "Diploma in Architecture" }).check();
	await page.getByRole("radio", { name: "Room for one, in the final year" }).check();
	await page.getByRole("button", { name: "Link to this result" }).click();
	await page.waitForURL(/programme=diploma&hostel=room-for-one&mess=yes&help=no#result$/);
	const { total } = await addUp(page);
	const unmarked = await result(page).getByRole("status").locator("div:not([data-other]) p").allInnerTexts();
	expect(unmarked.map(rupees)).toEqual([total]);
	await page.emulateMedia({ media: "print" });
	expect(await page.getByRole("radio").first().isVisible()).toBe(false);
	expect(rupees(await result(page).locator("p:visible").nth(1).innerText())).toBe(total);
});

it("is linked from each programme, with the cost of its first year and of all years", async () => {
	for (const [key, { page: path }] of Object.entries(programmePages)) {
		const page = await open(path);
		const line = page.getByRole("region", { name: "Fees" });
		const [, whole = ""] = await line.locator("dd").allInnerTexts();
		await line.getByRole("link", { name: "Work out your own cost" }).click();
		await page.waitForURL(`**${paths.courseCost}?programme=${key}`);
		expect((await addUp(page)).total).toBe(rupees(whole));
	}
});
