import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { fillEducation, fillPersonal } from "#tests/support/forms/barch-form.ts";
import { brokenHeic, corners, photograph, readPhotographs, upright } from "#tests/support/forms/photographs.ts";
import { isWhole } from "#tests/support/rehearsal.ts";
import { ownSite } from "#tests/support/server/site.ts";

/** Number of pages: as many as a document may have, or as few as show that there are several. */
const many = isWhole ? 12 : 2;

const site = ownSite({ PAYMENTS: "off" });
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "photographs-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function save(name: string, content: Buffer) {
	await writeFile(join(folder, name), content);
	return join(folder, name);
}

const photographing = (page: Page, label: string) => page.getByRole("button", { name: `Take photos for ${label}` });
const picker = (dialog: Locator) => dialog.locator("input[type=file][multiple]");
const pagesOf = (dialog: Locator) => dialog.getByRole("button", { name: /^Page \d/ });
const tool = (dialog: Locator, text: string) => dialog.getByRole("button", { name: text, exact: true });
const whenMade = (dialog: Locator, pages: string) =>
	dialog.getByText(new RegExp(`^${pages} · .+ of 5 MB$`)).waitFor({ timeout: 120_000 });
const faults = async (page: Page) =>
	(await new AxeBuilder({ page }).include("dialog[open]").analyze()).violations.map(
		({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
	);

/** The stored PDF with this title. */
async function stored(title: string) {
	const storage = await site.storage();
	for await (const { key } of storage.list()) {
		const bytes = await buffer(await storage.open(key));
		const pdf = readPhotographs(bytes);
		if (pdf.title === title) return { size: bytes.length, pages: pdf.pages };
	}
	throw new Error(`No stored PDF is called ${title}.`);
}

it("makes upright PDFs under 5 MB of photographed documents, which go along with the application", async () => {
	const noisy = await save("noisy.jpg", await photograph({ width: 4000, height: 3000, grain: 60, orientation: 6 }));
	const [turned3, turned6, turned8, transparent, heic] = await Promise.all([
		save("IMG_3.jpg", await photograph({ width: 1800, height: 2400, orientation: 3 })),
		save("IMG_6.jpg", await photograph({ width: 1800, height: 2400, orientation: 6 })),
		save("IMG_8.jpg", await photograph({ width: 2600, height: 1900, orientation: 8, grain: 10 })),
		save("scan.png", await photograph({ width: 900, height: 1200, transparent: 0.4 })),
		save("IMG_0001.HEIC", brokenHeic),
	]);
	const every = await Promise.all(
		[1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) =>
			save(`${orientation}.jpg`, await photograph({ width: 300, height: 400, orientation })),
		),
	);

	const { page, complaints } = await openPage(site, phone);
	const fetched: string[] = [];
	page.on("request", (request) => request.url().includes("scanner-dialog") && fetched.push(request.url()));
	await page.goto(paths.barchApplication);
	await whenScripted(page);
	const dialog = page.getByRole("dialog");

	// Noisy pages of 12 megapixels each.
	await fillPersonal(page, { international: "Yes" });
	expect(fetched).toEqual([]);
	await photographing(page, "Proof of residence").click();
	await tool(dialog, "Take a photo").waitFor();
	expect(await faults(page)).toEqual([]);
	await picker(dialog).setInputFiles(Array(many).fill(noisy));
	await whenMade(dialog, `${many} pages`);
	await tool(dialog, "Use as PDF").click();
	await page.locator("main form").getByText("residence_proof.pdf").first().waitFor();
	await page.getByRole("button", { name: "Next" }).click();

	// Pages from the camera and from the gallery, one of them unreadable; turned, moved, removed, put back.
	await fillEducation(page);
	await photographing(page, "Class 10").click();
	await dialog.locator("input[capture=environment]").setInputFiles(turned3);
	await whenMade(dialog, "1 page");
	await picker(dialog).setInputFiles([turned6, heic, turned8, transparent]);
	await dialog.getByRole("alert").getByText("This browser can’t read HEIC photos.").waitFor();
	await whenMade(dialog, "4 pages");
	expect(await dialog.getByRole("alert").innerText()).toContain("IMG_0001.HEIC");
	expect(await faults(page)).toEqual([]);
	await tool(dialog, "Remove page 1").click();
	await whenMade(dialog, "3 pages");
	expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Restore the page");
	await page.keyboard.press("Enter");
	await whenMade(dialog, "4 pages");
	await tool(dialog, "Later page 1").click();
	await tool(dialog, "Rotate page 1").click();
	await tool(dialog, "Remove page 3").click();
	await whenMade(dialog, "3 pages");
	await tool(dialog, "Page 1 Zoom in").click();
	await expect
		.poll(() =>
			dialog
				.getByRole("img", { name: "Page 1, enlarged" })
				.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
		)
		.toEqual([2200, 1650]);
	expect(await faults(page)).toEqual([]);

	// A slip of the thumb loses nothing.
	await tool(dialog, "Close without a PDF").click();
	await dialog.getByRole("alert").getByText("Close without a PDF?").waitFor();
	expect(await faults(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "hidden" });
	await photographing(page, "Class 10").click();
	await whenMade(dialog, "3 pages");
	await expect.poll(() => pagesOf(dialog).count()).toBe(3);
	await tool(dialog, "Use as PDF").click();

	// A browser without any of the newer ways to decode.
	await page.evaluate(() => {
		for (const newer of ["createImageBitmap", "OffscreenCanvas", "Worker"]) Reflect.deleteProperty(window, newer);
	});
	await photographing(page, "Class 12").click();
	await picker(dialog).setInputFiles(every);
	await whenMade(dialog, "8 pages");
	await tool(dialog, "Use as PDF").click();

	const review = page.getByRole("region", { name: "Before you submit" });
	for (const file of ["residence_proof.pdf", "certificate_10.pdf", "certificate_12.pdf"])
		await expect.poll(() => review.innerText()).toContain(file);
	await page.getByLabel(/^I am 18 or older/).check();
	await page.getByRole("button", { name: "Submit" }).click();
	await page.waitForURL("**/success");

	const proof = await stored("Proof of residence");
	expect(proof.size).toBeLessThanOrEqual(5_242_880);
	expect(await Promise.all(proof.pages.map(({ jpeg }) => corners(jpeg)))).toEqual(Array(many).fill(upright));
	for (const { width, height } of await Promise.all(proof.pages.map(({ jpeg }) => sharp(jpeg).metadata())))
		expect(Math.max(width, height)).toBeGreaterThanOrEqual(1240);

	const class10 = await stored("Class 10: mark sheet or certificate");
	// Turned by a quarter, what was at the bottom left is at the top left.
	const [red, green, blue, yellow] = upright;
	expect(await Promise.all(class10.pages.map(({ jpeg }) => corners(jpeg)))).toEqual([
		[yellow, red, green, blue],
		upright,
		[red, green, "white", "white"],
	]);
	expect(class10.pages.map(({ width, height }) => width > height)).toEqual([true, false, false]);

	const class12 = await stored("Class 12: mark sheet or certificate");
	expect(await Promise.all(class12.pages.map(({ jpeg }) => corners(jpeg)))).toEqual(Array(8).fill(upright));
	expect(complaints).toEqual([]);
});

it("offers to crop a photo to the paper on a table, and shows the whole photo again", async () => {
	const paper = { input: { create: { width: 1000, height: 1400, channels: 3, background: "#f4f1e8" } } } as const;
	const table = sharp({ create: { width: 3000, height: 4000, channels: 3, background: "#4a3b2c" } });
	const photo = table.composite([{ ...paper, left: 600, top: 1500 }]).jpeg();
	const [onTable, close] = await Promise.all([
		save("table.jpg", await photo.toBuffer()),
		save("close.jpg", await photograph({ width: 300, height: 400 })),
	]);
	const { page } = await openPage(site, phone);
	await page.goto(paths.barchApplication);
	await whenScripted(page);
	await fillPersonal(page, { international: "Yes" });
	await photographing(page, "Proof of residence").click();
	const dialog = page.getByRole("dialog");
	await picker(dialog).setInputFiles([onTable, close]);
	await whenMade(dialog, "2 pages");
	expect(await dialog.getByRole("button", { name: /^Crop to the paper/ }).count()).toBe(1);
	await tool(dialog, "Page 1 Zoom in").click();
	const enlarged = dialog.getByRole("img", { name: "Page 1, enlarged" });
	const size = () => enlarged.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
	await tool(dialog, "Crop to the paper page 1").click();
	await expect.poll(async () => (await size())[0]).toBeLessThan(1200);
	const [width = 0, height = 0] = await size();
	expect([width >= 1000, height >= 1400, height < 1600]).toEqual([true, true, true]);
	expect(await faults(page)).toEqual([]);
	await tool(dialog, "Whole photo page 1").click();
	await expect.poll(size).toEqual([1650, 2200]);
});

it("works by keyboard, asks before it drops pages, and says when code is missing or pages are too many", async () => {
	const sheet = await save("sheet.jpg", await photograph({ width: 300, height: 400 }));
	const { page } = await openPage(site, desktop);
	await page.goto(paths.barchApplication);
	await whenScripted(page);
	await fillPersonal(page, { international: "Yes" });
	const trigger = photographing(page, "Proof of residence");
	const dialog = page.getByRole("dialog");
	for (const lostFile of ["**/scanner-dialog-*.css*", "**/scanner-dialog-*.js*"]) {
		await page.route(lostFile, (route) => route.abort());
		await trigger.press("Enter");
		await page.getByRole("alert").getByText("didn’t load").waitFor();
		await page.unroute(lostFile);
	}
	await trigger.press("Enter");
	await dialog.waitFor();
	expect(await dialog.locator("h3").evaluate((label) => getComputedStyle(label).borderBlockEndWidth)).toBe("1px");
	await page.keyboard.press("Escape");
	await dialog.waitFor({ state: "hidden" });
	await expect.poll(() => trigger.evaluate((button) => button === document.activeElement)).toBe(true);

	await page.keyboard.press("Enter");
	const chooser = page.waitForEvent("filechooser");
	await tool(dialog, "Choose photos").press("Enter");
	await (await chooser).setFiles(Array(22).fill(sheet));
	await dialog.getByRole("alert").getByText("A PDF can have up to 20 pages").waitFor();
	await whenMade(dialog, "20 pages");
	await tool(dialog, "Later page 1").press("Enter");
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Later page 2");
	await page.keyboard.press("Escape");
	await tool(dialog, "Keep working").press("Enter");
	await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
	await expect.poll(() => pagesOf(dialog).count()).toBe(20);
	await page.keyboard.press("Escape");
	await tool(dialog, "Discard 20 pages").press("Enter");
	await dialog.waitFor({ state: "hidden" });
	await trigger.press("Enter");
	await tool(dialog, "Choose photos").waitFor();
	expect(await pagesOf(dialog).count()).toBe(0);
});

it("takes in every picture that is chosen while its code is loading, each once", async () => {
	const [first, second] = await Promise.all([
		save("first.jpg", await photograph({ width: 300, height: 400 })),
		save("second.jpg", await photograph({ width: 400, height: 300 })),
	]);
	const { page } = await openPage(site, desktop);
	await page.goto(paths.barchApplication);
	await whenScripted(page);
	await fillPersonal(page, { international: "Yes" });
	const field = page.getByLabel(/^Proof of residence/);
	const code = "**/scanner-dialog-*.js*";
	await page.route(code, (route) => route.abort());
	await field.setInputFiles(first);
	await page.getByRole("alert").getByText("didn’t load").waitFor();
	await page.unroute(code);
	const requestedUrls: string[] = [];
	const { promise, resolve: release } = Promise.withResolvers<void>();
	await page.route(code, async (route) => {
		requestedUrls.push(new URL(route.request().url()).search);
		await promise;
		await route.continue();
	});
	// Chosen again, since it did not come in.
	await field.setInputFiles(first);
	await field.setInputFiles(second);
	await expect.poll(() => requestedUrls).toContain("?attempt=2");
	release();
	const dialog = page.getByRole("dialog");
	await whenMade(dialog, "2 pages");
	expect(new Set(requestedUrls)).toEqual(new Set(["?attempt=2"]));
});

it("shows a page large and as it is turned while there is no PDF", async () => {
	const sheet = await save("sheet.jpg", await photograph({ width: 1200, height: 1600 }));
	const { page } = await openPage(site, desktop);
	await page.goto(paths.barchApplication);
	await whenScripted(page);
	await fillPersonal(page, { international: "Yes" });
	await photographing(page, "Proof of residence").click();
	const dialog = page.getByRole("dialog");
	await picker(dialog).setInputFiles(sheet);
	await whenMade(dialog, "1 page");
	// The canvas fails as on a device that is short of memory.
	const restore = await page.evaluateHandle(() => {
		const { toBlob } = HTMLCanvasElement.prototype;
		HTMLCanvasElement.prototype.toBlob = (call) => call(null);
		return () => Object.assign(HTMLCanvasElement.prototype, { toBlob });
	});
	await tool(dialog, "Rotate page 1").click();
	await dialog.getByRole("alert").getByText("We couldn’t make the PDF").waitFor();
	await tool(dialog, "Page 1 Zoom in").click();
	const large = dialog.getByRole("img", { name: "Page 1, enlarged" });
	await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1600);
	const { width = 0, height = 0 } = (await large.boundingBox()) ?? {};
	expect(width).toBeGreaterThan(height);
	expect(width).toBeGreaterThan(500);
	expect(await faults(page)).toEqual([]);
	await restore.evaluate((call) => call());
	await tool(dialog, "Try again").click();
	await whenMade(dialog, "1 page");
	await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
});
