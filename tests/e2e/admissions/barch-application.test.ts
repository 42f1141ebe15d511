import { beforeEach, describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { withAnnouncementsSeen } from "#tests/support/browser/announcements.ts";
import { desktop, phone } from "#tests/support/browser/browser.ts";
import { type OpenedPage, openPage } from "#tests/support/browser/open-page.ts";
import { barchAnswers } from "#tests/support/forms/application.ts";
import { choose, fillEducation, fillPersonal } from "#tests/support/forms/barch-form.ts";
import { makeDocx, makePdf } from "#tests/support/forms/documents.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("sqlite"))("a B.Arch application (%s)", (engine) => {
	const site = ownSite({}, engine);
	let visit: OpenedPage;
	beforeEach(async () => {
		visit = await openPage(site, engine === "sqlite" ? phone : desktop);
	});

	it("goes from the home page to a paid fee, with a PDF and a DOCX", async () => {
		const { page, complaints } = visit;
		await withAnnouncementsSeen(page, site.url);
		await page.goto("/");
		await page.getByRole("link", { name: "Apply Now" }).locator("visible=true").first().click();
		await page.getByRole("link", { name: "Apply for B.Arch" }).click();
		await page.waitForURL("**/barch-application");
		await fillPersonal(page);
		await page.getByRole("button", { name: "Next" }).click();
		const review = page.getByRole("region", { name: "Before you submit" });
		await review.getByText(/^\d+ answered, \d+ left blank$/).waitFor();
		expect(await review.getByText("Kavya Narayanan").isVisible()).toBe(false);
		await fillEducation(page);
		await choose(page, "Class 10: mark sheet", "marks.pdf", await makePdf());
		await choose(page, "Class 12: mark sheet", "marks.docx", await makeDocx());
		await page.getByRole("radio", { name: "I’ve taken it" }).check();
		await page.getByRole("radio", { name: "No, I have my score" }).check();
		await page.locator("main").getByLabel("NATA score").fill("131");
		for (const answer of ["Kavya Narayanan", "Female", "marks.pdf", "marks.docx", "131"])
			await expect.poll(() => review.innerText()).toContain(answer);
		await page.getByLabel(/^I am 18 or older/).check();
		await page.getByRole("button", { name: "Submit" }).click();

		const confirmation = page.getByRole("dialog");
		await confirmation.getByText("Payment Confirmation").waitFor();
		await confirmation.getByText(/We have your application, DSA-\d\d-B-\d{6}/).waitFor();
		await confirmation.getByRole("button", { name: "Payment link for someone else" }).waitFor();
		for (const detail of ["Kavya Narayanan", "9443212345", "Application fee, admissions 2027", "₹10"])
			await expect.poll(() => confirmation.innerText()).toContain(detail);
		await confirmation.getByRole("button", { name: "Continue" }).click();
		const checkout = page.frameLocator("iframe");
		await checkout.getByText("No money moves").waitFor();
		await checkout.getByRole("button", { name: /^Pay/ }).click();
		await page.waitForURL("**/success");
		await expect
			.poll(() => page.locator("main").innerText())
			.toMatch(/DSA-\d\d-B-\d{6}[\s\S]*pay_\w+[\s\S]*The application fee is paid/);
		expect(await page.evaluate(() => localStorage.getItem("draft:barch"))).toBeNull();

		const { token } = JSON.parse((await page.evaluate(() => sessionStorage.getItem("application-receipt"))) ?? "{}");
		await page.goto(`/application/${token}`);
		for (const [link, file] of [
			[/^Receipt DSA/, /^receipt-DSA-\d\d-R-\d{6}\.pdf$/],
			["Download PDF", /^application-DSA-\d\d-B-\d{6}\.pdf$/],
			["marks.docx", /^marks\.docx$/],
		] as const) {
			const [download] = await Promise.all([
				page.waitForEvent("download"),
				page.getByRole("link", { name: link }).click(),
			]);
			expect(download.suggestedFilename()).toMatch(file);
			expect(await download.failure()).toBeNull();
		}
		expect(complaints).toEqual([]);
	});

	it("lets the fee wait: Not Now leads to /cancel, a failure to /failure, and the mailed link pays it", async () => {
		const { page, complaints } = visit;
		await page.goto(paths.home);
		await page.goto(paths.barchApplication);
		const email = "waiting@example.com";
		await fillPersonal(page, { email });
		await page.getByRole("button", { name: "Next" }).click();
		await fillEducation(page);
		await page.getByLabel(/^I am 18 or older/).check();
		await page.getByRole("button", { name: "Submit" }).click();
		await page.getByRole("button", { name: "Not Now" }).click();
		await page.waitForURL("**/cancel");
		await page.getByRole("heading", { name: "You haven’t paid yet" }).waitFor();

		await page.getByRole("link", { name: "Return to Application" }).waitFor();
		await page.goBack();
		expect(new URL(page.url()).pathname).toBe(paths.home);
		await page.goForward();
		await page.getByRole("button", { name: "Pay the application fee now" }).click();
		await page.getByRole("button", { name: "Continue" }).click();
		await page.frameLocator("iframe").getByRole("button", { name: "Make the payment fail" }).click();
		await page.waitForURL("**/failure");
		await page.getByRole("heading", { name: "Your payment didn’t go through" }).waitFor();
		await page.getByRole("button", { name: "Try the payment again" }).waitFor();

		const mail = await waitForMail(site.dataDir, email, /We’ve received your application \(/);
		const link = /http:\/\/localhost:\d+(\/application\/[\w-]{43})/.exec(mail.text ?? "")?.[1] ?? "";
		const parent = await openPage(site, desktop);
		await parent.page.goto(link);
		await parent.page.getByRole("button", { name: "Pay the application fee" }).click();
		await parent.page.getByRole("button", { name: "Continue" }).click();
		await parent.page.frameLocator("iframe").getByRole("button", { name: /^Pay/ }).click();
		await parent.page.waitForURL("**/success");
		await parent.page.goto(link);
		await parent.page.getByText("The application fee is paid.").waitFor();
		expect(await parent.page.getByRole("button", { name: /Pay/ }).count()).toBe(0);
		await parent.page.context().close();

		await page.goto(paths.failure);
		await page.getByText("we’ve received your payment").waitFor();
		await waitForMail(site.dataDir, email, /We’ve received your application fee/);
		expect([...complaints, ...parent.complaints]).toEqual([]);
	});

	it("reveals nothing without the token, and leaves it out of caches, referrers and the log", async () => {
		const { page } = visit;
		const answer = await page.request.post("/api/v1/website/application/add", { multipart: barchAnswers });
		const { token } = (await answer.json()).data;
		const personal = await page.goto(`/application/${token}`);
		expect(personal?.headers()).toMatchObject({
			"cache-control": "no-store, private",
			"referrer-policy": "origin",
			"x-robots-tag": "noindex, nofollow",
		});
		expect((await page.goto(`/application/${token.slice(0, -1)}`))?.status()).toBe(404);
		expect(await page.locator("main").innerText()).not.toContain("Meenakshi");
		expect(site.output()).not.toContain(token);
		expect(site.output()).not.toContain("Meenakshi");
	});
});
