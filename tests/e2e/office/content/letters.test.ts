import { beforeAll, describe, expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { auditedWidths, officeFaultsOf } from "#tests/support/office/faults.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("sqlite"))("the words of letters (%s)", (engine) => {
	const site = ownSite({ DEMO: "off" }, engine);
	let priya: SignedIn;
	let arun: SignedIn;
	beforeAll(async () => {
		priya = await signedInMember(site, { name: "Priya Raghavan", role: "admissions" });
		arun = await signedInMember(site, { name: "Arun Selvam", role: "owner" });
	});

	async function visit(path: string, options = desktop, scripted = true, as = priya) {
		const openedPage = await openPage(site, { ...options, javaScriptEnabled: scripted } as typeof desktop);
		await actAs(openedPage.page, site, as);
		await openedPage.page.goto(path);
		return openedPage;
	}
	const waitForMailTo = async (subject: RegExp) => {
		await sendApplication(site.url, barchAnswers, await certificates());
		return waitForMail(site.dataDir, barchAnswers.email ?? "", subject);
	};

	it("are written, refused where they cannot be filled, tried, published and restored, without code", async () => {
		const { page, complaints } = await visit(officePaths.site, desktop, false);
		await page.getByText("To the applicant. As soon as we receive an application.").waitFor();
		await page.getByRole("link", { name: "We’ve received your application", exact: true }).click();
		await page.getByText("As soon as we receive an application. To the applicant.").waitFor();
		expect(await page.getByLabel("Subject").inputValue()).toBe("We’ve received your application ({{reference}})");

		await page.getByLabel("Subject").fill("Welcome, {{nmae}}");
		await page.getByRole("button", { name: "Publish now" }).click();
		await page.getByText("Subject has {{nmae}}, which isn’t a placeholder of this email.").first().waitFor();
		await page.getByLabel("Subject").fill("Welcome, {{name}}");
		await page.getByRole("button", { name: "Publish now" }).click();
		await page.getByText("Subject must have {{reference}}.").first().waitFor();

		await page.getByLabel("Subject").fill("{{ Reference }}: welcome, {{name}}");
		await page.locator("#field-opening").fill("Dear {{name}},\n\n<b>{{reference}}</b> is here.\n\n{{fee}}");
		await page.getByRole("button", { name: "Save draft" }).click();
		await page.getByText(/draft\. Changed .+ by /).waitFor();
		// No one else gets what is a draft.
		expect((await waitForMailTo(/application \(/)).text).not.toContain("is here.");

		await page.getByRole("button", { name: "Publish now" }).click();
		await page.getByText("You published it.").waitFor();
		const mail = await waitForMailTo(/welcome/);
		expect(mail.subject).toMatch(/^DSA-\d\d-B-\d{6}: welcome, /);
		expect(mail.text).toContain("Next, pay the application fee of ₹");
		expect(mail.html).toContain("Pay the application fee");

		await page.getByRole("button", { name: "Restore original text" }).click();
		await page.getByText(/draft\. Changed .+ by /).waitFor();
		expect(await page.getByLabel("Subject").inputValue()).toBe("We’ve received your application ({{reference}})");
		await page.getByRole("button", { name: "Publish now" }).click();
		await page.getByText("You published it.").waitFor();
		expect((await waitForMailTo(/We’ve received your application \(/)).text).toContain("Your application number is");
		await page.getByRole("link", { name: "Back to Website text" }).click();
		await page.getByRole("region", { name: "Email templates" }).getByRole("link", { name: "Stage messages" }).click();
		await page.waitForURL(`**${officePaths.stageMessages()}`);
		expect(complaints.filter((each) => !each.includes("422"))).toEqual([]);
	});

	it("are shown as a mail, as they are drafted", async () => {
		const { page, complaints } = await visit(officePaths.siteText("letter-visit-booked"));
		await whenScripted(page);
		const frame = page.frameLocator("[data-preview-frame]");
		await frame.getByText("We look forward to showing you").waitFor();
		await page.locator("#field-opening").fill("{{greeting}}\n\nBring shoes for rain to {{school}}.");
		await frame.getByText("Bring shoes for rain to Doddabetta School of Architecture.").waitFor();
		await frame.getByText("Subject: Your campus tour is booked: Tuesday").waitFor();
		expect(complaints).toEqual([]);
	});

	it.runIf(engine === "sqlite")("have pages without a fault at each audited width", async () => {
		const faults: string[] = [];
		for (const width of auditedWidths) {
			const device = width < 500 ? phone : { viewport: { width, height: 900 } };
			const { page } = await visit(officePaths.home, device, true, arun);
			await page.addInitScript(axe);
			for (const path of [officePaths.siteText("letter-fee-reminder"), officePaths.siteText("navigation")]) {
				await page.goto(path);
				await whenScripted(page);
				for (const locator of await page.locator("summary", { hasText: "Placeholders" }).all()) await locator.click();
				await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
				faults.push(...(await officeFaultsOf(page)).map((fault) => `${path} at ${width}: ${fault}`));
			}
		}
		expect(faults).toEqual([]);
	});
});
