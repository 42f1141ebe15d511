import type { BrowserContextOptions } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sendApplication } from "#tests/support/forms/application.ts";
import { auditedWidths, officeFaultsOf } from "#tests/support/office/faults.ts";
import { openOffice } from "#tests/support/office/open-office.ts";
import { type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("sqlite"))("the words of stages (%s)", (engine) => {
	const site = ownSite({ DEMO: "off" }, engine);
	let priya: SignedIn;
	let tracker: string;
	beforeAll(async () => {
		priya = await signedInMember(site, { name: "Priya Raghavan" });
		tracker = paths.application((await sendApplication(site.url)).token);
	});

	const visit = (path: string, options: BrowserContextOptions = desktop, scripted = true) =>
		openOffice(site, priya, path, { ...options, javaScriptEnabled: scripted });
	const readPage = async () => {
		const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
		await page.goto(tracker);
		return page.locator("main").innerText();
	};

	it("are changed, shown as they will be read, and brought back, without code", async () => {
		const { page, complaints } = await visit("/office/settings/statuses", desktop, false);
		await page.getByRole("link", { name: "Received" }).click();
		await page.getByText("No one is emailed about this stage").waitFor();
		await page.getByLabel("Title").fill("{{first name}}, {{interview day}}");
		await page.getByRole("button", { name: /^Save/ }).click();
		await page.getByRole("alert").getByText("{{interview day}} isn’t a placeholder for this stage.").waitFor();
		await page.getByLabel("Title").fill("{{first name}}, we have it.");
		await page.getByLabel("Sentence").fill("Four of us read, in the order of arrival.");
		await page.getByRole("button", { name: "Preview" }).click();
		const locator = page.getByRole("article", { name: "On the applicant’s page" });
		expect(await locator.innerText()).toMatch(/Meenakshi, we have it\.\s+Four of us read/);
		expect(await readPage()).toContain("We’ve received your application.");
		await page.getByRole("button", { name: /^Save/ }).click();
		await page.getByRole("status").getByText("You edited the message for “Application received”").waitFor();
		expect(await readPage()).toMatch(/Meenakshi, we have it\.\s+Four of us read/);
		await page.getByRole("button", { name: "Restore default text" }).click();
		await page.getByRole("status").getByText("You restored the default message for “Application received”").waitFor();
		expect(await readPage()).toContain("We’ve received your application.");
		await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
		await page
			.getByRole("status")
			.getByText("You undid the change to the message for “Application received”")
			.waitFor();
		expect(await readPage()).toContain("Meenakshi, we have it.");
		expect(complaints.filter((each) => !each.includes("422"))).toEqual([]);
	});

	it("say what a colleague has changed meanwhile", async () => {
		const [one, other] = [
			await visit("/office/settings/statuses?edit=accepted"),
			await visit("/office/settings/statuses?edit=accepted"),
		];
		for (const { page } of [one, other]) {
			await whenScripted(page);
			await page.getByLabel("Subject").fill("welcome");
			await page.locator("[name=mailText]").press("Control+Enter");
			await page
				.getByText(page === one.page ? "You edited the message" : "Someone else has changed these texts")
				.filter({ visible: true })
				.waitFor();
		}
		expect(await other.page.getByLabel("Subject").inputValue()).toBe("welcome");
	});

	it.runIf(engine === "sqlite")("have a page without a fault at each audited width", async () => {
		const faults: string[] = [];
		for (const width of auditedWidths) {
			const { page } = await visit("/office", width < 500 ? phone : { viewport: { width, height: 900 } });
			await page.addInitScript(axe);
			for (const path of ["/office/settings/statuses", "/office/settings/statuses?edit=interview"]) {
				await page.goto(path);
				await whenScripted(page);
				await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
				faults.push(...(await officeFaultsOf(page)).map((fault) => `${path} at ${width}: ${fault}`));
			}
		}
		expect(faults).toEqual([]);
	});
});
