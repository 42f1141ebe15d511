import { beforeAll, describe, expect, it } from "vitest";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { diplomaAnswers } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { officeFaultsOf } from "#tests/support/office/faults.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("postgres"))("an application on paper (%s)", (engine) => {
	const site = ownSite({ ADMISSIONS: "closed" }, engine);
	let priya: SignedIn;
	beforeAll(async () => {
		priya = await signedInMember(site);
	});

	it("is typed in under the numbers of the printed form, and the applicant gets the same link", async () => {
		const { page, complaints } = await openPage(site, desktop);
		await actAs(page, site, priya);
		await page.addInitScript(axe);
		await page.goto("/office/cases/new?type=diploma");
		await whenScripted(page);
		expect(await officeFaultsOf(page)).toEqual([]);
		const { consent, application_type, ...answers } = diplomaAnswers;
		for (const [name, value] of Object.entries(answers)) {
			const control = page.locator(`[name=${name}]`).first();
			if ((await control.getAttribute("type")) === "radio") await page.check(`[name=${name}][value="${value}"]`);
			else await control.fill(value);
		}
		await page.getByRole("button", { name: "Add the application" }).click();
		const refusal = page.getByRole("alert");
		await refusal.getByText("Certificate is required").waitFor();
		await refusal.getByText("Confirm that you agree").waitFor();
		expect(await page.inputValue("[name=name]")).toBe(answers.name);
		expect(await officeFaultsOf(page)).toEqual([]);

		const file = { name: "class-10.pdf", mimeType: "application/pdf", buffer: await makePdf() };
		await page.setInputFiles("[name=certificate_10]", file);
		await page.check("[name=consent]");
		await page.getByRole("button", { name: "Add the application" }).click();
		await page.waitForURL("**/office/cases/application/*");
		await page.getByRole("heading", { level: 1, name: answers.name }).waitFor();
		await page.getByText("entered the application for the applicant.").waitFor();

		const mail = await waitForMail(site.dataDir, answers.email ?? "", /We’ve received your application \(/);
		const [link = ""] = /https?:\/\/\S+\/application\/[\w-]{43}/.exec(mail.text ?? "") ?? [];
		expect((await fetch(link)).status).toBe(200);
		expect(complaints.filter((complaint) => !/status of 422/.test(complaint))).toEqual([]);
	});

	it("is not typed in by someone who only reads", async () => {
		const viewer = await signedInMember(site, { name: "Meena Joseph", role: "viewer" });
		const answer = await fetch(`${site.url}/office/cases/new`, { headers: { cookie: viewer.cookie } });
		expect(answer.status).toBe(403);
	});

	it("fits a phone", async () => {
		const { page } = await openPage(site, phone);
		await actAs(page, site, priya);
		await page.addInitScript(axe);
		await page.goto("/office/cases/new");
		await whenScripted(page);
		expect(await officeFaultsOf(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
			0,
		);
	});
});
