import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import {
	apply,
	checkout,
	confirmation,
	feeStatusOf,
	instagram,
	openCheckout,
	visit,
} from "#tests/support/payment/payer.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

const android = {
	...phone,
	userAgent:
		"Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36",
};

/** The address that the applicant's page shows. */
async function makeLink(page: Page): Promise<string> {
	await page.getByRole("button", { name: "Payment link for someone else" }).click();
	await page.waitForURL("**/payer-link");
	return new URL(await page.getByText(/^https?:\/\/\S+\/pay\//).innerText()).pathname;
}

async function openAsPayer(options: BrowserContextOptions = android) {
	const applicant = await visit(site);
	const address = await makeLink(applicant.page);
	const payer = await openPage(site, options);
	await payer.page.goto(address);
	await whenScripted(payer.page);
	return { ...payer, address, applicant, sent: applicant.sent };
}

test("a father pays on his phone by the link, and sees nothing else of the application", async () => {
	const { page, complaints, sent, applicant } = await openAsPayer();
	const words = await page.locator("main").innerText();
	for (const text of ["Meenakshi Raman", sent.reference, "₹10 (one payment)", "Doddabetta School of Architecture"])
		expect(words).toContain(text);
	expect(words).not.toMatch(/meenakshi@example\.com|9443212345|CBSE/);
	await page.getByLabel("Your email, for the receipt").fill("father@");
	await page.getByRole("button", { name: "Send me the receipt" }).click();
	await page.getByText("Invalid email format").waitFor();
	await page.getByLabel("Your email, for the receipt").fill("father@example.com");
	await page.getByRole("button", { name: "Send me the receipt" }).click();
	await page.getByText("We’ll send you the receipt, too.").waitFor();
	expect(await page.content()).not.toContain("father@example.com");
	await whenScripted(page);
	await page.getByRole("button", { name: "Pay the application fee" }).click();
	await confirmation(page).getByText("You’re paying for").waitFor();
	expect(await confirmation(page).innerText()).not.toMatch(/meenakshi@example\.com|9443212345/);
	await confirmation(page).getByRole("button", { name: "Continue" }).click();
	await checkout(page).getByRole("button", { name: "Open a UPI app" }).click();
	await page.getByText("The application fee is paid. Thank you.").waitFor();
	expect(await page.getByRole("button", { name: "Pay the application fee" }).count()).toBe(0);
	const receipt = await page.getByRole("link", { name: /^Receipt DSA-\d\d-R-/ }).getAttribute("href");
	expect((await page.request.get(receipt ?? "")).headers()["content-type"]).toBe("application/pdf");
	expect((await feeStatusOf(site, sent)).state).toBe("paid");
	await applicant.page.reload();
	await applicant.page.getByText("This fee is paid, so you no longer need a link.").waitFor();
	const refusedPattern = /status of 422/;
	expect([...complaints, ...applicant.complaints].filter((each) => !refusedPattern.test(String(each)))).toEqual([]);
});

test("a payer who closes the checkout is still on the page; a failed payment can be tried again", async () => {
	const { page, complaints, sent } = await openAsPayer(desktop);
	await openCheckout(page);
	await checkout(page).getByRole("img", { name: "A drawn test code that leads nowhere" }).waitFor();
	// The provider is asked whether there was a payment all the same; until it answers, the dialog says so.
	const checkResponse = page.waitForResponse("**/razorpay/check");
	await checkout(page).getByRole("button", { name: "Close" }).click();
	await checkResponse;
	await expect.poll(() => page.locator("dialog:modal").count()).toBe(0);
	await page.getByText("This fee hasn’t been paid yet.").waitFor();
	await openCheckout(page);
	await checkout(page).getByRole("button", { name: "Make the payment fail" }).click();
	await page.getByText("The payment didn’t go through.").waitFor();
	await openCheckout(page, "Try the payment again");
	await checkout(page).getByRole("button", { name: "I’ve scanned the code" }).click();
	await page.getByText("The application fee is paid. Thank you.").waitFor();
	expect((await feeStatusOf(site, sent)).state).toBe("paid");
	expect(complaints).toEqual([]);
});

test("a fee that the applicant has paid in the meantime is not asked for again", async () => {
	const { page, applicant, sent } = await openAsPayer();
	await applicant.page.goto(`/application/${sent.token}`);
	await openCheckout(applicant.page);
	await checkout(applicant.page).getByRole("button", { name: "Pay ₹10" }).click();
	await applicant.page.waitForURL("**/success");
	await page.getByRole("button", { name: "Pay the application fee" }).click();
	await page.getByText("The application fee is paid. Thank you.").waitFor();
});

test.each([
	["Open a UPI app", "The application fee is paid. Thank you."],
	["Make the payment fail", "The payment didn’t go through."],
	["Close", "No payment was made."],
])(
	"in a browser inside an app the checkout takes the page: %s leads back to the payer's page",
	async (button, text) => {
		const { page, complaints, address } = await openAsPayer({ ...phone, userAgent: instagram });
		await page.getByRole("button", { name: "Pay the application fee" }).click();
		await confirmation(page).getByRole("button", { name: "Continue" }).click();
		await page.getByRole("heading", { name: "Test payment" }).waitFor();
		await page.getByRole("button", { name: button }).click();
		await page.getByText(text).waitFor();
		expect(new URL(page.url()).pathname).toBe(address);
		expect(complaints).toEqual([]);
	},
);

test("the link is made without JavaScript, and shown to no one but the applicant", async () => {
	const { token } = await apply(site);
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(`/application/${token}`);
	const address = await makeLink(page);
	await page.reload();
	expect(await page.getByText(/^https?:\/\/\S+\/pay\//).innerText()).toContain(address);
	const whatsApp = await page.getByRole("link", { name: "Send it by WhatsApp" }).getAttribute("href");
	expect(new URL(whatsApp ?? "").searchParams.get("text")).toContain(address);
	expect(decodeURIComponent(whatsApp ?? "")).not.toContain(token);
	const response = await page.goto(address);
	expect(response?.headers()).toMatchObject({
		"cache-control": "no-store, private",
		"referrer-policy": "origin",
		"x-robots-tag": "noindex, nofollow",
	});
	for (const wrong of [`/pay/${token}`, `${address}x`, `/application/${address.slice("/pay/".length)}`])
		expect((await page.goto(wrong))?.status()).toBe(404);
});
