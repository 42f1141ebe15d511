import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { playExtensions } from "#tests/support/browser/extensions.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { staleTexts, translate } from "#tests/support/browser/translator.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { choose, fillEducation, fillPersonal } from "#tests/support/forms/barch-form.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { isWhole } from "#tests/support/rehearsal.ts";
import { ownSite } from "#tests/support/server/site.ts";

// React makes a translated page again when its code arrives, and what Playwright types just then lands in another
// field: each page is filled in once it is at work.
const site = ownSite();

type Circumstance = { meanwhile: string; extensions?: boolean; flipMs?: number; replaces?: boolean };

const extended = { meanwhile: "extensions put elements beside its fields", extensions: true };
const flipped = { meanwhile: "the visitor looks at the original at times", flipMs: 150 };
const replacedRule = { meanwhile: "the browser puts other texts in the place of each", replaces: true };
const all: Circumstance[] = [extended, flipped, replacedRule];

type Form = {
	path: string;
	courses: string[];
	reference: RegExp;
	more?: (page: Page) => Promise<unknown>;
	/** Circumstances in `npm test`; all of them in the rehearsal. */
	some: Circumstance[];
};

const forms: Record<string, Form> = {
	"B.Arch": {
		path: paths.barchApplication,
		courses: ["Class 10", "Class 12"],
		reference: /DSA-\d\d-B-\d{6}/,
		some: all,
	},
	"M.Arch": {
		path: paths.marchApplication,
		courses: ["Class 10", "Class 12 or equivalent"],
		reference: /DSA-\d\d-M-\d{6}/,
		some: [replacedRule],
		more: async (page) => {
			const form = page.locator("main form");
			await form.getByLabel("Undergraduate degree: university or board").fill("Anna University");
			await form.getByLabel("Undergraduate degree: percentage", { exact: true }).fill("71.5");
			await form.getByLabel("Undergraduate degree: year of passing").fill("2026");
			await form.getByLabel("COA registration number").fill("CA/2021/123456");
		},
	},
	Diploma: {
		path: paths.diplomaApplication,
		courses: ["Class 10"],
		reference: /DSA-\d\d-D-\d{6}/,
		some: [flipped],
		more: (page) => page.getByRole("radio", { name: "Yes", exact: true }).check(),
	},
};

describe.each(Object.entries(forms))("a translated application for the %s", (_, form) => {
	const { path, courses, reference, more, some } = form;
	// A browser that goes back to the original while React looks at the page leaves it no trace of why they differ.
	const ofTheOriginal = /Minified React error #418/;

	it.each(isWhole ? all : some)(
		"goes from the first field to the receipt while $meanwhile",
		async ({ extensions = false, flipMs = 0, replaces = false }) => {
			const { page, complaints } = await openPage(site, phone);
			await translate(page, "marked", { flipMs, replaces });
			if (extensions) await playExtensions(page);
			await page.goto(path);
			await whenScripted(page);
			await fillPersonal(page, { email: `translated-${extensions}-${replaces}@example.com` });
			const radio = page.getByRole("radio", { name: "Urban Design" });
			if (await radio.count()) await radio.check();
			await page.getByRole("button", { name: "Next" }).click();
			await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
			await page.getByRole("button", { name: "Submit" }).click();
			await page.locator("main form [aria-invalid=true]").first().waitFor();
			await fillEducation(page, courses);
			await more?.(page);
			const network = await page.context().newCDPSession(page);
			await network.send("Network.enable");
			await network.send("Network.emulateNetworkConditions", {
				offline: false,
				latency: 20,
				downloadThroughput: -1,
				uploadThroughput: 400_000,
			});
			const sheet = Buffer.concat([await makePdf(), Buffer.alloc(400_000, " ")]);
			const file = page
				.locator("main form")
				.getByText(/marks\.pdf/)
				.first();
			await choose(page, "Class 10: mark sheet", "marks.pdf", sheet);
			const size = page.locator("main form [class*=size]").first();
			await expect.poll(() => size.innerText()).toMatch(/, \d+ %/);
			await expect.poll(() => size.innerText()).toContain(", sent");
			expect(await size.innerText()).not.toContain("%");
			await file.waitFor();
			await page.getByLabel(/^I am 18 or older/).check();
			await page.getByRole("button", { name: "Submit" }).click();
			const confirmation = page.getByRole("dialog");
			const refusals = page.locator("main form p[id$='-error']");
			await expect.poll(async () => (await confirmation.isVisible()) || refusals.allInnerTexts()).toBe(true);
			await confirmation.getByText("Payment Confirmation").waitFor();
			await expect.poll(() => confirmation.innerText()).toMatch(reference);
			await confirmation.getByRole("button", { name: "Continue" }).click();
			await page.frameLocator("iframe").getByRole("button", { name: /^Pay/ }).click();
			await page.waitForURL("**/success");
			await expect
				.poll(() => page.locator("main").innerText())
				.toMatch(/DSA-\d\d-\w-\d{6}[\s\S]*pay_\w+[\s\S]*The application fee is paid/);
			expect(await staleTexts(page)).toEqual([]);
			expect(complaints.filter((each) => extensions || !ofTheOriginal.test(each))).toEqual([]);
		},
	);
});

it("a translated application is saved on the server and opened again by its link", async () => {
	const { page, complaints } = await openPage(site, phone);
	await translate(page, "marked", { flipMs: 150 });
	await page.goto(paths.barchApplication);
	await whenScripted(page);
	await fillPersonal(page, { email: "saved@example.com" });
	await page.getByRole("button", { name: "Save and come back later" }).click();
	await page.getByRole("button", { name: "Save and send me the link" }).click();
	await page.getByText("Saved. We’re sending a link to saved@example.com").first().waitFor();
	await page.getByRole("button", { name: "Close", exact: true }).first().click();
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
	const badge = page.locator("main form [class*=savedBadge]");
	await expect.poll(() => badge.innerText()).toMatch(/^Saved \d/);
	await page.route("**/website/draft", (route) => route.abort());
	await fillEducation(page);
	await expect.poll(() => badge.innerText()).toContain("Not saved");
	await page.unroute("**/website/draft");
	await page.getByRole("button", { name: "Try again" }).first().click();
	await expect.poll(() => badge.innerText()).toMatch(/^Saved \d/);
	await page.reload();
	await expect.poll(() => page.locator("main form").getByLabel("Class 12: board").inputValue()).toBe("CBSE");
	expect(await staleTexts(page)).toEqual([]);
	expect(complaints.filter((each) => !/ERR_FAILED|React error #418/.test(each))).toEqual([]);
});

it("a translated registration of an alumnus goes from the first field to the thanks", async () => {
	const { page, complaints } = await openPage(site, phone);
	await translate(page, "marked");
	await page.goto(paths.alumniRegistration);
	await whenScripted(page);
	const field = (name: string) => page.locator(`main [name=${name}]`);
	for (const name of ["firstname", "lastname", "roll_number", "email", "mobile_number", "residence", "dob"] as const)
		await field(name).fill(alumnus[name]);
	for (const name of ["graduation_year", "degree", "course", "country"] as const)
		await field(name).selectOption(alumnus[name]);
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByRole("heading", { name: "Employment and interests", level: 2 }).waitFor();
	await page.getByRole("radio", { name: "Self Employed" }).check();
	await field("company_name").fill(alumnus.company_name);
	await field("skills").fill(alumnus.skills);
	await page.getByLabel(/^I am 18 or older/).check();
	await page.getByRole("button", { name: "Submit" }).click();
	await expect.poll(() => page.locator("main form p[id$='-error']").allInnerTexts()).toEqual([]);
	await page.getByRole("status").getByText("Thank you for registering.").waitFor();
	expect(await staleTexts(page)).toEqual([]);
	expect(complaints).toEqual([]);
});
