import { expect, it } from "vitest";
import { pages } from "#demo/records/pages/index.ts";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
keepPages();

it.each(pages)(
	"$title is in the footer, and each of its links leads to a page with that place on it",
	async ({ slug, title }) => {
		const { page, complaints } = await openPage(site, { ...phone, javaScriptEnabled: false });
		await page.goto(paths.home);
		// On phones the footer's columns are closed at first.
		const link = page.locator(`footer a[href="${paths.ownPage(slug)}"]`).first();
		expect((await link.textContent())?.trim()).toBe(title);
		await page.goto(paths.ownPage(slug));
		expect(await page.locator("h1").innerText()).toBe(title);
		const widths = await page.locator("main h2").evaluateAll((all) => all.map((each) => each.clientWidth));
		expect(Math.min(...widths)).toBeGreaterThan(200);
		const addresses = await page
			.locator("main a[href^='/']")
			.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))]);
		expect(addresses.length).toBeGreaterThan(0);
		for (const address of addresses) {
			const answer = await fetch(site.url + address);
			expect([address, answer.status]).toEqual([address, 200]);
			const [, place] = address.split("#");
			if (place) expect(await answer.text()).toContain(`id="${place}"`);
		}
		expect(complaints).toEqual([]);
	},
);

it("the page for parents has eleven answers, and that of students six people with hours and no telephone", async () => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(paths.ownPage("for-parents"));
	expect(await page.locator("main h2").count()).toBe(11);
	expect(await page.locator("main").innerText()).toContain("₹14,10,000");
	await page.goto(paths.ownPage("ask-a-student"));
	const people = await page
		.getByRole("listitem")
		.filter({ has: page.locator(".strong") })
		.allInnerTexts();
	const hours = people.filter((text) => /\d+ (?:am |pm )?to (?:\d+ pm|noon)/.test(text));
	expect(hours).toHaveLength(6);
	expect(await page.locator("main").innerText()).not.toMatch(/\+91|\d{10}/);
	await page.getByRole("link", { name: "Ask a student" }).click();
	await page.waitForURL(`**${paths.contact}`);
	await page.getByRole("heading", { name: "Leave a message" }).waitFor();
	await page.goBack();
	await page.getByRole("link", { name: "Ask Lakshmi" }).click();
	await page.waitForURL(`**${paths.contact}?*`);
	expect(await page.getByLabel("Subject").inputValue()).toBe("For Lakshmi Priya");
});
