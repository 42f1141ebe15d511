import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ PAYMENTS: "off" });
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "papers-"));
});
afterAll(() => rm(folder, { recursive: true }));

const { percentage_12: _marks, yop_12: _year, ...withoutMarks } = barchAnswers;
const inClass12 = { ...withoutMarks, result_awaited_12: "true", school_12: "Hill School", expected_12: "2027-05" };
const apply = async () => (await sendApplication(site.url, inClass12, (await certificates()).slice(0, 1))).token;

const neededSection = (page: Page) => page.locator("#needed");
const documents = (page: Page) => page.locator("#documents");
const outcome = (page: Page) => page.locator("#outcome");

describe("an application is completed without scripts", () => {
	const open = async (path: string) => (await openPage(site, { ...phone, javaScriptEnabled: false })).page.goto(path);

	async function tracker() {
		const token = await apply();
		const { page, complaints } = await openPage(site, { ...phone, javaScriptEnabled: false });
		await page.goto(paths.application(token));
		return { page, token, complaints };
	}

	it("by documents, which replace each other until the application is read", async () => {
		const { page, complaints } = await tracker();
		const file = documents(page).locator("input[type=file]");
		await documents(page).getByText("Replace").first().click();
		await file.setInputFiles({ name: "not.pdf", mimeType: "application/pdf", buffer: Buffer.from("text") });
		await documents(page).getByRole("button", { name: "Replace document" }).click();
		expect(await outcome(page).innerText()).toMatch(/accept your document: .*Class 10[\s\S]*Invalid file type/);
		await documents(page).getByText("Replace").first().click();
		await file.setInputFiles({ name: "better.pdf", mimeType: "application/pdf", buffer: await makePdf("Better") });
		await documents(page).getByRole("button", { name: "Replace document" }).click();
		expect(await outcome(page).innerText()).toMatch(/received your document: .*Class 10/);
		expect(await documents(page).innerText()).toMatch(/better\.pdf[\s\S]*KB, \d+ \w{3} \d{4}/);
		expect(complaints).toEqual([]);
	});

	it("by the result that was awaited, with the mistakes beside the questions", async () => {
		const { page } = await tracker();
		expect(await neededSection(page).innerText()).toContain("Expected in May 2027");
		const status = page.locator("main section").first();
		expect(await status.innerText()).toContain(
			"You don’t need to do anything now. Results to enter when they’re out: Class 12 result, expected in May 2027.",
		);
		expect(await status.innerText()).toMatch(/Coming up on [\d–]+ \w+ \d{4}.*: .+/);
		await neededSection(page).getByRole("link", { name: "Class 12 result" }).click();
		await page.getByRole("button", { name: "Send the result" }).click();
		expect(await page.locator("#result-12").innerText()).toContain("Percentage is required");
		await page.getByLabel("Class 12: percentage", { exact: true }).fill("91.5");
		await page.getByLabel("Class 12: average in physics").fill("93");
		await page.getByLabel("Class 12: year of passing").fill(String(new Date().getFullYear()));
		await page.getByRole("button", { name: "Send the result" }).click();
		expect(await outcome(page).innerText()).toContain("Your answers are saved");
		expect(await page.locator("main").innerText()).toMatch(/Class 12: percentage\s+91\.5/);
		expect(await neededSection(page).innerText()).toContain("Class 12: mark sheet or certificate");
	});

	it("by corrections, which two tabs do not take from each other", async () => {
		const { page, token } = await tracker();
		const other = await openPage(site, { ...phone, javaScriptEnabled: false });
		await other.page.goto(paths.applicationAnswers(token, "personal"));
		await page.getByRole("link", { name: "Change personal information" }).click();
		await page.getByLabel("Full name").fill("");
		await page.getByLabel("Address").fill("9 Elk Hill");
		await page.getByRole("button", { name: "Save changes" }).click();
		expect(await page.locator("main form").innerText()).toContain("Name is required");
		expect(await page.getByLabel("Address").inputValue()).toBe("9 Elk Hill");
		await page.getByLabel("Full name").fill("Meena Raman");
		await page.getByRole("button", { name: "Save changes" }).click();
		expect(await page.locator("main").innerText()).toMatch(/Full name\s+Meena Raman[\s\S]*9 Elk Hill/);

		await other.page.getByLabel("Address").fill("1 Church Road");
		await other.page.getByRole("button", { name: "Save changes" }).click();
		expect(await other.page.locator("main form").innerText()).toMatch(
			/have changed since you opened them[\s\S]*9 Elk Hill/,
		);
		expect(await other.page.getByLabel("Address").inputValue()).toBe("1 Church Road");
		await other.page.getByRole("button", { name: "Save changes" }).click();
		expect(await other.page.locator("main").innerText()).toContain("1 Church Road");
	});

	it("and its pages are no one's without the link", async () => {
		const nobody = "A".repeat(43);
		const token = await apply();
		for (const path of [
			paths.applicationAnswers(nobody, "personal"),
			paths.applicationAnswers(token, "nonsense"),
			paths.applicationResults(nobody),
		])
			expect((await open(path))?.status(), path).toBe(404);
		const answers = await open(paths.applicationAnswers(token, "personal"));
		expect(answers?.headers()).toMatchObject({
			"cache-control": "no-store, private",
			"referrer-policy": "no-referrer",
			"x-robots-tag": "noindex, nofollow",
		});
	});
});

describe("an application is completed", () => {
	it("by a photograph of the mark sheet, on a phone", async () => {
		const paper = join(folder, "sheet.jpg");
		await writeFile(paper, await photograph({ width: 1800, height: 2400, orientation: 6 }));
		const { page, complaints } = await openPage(site, phone);
		await page.goto(paths.applicationResults(await apply()));
		await whenScripted(page);
		const form = page.getByRole("form", { name: "Class 12: mark sheet" });
		await form.getByRole("button", { name: "Send document" }).click();
		await form.getByText("Choose a file first.").waitFor();
		await form.getByRole("button", { name: "Take photos" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.locator("input[capture=environment]").setInputFiles(paper);
		await dialog.getByText(/^1 page · .+ of 5 MB$/).waitFor({ timeout: 120_000 });
		await dialog.getByRole("button", { name: "Use as PDF", exact: true }).click();
		await form.getByText("certificate_12.pdf").first().waitFor();
		await form.getByRole("button", { name: "Send document" }).click();
		await outcome(page).getByText("We’ve received your document").waitFor();
		await documents(page).getByText("certificate_12.pdf").waitFor();
		expect(complaints).toEqual([]);
	});

	it("by a correction that survives a reload until it is sent", async () => {
		const { page, complaints } = await openPage(site, desktop);
		const address = paths.applicationAnswers(await apply(), "personal");
		await page.goto(address);
		await whenScripted(page);
		await page.getByLabel("Address").fill("9 Elk Hill");
		await page.getByLabel("Full name").fill("");
		await page.reload();
		await whenScripted(page);
		await expect.poll(() => page.getByLabel("Address").inputValue()).toBe("9 Elk Hill");
		expect(await page.getByLabel("Full name").inputValue()).toBe("");
		await page.getByLabel("Full name").fill("Meena Raman");
		await page.getByRole("button", { name: "Save changes" }).click();
		await outcome(page).getByText("Your answers are saved").waitFor();
		const unsent = () => Object.keys(sessionStorage).filter((key) => key.startsWith("unsent:"));
		expect(await page.evaluate(unsent)).toEqual([]);
		await page.goto(address);
		await whenScripted(page);
		await page.getByLabel("Address").fill("1 Church Road");
		await page.getByRole("link", { name: "Cancel", exact: true }).click();
		await page.waitForURL(/application\/[\w-]{43}$/);
		await page.goto(address);
		await whenScripted(page);
		expect(await page.getByLabel("Address").inputValue()).toBe("9 Elk Hill");
		expect(complaints).toEqual([]);
	});

	it("by a correction that was made and sent before the page's code came, in a tab that had another", async () => {
		const { page, complaints } = await openPage(site, phone);
		const guardian = { guardian_name: "Raman Iyer", guardian_phone: "+254712345678", category: "bc" };
		const { token } = await sendApplication(site.url, { ...inClass12, ...guardian }, []);
		const address = paths.applicationAnswers(token, "personal");
		const unsent = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
		await page.goto(address);
		await whenScripted(page);
		await expect.poll(() => page.getByLabel("guardian: phone number").inputValue()).toBe("712 345678");
		expect(await unsent()).not.toContain("unsent:");
		await page.getByLabel("Address").fill("9 Elk Hill");
		await page.getByLabel("Full name").fill("Meena Raman");
		await expect.poll(unsent).toContain("Meena Raman");

		let release = () => {};
		const holding = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/static/js/**", async (route) => {
			await holding;
			await route.continue();
		});
		await page.goto(address, { waitUntil: "domcontentloaded" });
		await page.getByLabel("Address").fill("14 New St");
		await page.getByLabel("guardian: name").fill("");
		await page.getByRole("radio", { name: "Other" }).check();
		await page.getByLabel("Category").selectOption("Select");
		await page.getByRole("button", { name: "Save changes" }).click();
		release();
		await outcome(page).getByText("Your answers are saved").waitFor();
		const mainText = await page.locator("main").innerText();
		expect(mainText).toMatch(/Full name\s+Meena Raman[\s\S]*14 New St[\s\S]*Gender\s+Other/);
		expect(mainText).toContain("712345678");
		expect(mainText).toMatch(/Reservation category\s+Not given[\s\S]*guardian: name\s+Not given/);
		expect(complaints).toEqual([]);
	});

	it("and is told once that its mails are sent again", async () => {
		const { page } = await openPage(site, phone);
		await page.goto(paths.application(await apply()));
		await page.getByRole("button", { name: "Send all emails again" }).click();
		await page.getByText(/^We’re sending our emails/).waitFor();
		await expect.poll(() => new URL(page.url()).search).toBe("");
		await page.reload();
		await whenScripted(page);
		expect(await page.getByText(/^We’re sending our emails/).count()).toBe(0);
	});

	it("by documents that are chosen at once, each sent separately, also after the connection was lost", async () => {
		const { page } = await openPage(site, desktop);
		const token = (await sendApplication(site.url, barchAnswers, [])).token;
		await page.goto(paths.application(token));
		await whenScripted(page);
		const line = (label: string) => neededSection(page).getByRole("form", { name: label });
		for (const label of ["Class 10", "Class 12"]) {
			await neededSection(page)
				.locator("summary", { hasText: `${label}: mark sheet` })
				.click();
			const buffer = await makePdf(label);
			await line(label)
				.locator("input[type=file]")
				.setInputFiles({ name: `${label}.pdf`, mimeType: "x/y", buffer });
			await line(label).getByText(`${label}.pdf`).first().waitFor();
		}
		await page.route("**/application/file/*", (route) => route.abort(), { times: 1 });
		await line("Class 10").getByRole("button", { name: "Send document" }).click();
		await line("Class 10").getByRole("alert").getByText("Not sent yet.").waitFor();
		await line("Class 10").getByRole("button", { name: "Send again" }).click();
		await neededSection(page).getByText("Class 10.pdf, 1 KB, received.").waitFor();
		await line("Class 12").getByRole("button", { name: "Send document" }).click();
		await outcome(page).getByText("We’ve received your document").waitFor();
		expect(await neededSection(page).innerText()).toContain("We have all your answers and documents");
	});

	it("by corrections that are checked before they are sent", async () => {
		const { page, complaints } = await openPage(site, phone);
		const token = await apply();
		await page.goto(paths.applicationAnswers(token, "education"));
		await whenScripted(page);
		expect(await page.getByLabel("Class 12: school or college").inputValue()).toBe("Hill School");
		await page.getByRole("radio", { name: "Yes, I have it" }).check();
		await page.getByRole("button", { name: "Save changes" }).click();
		await page.getByRole("link", { name: "Class 12: Percentage is required" }).waitFor();
		await page.getByLabel("Class 12: percentage", { exact: true }).fill("88");
		await page.getByLabel("Class 12: average in physics").fill("90");
		await page.getByLabel("Class 12: year of passing").fill("2026");
		await page.getByRole("button", { name: "Save changes" }).click();
		await outcome(page).getByText("Your answers are saved").waitFor();
		expect(await neededSection(page).innerText()).not.toContain("Class 12 result");
		expect(complaints).toEqual([]);
	});
});
