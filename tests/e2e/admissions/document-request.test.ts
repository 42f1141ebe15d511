import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { hashCode } from "#src/admissions/requests/request-code.server.ts";
import { requestDocument } from "#src/admissions/requests/request-document.server.ts";
import * as paths from "#src/paths.ts";
import { axe, faultsOf } from "#tests/support/browser/audit.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { corners, kindsOfPictures, photograph, readPhotographs, upright } from "#tests/support/forms/photographs.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const school = {
	name: "Doddabetta School of Architecture",
	shortName: "DSA",
	addressLines: [],
	phone: "",
	email: "hello@school.example",
	officeEmail: "office@school.example",
};

/** Sends an application with a photograph and asks for another one. @returns the links' code and token */
async function askAgain(
	channel: "mail" | "link",
	email = "meenakshi@example.com",
): Promise<{ code: string; token: string }> {
	const picture = { field: "certificate_12", name: "xii.jpg", content: await photograph({ width: 600, height: 800 }) };
	const { reference, token } = await sendApplication(site.url, { ...barchAnswers, email }, [picture]);
	return readDatabase(site, (db) =>
		db.transaction().execute(async (trx) => {
			const { id } = await trx
				.selectFrom("applications")
				.select("id")
				.where("reference", "=", reference)
				.executeTakeFirstOrThrow();
			const { storage_key } = await trx
				.selectFrom("application_files")
				.select("storage_key")
				.where("application_id", "=", id)
				.executeTakeFirstOrThrow();
			const box = { x: 10, y: 20, width: 40, height: 10 };
			const asking = {
				field: "certificate_12",
				reason: "The total cannot be read.",
				storageKey: storage_key,
				box,
				channel,
			};
			const by = { id: 1, name: "Priya Raghavan" };
			const result = await requestDocument(trx, school, { ...asking, applicationId: id, by }, new Date());
			if (!result.ok) throw new Error(result.message);
			return { code: result.code, token };
		}),
	);
}

it("one document is sent from a phone without scripts: reason, marked picture, camera, and an end", async () => {
	const { code } = await askAgain("link");
	const { page, complaints } = await openPage(site, { ...phone, javaScriptEnabled: false });
	const response = await page.goto(paths.documentRequest(code));
	expect(response?.headers()).toMatchObject({ "cache-control": "no-store, private", "referrer-policy": "no-referrer" });
	await page.getByText("The total cannot be read.").waitFor();
	await page.getByText("This link works once. Add every page, both sides, before you send.").waitFor();
	const locator = page.getByRole("img", { name: "The document you sent" });
	expect(await locator.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth])).toEqual([
		true,
		600,
	]);
	expect(await page.locator("figure rect").getAttribute("height")).toBe("10");
	expect(await page.content()).not.toContain("Meenakshi");
	const camera = page.getByLabel("Take photos");
	expect(await camera.getAttribute("capture")).toBe("environment");
	await camera.setInputFiles({ name: "xii.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
	await page.getByRole("button", { name: "Send the photo" }).click();
	await page.getByText("We couldn’t accept the document.").waitFor();
	const again = await photograph({ width: 900, height: 1200 });
	await camera.setInputFiles({ name: "xii-again.jpg", mimeType: "image/jpeg", buffer: again });
	await page.getByRole("button", { name: "Send the photo" }).click();
	await page.getByRole("heading", { name: "Thank you, we’ve received it" }).waitFor();
	expect((await page.request.get(`${site.url}${paths.documentRequestPicture(code)}`)).status()).toBe(404);
	expect((await page.goto(paths.documentRequest("2222-2222-2222")))?.status()).toBe(404);
	await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
	expect(complaints.filter((each) => !each.includes("404"))).toEqual([]);
	const files = await readDatabase(site, (db) =>
		db.selectFrom("application_files").select("original_name").where("field", "=", "certificate_12").execute(),
	);
	expect(files).toEqual([{ original_name: "xii-again.jpg" }]);
});

/** The pages of the PDF that a request was answered with. */
async function storedPages(code: string) {
	const [file, ...others] = await readDatabase(site, (db) =>
		db
			.selectFrom("application_files")
			.innerJoin("document_requests", "document_requests.application_id", "application_files.application_id")
			.innerJoin("document_request_codes", "document_request_codes.request_id", "document_requests.id")
			.select(["application_files.storage_key", "original_name"])
			.where("code_hash", "=", hashCode(code))
			.execute(),
	);
	expect([file?.original_name.endsWith(".pdf"), others]).toEqual([true, []]);
	const { pages } = readPhotographs(await buffer(await (await site.storage()).open(file?.storage_key ?? "")));
	return Promise.all(pages.map(({ jpeg }) => corners(jpeg)));
}

it("both sides of a sheet are photographed by the scanner of the forms, and sent as one document", async () => {
	const { code } = await askAgain("link", "devi@example.com");
	const { page, complaints } = await openPage(site, phone);
	await page.addInitScript(axe);
	await page.goto(paths.documentRequest(code));
	await whenScripted(page);
	const form = page.locator("main form");
	await form.getByRole("button", { name: "Send document" }).click();
	await form.getByText("Choose a file first.").waitFor();
	const input = form.locator("input[type=file]").first();
	const side = await photograph({ width: 600, height: 800 });
	const mimeType = "application/octet-stream";
	const pdf = { name: "a.pdf", mimeType, buffer: await makePdf() };
	await input.setInputFiles([pdf, { name: "b.jpg", mimeType, buffer: side }]);
	await form.getByText("You sent several files as one document.").waitFor();
	await input.setInputFiles([
		{ name: "front.webp", mimeType, buffer: await kindsOfPictures.webp(side) },
		{ name: "back.jfif", mimeType, buffer: await photograph({ width: 800, height: 600, orientation: 6 }) },
	]);
	const dialog = page.getByRole("dialog");
	await dialog.getByText(/^2 pages · .+ of 5 MB$/).waitFor();
	await dialog.getByRole("button", { name: "Use as PDF", exact: true }).click();
	await form.getByText("certificate_12.pdf").first().waitFor();
	expect(await faultsOf(page)).toEqual([]);
	await form.getByRole("button", { name: "Send document" }).click();
	await page.getByRole("heading", { name: "Thank you, we’ve received it" }).waitFor();
	expect(await storedPages(code)).toEqual([upright, upright]);
	expect(complaints).toEqual([]);
});

it("both sides are sent without scripts, as one document, too", async () => {
	const { code } = await askAgain("link", "esther@example.com");
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto(paths.documentRequest(code));
	const mimeType = "application/octet-stream";
	const sides = [photograph({ width: 600, height: 800, grain: 20 }), photograph({ width: 800, height: 600 })];
	const files = (await Promise.all(sides)).map((side, index) => ({
		name: `side ${index + 1}.jpg`,
		mimeType,
		buffer: side,
	}));
	await page.getByLabel("File for Class 12").setInputFiles(files);
	await page.getByRole("button", { name: "Send document" }).click();
	await page.getByRole("heading", { name: "Thank you, we’ve received it" }).waitFor();
	expect(await storedPages(code)).toEqual([upright, upright]);
});

it.each([
	{ code: "without scripts", options: { ...phone, javaScriptEnabled: false } },
	{ code: "with scripts", options: phone },
])("the application's page asks for it as well, and takes it, $code", async ({ code, options }) => {
	const { token } = await askAgain("link", `bala.${code.split(" ")[0]}@example.com`);
	const { page, complaints } = await openPage(site, options);
	if (options === phone) await page.addInitScript(axe);
	await page.goto(paths.application(token));
	if (options === phone) expect(await faultsOf(page)).toEqual([]);
	const main = page.locator("main");
	const day = /\d{1,2} \w+ \d{4}/.source;
	expect(await main.innerText()).toMatch(new RegExp(`On ${day} we asked you for a document`));
	await page.getByRole("link", { name: "send the document we asked for" }).click();
	const locator = page.locator("#needed");
	expect(await locator.innerText()).toMatch(new RegExp(`The total cannot be read.*Requested on ${day}`, "s"));
	const visibleLocator = locator.getByRole("img", { name: "The document you sent" });
	expect(await visibleLocator.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(600);
	const requestedLocator = locator.locator("li").first();
	const again = { name: "again.pdf", mimeType: "application/pdf", buffer: await makePdf("another") };
	await requestedLocator.locator("input[type=file]").first().setInputFiles(again);
	await requestedLocator.getByRole("button", { name: "Send document" }).click();
	await page.getByText("We’ve received your document").waitFor();
	expect(await main.innerText()).not.toContain("Requested by the school");
	expect(complaints).toEqual([]);
});

it("the page of a request has no fault, and the mail that leads there leaves after a minute", async () => {
	const { code } = await askAgain("link", "anbu@example.com");
	const { page } = await openPage(site, phone);
	await page.addInitScript(axe);
	await page.goto(paths.documentRequest(code));
	expect(await faultsOf(page)).toEqual([]);
	await askAgain("mail", "kavya@example.com");
	await readDatabase(site, (db) =>
		db
			.updateTable("outbox")
			.set({ due_at: new Date().toISOString() })
			.where("template", "=", "document-request")
			.execute(),
	);
	const mail = await waitForMail(site.dataDir, "kavya@example.com", /^Document needed by /);
	expect(mail.text).toContain("The total cannot be read.");
	expect(mail.text).toMatch(/\/d\/[2-9a-z]{12}\s/);
});
