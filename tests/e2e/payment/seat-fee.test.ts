import type { BrowserContextOptions } from "playwright-core";
import { expect, test } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { moveApplication } from "#tests/support/forms/move-application.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { apply, checkout, instagram, openCheckout } from "#tests/support/payment/payer.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

/** Sets the seat fee as the office does; what is no sum is refused and stays as it was typed. */
async function setSeatFee() {
	const { page, complaints } = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await actAs(page, site, await signedInMember(site, { name: "Priya Raghavan" }));
	await page.goto(officePaths.offers);
	const form = page.getByRole("form", { name: "Seat acceptance fee: B.Arch" });
	const set = async (rupees: string) => {
		if (!(await form.isVisible()))
			await page.getByRole("region", { name: "Seats: B.Arch" }).getByText("Set the seat acceptance fee").click();
		await form.getByLabel("Seat acceptance fee in whole ₹").fill(rupees);
		await form.getByLabel("Days to pay it").fill("14");
		await form.getByRole("button", { name: "Set" }).click();
	};
	await set("lots");
	await page.getByRole("alert").getByText("Enter the seat acceptance fee in whole rupees").waitFor();
	expect(await form.getByLabel("Seat acceptance fee in whole ₹").inputValue()).toBe("lots");
	await set("25,000");
	await page.getByRole("status").getByText("Seat acceptance fee saved.").waitFor();
	await page.getByText("Seat acceptance fee: ₹25,000, due within 14 days of acceptance").waitFor();
	expect(complaints.filter((each) => !/status of 409/.test(each))).toEqual([]);
}

/** The order is made when someone sets out to pay, or a minute after the acceptance. */
const noOrderYet = /status of 503/;

let whenSet: Promise<void> | undefined;

/** An applicant to whom a place was offered, on the page of the application. */
async function offered(options: BrowserContextOptions) {
	whenSet ??= setSeatFee();
	await whenSet;
	const application = await apply(site);
	await moveApplication(site, application.reference, "--stage", "offered", "--answer-by", "2099-06-01");
	const openedPage = await openPage(site, options);
	await openedPage.page.goto(paths.application(application.token));
	await whenScripted(openedPage.page);
	return { ...openedPage, sent: application };
}

test("an applicant accepts on a phone and pays the seat fee; the office sees which fee it is", async () => {
	const { page, complaints, sent } = await offered(phone);
	await page.getByText("When you accept, you’ll need to pay a seat acceptance fee of ₹25,000.").waitFor();
	await page.getByRole("button", { name: "Accept offer" }).click();
	const seatFee = page.locator("#seat-fee");
	await seatFee.getByText("You haven’t paid the seat acceptance fee.").waitFor();
	expect(await seatFee.innerText()).toMatch(/₹25,000/);
	await page.getByRole("link", { name: "pay the seat acceptance fee" }).first().waitFor();
	const due = await waitForMail(site.dataDir, "meenakshi@example.com", /^Pay your seat acceptance fee by/);
	expect(due.text).toContain("₹25,000.00");

	await whenScripted(page);
	await openCheckout(page, "Pay the seat acceptance fee");
	await checkout(page).getByRole("button", { name: "Pay ₹25,000" }).click();
	await page.getByRole("heading", { level: 1, name: "You're In!" }).waitFor();
	expect(await page.locator("main").innerText()).not.toMatch(/application fee|thank you for applying/i);
	await page.locator(`main a[href="${paths.application(sent.token)}"]`).click();
	await seatFee.getByText("The seat acceptance fee is paid.").waitFor();
	const receipt = seatFee.getByRole("link", { name: /^Receipt DSA-\d\d-R-/ });
	const file = await page.request.get((await receipt.getAttribute("href")) ?? "");
	expect(file.headers()["content-type"]).toBe("application/pdf");
	await page.getByText("You haven’t paid the application fee.").waitFor();
	await waitForMail(site.dataDir, "meenakshi@example.com", /We’ve received your seat acceptance fee/);

	const desk = await openPage(site, desktop);
	await actAs(desk.page, site, await signedInMember(site, { name: "Meena Joseph", role: "accounts" }));
	await desk.page.goto(officePaths.fees(`q=${sent.reference}&kind=seat`));
	expect(await desk.page.getByRole("row", { name: /Meenakshi Raman/ }).innerText()).toMatch(
		/Seat acceptance fee\s+Paid/,
	);
	const { id } = await readDatabase(site, (db) =>
		db.selectFrom("applications").select("id").where("reference", "=", sent.reference).executeTakeFirstOrThrow(),
	);
	await actAs(desk.page, site, await signedInMember(site, { name: "Arun Kumar" }));
	await desk.page.goto(officePaths.caseOf("application", id));
	await desk.page.getByText(/^Seat acceptance fee ₹25,000, paid \d+ \w+, receipt DSA-\d\d-R-\d+$/).waitFor();
	expect([...complaints, ...desk.complaints].filter((each) => !noOrderYet.test(each))).toEqual([]);
});

test("in a browser inside an app the checkout takes the page, and leads back to the result and the application", async () => {
	const { page, sent } = await offered({ ...phone, userAgent: instagram });
	await page.getByRole("button", { name: "Accept offer" }).click();
	await whenScripted(page);
	await page.getByRole("button", { name: "Pay the seat acceptance fee" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
	await page.getByRole("heading", { name: "Test payment" }).waitFor();
	await page.getByRole("button", { name: "Pay ₹25,000" }).click();
	await page.getByRole("heading", { level: 1, name: "You're In!" }).waitFor();
	await page.locator(`main a[href="${paths.application(sent.token)}"]`).click();
	await page.locator("#seat-fee").getByText("The seat acceptance fee is paid.").waitFor();
});

test("a mother pays the seat fee by a link of its own", async () => {
	const { page } = await offered(phone);
	await page.getByRole("button", { name: "Accept offer" }).click();
	const seatFee = page.locator("#seat-fee");
	await seatFee.getByRole("button", { name: "Payment link for someone else" }).click();
	const address = new URL(await page.getByText(/^https?:\/\/\S+\/pay\//).innerText()).pathname;
	const mother = await openPage(site, phone);
	await mother.page.goto(address);
	await mother.page.getByRole("heading", { name: "Seat acceptance fee", level: 1 }).waitFor();
	expect(await mother.page.locator("main").innerText()).not.toMatch(/meenakshi@example\.com|9443212345|accepted/);
	await whenScripted(mother.page);
	await openCheckout(mother.page, "Pay the seat acceptance fee");
	await checkout(mother.page).getByRole("button", { name: "Pay ₹25,000" }).click();
	await mother.page.getByText("The seat acceptance fee is paid. Thank you.").waitFor();
	expect(mother.complaints.filter((each) => !noOrderYet.test(each))).toEqual([]);
});
