import type { Page, Route } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

describe("a page that is slow to come,", () => {
	let page: Page;
	let states: Signal[];
	let routes: Route[];
	beforeEach(async () => {
		({ page } = await openPage(site, phone));
		states = [];
		routes = [];
		// Playwright evaluates nothing in a page that waits for the next one, so the page reports by itself.
		await page.exposeFunction("reportState", (signal: Signal) => void states.push(signal));
		await page.addInitScript(reportWaiting);
		await page.goto(paths.academic);
		await whenScripted(page);
		await page.route(/\/undergraduate$/, (route) => void routes.push(route));
	});

	/** A request that the browser has given up by itself cannot be answered any more. */
	const release = (answer: (route: Route) => Promise<void>) =>
		Promise.all(routes.splice(0).map((route) => answer(route).catch(() => {})));
	const link = () => page.getByRole("contentinfo").getByRole("link", { name: "Undergraduate", includeHidden: true });
	const leave = () => link().evaluate((element: HTMLElement) => element.click());
	const line = () => page.getByRole("progressbar", { name: "Loading the page" });
	const heading = () => page.getByRole("heading", { level: 1, name: "Bachelor of Architecture" });
	const reported = async (state: Signal["state"]) => {
		await expect.poll(() => states.map((signal) => signal.state)).toContain(state);
		return states.find((signal) => signal.state === state) as Signal;
	};

	it("is announced at once, by the splash after 400 ms, as an error after 3 s, and still comes", async () => {
		await leave();
		const late = await reported("Error");
		const [begun, splash] = [await reported("line"), await reported("Loading...")];
		expect(states.map(({ state }) => state)).toEqual(["line", "Loading...", "Error"]);
		expect([begun.covered, splash.covered, late.covered]).toEqual([false, true, true]);
		expect(splash.ms - begun.ms).toBeGreaterThan(350);
		expect(late.ms - begun.ms).toBeGreaterThan(2950);
		await release((route) => route.continue());
		await heading().waitFor();
		expect(await line().isVisible()).toBe(false);
	});

	it("is asked for again on Try again", async () => {
		await leave();
		const { button } = await reported("Error");
		await page.touchscreen.tap(button.x, button.y);
		await expect.poll(() => routes.length).toBe(2);
		await release((route) => route.continue());
		await heading().waitFor();
	});

	it("is given up by Escape, and the page that was left can be read on", async () => {
		await leave();
		await reported("Loading...");
		await page.keyboard.press("Escape");
		expect((await reported("ended")).covered).toBe(false);
		await release((route) => route.abort());
	});

	it("leaves nothing over the page after Back", async () => {
		await leave();
		await reported("Loading...");
		await release((route) => route.continue());
		await heading().waitFor();
		await page.goBack({ waitUntil: "commit" });
		await page.getByRole("heading", { level: 1, name: "Apply" }).waitFor();
		expect(await line().isVisible()).toBe(false);
	});

	it.each([
		["opens another tab", (element: HTMLAnchorElement) => Object.assign(element, { target: "_blank" })],
		["is a file", (element: HTMLAnchorElement) => Object.assign(element, { href: "/newsletter.pdf" })],
		["stays on the page", (element: HTMLAnchorElement) => Object.assign(element, { href: "#main" })],
	])("is not announced where a link %s", async (_what, change) => {
		await link().evaluate(change);
		await link().evaluate((element: HTMLElement) => {
			// The page must stay open for the check.
			addEventListener("click", (event) => event.preventDefault());
			element.click();
		});
		expect(await page.locator("[data-waiting]").isVisible()).toBe(false);
	});
});

describe("a form whose code does not come,", () => {
	const failedAlert = (page: Page) => page.getByRole("alert").filter({ hasText: "Part of this form didn’t load." });

	it("says so in its place, and loads it on Try again", async () => {
		const { page } = await openPage(site, phone);
		await page.route(/\/static\/js\/barch-wizard-/, (route) => route.abort());
		await page.goto(paths.barchApplication);
		await failedAlert(page).getByText("Check your connection").waitFor();
		await page.unroute(/\/static\/js\/barch-wizard-/);
		await failedAlert(page).getByRole("button", { name: "Try again" }).click();
		await whenScripted(page);
		expect(await failedAlert(page).isVisible()).toBe(false);
	});

	it("says so after 120 s of waiting", async () => {
		const { page } = await openPage(site, phone);
		await page.clock.install();
		await page.route(/\/static\/js\/react-dom-/, () => {});
		await page.goto(paths.barchApplication);
		await page.locator("h1").dispatchEvent("pointerdown");
		// The form is waited for once the page's own code runs; the page's clock stands still until then.
		await expect.poll(() => page.evaluate(() => "pageIsReady" in window)).toBe(true);
		await page.clock.runFor(119_000);
		expect(await failedAlert(page).isVisible()).toBe(false);
		await page.clock.runFor(2000);
		await failedAlert(page).waitFor();
	});
});

type Signal = {
	state: "line" | "Loading..." | "Error" | "ended";
	ms: number;
	/** True if the page below can be used no more. */
	covered: boolean;
	button: { x: number; y: number };
};

/** Logs each state of the waiting page, as the visitor sees it. Runs in the page before its own code. */
function reportWaiting() {
	addEventListener("DOMContentLoaded", () => {
		const section = document.querySelector("[data-waiting]");
		const main = document.querySelector("main");
		if (!section || !main) return;
		let before = "";
		new MutationObserver(() => {
			const visible = [...section.querySelectorAll("p")].filter((element) => element.checkVisibility());
			const texts = visible.map(({ textContent }) => textContent);
			const shownText = (["Loading...", "Error"] as const).find((text) => texts.includes(text));
			const state: Signal["state"] = shownText ?? (section.checkVisibility() ? "line" : "ended");
			if (state === before) return;
			before = state;
			const { x = 0, y = 0, width = 0, height = 0 } = section.querySelector("button")?.getBoundingClientRect() ?? {};
			const button = { x: x + width / 2, y: y + height / 2 };
			const { reportState } = window as unknown as { reportState: (signal: Signal) => void };
			reportState({ state, ms: performance.now(), covered: main.inert, button });
		}).observe(section, { subtree: true, attributes: true });
	});
}
