import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { translate } from "#tests/support/browser/translator.ts";
import { fillForAudit, type Members, officeStates } from "#tests/support/office/audit-office.ts";
import { actAs } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ DEMO: "off" });
let members: Members;
beforeAll(async () => {
	members = await fillForAudit(site);
});

async function openTranslated(flipMs = 0) {
	const openedPage = await openPage(site, desktop);
	await translate(openedPage.page, "marked", { flipMs });
	return openedPage;
}

it("reaches every state that it reaches untranslated", async () => {
	const states = officeStates.filter(({ reach, only }) => reach && !only);
	expect(states.length).toBeGreaterThan(12);
	const faults: string[] = [];
	for (const { name, path, by = "owner", reach } of states) {
		const { page, complaints } = await openTranslated(300);
		await actAs(page, site, members[by]);
		await page.goto(path);
		await whenScripted(page);
		await reach?.(page).catch((error) => faults.push(`${name}: not reached: ${error}`));
		const ofThePage = complaints.filter((each) => !each.includes("Failed to load resource"));
		faults.push(...ofThePage.map((complaint) => `${name}: ${complaint}`));
		await page.context().close();
	}
	expect(faults).toEqual([]);
}, 300_000);

it("signs in, judges a document by keys, and saves what is written as it was typed", async () => {
	const { page, complaints } = await openTranslated();
	await page.goto(officePaths.home);
	await page.locator("[name=email]").fill("nobody@doddabetta.example");
	await page.locator("[name=password]").fill("wrong");
	await page.locator("main form [type=submit]").first().click();
	await page.getByRole("alert").first().waitFor();
	await page.context().clearCookies();
	await actAs(page, site, members.owner);
	await page.goto(officePaths.stack("class-12"));
	await whenScripted(page);
	await page.keyboard.press("c");
	await page
		.getByText(/Meenakshi/)
		.first()
		.waitFor();
	await page.goto(officePaths.newContent("announcements"));
	await whenScripted(page);
	await field(page, "title").pressSequentially("Gates open at nine");
	await page.getByText(/^Saved \d\d:\d\d:\d\d/).waitFor();
	await page.reload();
	expect(await field(page, "title").inputValue()).toBe("Gates open at nine");
	expect(complaints.filter((each) => !/status of 400|Blocked script execution/.test(each))).toEqual([]);
});

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
