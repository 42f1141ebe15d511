import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { nextFrames, phone, reloadRestoring, whenScripted } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { loseAnswers, openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { choose, fillEducation, fillPersonal } from "#tests/support/forms/barch-form.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { ownSite } from "#tests/support/server/site.ts";

const personalMessages = [
	"Name",
	"Date of birth",
	"Address",
	"Email",
	"Phone number",
	"Nationality",
	"International status",
].map((what) => `${what} is required`);

const site = ownSite({ PAYMENTS: "off" });
keepPages();

describe("the B.Arch form", () => {
	let page: Page;
	beforeEach(async () => {
		page = (await openPage(site, phone)).page;
		await page.goto(paths.barchApplication);
		await whenScripted(page);
	});

	const next = () => page.getByRole("button", { name: "Next" }).click();
	const submit = () => page.getByRole("button", { name: "Submit" }).click();
	const toEducation = async () => {
		await fillPersonal(page);
		await next();
		await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
	};
	const messages = () => page.locator("main form p[id$='-error']").allInnerTexts();
	const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");

	it("names its two steps and says which one it is", async () => {
		expect(await page.locator("[aria-current=step]").innerText()).toContain("Personal information");
		await toEducation();
		expect(await page.locator("[aria-current=step]").innerText()).toContain("Education");
	});

	it("checks on Next only, in the form's words, and takes focus to a summary that leads to each field", async () => {
		await page.locator("main").getByLabel("Email").fill("not an address");
		await page.locator("main").getByLabel("Email").blur();
		await page.locator("main").getByLabel("Full name").focus();
		await expect.poll(messages).toEqual([]);
		await next();
		await expect.poll(messages).toEqual(personalMessages.with(3, "Invalid email format"));
		await expect.poll(focused).toContain("Fix 7 problems");
		await page.getByRole("link", { name: "Phone number is required" }).click();
		expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe("phone_no");
		await page.locator("main").getByLabel("Full name").fill("Kavya");
		await expect.poll(messages).toContain("Name is required");
	});

	it("moves focus to the step's heading on Next and Previous, and keeps every answer", async () => {
		await toEducation();
		await expect.poll(focused).toBe("Education");
		await page.locator("main").getByLabel("Class 10: board").fill("ICSE");
		await page.getByRole("button", { name: "Previous" }).click();
		await expect.poll(focused).toBe("Personal information");
		expect(await page.locator("main").getByLabel("Address").inputValue()).toBe("3 Elk Hill\nUdhagamandalam 643001");
		expect(await page.getByRole("radio", { name: "Female" }).isChecked()).toBe(true);
		await next();
		expect(await page.locator("main").getByLabel("Class 10: board").inputValue()).toBe("ICSE");
	});

	it("says on Submit what is missing in the second step, consent included", async () => {
		await toEducation();
		await submit();
		await expect
			.poll(messages)
			.toEqual([
				"Board is required",
				"Percentage is required",
				"Year of Passing is required",
				"Board is required",
				"Percentage is required",
				"Percentage is required",
				"Year of Passing is required",
				"Confirm that you agree, so we can accept your application",
			]);
		await page.locator("main").getByLabel("Class 10: percentage", { exact: true }).fill("101");
		await page.locator("main").getByLabel("Class 12: percentage", { exact: true }).fill("-2");
		await page.locator("main").getByLabel("Class 10: year").fill("1899");
		await submit();
		await expect
			.poll(messages)
			.toEqual(
				expect.arrayContaining([
					"Percentage must be between 0 and 100",
					"Percentage must be a positive number",
					"Year must be a valid year",
				]),
			);
	});

	it("refuses files other than .pdf and .docx and over 5 MB beside the field", async () => {
		await toEducation();
		await choose(page, "Class 10: mark sheet", "marks.xls", Buffer.from("x"));
		await choose(page, "Class 12: mark sheet", "big.pdf", Buffer.alloc(5_242_881));
		await expect
			.poll(messages)
			.toEqual(["Invalid file type. Only .pdf and .docx are allowed.", "File size exceeds 5MB."]);
	});

	it("opens the scanner with a picture that is chosen where a document is wanted", async () => {
		await toEducation();
		await choose(page, "Class 10: mark sheet", "marks.png", await photograph({ width: 900, height: 1200 }));
		const dialog = page.getByRole("dialog", { name: "Photograph the document" });
		await dialog.getByRole("button", { name: "Use as PDF" }).click();
		await page.getByRole("button", { name: "Remove certificate_10.pdf" }).waitFor();
		await expect.poll(messages).toEqual([]);
	});

	it("lets a pupil of class 12 apply: school and month instead of marks", async () => {
		await toEducation();
		await fillEducation(page, ["Class 10"]);
		const form = page.locator("main");
		await page.getByRole("radio", { name: "No, I’m in Class 12 or waiting for my result" }).check();
		expect(await form.getByLabel("Class 12: percentage").count()).toBe(0);
		expect(await form.getByLabel("Class 12: year of passing").count()).toBe(0);
		await form.getByLabel("Class 12: board").fill("CBSE");
		await form.getByLabel("Class 12: school or college").fill("Breeks School, Ooty");
		await form.getByLabel("When do you expect your Class 12 result?").fill(new Date().toISOString().slice(0, 7));
		await form.getByLabel(/^I am 18 or older/).check();
		await submit();
		await page.waitForURL("**/success");
	});

	it("takes a Kenyan number, grades, and a board without class 10", async () => {
		await fillPersonal(page, { international: "Yes" });
		const form = page.locator("main");
		await form.getByLabel("Phone number", { exact: true }).fill("+254 712 345678");
		await next();
		await page.getByRole("radio", { name: "My board has no Class 10 exam" }).check();
		expect(await form.getByLabel("Class 10: board").count()).toBe(0);
		await form.getByLabel("Class 12: board").fill("KNEC");
		await form.getByLabel("Class 12: grade or points").fill("B+ (KCSE, A to E)");
		await form.getByLabel("Class 12: year of passing").fill("2026");
		await form.getByLabel(/^I am 18 or older/).check();
		await submit();
		await page.waitForURL("**/success");
		const storedAnswers = await readDatabase(site, (db) =>
			db.selectFrom("applications").select("answers").orderBy("id", "desc").executeTakeFirstOrThrow(),
		);
		expect(JSON.parse(storedAnswers.answers)).toMatchObject({
			phone_no: "+254712345678",
			grade_12: "B+ (KCSE, A to E)",
			no_class_10: true,
		});
	});

	it("keeps the country of a number over a reload", async () => {
		await fillPersonal(page);
		const number = page.locator("main").getByLabel("Phone number", { exact: true });
		const kenya = page.getByRole("button", { name: "Country: Kenya" });
		const readStored = () =>
			page.evaluate(() => JSON.parse(localStorage.getItem("draft:barch") ?? "{}").answers?.phone_no);
		await number.fill("+254 712 345678");
		await kenya.waitFor();
		await number.blur();
		await expect.poll(readStored).toBe("+254 712 345678");
		await reloadRestoring(page);
		await page.getByText(/Welcome back/).waitFor();
		await kenya.waitFor();
		await expect.poll(() => number.inputValue()).toBe("712 345678");
		expect(await readStored()).toBe("+254 712 345678");
	});

	it("asks international students alone for a proof of residence", async () => {
		expect(await page.locator("main").getByLabel("Proof of residence").count()).toBe(0);
		await page.getByRole("radiogroup", { name: "international student" }).getByLabel("Yes").check();
		await page.locator("main").getByLabel("Proof of residence").waitFor();
		await page.getByText("give them different file names").waitFor();
	});

	it("asks for the NATA score only of those who have one", async () => {
		await toEducation();
		expect(await page.locator("main").getByLabel("NATA score").count()).toBe(0);
		await page.getByRole("radio", { name: "I’ve taken it" }).check();
		await page.getByRole("radio", { name: "No, I have my score" }).check();
		await page.locator("main").getByLabel("NATA score").fill("131");
		await page.getByRole("radio", { name: "I haven’t registered yet" }).check();
		expect(await page.locator("main").getByLabel("NATA score").count()).toBe(0);
		expect(await page.getByRole("region", { name: "Before you submit" }).innerText()).not.toContain("131");
	});

	it("has answers and documents again after a reload, and clears them when told to", async () => {
		await toEducation();
		await page.locator("main").getByLabel("Class 10: board").fill("State Board");
		await choose(page, "Class 10: mark sheet", "marks.pdf", await makePdf());
		await page.getByRole("button", { name: "Remove marks.pdf" }).waitFor();
		await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:barch"))).toMatch(/State Board.*token/);
		await page.reload();
		await page.getByText(/Welcome back/).waitFor();
		expect(await page.locator("main").getByLabel("Class 10: board").inputValue()).toBe("State Board");
		await page.getByRole("button", { name: "Remove marks.pdf" }).waitFor();
		await page.getByRole("button", { name: "Clear my answers now" }).click();
		expect(await page.locator("main").getByLabel("Full name").inputValue()).toBe("");
		expect(await page.evaluate(() => localStorage.getItem("draft:barch"))).toBeNull();
	});

	it("forgets the answers after 7 days", async () => {
		await page.locator("main").getByLabel("Full name").fill("Kavya");
		await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:barch"))).toContain("Kavya");
		await page.goto("about:blank");
		await page.clock.setFixedTime(Date.now() + 7 * 86_400_000 - 60_000);
		await page.goto(paths.barchApplication);
		await page.getByText(/Welcome back/).waitFor();
		await page.goto("about:blank");
		await page.clock.setFixedTime(Date.now() + 15 * 86_400_000);
		await page.goto(paths.barchApplication);
		await whenScripted(page);
		await nextFrames(page);
		expect(await page.locator("main").getByLabel("Full name").inputValue()).toBe("");
	});

	it("keeps everything when sending fails, says so beside Submit, and makes one record in the end", async () => {
		await toEducation();
		await fillEducation(page);
		await choose(page, "Class 10: mark sheet", "marks.pdf", await makePdf());
		await page
			.locator("main")
			.getByLabel(/^I am 18 or older/)
			.check();
		await page.route("**/application/add", (route) => route.abort());
		await submit();
		await page.getByRole("alert").getByText("We couldn’t reach the school’s server").waitFor();
		expect(await page.locator("main").getByLabel("Class 10: board").inputValue()).toBe("CBSE");
		expect(await page.locator("main form").innerText()).toContain("marks.pdf");
		await page.unroute("**/application/add");
		// The server takes it, but its answer is lost on the way.
		const lost = await loseAnswers(page, "**/application/add");
		await submit();
		await page.getByRole("alert").getByText("We couldn’t reach the school’s server").waitFor();
		await page.unroute("**/application/add");
		const answer = page.waitForResponse("**/application/add");
		await submit();
		await page.waitForURL("**/success");
		expect([...lost, (await answer).status()]).toEqual([201, 200]);
		await page.getByText(/DSA-\d\d-B-\d{6}/).waitFor();
		const [reference] = /DSA-\d\d-B-\d{6}/.exec(await page.locator("main").innerText()) ?? [];
		await page.goto(paths.barchApplication);
		await page.getByText(`${reference} was sent from this device.`).waitFor();
	});

	it("can be changed no more from the press until it is known whether it was sent", async () => {
		await toEducation();
		await fillEducation(page);
		await page
			.locator("main")
			.getByLabel(/^I am 18 or older/)
			.check();
		const questions = () => page.locator("main form > [inert]").count();
		let whileSent = 0;
		await page.route("**/application/add", async (route) => {
			whileSent = await questions();
			await route.abort();
		});
		await submit();
		await page.getByRole("alert").getByText("We couldn’t reach the school’s server").waitFor();
		expect([whileSent, await questions()]).toEqual([1, 0]);
	});

	it("continues automatically when the server is being started again, with documents and answers", async () => {
		const statuses: number[] = [];
		const refuseOnce = async (address: string, status: number) => {
			page.on("response", (response) => response.url().endsWith(address) && statuses.push(response.status()));
			await page.route(`**${address}`, (route) => route.fulfill({ status, body: "<h1>Bad Gateway</h1>" }), {
				times: 1,
			});
		};
		await refuseOnce("/draft/file/certificate_10", 502);
		await refuseOnce("/application/add", 503);
		await toEducation();
		await fillEducation(page);
		await choose(page, "Class 10: mark sheet", "marks.pdf", await makePdf());
		await page
			.locator("main")
			.getByLabel(/^I am 18 or older/)
			.check();
		await submit();
		await page.waitForURL("**/success");
		expect(statuses).toEqual([502, 201, 503, 201]);
	});

	it("goes on where its rules cannot be loaded, and shows what the server finds", async () => {
		await page.route(/\/checks-[^/]*\.js$/, (route) => route.abort());
		await page.locator("main").getByLabel("Full name").fill("Kavya");
		await next();
		await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
		await page
			.locator("main")
			.getByLabel(/^I am 18 or older/)
			.check();
		await submit();
		await page.getByRole("alert").getByText("Fix these answers: Address").waitFor();
		await page.getByRole("heading", { name: "Personal information", level: 2 }).waitFor();
		await expect.poll(messages).toContain("Address is required");
		expect(await messages()).not.toContain("Name is required");
	});

	it("leads to the field of each mistake, also in another step", async () => {
		await toEducation();
		await fillEducation(page);
		await page
			.locator("main")
			.getByLabel(/^I am 18 or older/)
			.check();
		const errors = { address: "Address is too long", board_12: "Board is too long" };
		await page.route("**/application/add", (route) =>
			route.fulfill({
				status: 422,
				json: { status: false, message: "Fix these answers: Address, Class 12: board.", errors },
			}),
		);
		await submit();
		await expect.poll(focused).toContain("Fix 2 problems");
		await page.getByRole("heading", { name: "Personal information", level: 2 }).waitFor();
		const name = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
		await page.getByRole("link", { name: errors.board_12 }).click();
		await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
		await expect.poll(name).toBe("board_12");
		await expect.poll(messages).toEqual([errors.board_12]);
		expect(new URL(page.url()).hash).toBe("");
		await page.getByRole("link", { name: errors.address }).click();
		await expect.poll(name).toBe("address");
		expect(await page.locator("main").getByLabel("Address").inputValue()).toBe("3 Elk Hill\nUdhagamandalam 643001");
	});

	it("shows what the server refuses under the field it means", async () => {
		await toEducation();
		await fillEducation(page);
		await choose(page, "Class 10: mark sheet", "not-really.pdf", Buffer.from("<html>not a PDF</html>"));
		const refusal = "Invalid file type. Only JPG, PNG, PDF, DOC, DOCX are allowed.";
		await expect.poll(messages).toEqual([refusal]);
		await page
			.locator("main")
			.getByLabel(/^I am 18 or older/)
			.check();
		await submit();
		await expect.poll(focused).toContain("Fix one problem");
		await expect.poll(messages).toEqual([refusal]);
	});
});
