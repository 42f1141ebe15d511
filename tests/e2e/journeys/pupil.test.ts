import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { choose, fillEducation } from "#tests/support/forms/barch-form.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const email = "yamini@mail.example";

it("a pupil finds cost and dates, applies from her phone, has her father pay, and sends the rest later", async () => {
	const { page, complaints } = await openPage(site, phone);
	const main = page.locator("main");
	const next = () => page.getByRole("button", { name: "Next" }).click();

	// Costs and dates.
	await page.goto(paths.undergraduate);
	await main.getByRole("link", { name: "All dates" }).click();
	await page.waitForURL(`**${paths.dates}`);
	await page.goto(paths.fees);
	await main.getByRole("table", { name: "B.Arch", exact: true }).locator("tfoot").waitFor();
	await page.goto(paths.questions);
	await main.getByText("Can we apply before the Class 12 results are out?").first().waitFor();

	// The form, with a number as her phone fills it in, and without marks that she has not got.
	await page.goto(paths.barchApplication);
	await main.getByLabel("Full name").fill("Yamini Selvaraj");
	await main.getByLabel("Date of birth").fill("2009-04-17");
	await main.getByLabel("Address").fill("4 Church Hill\nCoonoor 643101");
	await main.getByLabel("Email").fill(email);
	await main.getByLabel("Phone number", { exact: true }).fill("+91 98765 43210");
	await main.getByLabel("Nationality").fill("Indian");
	await page.getByRole("radiogroup", { name: "international student" }).getByLabel("No").check();
	await main.getByLabel("Parent or guardian: name").fill("K. Selvaraj");
	await next();
	await fillEducation(page, ["Class 10"]);
	await page.getByRole("radio", { name: "No, I’m in Class 12 or waiting for my result" }).check();
	await main.getByLabel("Class 12: board").fill("CBSE");
	await main.getByLabel("Class 12: school or college").fill("Breeks School, Ooty");
	await main.getByLabel("When do you expect your Class 12 result?").fill("2027-05");
	await page.getByRole("radio", { name: "I’ve registered, but not taken it yet" }).check();
	await main.getByLabel(/^I am 18 or older/).check();
	await page.getByRole("button", { name: "Submit" }).click();
	await page.getByRole("button", { name: "Not Now" }).click();
	await page.waitForURL("**/cancel");

	// Her father pays by a link that shows name, reference and sum alone.
	const mail = await waitForMail(site.dataDir, email, /We’ve received your application \(/);
	const linkIn = (pattern: RegExp) => pattern.exec(mail.text ?? "")?.[1] ?? "";
	const father = await openPage(site, desktop);
	await father.page.goto(linkIn(/http:\/\/localhost:\d+(\/pay\/[\w-]{43})/));
	const mainText = await father.page.locator("main").innerText();
	expect(mainText).toMatch(/Yamini Selvaraj[\s\S]*DSA-\d\d-B-\d{6}[\s\S]*₹10 \(one payment\)/);
	for (const hers of [email, "98765", "Church Hill"]) expect(mainText).not.toContain(hers);
	await father.page.getByRole("button", { name: "Pay the application fee" }).click();
	await father.page.getByRole("button", { name: "Continue" }).click();
	await father.page
		.frameLocator("iframe")
		.getByRole("button", { name: /^Pay ₹/ })
		.click();
	await father.page.getByText(/The application fee is paid/).waitFor();

	// Her page says what is missing; she sends one document now, and her score when it is out.
	const tracker = linkIn(/http:\/\/localhost:\d+(\/application\/[\w-]{43})/);
	await page.goto(tracker);
	await whenScripted(page);
	const locator = page.locator("#needed");
	await locator.locator("summary", { hasText: "Class 10" }).click();
	await choose(page, "File for Class 10", "class-10.pdf", await makePdf());
	await locator.getByRole("button", { name: "Send document" }).click();
	await page.waitForURL(/arrived=certificate_10/);
	await page.locator("#documents").getByRole("link", { name: "class-10.pdf" }).waitFor();
	await page.locator("#needed").getByRole("link", { name: /NATA/ }).click();
	await page.waitForURL("**/results#*");
	await main.locator("[name=nata_score]").fill("131");
	await page.locator("#result-nata").getByRole("button").last().click();
	await page.waitForURL(/changed/);
	await expect.poll(() => main.innerText()).toContain("131");

	// The link is lost: another one comes to her address.
	await page.goto(`${paths.application("x".repeat(43))}`);
	await main.getByLabel("Email or phone number").fill(email);
	await page.getByRole("button", { name: "Send me my link" }).click();
	const again = await waitForMail(site.dataDir, email, /link/i);
	expect(again.text).toMatch(/\/application\/[\w-]{43}/);
	expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
	expect(father.complaints).toEqual([]);
});
