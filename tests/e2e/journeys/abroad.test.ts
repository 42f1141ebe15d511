import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { choose, fillPersonal } from "#tests/support/forms/barch-form.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

it("a pupil from Nairobi learns what a year costs, and applies with her number, grades and documents", async () => {
	const { page, complaints } = await openPage(site, desktop);
	const main = page.locator("main");
	await page.goto(paths.internationalStudents);
	await page.goto(paths.fees);
	await main.getByRole("table", { name: "A first year from abroad" }).getByText("about US$").waitFor();

	await page.goto(paths.barchApplication);
	await fillPersonal(page, { international: "Yes" });
	await main.getByLabel("Phone number", { exact: true }).fill("+254 712 345678");
	await choose(page, "Passport", "passport.pdf", await makePdf("Passport"));
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByRole("radio", { name: "My board has no Class 10 exam" }).check();
	await main.getByLabel("Class 12: board").fill("KNEC");
	await main.getByLabel("Class 12: grade or points").fill("B+ (KCSE, A to E)");
	await main.getByLabel("Class 12: year of passing").fill("2026");
	await main.getByLabel(/^I am 18 or older/).check();
	await page.getByRole("button", { name: "Submit" }).click();
	await page
		.getByRole("dialog")
		.getByText("+254 712 345678")
		.or(page.getByRole("dialog").getByText("+254712345678"))
		.waitFor();
	await page.getByRole("button", { name: "Continue" }).click();
	await page
		.frameLocator("iframe")
		.getByRole("button", { name: /^Pay ₹/ })
		.click();
	await page.waitForURL("**/success");
	await main
		.getByText(/DSA-\d\d-B-\d{6}/)
		.first()
		.waitFor();
	expect(complaints).toEqual([]);
});
