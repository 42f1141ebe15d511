import type { Page, Route } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const chunk = /\/static\/js\/undergraduate-[^/]*\.js$/;

const site = sharedSite();

describe("a page whose code is slow to come,", () => {
	let page: Page;
	let held: Route[];
	beforeEach(async () => {
		({ page } = await openPage(site, phone));
		held = [];
		await page.clock.install();
		await page.goto(paths.academic);
		await whenScripted(page);
	});

	const hold = () => page.route(chunk, (route) => void held.push(route));
	/** A request that the browser has given up by itself cannot be answered any more. */
	const release = (answer: (route: Route) => Promise<void>) =>
		Promise.all(held.splice(0).map((route) => answer(route).catch(() => {})));
	const leave = () =>
		page
			.getByRole("contentinfo")
			.getByRole("link", { name: "Undergraduate" })
			.evaluate((link: HTMLElement) => link.click());
	const line = () => page.getByRole("progressbar", { name: "Loading the page" });
	const heading = () => page.getByRole("heading", { level: 1, name: /B\.Arch|Undergraduate|Bachelor/ });

	it("shows at once that it is coming, then the splash, 'Error' after three seconds, and the page when it comes late", async () => {
		await hold();
		await leave();
		await line().waitFor();
		expect(await page.getByText("Loading...").isVisible()).toBe(false);
		await page.clock.runFor(1100);
		await page.getByText("Welcome to the Doddabetta School of Architecture").waitFor();
		await page.getByText("Loading...").waitFor();
		await page.clock.runFor(2000);
		await page.getByText("Error", { exact: true }).waitFor();
		await page.getByRole("button", { name: "Try again" }).waitFor();
		await release((route) => route.continue());
		await heading().waitFor();
		await page.getByText("Error", { exact: true }).waitFor({ state: "hidden" });
		await line().waitFor({ state: "hidden" });
	});

	it("loads the page again from the server on Try again", async () => {
		await hold();
		await leave();
		await line().waitFor();
		await page.clock.runFor(3100);
		const again = page.getByRole("button", { name: "Try again" });
		await again.click();
		await page.waitForURL("**/undergraduate", { waitUntil: "commit" });
		await heading().waitFor();
		await release((route) => route.abort());
	});

	it("keeps Try again in reach, however long the cookie question has been there, and asks again afterwards", async () => {
		const question = page.getByRole("region", { name: "Cookies and films" });
		await question.waitFor();
		await question.evaluate((banner) => Promise.all(banner.getAnimations().map(({ finished }) => finished)));
		await hold();
		await leave();
		await line().waitFor();
		await page.clock.runFor(3100);
		await page.getByRole("button", { name: "Try again" }).click({ timeout: 3000 });
		await page.waitForURL("**/undergraduate", { waitUntil: "commit" });
		await release((route) => route.abort());
		await page.unroute(chunk);
		await heading().waitFor();
		await question.waitFor();
	});

	it("keeps the failure screen's actions in reach, and lets the cookie question be opened there", async () => {
		const question = page.getByRole("region", { name: "Cookies and films" });
		await question.waitFor();
		await page.route(chunk, (route) => route.abort());
		await leave();
		await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
		await question.waitFor({ state: "hidden" });
		await page.getByRole("button", { name: "Cookie settings" }).click();
		await question.waitFor();
	});

	it("goes to the error screen when the code fails to come, at the address that was asked for, and from there on", async () => {
		await page.route(chunk, (route) => route.abort());
		await leave();
		await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
		expect(new URL(page.url()).pathname).toBe(paths.undergraduate);
		await page.getByText("chunk-loading error").waitFor();
		expect(await page.getByText("INCIDENT-NUMBER").count()).toBe(0);
		await page.unroute(chunk);
		await page.getByRole("link", { name: "Try again" }).click();
		await heading().waitFor();
	});

	it("counts code that has not come after 120 s as failed", async () => {
		await hold();
		await leave();
		await line().waitFor();
		await page.clock.runFor(119_000);
		await page.getByText("Error", { exact: true }).waitFor();
		await page.clock.runFor(2000);
		await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
		await release((route) => route.abort());
	});
});
