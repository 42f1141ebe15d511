import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { type OpenedPage, openPage } from "#tests/support/browser/open-page.ts";
import { choose, fillEducation, fillPersonal } from "#tests/support/forms/barch-form.ts";
import { makeDocx, makePdf } from "#tests/support/forms/documents.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("postgres"))("the applications of the other programmes (%s)", (engine) => {
	const site = ownSite({ PAYMENTS: "off" }, engine);
	let visit: OpenedPage;
	let page: Page;
	/** The statuses of the server's answers to applications. */
	let answeredStatuses: number[];
	const open = async (path: string, device: BrowserContextOptions) => {
		visit = await openPage(site, device);
		page = visit.page;
		answeredStatuses = [];
		page.context().on("response", (answer) => {
			if (answer.url().endsWith("/application/add")) answeredStatuses.push(answer.status());
		});
		await page.goto(path);
		await whenScripted(page);
	};
	const form = () => page.locator("main form");
	const next = () => page.getByRole("button", { name: "Next" }).click();
	const consent = () => page.getByLabel(/^I am 18 or older/).check();
	const messages = () => page.locator("main form p[id$='-error']").allInnerTexts();

	it("M.Arch: from the first question to its mail, refusals on the way, sent twice and stored once", async () => {
		await open(paths.marchApplication, phone);
		await next();
		await expect.poll(messages).toContain("Department is required");
		const email = `march-${engine}@example.com`;
		await fillPersonal(page, { email });
		await page.getByRole("radio", { name: "Urban Design" }).check();
		await next();
		await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
		await fillEducation(page, ["Class 10", "Class 12 or equivalent"]);
		await consent();
		await page.getByRole("button", { name: "Submit" }).click();
		await expect.poll(messages).toEqual(["Board is required", "Percentage is required", "Year of Passing is required"]);
		await form().getByLabel("Undergraduate degree: university or board").fill("Anna University");
		await form().getByLabel("Undergraduate degree: percentage", { exact: true }).fill("71.5");
		await form().getByLabel("Undergraduate degree: year of passing").fill("2026");
		await form().getByLabel("COA registration number").fill("CA/2021/123456");
		await choose(page, "Undergraduate degree: mark sheet", "degree.docx", await makeDocx());

		// Away to another page and back, as a thumb does.
		await page.getByRole("button", { name: "Remove degree.docx" }).waitFor();
		await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:march"))).toContain("CA/2021");
		await page.goto(paths.postgraduate);
		await page.goBack();
		await whenScripted(page);
		await expect.poll(() => form().innerText()).toContain("degree.docx");
		expect(await form().getByLabel("COA registration number").inputValue()).toBe("CA/2021/123456");
		await page.getByRole("button", { name: "Submit" }).dblclick();
		await page.waitForURL("**/success");
		await page.getByText(/DSA-\d\d-M-\d{6}/).waitFor();
		expect(answeredStatuses.filter((status) => status !== 422)).toEqual([201]);
		const mail = await waitForMail(site.dataDir, email, /We’ve received your application \(/);
		expect(mail.text).toContain("Master of Architecture (M.Arch) in Urban Design");
		expect(visit.complaints.filter((line) => !line.includes("422"))).toEqual([]);
	});

	it("Diploma: wants its certificate and proof of residence; a second tab makes no second application", async () => {
		await open(paths.diplomaApplication, desktop);
		const email = `diploma-${engine}@example.com`;
		await fillPersonal(page, { email, international: "Yes" });
		await next();
		await expect.poll(messages).toEqual(["Certificate is required"]);
		await choose(page, "Proof of residence", "passport.pdf", await makePdf("Passport"));
		await page.getByRole("button", { name: "Remove passport.pdf" }).waitFor();
		await next();
		await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
		await fillEducation(page, ["Class 10"]);
		await consent();
		await page.getByRole("button", { name: "Submit" }).click();
		await expect.poll(messages).toEqual(["Certificate is required", "Please select if you are waiting for result"]);
		await page.getByRole("radio", { name: "No", exact: true }).check();
		await form().getByLabel("NATA score").fill("a");
		await page.getByRole("button", { name: "Submit" }).click();
		await expect.poll(messages).toContain("NATA score must be a valid number");
		await page.getByRole("radio", { name: "Yes", exact: true }).check();
		expect(await form().getByLabel("NATA score").count()).toBe(0);
		await choose(page, "Class 10: mark sheet", "class-10.pdf", await makePdf());
		await expect.poll(() => form().innerText()).toMatch(/class-10\.pdf[\s\S]*, sent/);

		const stored = () => page.evaluate(() => localStorage.getItem("draft:diploma"));
		await expect.poll(stored).toMatch(/"waiting_result":"(true|1)"/);
		const second = await page.context().newPage();
		await second.goto(paths.diplomaApplication);
		await second.getByText(/Welcome back/).waitFor();
		await expect.poll(() => second.locator("main form").innerText()).toMatch(/class-10\.pdf[\s\S]*, sent/);
		await page.getByRole("button", { name: "Submit" }).click();
		await page.waitForURL("**/success");
		const reference = await page
			.getByText(/DSA-\d\d-D-\d{6}/)
			.first()
			.innerText();
		await second.getByLabel(/^I am 18 or older/).check();
		await second.getByRole("button", { name: "Submit" }).click();
		// The same application under the same key: the first answer again.
		await second.waitForURL("**/success");
		expect(
			await second
				.getByText(/DSA-\d\d-D-\d{6}/)
				.first()
				.innerText(),
		).toBe(reference);
		expect(answeredStatuses.slice(-2)).toEqual([201, 200]);
	});
});
