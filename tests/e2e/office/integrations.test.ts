import { beforeAll, describe, expect, it } from "vitest";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { expectNoFaults } from "#tests/support/office/faults.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

const integrations = "/office/settings/integrations";

describe.each(onEngine("postgres"))("integrations (%s)", (engine) => {
	const site = ownSite({ DEMO: "off" }, engine);
	let owner: SignedIn;
	beforeAll(async () => {
		owner = await signedInMember(site, { name: "Meera Nair", role: "owner" });
	});
	const ask = async (token: string) => {
		const answer = await fetch(`${site.url}/api/v1/office/token`, { headers: { authorization: `Bearer ${token}` } });
		return { status: answer.status, body: await answer.text() };
	};

	it("get a token, which is shown once and ended at once, without code", async () => {
		const { page, complaints } = await openPage(site, { ...desktop, javaScriptEnabled: false });
		await actAs(page, site, owner);
		await page.goto(integrations);
		await page.getByText("There are no tokens yet.").waitFor();
		await page.getByLabel("Integration name").fill("Website sync");
		await page.getByRole("button", { name: "Create token" }).click();
		await page.getByRole("alert").getByText("Choose at least one permission.").waitFor();
		expect(await page.getByLabel("Integration name").inputValue()).toBe("Website sync");
		await page.getByRole("checkbox", { name: "content:read" }).check();
		await page.getByLabel("Expires after").selectOption("30 days");
		await page.getByRole("button", { name: "Create token" }).click();
		const token = (await page.getByLabel("Token", { exact: true }).textContent()) ?? "";
		expect(await ask(token)).toMatchObject({ status: 200, body: expect.stringContaining("content:read") });
		await page.goto(integrations);
		expect(await page.content()).not.toContain(token);
		const row = page.getByRole("row", { name: "Website sync" });
		expect(await row.innerText()).toContain(`${token.slice(0, 14)}…`);
		await row.getByRole("button", { name: "Revoke the token for Website sync" }).click();
		await page.getByRole("status").getByText("The token for Website sync is revoked.").waitFor();
		expect((await ask(token)).status).toBe(401);
		expect(await row.innerText()).toContain("by Meera Nair");
		expect(complaints.filter((each) => !each.includes("409"))).toEqual([]);
	});

	it("are made and ended only after a fresh proof", async () => {
		const anil = await signedInMember(site, { name: "Anil Rao", role: "owner" });
		await readDatabase(site, (db) =>
			db
				.updateTable("member_sessions")
				.set({ proved_at: new Date(Date.now() - 11 * 60_000).toISOString() })
				.where("member_id", "=", anil.id)
				.execute(),
		);
		const browser = officeBrowser(site, anil.cookie);
		const proof = `/office/proof?to=${encodeURIComponent(integrations)}`;
		expect((await browser.get(integrations)).headers.get("location")).toBe(proof);
		const response = await browser.post(integrations, { act: "make", name: "X", scope: "content:read", days: "30" });
		expect(response.headers.get("location")).toBe(proof);
	});

	it("have a page that everyone can use, at each audited width and in every state", async () => {
		const { page } = await openPage(site);
		await page.addInitScript(axe);
		await actAs(page, site, owner);
		await page.goto(integrations);
		await page.getByLabel("Integration name").fill("An integration with a rather long name of its own");
		for (const box of await page.getByRole("checkbox").all()) await box.check();
		await page.getByRole("button", { name: "Create token" }).click();
		await page.getByLabel("Token", { exact: true }).waitFor();
		await expectNoFaults(page);
		await page.getByRole("button", { name: "Create token" }).click();
		await page.goto(integrations);
		await expectNoFaults(page);
	});
});
