import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { axe, faultsOf } from "#tests/support/browser/audit.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

const minor = { ...barchAnswers, date_of_birth: `${new Date().getUTCFullYear() - 17}-06-01` };

it("an applicant of 17 gets the link while the form is being filled in", async () => {
	const { page, complaints } = await openPage(site, phone);
	await page.goto(paths.barchApplication);
	await whenScripted(page);
	await page.getByLabel("Date of birth").fill(minor.date_of_birth);
	await page.getByText("A parent or guardian must give consent").waitFor();
	await page.getByRole("button", { name: "Create the link" }).click();
	const link = await page.getByText(/\/guardian\/[\w-]{43}$/).innerText();
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.getByRole("button", { name: "Copy the link" }).click();
	await page.getByText("The link is copied.").waitFor();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
	await page.reload();
	await whenScripted(page);
	await page.getByText(link).waitFor();
	await page.getByLabel("Date of birth").fill("2000-01-01");
	expect(await page.getByText("A parent or guardian must give consent").count()).toBe(0);
	expect(complaints).toEqual([]);
});

it("a mother answers on her phone in Tamil, the office checks it, and the copy goes", async () => {
	const { token, reference } = await sendApplication(site.url, minor, []);
	const applicant = await openPage(site, phone);
	await applicant.page.goto(paths.application(token));
	await applicant.page.getByRole("link", { name: "Link for a parent or guardian" }).click();
	await applicant.page.getByRole("button", { name: "Create the link" }).click();
	const address = await applicant.page.getByText(/\/guardian\/[\w-]{43}$/).innerText();

	const { page, complaints } = await openPage(site, phone);
	await page.addInitScript(axe);
	await page.goto(new URL(address).pathname);
	const words = await page.locator("main").innerText();
	for (const text of ["Meenakshi Raman", "Date of birth", "Doddabetta School of Architecture"])
		expect(words).toContain(text);
	expect(words).not.toMatch(/meenakshi@example\.com|9443212345|2026-B/);
	await page.locator("main").getByRole("link", { name: "தமிழ்" }).click();
	await page.getByRole("button", { name: "சம்மதிக்கிறேன்" }).click();
	await page.getByText("உங்கள் பெயரை எழுதுங்கள்.").waitFor();
	expect(await page.title()).toMatch(/^[^A-Za-z]+\| /);
	expect(await faultsOf(page)).toEqual([]);
	await page.getByLabel("உங்கள் பெயர்").fill("லட்சுமி ராமன்");
	await page.getByLabel("தாய்").check();
	await page.getByLabel("உங்கள் தொலைபேசி எண்").fill("98400 12345");
	await page.getByLabel("அடையாள ஆவணத்தின் புகைப்படம் மூலம்").check();
	await page.getByLabel("புகைப்படம் அல்லது PDF").setInputFiles({
		name: "aadhaar.jpg",
		mimeType: "image/jpeg",
		buffer: await photograph({ width: 900, height: 600 }),
	});
	await page.getByLabel("எனக்கு 18 வயது", { exact: false }).check();
	await page.getByRole("button", { name: "சம்மதிக்கிறேன்" }).click();
	await page.getByText("நன்றி. நீங்கள் சம்மதித்துள்ளீர்கள்.").waitFor();

	const priya = await signedInMember(site, { name: "Priya Raghavan" });
	const office = await openPage(site);
	await actAs(office.page, site, priya);
	await office.page.goto(`/office/cases?q=${reference}`);
	await office.page.locator("tbody th a").first().click();
	await office.page.getByText("A guardian gave consent. Check who they are, and record how you checked.").waitFor();
	await office.page.locator('img[alt^="Guardian’s identity"]').waitFor();
	await office.page.locator("#guardian summary", { hasText: "Record your check" }).click();
	await office.page
		.getByLabel("Note", { exact: true })
		.last()
		.fill("Name and last four digits agree with the mark sheet.");
	await office.page.getByRole("button", { name: "Save result" }).last().click();
	await office.page.getByText("You confirmed the guardian’s consent.").waitFor();
	await office.page.getByText("Consent was given and confirmed.").waitFor();
	// Chromium reports the answer that named what was missing.
	const others = complaints.filter((each) => !each.includes("422"));
	expect([others, applicant.complaints, office.complaints]).toEqual([[], [], []]);
	const [row] = await readDatabase(site, (db) =>
		db.selectFrom("guardians").selectAll().where("answer", "=", "given").execute(),
	);
	expect(row).toMatchObject({ consent_language: "ta", checked: "confirmed", name: "லட்சுமி ராமன்" });
});
