import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();

it.each([
	[paths.success, "After an application"],
	[paths.failure, "Your payment didn’t go through"],
	[paths.cancel, "You haven’t paid yet"],
])("%s, opened by itself, says what it is for and claims no application", async (path, title) => {
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
	await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
	const text = await page.locator("main").innerText();
	expect(text).toMatch(/You.re In!/);
	expect(text).toMatch(/What happens next[\s\S]*Next dates[\s\S]*days/);
	expect(complaints).toEqual([]);
});
