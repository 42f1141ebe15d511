import { expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

it("an owner works off a breach, from noticing it to its end", async () => {
	await sendApplication(site.url, barchAnswers, []);
	const owner = await signedInMember(site, { name: "Priya Raghavan", role: "owner" });
	const { page, complaints } = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await actAs(page, site, owner);
	await page.goto(officePaths.privacy);
	await page.getByRole("link", { name: "Report a data breach" }).click();
	await page.getByLabel("Short name, for staff").fill("Laptop lost on the bus");
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByRole("heading", { name: "Laptop lost on the bus", level: 1 }).waitFor();
	await page.getByText(/^5 h \d+ min left|^6 h left/).waitFor();
	const people = page.getByRole("form", { name: "Add people" });
	await people.getByLabel("Applications", { exact: true }).check();
	await people.getByLabel("Application numbers or email addresses").fill("meenakshi@example.com");
	await people.getByRole("button", { name: "Add" }).click();
	await page.getByText("You can use one at a time").first().waitFor();
	expect(await people.getByLabel("Applications", { exact: true }).isChecked()).toBe(true);
	await people.getByLabel("Application numbers or email addresses").fill("");
	await people.getByRole("button", { name: "Add" }).click();
	await page.getByRole("status").getByText("1 added.").waitFor();
	await page.getByText("Before you can send it, fill in: What happened,").waitFor();
	const texts = {
		"What happened": "A laptop of the office was left on the bus.",
		"Data affected": "Names, telephone numbers and marks.",
		"When and for how long": "On 12 May; it was found the next day.",
		"Likely consequences": "Calls by strangers.",
		"Measures taken": "Its disk is encrypted, and its access was ended within the hour.",
		"Advice to the people affected": "Don’t tell anyone a password or a one-time password.",
		"Contact for questions": "Priya Raghavan, +91 423 000 0000",
	};
	for (const [label, words] of Object.entries(texts))
		await page.getByRole("textbox", { name: label, exact: true }).fill(words);
	await page.getByRole("button", { name: "Save" }).click();
	await page.getByRole("status").getByText("Saved.").waitFor();
	await page.getByRole("button", { name: "Notify 1 person now" }).click();
	await page.getByRole("status").getByText("We’re sending emails to 1 person.").waitFor();
	const letter = await waitForMail(site.dataDir, "meenakshi@example.com", /your data is affected|About your data/);
	for (const words of Object.values(texts)) expect(letter.text).toContain(words);
	const report = await page.request.get(`${site.url}${officePaths.breachReport(1, "board-details")}`);
	expect([report.status(), report.headers()["content-type"]]).toEqual([200, "application/pdf"]);
	for (const title of ["CERT-In", "Data Protection Board, first notice", "Data Protection Board, details"]) {
		const part = page.getByRole("region", { name: title, exact: true });
		await part.getByLabel("Their reference").fill(`Ref ${title}`);
		await part.getByRole("button", { name: "Mark as reported" }).click();
		await page.getByRole("status").getByText(`${title}: recorded`).waitFor();
	}
	expect(complaints).toEqual([expect.stringContaining("422")]);
});
