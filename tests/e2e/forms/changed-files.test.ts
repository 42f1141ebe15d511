import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { chooseOnDisk } from "#tests/support/browser/choose-on-disk.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { fillEducation, fillPersonal } from "#tests/support/forms/barch-form.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const folder = mkdtempSync(join(tmpdir(), "school-chosen-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Moves on with each file: Chromium compares the seconds of their changes. */
let minute = 0;

/** Writes a file to the disk, from where a page can choose it, `minutes` after the one before. */
async function write(name: string, content: string | Buffer, minutes = 1): Promise<string> {
	const path = join(folder, name);
	writeFileSync(path, typeof content === "string" ? await makePdf(content) : content);
	minute += minutes;
	const changedAt = new Date(2026, 10, 26, 9, minute);
	utimesSync(path, changedAt, changedAt);
	return path;
}
const changedMessage = (name: string) => `${name} was changed or removed after you chose it. Choose it again.`;

it("a CV that was saved again after it was chosen is asked for again, and then sent", async () => {
	const { page } = await openPage(site, phone);
	await page.goto(paths.careersDetails("assistant-professor-building-construction"));
	await whenScripted(page);
	const form = page.getByRole("form", { name: "Apply for this job" });
	const send = page.getByRole("button", { name: "Send the application" });
	await form.getByLabel("Name").fill("Revathi Sundaram");
	await form.getByLabel("Email").fill("revathi@example.com");
	await form.getByLabel("Phone", { exact: true }).fill("94432 12345");
	await form.getByRole("checkbox").check();
	const cv = form.getByLabel("CV", { exact: true });
	await chooseOnDisk(cv, await write("cv.pdf", "Two years of drawing"));
	await form.getByText("cv.pdf").first().waitFor();
	await write("cv.pdf", "Six years of drawing, and of building");
	await send.click();
	await form.getByText(changedMessage("cv.pdf")).first().waitFor();
	expect(await form.innerText()).not.toContain("check your connection");
	await chooseOnDisk(cv, join(folder, "cv.pdf"));
	await send.click();
	await page.getByText("We’ve received your application.").waitFor();
	const storedNames = await readDatabase(site, (db) =>
		db.selectFrom("job_applications").select("original_name").execute(),
	);
	expect(storedNames).toEqual([{ original_name: "cv.pdf" }]);
});

it("an application goes on without documents that vanished or changed, once its applicant has read so", async () => {
	const { page } = await openPage(site, phone);
	await page.goto(paths.barchApplication);
	await whenScripted(page);
	await fillPersonal(page);
	await page.getByRole("button", { name: "Next" }).click();
	await fillEducation(page);
	await page.getByRole("radio", { name: "I’ve taken it" }).check();
	await page.getByRole("radio", { name: "No, I have my score" }).check();
	await page.locator("main").getByLabel("NATA score").fill("131");
	await page.getByLabel(/^I am 18 or older/).check();
	const [class10, class12] = ["Class 10: mark sheet", "Class 12: mark sheet"].map((label) => page.getByLabel(label));
	if (!class10 || !class12) throw new Error("The form asks for no mark sheets.");
	const again = page.getByRole("button", { name: /^Send again/ });
	await page.route("**/website/draft/file/**", (route) => route.abort());
	await chooseOnDisk(class10, await write("tenth.pdf", "Class 10"));
	await again.waitFor();
	await chooseOnDisk(class12, await write("twelfth.pdf", "Class 12"));
	await expect.poll(() => again.count()).toBe(2);
	rmSync(join(folder, "tenth.pdf"));
	await again.first().click();
	await page.getByText(changedMessage("tenth.pdf")).first().waitFor();
	await write("twelfth.pdf", "Class 12, signed");
	const submit = page.getByRole("button", { name: "Submit" });
	await submit.click();
	await page.getByText(changedMessage("twelfth.pdf")).first().waitFor();
	await page.unroute("**/website/draft/file/**");
	await submit.click();
	await page.getByRole("dialog").getByText("Payment Confirmation").waitFor();
	expect(await page.locator("main").innerText()).not.toContain("check your connection");
	const files = await readDatabase(site, (db) => db.selectFrom("application_files").selectAll().execute());
	expect(files).toEqual([]);
});

it("a document for an application that is there, and a photograph, are asked for again", async () => {
	const { token } = await sendApplication(site.url, { ...barchAnswers, email: "mala@example.com" }, []);
	const { page } = await openPage(site, phone);
	await page.goto(paths.application(token));
	const line = page.locator("#needed details", { hasText: "Class 10: mark sheet" });
	await line.locator("summary").click();
	await page.locator("[data-awake] form").first().waitFor();
	const input = line.locator("form > * input[type=file]").first();
	await chooseOnDisk(input, await write("class-ten.pdf", "Class 10"));
	await line.getByText("class-ten.pdf").first().waitFor();
	rmSync(join(folder, "class-ten.pdf"));
	await line.getByRole("button", { name: "Send document" }).click();
	await line.getByText(changedMessage("class-ten.pdf")).first().waitFor();

	const code = "**/scanner-dialog-*.js*";
	const { promise: isChanged, resolve: release } = Promise.withResolvers<void>();
	await page.route(code, async (route) => {
		await isChanged;
		await route.continue();
	});
	const loading = page.waitForRequest(code);
	await chooseOnDisk(input, await write("sheet.jpg", await photograph({ width: 300, height: 400 })));
	await loading;
	rmSync(join(folder, "sheet.jpg"));
	release();
	const locator = page.getByRole("dialog").getByRole("alert");
	await locator.getByText("it was changed or removed after you chose it.").waitFor();
	expect(await locator.innerText()).toContain("sheet.jpg");
});

it("a file for the library that was saved again is refused, in place of waiting for a connection", async () => {
	const { page } = await openPage(site, desktop);
	await actAs(page, site, await signedInMember(site, { name: "Meera Nair", role: "editor" }));
	await page.goto("/office/media/upload");
	await whenScripted(page);
	const { promise: isChanged, resolve: release } = Promise.withResolvers<void>();
	await page.route("**/office/media/uploads", async (route) => {
		await isChanged;
		await route.continue();
	});
	const firstUpload = page.waitForRequest("**/office/media/uploads");
	await chooseOnDisk(page.locator("input[type=file]"), await write("prospectus.pdf", "Five years"));
	await firstUpload;
	await write("prospectus.pdf", "Five years, with fees");
	release();
	await page.getByText("Not accepted: it was changed or removed after you chose it.").waitFor();
});

it("a file that became shorter within the second in which it was chosen is refused, too", async () => {
	const { page } = await openPage(site, desktop);
	await actAs(page, site, await signedInMember(site, { name: "Latha Mohan", role: "editor" }));
	await page.goto("/office/media/upload");
	await whenScripted(page);
	const { promise: isChanged, resolve: release } = Promise.withResolvers<void>();
	await page.route("**/office/media/uploads", async (route) => {
		await isChanged;
		await route.continue();
	});
	const firstUpload = page.waitForRequest("**/office/media/uploads");
	await chooseOnDisk(page.locator("input[type=file]"), await write("plan.pdf", await makePdf("Plan", 4000)));
	await firstUpload;
	await write("plan.pdf", "Plan", 0);
	release();
	await page.getByText("Not accepted: it was changed or removed after you chose it.").waitFor();
});
