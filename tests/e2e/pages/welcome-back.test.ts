import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { barchForm } from "#src/admissions/forms/barch-form.ts";
import { marchForm } from "#src/admissions/forms/march-form.ts";
import { localDraftAgeMs, localDraftKey } from "#src/forms/wizard/drafts/local-draft.ts";
import * as paths from "#src/paths.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { layoutShift } from "#tests/support/browser/layout-shift.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
const card = (page: Page) => page.getByRole("link", { name: /^Welcome back/ });

/** The home page on a device that stores these texts. */
async function openWith(storedValues: Record<string, string>): Promise<Page> {
	const { page } = await openPage(site, phone);
	await page.addInitScript((texts) => {
		for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
	}, storedValues);
	await page.goto("/");
	await whenScripted(page);
	return page;
}

const draft = (form: { key: string }, savedAt: number) => ({
	[localDraftKey(form.key)]: JSON.stringify({ savedAt, step: 0, idempotencyKey: "k", answers: {} }),
});

it("home leads back to an application that was begun in the form on this device, and does not move by it", async () => {
	const { page } = await openPage(site, phone);
	await page.goto(paths.barchApplication);
	await whenScripted(page);
	expect(await page.locator("[data-draft]").count()).toBe(0);
	await page.locator("main").getByLabel("Full name").fill("Revathi");
	await page.waitForFunction((key) => localStorage.getItem(key), localDraftKey(barchForm.key));
	await page.goto("/");
	await whenScripted(page);
	expect(await card(page).innerText()).toMatch(/Welcome back\s+Continue your B\.Arch application/);
	expect(await layoutShift(page)).toBeLessThan(0.02);
	await card(page).click();
	await page.waitForURL(`**${paths.barchApplication}`);
});

it("the application that was written last is the one", async () => {
	const page = await openWith({ ...draft(barchForm, Date.now() - 60_000), ...draft(marchForm, Date.now()) });
	await expect.poll(() => card(page).count()).toBe(1);
	expect(await card(page).getAttribute("href")).toBe(paths.marchApplication);
});

it.each([
	["no draft", {}],
	["a draft that the form would not open, being too old", draft(barchForm, Date.now() - localDraftAgeMs)],
	["something unreadable", { [localDraftKey(barchForm.key)]: "{" }],
])("there is no card with %s", async (_name, storedValues) => {
	const page = await openWith(storedValues);
	expect(await card(page).count()).toBe(0);
});
