import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import * as paths from "#src/paths.ts";
import { whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { ownSite } from "#tests/support/server/site.ts";

const keys = { RAZORPAY_KEY_ID: "rzp_test_policy", RAZORPAY_KEY_SECRET: "secret", RAZORPAY_WEBHOOK_SECRET: "webhook" };
const site = ownSite({ PAYMENTS: "razorpay", ...keys });

const checkoutPages = [
	paths.barchApplication,
	paths.marchApplication,
	paths.diplomaApplication,
	"/application/unknown",
	"/pay/unknown",
	paths.failure,
	paths.cancel,
];
const script = "https://checkout.razorpay.com/v1/checkout.js";

/** Tells whether the page that is open may load the checkout's script, which is answered here. */
async function mayLoadCheckout(page: Page): Promise<boolean> {
	await page.route(script, (route) =>
		route.fulfill({ contentType: "text/javascript", body: "window.Razorpay = class {};" }),
	);
	return page.evaluate(
		(src) =>
			new Promise<boolean>((resolve) => {
				const element = Object.assign(document.createElement("script"), {
					src,
					onload: () => resolve(true),
					onerror: () => resolve(false),
				});
				document.head.append(element);
			}),
		script,
	);
}

test.each([
	...checkoutPages.map((path) => [path, true] as const),
	...["/", paths.contact, paths.success, paths.news, "/nowhere"].map((path) => [path, false] as const),
])("the policy of %s names the provider's hosts: %s", async (path, named) => {
	const { headers } = await fetch(`${site.url}${path}`);
	expect(headers.get("content-security-policy")?.includes("razorpay.com")).toBe(named);
	expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
});

test("a page that can open the checkout runs no script but the site's own before someone pays", async () => {
	const { page, complaints } = await openPage(site);
	for (const path of checkoutPages.filter((path) => !path.includes("unknown"))) {
		await page.goto(path);
		await whenScripted(page);
		expect(await page.locator(`script[src]:not([src^="/static/"])`).count()).toBe(0);
	}
	expect(complaints).toEqual([]);
});

test("a visitor who comes from another page gets a document in which the checkout may load", async () => {
	const { page } = await openPage(site);
	await page.goto(paths.undergraduate);
	await whenScripted(page);
	expect(await mayLoadCheckout(page)).toBe(false);
	await page.locator("main a[href='/barch-application']").first().click();
	await page.getByRole("heading", { level: 1, name: "B.Arch application" }).waitFor();
	expect(await mayLoadCheckout(page)).toBe(true);
	await page.goBack();
	await page.waitForURL("**/undergraduate");
	await page.locator("main a[href='/barch-application']").first().waitFor();
});

test("there is no sandbox, and nothing to switch its faults with", async () => {
	for (const path of ["/sandbox/razorpay/control", "/sandbox/razorpay/v1/checkout.js"])
		expect((await fetch(`${site.url}${path}`)).status).toBe(404);
});
