import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { desktop, openBrowser, openPage, phone, type Watched } from "../support/browser.ts";
import { makeDocx, makePdf } from "../support/documents.ts";
import { type RunningServer, startServer } from "../support/server.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await openBrowser();
});
afterAll(() => browser.close());

async function fillPersonal(page: Page, international = "No") {
	await page.getByLabel("Full name").fill("Kavya Narayanan");
	await page.getByLabel("Address").fill("3 Elk Hill\nUdhagamandalam 643001");
	await page.getByLabel("Email").fill("kavya@example.com");
	await page.getByLabel("Phone number").fill("9443212345");
	await page.getByRole("radio", { name: "Female" }).check();
	await page.getByLabel("Nationality").fill("Indian");
	await page.getByRole("radiogroup", { name: "international student" }).getByLabel(international, { exact: true }).check();
}

async function fillEducation(page: Page) {
	for (const [course, year] of [
		["Class 10", "2024"],
		["Class 12", "2026"],
	] as const) {
		await page.getByLabel(`${course}: board`).fill("CBSE");
		await page.getByLabel(`${course}: percentage`).fill("88.5");
		await page.getByLabel(`${course}: year of passing`).fill(year);
	}
}

const choose = (page: Page, label: string, name: string, buffer: Buffer) =>
	page.getByLabel(label).setInputFiles({ name, mimeType: "application/octet-stream", buffer });

describe.each(["sqlite", "postgres"] as const)("a B.Arch application (%s)", (engine) => {
	let site: RunningServer;
	let visit: Watched;
	beforeAll(async () => {
		site = await startServer(engine);
	});
	afterAll(() => site.drop());
	beforeEach(async () => {
		visit = await openPage(browser, site.url, engine === "sqlite" ? phone : desktop);
	});
	afterEach(async () => {
		await visit.page.context().close();
	});

	it("goes from the home page to a paid fee, with a PDF and a DOCX", async () => {
		const { page, complaints } = visit;
		await page.goto("/");
		await page.getByRole("link", { name: "Apply now" }).locator("visible=true").first().click();
		await page.getByRole("link", { name: "Apply for B.Arch" }).click();
		await page.waitForURL("**/barch-application");
		await fillPersonal(page);
		await page.getByRole("button", { name: "Next" }).click();
		await fillEducation(page);
		await choose(page, "Class 10: mark sheet", "marks.pdf", await makePdf());
		await choose(page, "Class 12: mark sheet", "marks.docx", await makeDocx());
		await page.getByRole("radio", { name: "I have applied for it" }).check();
		await page.getByRole("radio", { name: "No, I have my score" }).check();
		await page.getByLabel("NATA score").fill("131");
		const review = page.getByRole("region", { name: "Before you submit" });
		for (const answer of ["Kavya Narayanan", "Female", "marks.pdf", "marks.docx", "131"]) await expect.poll(() => review.innerText()).toContain(answer);
		await page.getByLabel(/^I am 18 or older/).check();
		await page.getByRole("button", { name: "Submit" }).click();

		const confirmation = page.getByRole("dialog");
		await confirmation.getByText("Payment Confirmation").waitFor();
		for (const detail of ["Kavya Narayanan", "9443212345", "B.Arch application fee 2026", "₹10"])
			await expect.poll(() => confirmation.innerText()).toContain(detail);
		await confirmation.getByRole("button", { name: "Continue" }).click();
		const checkout = page.frameLocator("iframe");
		await checkout.getByText("No money moves").waitFor();
		await checkout.getByRole("button", { name: /^Pay/ }).click();
		await page.waitForURL("**/success");
		await expect.poll(() => page.locator("main").innerText()).toMatch(/DSA-\d\d-B-\d{6}[\s\S]*pay_\w+[\s\S]*The application fee is paid/);
		expect(await page.evaluate(() => localStorage.getItem("draft:barch"))).toBeNull();
		expect(complaints).toEqual([]);
	});
});
