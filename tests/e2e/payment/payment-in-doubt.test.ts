import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import {
	apply,
	bankAnswers,
	checkout,
	confirmation,
	feeStatusOf,
	injectFaults,
	instagram,
	openCheckout,
	visit,
} from "#tests/support/payment/payer.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

const doNotPay = (page: Page) => page.getByRole("status").getByText("We’re checking with the bank. Don’t pay again.");
const payButtons = (page: Page) => page.getByRole("main").getByRole("button", { name: /pay/i }).count();

async function payInCheckout(page: Page) {
	await openCheckout(page);
	await checkout(page).getByRole("button", { name: "Pay ₹10" }).click();
}

/** Lets the seconds pass for which the page waits before it says that the bank takes longer. */
async function untilInDoubt(page: Page) {
	const waitOn = async () => {
		await page.clock.runFor(3000);
		return page.url();
	};
	await expect.poll(waitOn).toContain("?checking=1");
}

describe("a payment that the bank has not decided on", () => {
	test("is being checked on every page, none offers to pay, and the page changes when the bank took it", async () => {
		const { page, sent } = await visit(site, phone);
		const before = await page.context().newPage();
		await before.goto(`/application/${sent.token}`);
		await injectFaults(site, { payments: "held" });
		await page.clock.install();
		await payInCheckout(page);
		await confirmation(page).getByText("Checking your payment…").waitFor();
		await untilInDoubt(page);
		for (const path of [
			`/application/${sent.token}`,
			paths.failure,
			paths.cancel,
			paths.success,
			`/application/${sent.token}?checking=1`,
		]) {
			await page.goto(path);
			await doNotPay(page).waitFor();
			expect([path, await payButtons(page)]).toEqual([path, 0]);
			if (path === paths.failure || path.includes("?"))
				expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
		}
		await before.getByRole("button", { name: "Pay the application fee" }).click();
		await doNotPay(before).waitFor();
		expect(await confirmation(before).getByRole("button", { name: "Continue" }).count()).toBe(0);
		await bankAnswers(site, sent, "captured");
		await page.getByText("The application fee is paid.").waitFor();
	});

	test("can be paid again once the bank has refused it", async () => {
		const { page, sent } = await visit(site);
		await injectFaults(site, { payments: "held" });
		await page.clock.install();
		await payInCheckout(page);
		await untilInDoubt(page);
		await bankAnswers(site, sent, "failed");
		await page.getByRole("button", { name: "Pay the application fee" }).waitFor();
		expect(await feeStatusOf(site, sent)).toMatchObject({ state: "attempted", checking: false });
	});

	test("is reported in a browser inside an app as well", async () => {
		const { page, sent } = await visit(site, { ...phone, userAgent: instagram });
		await injectFaults(site, { payments: "held" });
		await page.getByRole("button", { name: "Pay the application fee" }).click();
		await confirmation(page).getByRole("button", { name: "Continue" }).click();
		await page.getByRole("button", { name: "Pay ₹10" }).click();
		await page.waitForURL("**/success?checking=1");
		await doNotPay(page).waitFor();
		await bankAnswers(site, sent, "captured");
		await page.getByText("The application fee is paid.").waitFor();
	});
});

describe("a payment of which nothing comes back", () => {
	test("is found when the payer closes the checkout, though no webhook came", async () => {
		const { page, sent } = await visit(site);
		await injectFaults(site, { returns: "lost", webhooks: "lost" });
		await payInCheckout(page);
		await checkout(page).getByRole("button", { name: "Close" }).click();
		await page.waitForURL("**/success");
		expect(await feeStatusOf(site, sent)).toMatchObject({ state: "paid" });
	});

	test("is not denied while the provider cannot be asked, and shows automatically when it can", async () => {
		const { page, sent } = await visit(site);
		await injectFaults(site, { returns: "lost", webhooks: "lost", answers: "bad-gateway" });
		await payInCheckout(page);
		await checkout(page).getByRole("button", { name: "Close" }).click();
		await page.waitForURL(`**/application/${sent.token}?checking=1`);
		await doNotPay(page).waitFor();
		expect(await payButtons(page)).toBe(0);
		await injectFaults(site, { answers: "none" });
		await page.getByText("The application fee is paid.").waitFor();
	});
});

describe("the link in the mail", () => {
	test("lets a parent pay elsewhere, try again after a failure, and see what was paid once too often", async () => {
		const application = await apply(site);
		const mail = await waitForMail(site.dataDir, "meenakshi@example.com", new RegExp(application.reference));
		const { pathname } = new URL(/https?:\/\/\S*\/application\/[\w-]+/.exec(mail.text ?? "")?.[0] ?? "");
		const { page, complaints } = await openPage(site, phone);
		onTestFinished(() => page.context().close());
		await page.goto(pathname);
		await openCheckout(page);
		await checkout(page).getByRole("button", { name: "Make the payment fail" }).click();
		await page.waitForURL("**/failure");
		await page.getByRole("main").getByText(application.reference, { exact: true }).waitFor();
		await injectFaults(site, { payments: "double" });
		await openCheckout(page, "Try the payment again");
		await checkout(page).getByRole("button", { name: "Pay ₹10" }).click();
		await page.waitForURL("**/success");
		await expect
			.poll(
				async () => (await page.goto(pathname)) && page.getByText(/We’ll refund pay_\w+ to the account/).isVisible(),
			)
			.toBe(true);
		expect(complaints).toEqual([]);
	});
});
