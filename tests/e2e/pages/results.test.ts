import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

it.each([
	[paths.success, "We can’t show an application here"],
	[paths.failure, "We can’t show a payment here"],
	[paths.cancel, "You haven’t paid yet"],
])("%s, opened directly, says what it is for and claims no application", async (path, title) => {
	for (const javaScriptEnabled of [true, false]) {
		const { page, complaints } = await openPage(site, { ...phone, javaScriptEnabled });
		await page.goto(path);
		expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([title]);
		const text = await page.locator("main").innerText();
		expect(text).not.toMatch(/your application is|we have it|thank you for applying|You're In/i);
		expect(text).toContain("If you’ve applied");
		expect(complaints).toEqual([]);
	}
});

it("an applicant's tab says that the application is there, and what happens next with its days", async () => {
	const receipt = await sendApplication(site.url);
	const { page, complaints } = await openPage(site, phone);
	await page.addInitScript(
		(receiptText) => sessionStorage.setItem("application-receipt", receiptText),
		JSON.stringify(receipt),
	);
	await page.goto(paths.success, { waitUntil: "commit" });
	await page.getByRole("heading", { level: 1, name: "Application received" }).waitFor();
	await page.getByText(receipt.reference).waitFor();
	await page.getByRole("status").getByRole("link", { name: "Pay the application fee" }).waitFor();
	const drawing = await page.locator("[data-for=applicant] svg").first().boundingBox();
	expect(drawing?.width).toBeGreaterThan(300);
	await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
	const text = await page.locator("main").innerText();
	expect(text).toMatch(/You.re In!/);
	expect(text).toMatch(/What happens next[\s\S]*Next dates[\s\S]*days/);
	expect(complaints).toEqual([]);
});

const unknownToken = "A".repeat(43);

it.each([
	paths.success,
	paths.failure,
	paths.cancel,
	paths.offline,
	paths.payerReturn(),
	paths.payerReturn("checking"),
	paths.openingRequest(),
	paths.application(unknownToken),
	paths.payerLink(unknownToken),
	paths.pay(unknownToken),
	paths.interview(unknownToken),
	paths.guardian(unknownToken),
	paths.reminders(unknownToken),
	paths.bookedVisit(unknownToken),
	paths.ownData(unknownToken),
	paths.documentRequest("nothing"),
])("%s is drawn in 1.5 kB at most, says one thing, and leads on", async (path) => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(path);
	const drawings = page.locator('main svg[viewBox="0 0 390 150"]:visible');
	expect(await drawings.count()).toBe(1);
	expect(await drawings.evaluate((drawing) => drawing.outerHTML.length)).toBeLessThan(1500);
	expect(await page.locator("h1:visible").count()).toBe(1);
	expect(await page.locator("main :is(a, button):visible").count()).toBeGreaterThan(0);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
});

it("every link that opens nothing says the same, and those of applicants have the form for another", async () => {
	const { page } = await openPage(site, phone);
	for (const path of [
		paths.application(unknownToken),
		paths.interview(unknownToken),
		paths.documentRequest("nothing"),
	]) {
		await page.goto(path);
		await page.getByRole("heading", { level: 1, name: "This link no longer works" }).waitFor();
		await page
			.getByRole("form", { name: "Send me my link" })
			.getByRole("button", { name: "Send me my link" })
			.waitFor();
	}
	await page.goto(`/ta${paths.guardian(unknownToken)}`);
	const school = page.getByRole("main").getByRole("link", { name: "+91 423 000 0000" });
	expect(await school.first().getAttribute("href")).toBe("tel:+914230000000");
	for (const path of [
		paths.pay(unknownToken),
		paths.guardian(unknownToken),
		paths.reminders(unknownToken),
		paths.bookedVisit(unknownToken),
	]) {
		await page.goto(path);
		await page.getByRole("heading", { level: 1, name: "This link no longer works" }).waitFor();
	}
});
