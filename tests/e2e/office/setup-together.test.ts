import { describe, expect, it } from "vitest";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("sqlite"))("two owners who set up a school at the same time (%s)", (engine) => {
	const site = ownSite({ DEMO: "off", EMPTY: "on" }, engine);

	it("are told on the same step and lose nothing; on different steps neither is in the other's way", async () => {
		const open = async (name: string, step: string) => {
			const { page } = await openPage(site, { ...desktop, javaScriptEnabled: false });
			await actAs(page, site, await signedInMember(site, { name, role: "owner" }));
			await page.goto(`/office/setup/${step}`);
			return page;
		};
		const save = "Save and go on";
		const [asha, devi, elsewhere] = [
			await open("Asha", "name"),
			await open("Devi", "name"),
			await open("Ravi", "address"),
		];
		await asha.getByLabel("Name", { exact: true }).fill("Kotagiri School of Architecture");
		await asha.getByLabel("Short name", { exact: true }).fill("KSA");
		await asha.getByRole("button", { name: save }).click();
		await asha.getByRole("heading", { level: 1, name: "Address" }).waitFor();

		await elsewhere.getByLabel("E-mail", { exact: true }).fill("office@kotagiri.example");
		await elsewhere.getByRole("button", { name: save }).click();
		await elsewhere.getByRole("heading", { level: 1, name: "Colours" }).waitFor();

		await devi.getByLabel("Name", { exact: true }).fill("Coonoor School of Architecture");
		await devi.getByLabel("Short name", { exact: true }).fill("CSA");
		await devi.getByRole("button", { name: save }).click();
		await devi.getByRole("alert").getByText("Asha").or(devi.getByRole("alert").getByText("Ravi")).first().waitFor();
		expect(await devi.getByLabel("Name", { exact: true }).inputValue()).toBe("Coonoor School of Architecture");
		expect(await (await fetch(site.url)).text()).toContain("Kotagiri School of Architecture");
		await devi.getByRole("button", { name: save }).click();
		await devi.getByRole("heading", { level: 1, name: "Address" }).waitFor();
		await expect
			.poll(async () => (await (await fetch(site.url)).text()).includes("Coonoor School of Architecture"), {
				interval: 20,
			})
			.toBe(true);
	});

	it("can leave out a programme", async () => {
		const { page } = await openPage(site, { ...desktop, javaScriptEnabled: false });
		await actAs(page, site, await signedInMember(site, { name: "Meera", role: "owner" }));
		await page.goto("/office/setup/programmes");
		await page.getByRole("button", { name: /^Remove Programme 4/ }).click();
		await page.getByRole("button", { name: "Save and go on" }).click();
		await page.getByRole("heading", { level: 1, name: "Season" }).waitFor();
		await expect.poll(async () => (await fetch(`${site.url}/diploma`)).status, { interval: 20 }).toBe(410);
	});
});
