import { beforeAll, expect, it } from "vitest";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, nextFrames, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { officeFaultsOf } from "#tests/support/office/faults.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
let editor: SignedIn;
let wall = 0;
beforeAll(async () => {
	editor = await signedInMember(site, { name: "Meera Nair", role: "editor" });
	const browser = officeBrowser(site, editor.cookie);
	const form = new FormData();
	form.set("files", new Blob([new Uint8Array(await photograph({ width: 900, height: 600, grain: 1 }))]), "Wall.jpg");
	const response = await browser.post("/office/media/upload", form);
	wall = Number(response.headers.get("location")?.match(/\/media\/(\d+)/)?.[1]);
	const words = { act: "describe", version: "1", title: "Wall", alt: "A wall in rain", credit: "" };
	expect((await browser.post(`/office/media/${wall}`, words)).status).toBe(302);
});

it("chooses a picture of the library by keys for a field, with its alternative text, and for a text", async () => {
	await expect
		.poll(async () => (await fetch(`${site.url}/media/photo-${wall}-1-480.webp`)).status, { timeout: 60_000 })
		.toBe(200);
	const { page } = await openPage(site, desktop);
	await page.addInitScript(axe);
	await actAs(page, site, editor);
	await page.goto("/office/content/news/new");
	await whenScripted(page);
	await page.locator("button[aria-haspopup=dialog]", { hasText: "Photo" }).click();
	const dialog = page.getByRole("dialog", { name: "Choose from the library" });
	await dialog.getByText("1 photo found.").waitFor();
	expect(await officeFaultsOf(page)).toEqual([]);
	const searched = page.waitForResponse((response) => new URL(response.url()).searchParams.get("q") === "rain");
	await page.keyboard.type("rain");
	await (await searched).finished();
	await nextFrames(page);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Enter");
	await dialog.waitFor({ state: "hidden" });
	await expect.poll(() => page.locator("input[name=picture]").inputValue()).toBe(`photo-${wall}-1`);
	expect(await page.locator("input[name=picture_alt]").inputValue()).toBe("A wall in rain");
	await page.locator("[data-media-field=picture] img[alt='A wall in rain']").waitFor();

	const text = page.locator("textarea[name=description]");
	await text.fill("It has rained.");
	await page.getByRole("toolbar").getByRole("button", { name: "Photo" }).click();
	await dialog.getByRole("button", { name: /Wall/ }).click();
	await expect.poll(() => text.inputValue()).toContain(`![A wall in rain](/media/photo-${wall}-1-960.webp)`);
	await page.keyboard.press("Escape");
});

it("adds a photograph within the dialog, and chooses it when its sizes are made", async () => {
	const { page } = await openPage(site, desktop);
	await actAs(page, site, editor);
	await page.goto("/office/content/staff/new");
	await whenScripted(page);
	await page.locator("button[aria-haspopup=dialog]", { hasText: "Photo" }).click();
	const buffer = await photograph({ width: 900, height: 600, grain: 2 });
	await page
		.locator("dialog[open] input[type=file]")
		.setInputFiles({ name: "Gate.jpg", mimeType: "image/jpeg", buffer });
	await page.locator("[data-media-field=picture] img").waitFor({ timeout: 60_000 });
	await expect.poll(() => page.locator("input[name=picture]").inputValue()).toMatch(/^portrait-photo-\d+-1$/);
});

it("says within the dialog why a file that was added cannot be chosen, and asks no further", async () => {
	const { page } = await openPage(site, desktop);
	await page.clock.install();
	await actAs(page, site, editor);
	await page.goto("/office/content/staff/new");
	await whenScripted(page);
	await page.locator("button[aria-haspopup=dialog]", { hasText: "Photo" }).click();
	const dialog = page.locator("dialog[open]");
	const add = (name: string, mimeType: string, buffer: Buffer) =>
		dialog.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
	const half = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="9" height="9"/';
	await add("Half.svg", "image/svg+xml", Buffer.from(half));
	await dialog.getByText(/^Half\.svg: /).waitFor();
	await add("Rules.pdf", "application/pdf", await makePdf());
	await dialog.getByText("Rules.pdf: It’s in the library as a document. You can’t use that here.").waitFor();
	let asked = 0;
	page.on("request", () => asked++);
	await page.clock.fastForward(10_000);
	expect(asked).toBe(0);
	expect((await officeBrowser(site, editor.cookie).get("/office/media/choices?kind=picture&added=x")).status).toBe(200);
});
