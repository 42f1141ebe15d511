import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { choose, fillEducation, fillPersonal } from "#tests/support/forms/barch-form.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ PAYMENTS: "off" });

it("an architect who awaits PGETA applies for the M.Arch, and sends portfolio and score afterwards", async () => {
	const { page, complaints } = await openPage(site, phone);
	const main = page.locator("main");
	const email = "arun@mail.example";
	await page.goto(paths.marchApplication);
	await fillPersonal(page, { email });
	await page.getByRole("radio", { name: "Urban Design" }).check();
	await page.getByRole("button", { name: "Next" }).click();
	await fillEducation(page, ["Class 10", "Class 12 or equivalent"]);
	await page.getByRole("radio", { name: "Yes, I have it" }).check();
	await main.getByLabel("Undergraduate degree: university or board").fill("Anna University");
	await main.getByLabel("Undergraduate degree: percentage", { exact: true }).fill("71.5");
	await main.getByLabel("Undergraduate degree: year of passing").fill("2026");
	await page.getByRole("radio", { name: "I’ve registered or taken it, but have no score yet" }).check();
	await main.getByLabel(/^I am 18 or older/).check();
	await page.getByRole("button", { name: "Submit" }).click();
	await page.waitForURL("**/success");

	const mail = await waitForMail(site.dataDir, email, /We’ve received your application \(/);
	await page.goto(/http:\/\/localhost:\d+(\/application\/[\w-]{43})/.exec(mail.text ?? "")?.[1] ?? "");
	const locator = page.locator("#needed");
	await locator.locator("summary", { hasText: "Portfolio" }).click();
	await choose(page, "File for Portfolio", "portfolio.pdf", await makePdf("Portfolio", 6_000_000));
	await locator.getByRole("button", { name: "Send document" }).click();
	await page.waitForURL(/arrived=portfolio/);
	await page.locator("#needed").getByRole("link", { name: /PGETA/ }).click();
	await main.locator("[name=pgeta_score]").fill("112");
	await page.locator("#result-pgeta").getByRole("button").last().click();
	await page.waitForURL(/changed/);
	await expect.poll(() => main.innerText()).toContain("112");
	expect(complaints).toEqual([]);
});
