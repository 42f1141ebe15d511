import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { fillPersonal } from "#tests/support/forms/barch-form.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { kindsOfPictures, photograph } from "#tests/support/forms/photographs.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ PAYMENTS: "off" });
const mimeType = "application/octet-stream";

it("the form takes every kind of picture that the browser reads to the scanner, and says what to do with others", async () => {
	const sheet = await photograph({ width: 300, height: 400 });
	const { page, complaints } = await openPage(site, phone);
	await page.goto(paths.barchApplication);
	await whenScripted(page);
	await fillPersonal(page, { international: "Yes" });
	const field = page.getByLabel(/^Proof of residence/);
	const dialog = page.getByRole("dialog");
	const { tiff, heic, ...readable } = kindsOfPictures;
	const files = await Promise.all(
		Object.entries(readable).map(async ([kind, make]) => ({ name: `page.${kind}`, buffer: await make(sheet) })),
	);
	const namedFiles = [{ name: "page.jfif", buffer: sheet }, { name: "from the drive", buffer: sheet }, ...files];
	for (const [index, { name, buffer }] of namedFiles.entries()) {
		await field.setInputFiles({ name, mimeType, buffer });
		await dialog.getByText(new RegExp(`^${index + 1} pages? · .+ of 5 MB$`)).waitFor();
		await page.keyboard.press("Escape");
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "hidden" });
	}
	await field.setInputFiles({ name: "scan.tiff", mimeType, buffer: await tiff(sheet) });
	const locator = dialog.getByRole("alert");
	await locator.getByText("Open it in another app and save it as JPG").waitFor();
	expect(await locator.innerText()).toContain("scan.tiff");
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await field.setInputFiles({ name: "IMG_2041", mimeType, buffer: await heic(sheet) });
	await locator.getByText("This browser can’t read HEIC photos. Take the photo here").waitFor();
	await dialog.getByRole("button", { name: "Use as PDF", exact: true }).click();
	await page.locator("main form").getByText("residence_proof.pdf").first().waitFor();
	await field.setInputFiles({ name: "passport.jpg", mimeType, buffer: await makePdf("Passport") });
	await page.locator("main form").getByText("passport.jpg.pdf").first().waitFor();
	expect(complaints).toEqual([]);
});

it("a picture that was chosen on the tracker before its code came opens the scanner", async () => {
	const { token } = await sendApplication(site.url, { ...barchAnswers, email: "usha@example.com" }, []);
	const { page } = await openPage(site, phone);
	const { promise: isChosen, resolve: release } = Promise.withResolvers<void>();
	await page.route("**/static/js/**", async (route) => {
		await isChosen;
		await route.continue();
	});
	await page.goto(paths.application(token), { waitUntil: "domcontentloaded" });
	const line = page.locator("#needed details", { hasText: "Class 10: mark sheet" });
	await line.locator("summary").click();
	const buffer = await kindsOfPictures.webp(await photograph({ width: 300, height: 400 }));
	await line.locator("form > * input[type=file]").first().setInputFiles({ name: "tenth.webp", mimeType, buffer });
	release();
	await page
		.getByRole("dialog")
		.getByText(/^1 page · .+ of 5 MB$/)
		.waitFor();
});

it("the tracker takes pictures of any kind without scripts, or says what to do with them", async () => {
	let { token } = await sendApplication(site.url, { ...barchAnswers, email: "vani@example.com" }, []);
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	const sheet = await photograph({ width: 300, height: 400 });
	const send = async (name: string, buffer: Buffer) => {
		await page.goto(paths.application(token));
		const line = page.locator("#needed details", { hasText: "Class 10: mark sheet" });
		await line.locator("summary").click();
		await line.locator("input[type=file]").first().setInputFiles({ name, mimeType, buffer });
		await line.getByRole("button", { name: "Send document" }).click();
		return page.locator("#outcome").innerText();
	};
	expect(await send("tenth.bmp", await kindsOfPictures.bmp(sheet))).toContain("Save it as JPG or PNG");
	expect(await send("IMG_2041.HEIC", (await kindsOfPictures.heic(sheet)).subarray(0, 900))).toContain(
		"damaged or incomplete",
	);
	expect(await send("tenth.avif", await kindsOfPictures.avif(sheet))).toContain("received your document");
	const files = await readDatabase(site, (db) => db.selectFrom("application_files").select("original_name").execute());
	expect(files).toEqual([{ original_name: "tenth.jpg" }]);
	const other = await sendApplication(site.url, { ...barchAnswers, email: "zoya@example.com" }, []);
	token = other.token;
	expect(await send("IMG_2041.HEIC", await kindsOfPictures.heic(sheet))).toContain("received your document");
});
