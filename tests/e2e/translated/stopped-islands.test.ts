import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import * as paths from "#src/paths.ts";
import { axe, faultsOf } from "#tests/support/browser/audit.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openContext, openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { choose, fillEducation, fillPersonal } from "#tests/support/forms/barch-form.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ MIN_FILL_MS: "0" });

/**
 * Has the page's code fail whenever it makes one of these elements, until `mend`; with `early` also where it takes over
 * what is on the page, since something is in there that the server has not sent.
 */
async function breakElements(page: Page, names: string[], { early = false } = {}): Promise<void> {
	await page.addInitScript(
		({ names, early }) => {
			const make = document.createElement;
			Object.assign(window, { broken: new Set(early ? names : []) });
			document.createElement = function (this: Document, name: string, ...options: []) {
				const { broken } = window as unknown as { broken: Set<string> };
				if (broken.has(name) && new Error("").stack?.includes("/static/js/react-dom"))
					throw new RangeError(`No ${name} for Meenakshi`);
				return make.call(this, name, ...options);
			} as typeof make;
			if (early)
				document.addEventListener("DOMContentLoaded", () => {
					for (const island of document.querySelectorAll("[data-island]")) {
						const text = document.createTreeWalker(island, NodeFilter.SHOW_TEXT).nextNode();
						text?.parentElement?.replaceChildren(document.createElement("font"));
					}
				});
		},
		{ names, early },
	);
}
const breakNow = (page: Page, name: string) =>
	page.evaluate((name) => (window as unknown as { broken: Set<string> }).broken.add(name), name);
const mend = (page: Page) => page.evaluate(() => (window as unknown as { broken: Set<string> }).broken.clear());

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "This part of the page has stopped working" });
const goOn = async (page: Page) => {
	await notice(page).waitFor();
	await mend(page);
	await page.getByRole("button", { name: "Continue" }).click();
	await notice(page).waitFor({ state: "detached" });
};
/** Messages of the browser about a failure that nothing handles. */
const ofTheFailure = /No \w+ for Meenakshi|Minified React error #418/;

describe("an island that cannot be rendered", () => {
	let application: string;
	let receipt: string;
	let payerPath: string;
	beforeAll(async () => {
		const { token, reference } = await sendApplication(site.url, { ...barchAnswers, nata_status: "waiting" });
		application = paths.application(token);
		receipt = JSON.stringify({ token, reference });
		const context = await openContext(phone);
		const page = await context.newPage();
		await page.goto(site.url + application);
		await page.getByRole("button", { name: "Payment link for someone else" }).click();
		await page.waitForURL("**/payer-link");
		payerPath = new URL(await page.getByText(/^https?:\/\/\S+\/pay\//).innerText()).pathname;
		await context.close();
	});

	const islands: [name: string, path: () => string, field?: string][] = [
		["barch-wizard", () => paths.barchApplication, "name"],
		["march-wizard", () => paths.marchApplication, "name"],
		["diploma-wizard", () => paths.diplomaApplication, "name"],
		["alumni-wizard", () => paths.alumniRegistration, "firstname"],
		["barch-answers", () => `${application}/answers/education`],
		["document-sender", () => application],
		["fee-status", () => `${application}?checking=1`],
		["payer-fee", () => payerPath],
		["quick-enquiry", () => paths.quickEnquiry, "city"],
		["contact", () => paths.contact, "message"],
		["job-application", () => paths.careersDetails("assistant-professor-building-construction"), "note"],
		["visit", () => paths.visit, "name"],
		["sidebar", () => paths.getStarted, "message"],
		["success-result", () => paths.success],
		["unpaid-result", () => paths.failure],
	];

	it.each(islands)("%s says what has happened, and goes on with what was typed", async (name, path, field) => {
		const { page, complaints } = await openPage(site, phone);
		await page.addInitScript(axe);
		await breakElements(page, ["form", "a", "dialog", "input"], { early: true });
		// Value as the browser restores it: before any code, and without an event.
		await page.addInitScript((name) => {
			document.addEventListener("DOMContentLoaded", () => {
				const control = document.querySelector<HTMLInputElement>(`main [data-island] [name="${name}"]`);
				if (control) control.value = "typed before";
			});
		}, field ?? "");
		await page.addInitScript((receiptText) => sessionStorage.setItem("application-receipt", receiptText), receipt);
		const failureResponse = page.waitForResponse(`**${apiUrl(apiPaths.failure)}`);
		await page.goto(path());
		const island = page.locator(`main [data-island=${name}]`).first();
		await island.evaluate((island) => {
			for (let part = island.closest("details"); part; part = part.parentElement?.closest("details") ?? null)
				part.open = true;
		});
		const control = island.locator(`[name=${field}]`);
		await island.dispatchEvent("pointerdown");
		await island.getByText("This part of the page has stopped working").waitFor();
		expect((await failureResponse).status()).toBe(204);
		expect(await faultsOf(page)).toEqual([]);
		await mend(page);
		await island.getByRole("button", { name: "Continue" }).click();
		await island.getByText("This part of the page has stopped working").waitFor({ state: "detached" });
		if (field) expect(await control.inputValue()).toBe("typed before");
		expect(await island.innerText()).not.toBe("");
		expect(complaints.filter((each) => !ofTheFailure.test(each))).toEqual([]);
	});

	it("is counted at Health with what failed and where, and nothing of the visitor", async () => {
		const rows = await readDatabase(site, (db) =>
			db.selectFrom("failures").selectAll().where("kind", "=", "browser").execute(),
		);
		const places = rows.map(({ place }) => place);
		expect(places).toEqual(expect.arrayContaining([`page ${paths.contact}`, `page ${paths.barchApplication}`]));
		for (const { name, frame } of rows) {
			expect(name).toBe("RangeError");
			expect(frame).toMatch(/^react-dom-[\w-]+\.js:\d+:\d+$/);
		}
		expect(JSON.stringify(rows)).not.toContain("Meenakshi");
	});
});

it("an application that fails on its way goes on at the same step, with its answers and its document", async () => {
	const { page, complaints } = await openPage(site, phone);
	await breakElements(page, []);
	await page.goto(paths.barchApplication);
	await whenScripted(page);
	await fillPersonal(page, { email: "stopped@example.com" });
	await page.getByRole("button", { name: "Next" }).click();
	await fillEducation(page);
	await choose(page, "Class 10: mark sheet", "marks.pdf", await makePdf());
	await page.locator("main form").getByText(", sent").first().waitFor();
	await breakNow(page, "input");
	// Too soon for what is stored at a pause.
	await page.locator("main form").getByLabel("Class 12: board").fill("ISC");
	await page.getByRole("radio", { name: "I’ve taken it" }).evaluate(async (radio: HTMLElement) => {
		radio.click();
		while (!document.querySelector("main [data-island] [role=alert] button")) await new Promise(requestAnimationFrame);
		(window as unknown as { broken: Set<string> }).broken.clear();
		document.querySelector<HTMLButtonElement>("main [data-island] [role=alert] button")?.click();
	});
	await notice(page).waitFor({ state: "detached" });
	await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
	await expect.poll(() => page.locator("main form").getByLabel("Class 12: board").inputValue()).toBe("ISC");
	await expect.poll(() => page.locator("main form").innerText()).toMatch(/marks\.pdf[\s\S]*, sent/);
	expect(await page.getByRole("radio", { name: "I’ve taken it" }).isChecked()).toBe(true);
	await page.getByRole("radio", { name: "No, I have my score" }).check();
	await page.locator("main").getByLabel("NATA score").fill("131");
	await page.getByLabel(/^I am 18 or older/).check();

	// The form fails once more, while it is being sent.
	await page.route("**/application/add", async (route) => {
		await notice(page).waitFor();
		await route.continue();
	});
	await breakNow(page, "progress");
	await page.getByRole("button", { name: "Submit" }).click();
	const answerResponse = page.waitForResponse("**/application/add");
	expect((await answerResponse).status()).toBe(201);
	await expect.poll(() => page.evaluate(() => sessionStorage.getItem("application-receipt"))).toContain("reference");
	await goOn(page);
	await page.getByText(/DSA-\d\d-B-\d{6} was sent/).waitFor();
	await page.getByRole("link", { name: "Open this application" }).click();
	await page.getByRole("button", { name: "Pay the application fee" }).waitFor();
	expect(complaints.filter((each) => !ofTheFailure.test(each))).toEqual([]);
});

it("an application on a device that stores nothing goes on with the answers of all steps", async () => {
	const { page } = await openPage(site, phone);
	await breakElements(page, []);
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("No room", "QuotaExceededError");
		};
	});
	await page.goto(paths.barchApplication);
	await whenScripted(page);
	await fillPersonal(page);
	await page.getByRole("button", { name: "Next" }).click();
	await fillEducation(page);
	await breakNow(page, "input");
	await page.getByRole("radio", { name: "I’ve taken it" }).click();
	await goOn(page);
	await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
	await page.getByRole("button", { name: "Previous" }).click();
	expect(await page.locator("main form").getByLabel("Full name").inputValue()).toBe("Kavya Narayanan");
});
