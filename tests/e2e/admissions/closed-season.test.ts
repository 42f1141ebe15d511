import { expect, it } from "vitest";
import { barchForm } from "#src/admissions/forms/barch-form.ts";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { clockAt } from "#tests/support/server/clock.ts";
import { ownSite } from "#tests/support/server/site.ts";

const lastDay = ownSite({ ADMISSIONS: "calendar", ...clockAt("2027-06-30T09:00:00+05:30") });
const site = ownSite({ ADMISSIONS: "calendar", ...clockAt("2027-07-01T09:00:00+05:30") });

const forms = [paths.barchApplication, paths.marchApplication, paths.diplomaApplication];
const inviting = [paths.home, paths.academic, paths.undergraduate, paths.marchUrban, paths.diploma, paths.programmes];
const closedMessage = "Applications for 2027 are closed. Applications for 2028 open on 1 November 2027.";
const readText = async (url: string) => (await fetch(url)).text();

it("on the last day, pages say until when applications are taken, and lead to the forms", async () => {
	for (const path of inviting) {
		const page = await readText(lastDay.url + path);
		expect([path, page.includes("Admissions 2027 open until 30 June")]).toEqual([path, true]);
		expect([path, forms.some((form) => page.includes(`href="${form}"`))]).toEqual([path, true]);
	}
	const { page } = await openPage(lastDay, phone);
	await page.goto(paths.undergraduate);
	await page.getByRole("region", { name: "Next dates" }).getByText("Last round: last day to apply").waitFor();
	expect(await page.getByRole("region", { name: "Next dates" }).innerText()).toMatch(/last day to apply\s+today/);
});

it("a day later, no page invites to apply, and all say when admissions open again", async () => {
	for (const path of [...inviting, paths.dates, paths.contact, paths.fees]) {
		// Someone with a draft may go back to it.
		const page = (await readText(site.url + path)).replaceAll(/<p[^>]*data-draft=.*?<\/p>/gs, "");
		expect([path, page.includes("Admissions 2028 open on 1 November 2027")]).toEqual([path, true]);
		expect([path, /Admissions \d{4} open until/.test(page), page.includes("data-apply=")]).toEqual([
			path,
			false,
			false,
		]);
		for (const form of forms) expect([path, form, page.includes(`href="${form}"`)]).toEqual([path, form, false]);
	}
});

it("the page of an address without a page leads to the dates, and to no form", async () => {
	const pageOf = async (url: string) => {
		const answer = await fetch(`${url}/nowhere`);
		return { status: answer.status, text: await answer.text() };
	};
	const [open, shut] = [await pageOf(lastDay.url), await pageOf(site.url)];
	expect([open.status, shut.status]).toEqual([404, 404]);
	expect(open.text).toContain(`<a href="${paths.academic}">Apply</a>`);
	expect(shut.text).toContain(`<a href="${paths.dates}">Admissions 2028 open on 1 November 2027</a>`);
	expect(shut.text).not.toMatch(/>Apply</);
	for (const form of forms) expect([form, shut.text.includes(`href="${form}"`)]).toEqual([form, false]);
});

it.each(forms)("%s says so in the place of its form, and when applications are taken again", async (path) => {
	const { page, complaints } = await openPage(site, phone);
	expect((await page.goto(path))?.status()).toBe(200);
	await whenScripted(page);
	await page.getByText(closedMessage).waitFor();
	await expect.poll(() => page.locator("main form").count()).toBe(1);
	await page.getByRole("form", { name: "Want an email when it opens?" }).waitFor();
	await page.locator("main").getByRole("link", { name: "See the dates" }).click();
	await page.waitForURL(`**${paths.dates}`);
	await page.getByRole("heading", { name: "Applications for 2028 open" }).waitFor();
	expect(complaints).toEqual([]);
});

it("answers that the device has stored can still be read, and not be sent", async () => {
	const { page } = await openPage(site, desktop);
	const draft = {
		version: barchForm.version,
		savedAt: Date.now(),
		step: barchForm.steps.length - 1,
		idempotencyKey: "a-key-of-its-own-0001",
		answers: { name: "Meena Kumari" },
	};
	await page.addInitScript((draftText) => localStorage.setItem("draft:barch", draftText), JSON.stringify(draft));
	await page.goto(paths.barchApplication);
	await page.getByText("Meena Kumari").first().waitFor();
	await page.getByText("Your answers are below").waitFor();
	expect(await page.getByRole("button", { name: "Submit" }).count()).toBe(0);
	await expect.poll(() => page.getByRole("button", { name: "Previous" }).count()).toBe(1);
});
