import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { officeFaultsOf } from "#tests/support/office/faults.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const { resolve } = createRequire(import.meta.url);
const read = (path: string) => readFileSync(resolve(path));
let owner: SignedIn;
beforeAll(async () => {
	owner = await signedInMember(site, { name: "Arun Selvam", role: "owner" });
});

it("uploads the school’s own typeface, asks for its licence, previews, publishes and undoes it", async () => {
	const { page, complaints } = await openPage(site, desktop);
	await page.addInitScript(axe);
	await actAs(page, site, owner);
	await page.goto(officePaths.siteText("identity"));
	await whenScripted(page);
	const frame = page.frameLocator("[data-preview-frame]");
	const familyInPreview = () => frame.locator("h1").evaluate((heading) => getComputedStyle(heading).fontFamily);
	await page.locator("summary", { hasText: "Typeface of headings" }).click();
	await page
		.getByLabel("Typeface", { exact: true })
		.selectOption({ label: "A classic serif that visitors’ devices have" });
	await expect.poll(familyInPreview).toContain("Iowan Old Style");

	await page.getByLabel("Typeface", { exact: true }).selectOption({ label: "Our own file" });
	await page.locator("button[aria-haspopup=dialog]", { hasText: "Our own file" }).click();
	const dialog = page.locator("dialog[open]");
	await dialog.getByText("0 typefaces found.").waitFor();
	const add = (name: string, buffer: Buffer) =>
		dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "font/woff2", buffer });
	await add("Old.woff2", read("pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf"));
	await dialog.getByText("Old.woff2: it’s a TTF font. Convert it to WOFF2 first.").waitFor();
	await add("Serif.woff2", read("@fontsource/lora/files/lora-latin-500-normal.woff2"));
	await dialog.waitFor({ state: "hidden" });
	const file = page.locator("input[name='typeface.file']");
	await expect.poll(() => file.inputValue()).toMatch(/^font-\d+-1$/);
	const font = paths.media(`${await file.inputValue()}.woff2`);

	await page.getByRole("button", { name: "Publish now" }).click();
	await page.getByText("Tick that you hold a licence, or choose another typeface.").first().waitFor();
	await page.getByText("Typeface of headings: Licence is missing.").first().waitFor();
	await page.getByLabel("We hold a licence that lets us use this typeface on our website").check();
	await page.locator("input[name='typeface.licence']").fill("SIL Open Font License, from its designers");
	await expect.poll(familyInPreview).toBe("School, sans-serif");
	expect(await officeFaultsOf(page)).toEqual([]);
	await page.getByText("nothing to fix").waitFor();
	await page.getByRole("button", { name: "Publish now" }).click();
	await page.getByText("You published it.").waitFor();

	const visitor = await openPage(site, desktop);
	await expect
		.poll(async () => (await fetch(`${site.url}${paths.home}`)).text().then((html) => html.includes(font)))
		.toBe(true);
	const downloaded = new Set<string>();
	visitor.page.on("response", (response) => {
		if (response.ok()) downloaded.add(new URL(response.url()).pathname);
	});
	await visitor.page.goto(`${site.url}${paths.home}`);
	await visitor.page.evaluate(() => document.fonts.ready);
	expect([...downloaded].filter((path) => path.includes("familjen"))).toEqual([]);
	expect(downloaded.has(font)).toBe(true);
	const loaded = () => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
	expect(await visitor.page.evaluate(loaded)).toContain("School");
	expect(visitor.complaints).toEqual([]);

	await page.getByRole("button", { name: "Undo" }).first().click();
	await expect
		.poll(async () => (await fetch(`${site.url}${paths.home}`)).text().then((html) => html.includes(font)))
		.toBe(false);
	expect(complaints.filter((each) => !each.includes("422"))).toEqual([]);
});
