import { expect, test } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { apply, checkout, confirmation, injectFaults, visit } from "#tests/support/payment/payer.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

test("a payer who bears the provider's charge pays, has a receipt of both amounts, and gets all of it back", async () => {
	await injectFaults(site, { account: "fee-bearer" });
	const { page, complaints, sent } = await visit(site, phone);
	await whenScripted(page);
	await page.getByRole("button", { name: "Pay the application fee" }).click();
	await confirmation(page).getByRole("button", { name: "Continue" }).click();
	await checkout(page).getByRole("button", { name: "Pay ₹10.24" }).click();
	await page.waitForURL("**/success");
	await page.goto(paths.application(sent.token));
	await page.getByText("₹10.24, including the payment provider’s charge of ₹0.24").waitFor();
	const receipt = await page.getByRole("link", { name: /^Receipt DSA-\d\d-R-/ }).getAttribute("href");
	expect((await page.request.get(receipt ?? "")).headers()["content-type"]).toBe("application/pdf");
	expect(
		(await waitForMail(site.dataDir, "meenakshi@example.com", /We’ve received your application fee/)).text,
	).toContain("₹10.24");

	const accounts = await signedInMember(site, { name: "Meena Joseph", role: "accounts" });
	const owner = await signedInMember(site, { name: "Priya Raghavan", role: "owner" });
	const office = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await actAs(office.page, site, accounts);
	await office.page.goto(officePaths.fees(`q=${sent.reference}`));
	await office.page.getByRole("link", { name: "Meenakshi Raman" }).click();
	await office.page.getByText("The fee is ₹10.00. Razorpay charged the payer ₹0.24 more.").waitFor();
	await office.page.getByText("Request a refund").click();
	await office.page.getByText("Razorpay may keep its charge of ₹0.24").waitFor();
	await office.page.getByLabel("Amount in rupees, at most ₹10.24").fill("10.00");
	await office.page.getByLabel("Reason for the refund").fill("Left before the test");
	await office.page.getByRole("button", { name: "Send for confirmation" }).click();
	await actAs(office.page, site, owner);
	await office.page.goto(officePaths.money());
	await office.page.getByRole("button", { name: "Confirm" }).click();
	await office.page.getByRole("status").getByText("The refund is confirmed and paid.").waitFor();
	await page.reload();
	await page.getByText("We’ve refunded ₹10.").waitFor();
	const back = await waitForMail(site.dataDir, "meenakshi@example.com", /refunded ₹10 \(/);
	expect(back.text).toMatch(/Payment provider’s fee \(not refunded\): ₹0\.24/);
	expect([...complaints, ...office.complaints]).toEqual([]);
});

test("a disputed payment is on the desk with its last day, and the members who answer for the money are mailed", async () => {
	const accounts = await signedInMember(site, { name: "Latha Menon", role: "accounts" });
	const { page, sent } = await visit(site, desktop);
	await whenScripted(page);
	await page.getByRole("button", { name: "Pay the application fee" }).click();
	await confirmation(page).getByRole("button", { name: "Continue" }).click();
	await checkout(page).getByRole("button", { name: "Pay ₹10" }).click();
	await page.waitForURL("**/success");
	await page.goto(paths.application(sent.token));
	const payment = /pay_\w+/.exec(await page.locator("main").innerText())?.[0] ?? "";
	await fetch(`${site.url}/sandbox/razorpay/control/disputes`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ payment }),
	});
	const { text } = await waitForMail(
		site.dataDir,
		"latha.menon.accounts@doddabetta.example",
		/Payment disputed: respond by/,
	);
	expect(text).toContain(payment);
	const office = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await actAs(office.page, site, accounts);
	await office.page.goto(officePaths.money());
	const row = office.page.getByRole("row", { name: /Disputed by the payer/ });
	expect(await row.innerText()).toMatch(/by \d+ \w+ \d{4}, or we’ll lose the money/);
	await row.getByRole("button", { name: "Mark as resolved" }).click();
	await office.page.getByRole("status").getByText("Marked as resolved.").waitFor();
	expect(await row.count()).toBe(0);
});

test("an order that the provider refuses is told as that", async () => {
	const { page } = await visit(site, phone);
	// The next application has no order yet.
	await injectFaults(site, { account: "too-much" });
	const { token } = await apply(site);
	await page.goto(paths.application(token));
	await whenScripted(page);
	await page.getByRole("button", { name: "Pay the application fee" }).click();
	await page.getByText("trying again won’t help").waitFor();
});
