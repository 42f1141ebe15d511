import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { officeFaultsOf } from "#tests/support/office/faults.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
let editor: SignedIn;
beforeAll(async () => {
	editor = await signedInMember(site, { name: "Meera Nair", role: "editor" });
});

const percents = (page: Page) =>
	Promise.all(["left", "top", "width", "height"].map((name) => page.locator(`input[name=${name}]`).inputValue()));

async function upload(page: Page, name: string, grain: number) {
	await page.goto("/office/media/upload");
	const buffer = await photograph({ width: 900, height: 600, grain });
	await page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer });
	await page.getByRole("button", { name: "Add to the library" }).click();
	await page.getByRole("heading", { level: 1, name: name.replace(".jpg", "") }).waitFor();
}

it("moves the focal area by its fields and by the pointer, and shows the new cuts before they are saved", async () => {
	const { page, complaints } = await openPage(site, desktop);
	await page.addInitScript(axe);
	await actAs(page, site, editor);
	await upload(page, "wall.jpg", 1);
	expect(await officeFaultsOf(page)).toEqual([]);
	// The page comes again by itself when the sizes are made.
	await page.locator("[data-focal]").waitFor({ timeout: 90_000 });
	await whenScripted(page);
	expect(await officeFaultsOf(page)).toEqual([]);
	expect(await percents(page)).toEqual(["25", "25", "50", "50"]);
	const portrait = page.locator('[data-shape="portrait"] svg');
	const before = await portrait.getAttribute("viewBox");
	await page.locator("body").click({ position: { x: 600, y: 20 } });
	await page.keyboard.press("f");
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("21");
	expect(await percents(page)).toEqual(["21", "25", "50", "50"]);
	expect(await portrait.getAttribute("viewBox")).not.toBe(before);
	const box = await page.locator("[data-focal]").boundingBox();
	if (!box) throw new Error("There is no picture.");
	await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.8);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width * 0.95, box.y + box.height * 0.9);
	await page.mouse.up();
	expect(await percents(page)).toEqual(["80", "80", "15", "10"]);
	await page.getByRole("button", { name: "Save focal area" }).click();
	await page.getByText("You moved the focal area.").waitFor();
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	await page.getByText("undid: moved the focal area").first().waitFor();
	expect(await percents(page)).toEqual(["25", "25", "50", "50"]);
	await page.goto("/office/media");
	expect(await officeFaultsOf(page)).toEqual([]);
	await page.goto("/office/media/upload");
	expect(await officeFaultsOf(page)).toEqual([]);
	expect(complaints).toEqual([]);
});

it("shows why a file is refused whose form lies below what is seen", async () => {
	const { page } = await openPage(site, desktop);
	await actAs(page, site, editor);
	await upload(page, "door.jpg", 3);
	await whenScripted(page);
	const file = { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 and nothing") };
	await page.locator("#replacement").setInputFiles(file);
	await page.getByRole("button", { name: "Replace everywhere" }).click();
	const refusal = page.getByRole("alert").filter({ hasText: "plan.pdf: we can’t read all of it." });
	await refusal.waitFor();
	const isSeen = (element: Element) => element.getBoundingClientRect().bottom <= innerHeight;
	await expect.poll(() => refusal.evaluate(isSeen)).toBe(true);
});

it("does the same on a phone without JavaScript", async () => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await actAs(page, site, editor);
	await upload(page, "gate.jpg", 2);
	await page.getByLabel("Alternative text").fill("A gate of bamboo");
	await page.getByRole("button", { name: "Save description" }).click();
	await page.getByText("You edited the description.").waitFor();
	for (const [name, value] of Object.entries({ left: "0", top: "10", width: "40", height: "30" }))
		await page.locator(`input[name=${name}]`).fill(value);
	await page.getByRole("button", { name: "Save focal area" }).click();
	await page.getByText("You moved the focal area.").waitFor();
	expect(await percents(page)).toEqual(["0", "10", "40", "30"]);
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	expect(await percents(page)).toEqual(["25", "25", "50", "50"]);
	await page.goto("/office/media?q=bamboo");
	await page.getByRole("link", { name: "gate" }).waitFor();
});
