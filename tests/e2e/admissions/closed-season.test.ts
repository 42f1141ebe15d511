import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ ADMISSIONS: "closed" });
const forms = [paths.barchApplication, paths.marchApplication, paths.diplomaApplication];
const html = async (path: string) => (await fetch(site.url + path)).text();

it("no page invites to apply, or says that admissions are open", async () => {
	for (const path of [paths.home, paths.academic, paths.undergraduate, paths.marchUrban, paths.dates, paths.contact]) {
		// Somebody with a draft may go back to it.
		const page = (await html(path)).replaceAll(/<p[^>]*data-draft=.*?<\/p>/gs, "");
		expect([path, /Admissions \d{4} open until/.test(page), page.includes("data-apply")]).toEqual([path, false, false]);
		for (const form of forms) expect([path, form, page.includes(`href="${form}"`)]).toEqual([path, form, false]);
	}
});

it.each(forms)("%s says so in the place of its form, and when applications are taken again", async (path) => {
	const { page, complaints } = await openPage(site, phone);
	expect((await page.goto(path))?.status()).toBe(200);
	await whenScripted(page);
	await page.getByText(/^Applications (for \d{4} are closed|are not being taken yet)\./).waitFor();
	expect(await page.locator("main form").count()).toBe(0);
	await page.locator("main").getByRole("link", { name: "See the dates" }).click();
	await page.waitForURL(`**${paths.dates}`);
	expect(complaints).toEqual([]);
});

it("answers that the device has stored can still be read, and not be sent", async () => {
	const { page } = await openPage(site, desktop);
	const { barchForm } = await import("#src/admissions/forms/barch-form.ts");
	const draft = {
		version: barchForm.version,
		savedAt: Date.now(),
		step: barchForm.steps.length - 1,
		idempotencyKey: "a-key-of-its-own-0001",
		answers: { name: "Meena Kumari" },
	};
	await page.addInitScript((stored) => localStorage.setItem("draft:barch", stored), JSON.stringify(draft));
	await page.goto(paths.barchApplication);
	await page.getByText("Meena Kumari").first().waitFor();
	await page.getByText("Your answers are below").waitFor();
	expect(await page.getByRole("button", { name: "Submit" }).count()).toBe(0);
	expect(await page.getByRole("button", { name: "Previous" }).count()).toBe(1);
});

it("the dates of the season stay, for those who have applied", async () => {
	const { page } = await openPage(site, phone);
	await page.goto(paths.dates);
	expect(await page.getByRole("heading", { name: "Joining" }).count()).toBe(1);
});
