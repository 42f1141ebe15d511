import type { BrowserContextOptions } from "playwright-core";
import { describe, expect, test } from "vitest";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import {
	checkout,
	confirmation,
	feeStatusOf,
	instagram,
	openCheckout,
	type Sent,
	visit,
} from "#tests/support/payment/payer.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
keepPages();

const visitApplication = (options?: BrowserContextOptions) => visit(site, options);
const stateOf = (application: Sent) => feeStatusOf(site, application).then((fee) => fee.state);

describe("the fee in the browser", () => {
	test("the confirmation names the school, the payer and the plan", async () => {
		const { page, complaints, sent } = await visitApplication();
		await page.getByRole("button", { name: "Pay the application fee" }).click();
		const dialog = confirmation(page);
		await dialog.getByText("Payment summary").waitFor();
		expect(await dialog.getByRole("heading").allInnerTexts()).toEqual([
			"Welcome to Doddabetta School of Architecture",
			"Payment Confirmation",
			"Your details",
			"Payment summary",
		]);
		for (const words of ["Meenakshi Raman", "9443212345", "meenakshi@example.com", sent.reference, "₹10 (one payment)"])
			expect(await dialog.innerText()).toContain(words);
		await expect.poll(() => dialog.getByText(/^\d{1,2} \w{3,4} \d{4}$/).count()).toBe(1);
		expect(complaints).toEqual([]);
	});

	test("Not Now and the cross lead to /cancel, from where the fee can be paid", async () => {
		const { page, complaints, sent } = await visitApplication();
		for (const button of ["Not Now", "Close"]) {
			await page.goto(`/application/${sent.token}`);
			await page.getByRole("button", { name: "Pay the application fee" }).click();
			await confirmation(page).getByRole("button", { name: button }).click();
			await page.waitForURL("**/cancel");
		}
		await openCheckout(page, "Pay the application fee now");
		await checkout(page).getByRole("button", { name: "Pay ₹10" }).click();
		await page.waitForURL("**/success");
		expect(await stateOf(sent)).toBe("paid");
		expect(complaints).toEqual([]);
	});

	test("a failed payment leads to /failure, and the next attempt pays the same order", async () => {
		const { page, complaints, sent } = await visitApplication(phone);
		await openCheckout(page);
		await checkout(page).getByRole("button", { name: "Make the payment fail" }).click();
		await page.waitForURL("**/failure");
		expect(await stateOf(sent)).toBe("attempted");
		const checkoutRequest = page.waitForRequest(/\/v1\/checkout\?/);
		await openCheckout(page, "Try the payment again");
		expect(new URL((await checkoutRequest).url()).searchParams.get("order_id")).toBe(sent.payment.id);
		await checkout(page).getByRole("button", { name: "Pay ₹10" }).click();
		await page.waitForURL("**/success");
		await page.getByText("The application fee is paid").waitFor();
		expect(complaints).toEqual([]);
	});

	test("closing the checkout without an attempt leads to /cancel, by button and by Escape", async () => {
		const { page, complaints, sent } = await visitApplication();
		await openCheckout(page);
		await checkout(page).getByRole("button", { name: "Close" }).click();
		await page.waitForURL("**/cancel");
		await openCheckout(page, "Pay the application fee now");
		await page.keyboard.press("Escape");
		await expect.poll(() => page.locator("iframe").count()).toBe(0);
		expect(new URL(page.url()).pathname).toBe(paths.cancel);
		expect(await stateOf(sent)).toBe("ordered");
		expect(complaints).toEqual([]);
	});

	test("the whole way works by keyboard alone", async () => {
		const { page, sent } = await visitApplication();
		await page.getByRole("button", { name: "Pay the application fee" }).focus();
		await page.keyboard.press("Enter");
		await confirmation(page).getByText("Payment summary").waitFor();
		const press = async (name: string) => {
			for (let tabs = 0; tabs < 12; tabs += 1) {
				await page.keyboard.press("Tab");
				const frame = page.frames().find((candidate) => candidate.url().includes("/v1/checkout?"));
				const focused = await (frame ?? page.mainFrame()).evaluate(() => document.activeElement?.textContent?.trim());
				if (focused === name) return page.keyboard.press("Enter");
			}
			throw new Error(`${name} was not reached`);
		};
		await press("Continue");
		await checkout(page).getByText("No money moves").waitFor();
		await press("Pay ₹10");
		await page.waitForURL("**/success");
		expect(await stateOf(sent)).toBe("paid");
	});

	test("when the script does not load the dialog says so, and Continue tries again", async () => {
		const { page, sent } = await visitApplication();
		await page.route("**/v1/checkout.js", (route) => route.abort());
		await page.getByRole("button", { name: "Pay the application fee" }).click();
		await confirmation(page).getByRole("button", { name: "Continue" }).click();
		await confirmation(page)
			.getByRole("alert")
			.getByText("Razorpay SDK failed to load. Please check your internet connection.")
			.waitFor();
		await page.unroute("**/v1/checkout.js");
		await confirmation(page).getByRole("button", { name: "Continue" }).click();
		await checkout(page).getByRole("button", { name: "Pay ₹10" }).click();
		await page.waitForURL("**/success");
		expect(await stateOf(sent)).toBe("paid");
	});

	test("when the server does not answer, the dialog says so in words and stays", async () => {
		const { page } = await visitApplication();
		await page.route("**/razarpay/**", (route) => route.abort());
		await page.getByRole("button", { name: "Pay the application fee" }).click();
		await confirmation(page).getByRole("alert").getByText("Payment error. Please try again later.").waitFor();
		await page.unroute("**/razarpay/**");
		await confirmation(page).getByRole("button", { name: "Continue" }).click();
		await checkout(page).getByText("No money moves").waitFor();
	});

	test("a payment whose return is lost is found by the server alone", async () => {
		const { page, sent } = await visitApplication();
		await page.route("**/api/v1/razorpay", (route) => route.abort());
		await openCheckout(page);
		await checkout(page).getByRole("button", { name: "Pay ₹10" }).click();
		await page.waitForURL("**/success");
		expect(await stateOf(sent)).toBe("paid");
	});

	test("while no one can confirm it, the applicant is told not to pay again", async () => {
		const { page, sent } = await visitApplication();
		await page.route(/\/api\/v1\/(razorpay|website\/application\/status)$/, (route) =>
			route.request().method() === "POST" || route.request().resourceType() === "fetch"
				? route.abort()
				: route.continue(),
		);
		await openCheckout(page);
		await checkout(page).getByRole("button", { name: "Pay ₹10" }).click();
		await confirmation(page).getByText("Keep this page open. Don’t pay again.").waitFor();
		await page.waitForURL(`**/application/${sent.token}?checking=1`);
		await page.unrouteAll();
		await page.getByText("The application fee is paid.").waitFor();
	});

	test("a fee that was paid elsewhere in the meantime is not asked for again", async () => {
		const { page, sent } = await visitApplication();
		const other = await openPage(site);
		await other.page.goto(`/application/${sent.token}`);
		await openCheckout(other.page);
		await checkout(other.page).getByRole("button", { name: "Pay ₹10" }).click();
		await other.page.waitForURL("**/success");
		await page.getByRole("button", { name: "Pay the application fee" }).click();
		await page.waitForURL("**/success");
	});

	test.each([
		["Pay ₹10", "**/success", "paid"],
		["Make the payment fail", "**/failure", "attempted"],
		["Close", "**/cancel", "ordered"],
	])("in a browser inside an app the checkout takes the page: %s leads to %s", async (button, url, state) => {
		const { page, complaints, sent } = await visitApplication({ ...phone, userAgent: instagram });
		await page.getByRole("button", { name: "Pay the application fee" }).click();
		await confirmation(page).getByRole("button", { name: "Continue" }).click();
		await page.getByRole("heading", { name: "Test payment" }).waitFor();
		await page.getByRole("button", { name: button }).click();
		await page.waitForURL(url);
		expect(await stateOf(sent)).toBe(state);
		expect(complaints).toEqual([]);
	});
});
