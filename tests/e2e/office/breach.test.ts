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
	await page.getByRole("link", { name: "If something has happened" }).click();
	await page.getByLabel("What, in a few words for the office").fill("Laptop lost on the bus");
	await page.getByRole("button", { name: "Open it" }).click();
	await page.getByRole("heading", { name: "Laptop lost on the bus", level: 1 }).waitFor();
	await page.getByText(/^5 h \d+ min left|^6 h left/).waitFor();
	await page.getByLabel("Applications", { exact: true }).check();
	await page.getByRole("form", { name: "By kind and time" }).getByRole("button", { name: "Add them" }).click();
	await page.getByRole("status").getByText("1 added.").waitFor();
	await page.getByText("The letter still lacks: What happened;").waitFor();
	const texts = {
		"What happened": "A laptop of the office was left on the bus.",
		"Which data": "Names, telephone numbers and marks.",
		"When and for how long": "On 12 May; it was found the next day.",
		"Likely consequences": "Calls by strangers.",
		"What we have done": "Its disk is encrypted, and its access was ended within the hour.",
		"What the person can do": "Tell nobody a password or a one-time password.",
		"Who answers questions": "Priya Raghavan, +91 423 000 0000",
	};
	for (const [label, words] of Object.entries(texts))
		await page.locator("label", { hasText: label }).locator("textarea").first().fill(words);
	await page.getByRole("button", { name: "Store it" }).click();
	await page.getByRole("status").getByText("It is stored.").waitFor();
	await page.getByRole("button", { name: "Tell 1 person now" }).click();
	await page.getByRole("status").getByText("The letters go out to 1 person.").waitFor();
	const letter = await waitForMail(site.dataDir, "meenakshi@example.com", /A breach that concerns|About your data/);
	for (const words of Object.values(texts)) expect(letter.text).toContain(words);
	const report = await page.request.get(`${site.url}${officePaths.breachReport(1, "board-details")}`);
	expect([report.status(), report.headers()["content-type"]]).toEqual([200, "application/pdf"]);
	for (const title of ["CERT-In", "Data Protection Board, first notice", "Data Protection Board, details"]) {
		await page.getByLabel(`Reference of ${title}`).fill(`Ref ${title}`);
		await page
			.locator("li", { has: page.getByRole("heading", { name: title, exact: true }) })
			.getByRole("button", { name: "It is made" })
			.click();
		await page.getByRole("status").getByText(`${title}: noted`).waitFor();
	}
	await page.goto(officePaths.breach(1));
	await page.getByLabel("Summary: what happened").fill("Found again; the disk was encrypted.");
	await page.getByRole("button", { name: "Close it" }).click();
	await page.getByRole("status").getByText("It is closed.").waitFor();
	expect(complaints).toEqual([]);
});
