import { beforeAll, describe, expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("postgres"))("the menus (%s)", (engine) => {
	const site = ownSite({}, engine);
	let devi: SignedIn;
	beforeAll(async () => {
		devi = await signedInMember(site, { name: "Devi Raj", role: "editor" });
	});

	const headerOf = async (path: string) =>
		/<header.*?<\/header>/s.exec(await (await fetch(site.url + path)).text())?.[0] ?? "";

	it("get another entry, which is refused while it leads nowhere or to two places, and shown once published", async () => {
		const { page } = await openPage(site, { ...desktop, javaScriptEnabled: false } as typeof desktop);
		await actAs(page, site, devi);
		await page.goto(officePaths.siteText("navigation"));
		const field = (name: string) => page.locator(`[name="topBar.3.${name}"]`);
		const open = async () => {
			await page.waitForLoadState();
			const section = page.locator("details", { has: page.locator('button[value="remove topBar.0"]') }).first();
			if ((await section.getAttribute("open")) === null) await section.locator("summary").first().click();
		};
		await open();
		await page.locator('button[value="add topBar"]').click();
		await field("label").waitFor({ state: "attached" });
		await open();
		await field("label").fill("Visit us");
		await page.getByRole("button", { name: "Publish now" }).click();
		await page.getByText("Link 4: Page is missing.", { exact: true }).first().waitFor();
		await open();
		await field("page").selectOption({ label: "Visit the campus" });
		await field("address").fill("https://visits.example/");
		await page.getByRole("button", { name: "Publish now" }).click();
		await page
			.getByText(/^Link 4: Or an address must be empty/)
			.first()
			.waitFor();
		await open();
		expect(await headerOf(paths.campus)).not.toContain("Visit us");
		await field("address").fill("");
		await page.getByRole("button", { name: "Save draft" }).click();
		const preview = page.frameLocator("[data-preview-frame]");
		await preview.locator("header a", { hasText: "Visit us" }).waitFor({ state: "attached" });
		expect(await headerOf(paths.campus)).not.toContain("Visit us");
		await page.getByRole("button", { name: "Publish now" }).click();
		await page.getByText("You published it.").waitFor();
		for (const path of [paths.home, paths.campus, paths.fees])
			await expect.poll(() => headerOf(path)).toMatch(new RegExp(`<a href="${paths.visit}"[^>]*>Visit us</a>`));
	});
});
