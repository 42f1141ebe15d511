import { beforeAll, describe, expect, it } from "vitest";
import { diplomaForm } from "#src/admissions/forms/diploma-form.ts";
import { marchForm } from "#src/admissions/forms/march-form.ts";
import { departments } from "#src/admissions/forms/march-questions.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { marchAnswers } from "#tests/support/forms/application.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { clockAt } from "#tests/support/server/clock.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("sqlite"))("the days and the fee of one form (%s)", (engine) => {
	const site = ownSite({ ADMISSIONS: "calendar", ...clockAt("2027-02-10T09:00:00+05:30") }, engine);
	let member: SignedIn;
	beforeAll(async () => {
		member = await signedInMember(site, {
			name: "Devi Raj",
			role: "admissions",
			now: new Date("2027-02-10T03:30:00Z"),
		});
	});
	const text = async (path: string) => (await (await fetch(site.url + path)).text()).replaceAll("<!-- -->", "");

	it("are changed in the office, seen by visitors, and leave the other forms as they were", async () => {
		const { page } = await openPage(site, { ...desktop, javaScriptEnabled: false } as typeof desktop);
		await actAs(page, site, member);
		await page.goto(officePaths.siteText("applicationForms"));
		await page.locator('[name="diploma.fee"]').fill("0");
		await page.getByRole("button", { name: "Publish now" }).click();
		await page
			.getByText(/Application fee must be 1 or more/)
			.first()
			.waitFor();
		const documentRules = ["certificate_10 none", "certificate_12 required", "portfolio later"].map((line) =>
			line.split(" "),
		);
		for (const [index, [document = "", rule = ""]] of documentRules.entries()) {
			await page.locator('button[value="add march.documents"]').dispatchEvent("click");
			const part = (name: string) => page.locator(`[name="march.documents.${index}.${name}"]`);
			await part("rule").waitFor({ state: "attached" });
			await part("document").evaluate((field: HTMLSelectElement, value) => Object.assign(field, { value }), document);
			await part("rule").evaluate((field: HTMLSelectElement, value) => Object.assign(field, { value }), rule);
		}
		await page.locator('button[value="add march.programmes"]').dispatchEvent("click");
		await page.locator('button[value="add march.programmes.0.documents"]').dispatchEvent("click");
		const differing = { programme: "urbanDesign", "documents.0.document": "portfolio", "documents.0.rule": "required" };
		for (const [name, value] of Object.entries(differing)) {
			const field = page.locator(`[name="march.programmes.0.${name}"]`);
			await field.waitFor({ state: "attached" });
			await field.evaluate((select: HTMLSelectElement, option) => Object.assign(select, { value: option }), value);
		}
		const ownFee = page.locator('[name="march.programmes.0.fee"]');
		await ownFee.evaluate((field: HTMLInputElement) => Object.assign(field, { value: "900" }));
		await page.locator('[name="diploma.fee"]').fill("250");
		await page.getByRole("button", { name: "Publish now" }).click();
		await page.getByText("You published it.").waitFor();
		await expect.poll(() => text(paths.diplomaApplication)).toContain("the application fee: ₹250");
		expect(await text(paths.barchApplication)).toContain("the application fee: ₹10");
		expect(await text(paths.fees)).toMatch(/Application fee<span[^>]*>Diploma<.*?₹250/s);
		expect(await text(paths.fees)).toMatch(/Application fee<span[^>]*>M\.Arch Urban Design<.*?₹900/s);
		const sums = "₹10 (M.Arch Environmental Architecture) or ₹900 (M.Arch Urban Design)";
		expect(await text(paths.marchApplication)).toContain(`the application fee: ${sums}`);

		await page.goto(officePaths.siteText("admissions"));
		await page.locator('button[value="add seasons.1.days"]').dispatchEvent("click");
		const field = (name: string) => page.locator(`[name="seasons.1.days.0.${name}"]`);
		await field("programme").waitFor({ state: "attached" });
		for (const section of await page.locator("details").all())
			await section.evaluate((element) => element.setAttribute("open", ""));
		await field("programme").selectOption("diploma");
		await field("closes").fill("2027-02-09");
		await page.getByRole("button", { name: "Publish now" }).click();
		await page.getByText("You published it.").waitFor();
		const closedMessage =
			"Applications for the Diploma in 2027 are closed. Applications for 2028 open on 1 November 2027.";
		await expect.poll(() => text(paths.diplomaApplication)).toContain(closedMessage);
		expect(await text(paths.diplomaApplication)).toContain("Want an email when it opens?");
		const barch = await text(paths.barchApplication);
		expect([barch.includes("are closed"), barch.includes("last day to apply")]).toEqual([false, true]);
		// Someone with a draft may go back to it.
		const home = (await text(paths.home)).replaceAll(/<p[^>]*data-draft=.*?<\/p>/gs, "");
		expect([paths.barchApplication, paths.diplomaApplication].map((path) => home.includes(`href="${path}"`))).toEqual([
			true,
			false,
		]);
	});

	it("ask visitors for the documents that the office asks for", async () => {
		const { page } = await openPage(site, desktop);
		const startedDraft = {
			version: marchForm.version,
			savedAt: Date.now(),
			step: 1,
			idempotencyKey: "a-key-of-its-own-0003",
			answers: marchAnswers,
		};
		await page.addInitScript(
			(draftText) => localStorage.setItem("draft:march", draftText),
			JSON.stringify(startedDraft),
		);
		await page.goto(paths.marchApplication);
		await whenScripted(page);
		const label = (document: string) => page.locator("main label", { hasText: document });
		await label("Portfolio (optional)").first().waitFor();
		expect(await label("Class 10: mark sheet").count()).toBe(0);
		await page.getByRole("button", { name: "Submit" }).click();
		await page.getByText("Class 12 or equivalent, mark sheet or certificate: Certificate is required").waitFor();
		// One department requires what the other lets follow.
		const elsewhere = { ...startedDraft, answers: { ...marchAnswers, department: departments[1] } };
		await page.addInitScript((draftText) => localStorage.setItem("draft:march", draftText), JSON.stringify(elsewhere));
		await page.reload();
		await whenScripted(page);
		await label("Portfolio").first().waitFor();
		expect(await label("Portfolio (optional)").count()).toBe(0);
		await page.getByRole("button", { name: "Submit" }).click();
		await page
			.getByText(/Portfolio: .* is required/)
			.first()
			.waitFor();
	});

	it("close a form of which a device still shows what was typed", async () => {
		const { page } = await openPage(site, desktop);
		const draft = {
			version: diplomaForm.version,
			savedAt: Date.now(),
			step: 0,
			idempotencyKey: "a-key-of-its-own-0002",
			answers: { name: "Meena Kumari" },
		};
		await page.addInitScript((draftText) => localStorage.setItem("draft:diploma", draftText), JSON.stringify(draft));
		await page.goto(paths.diplomaApplication);
		await whenScripted(page);
		await page.getByText("You can read, copy or delete them").waitFor();
		await expect.poll(() => page.locator('main [name="name"]').inputValue()).toBe("Meena Kumari");
	});
});
