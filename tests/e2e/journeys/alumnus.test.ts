import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

it("a graduate in Berlin registers without a password, in a year in which there were graduates", async () => {
	const { page, complaints } = await openPage(site, phone);
	const field = (name: string) => page.locator(`main [name=${name}]`);
	await page.goto(paths.alumniRegistration);
	await whenScripted(page);
	const years = await field("graduation_year").locator("option:not([value=''])").allInnerTexts();
	expect(Math.min(...years.map(Number))).toBe(2013);
	expect(await field("password").count()).toBe(0);
	for (const name of ["firstname", "lastname", "roll_number", "email", "dob"] as const)
		await field(name).fill(alumnus[name]);
	await field("residence").fill("Oranienstraße 12, Berlin");
	await field("mobile_number").fill("+49 30 1234567");
	for (const name of ["graduation_year", "degree", "course"] as const) await field(name).selectOption(alumnus[name]);
	await field("country").selectOption({ label: "Germany" });
	await page.getByRole("button", { name: "Next", exact: true }).click();
	await page.getByRole("heading", { name: "Employment and interests", level: 2 }).waitFor();
	expect(complaints).toEqual([]);
});
