import { describe, expect, it } from "vitest";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { axe, faultsAtWidth, faultsOf } from "#tests/support/browser/audit.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { officeFaultsOf } from "#tests/support/office/faults.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { isWhole } from "#tests/support/rehearsal.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("postgres"))("a legal text that changes (%s)", (engine) => {
	const site = ownSite({ LOG_LEVEL: "warn" }, engine);
	const text = async (path: string) => (await fetch(site.url + path)).text();

	async function publish(lead: string) {
		const part = { name: "privacy", fields: { lead }, names: ["lead"], by: { id: null, name: "The office" } } as const;
		const result = await readDatabase(site, (db) =>
			db.transaction().execute((trx) => publishPart(trx, part, new Date())),
		);
		expect(result.ok).toBe(true);
		await expect.poll(async () => (await text(paths.privacy)).includes(lead), { interval: 20 }).toBe(true);
	}

	it("while a form is open: the case leads to the text that the form has shown", async () => {
		// The first version has been in force for more than a minute.
		await readDatabase(site, (db) =>
			db.updateTable("legal_versions").set({ from_at: "2026-01-05T06:00:00.000Z" }).execute(),
		);
		const { page } = await openPage(site, { ...desktop, javaScriptEnabled: false });
		await page.goto(paths.contact);
		const form = page.getByRole("form", { name: "Leave a message" });
		await form.getByLabel("Name").fill("Meena Kumari");
		await form.getByLabel("Email").fill("meena@example.com");
		await form.getByLabel("Phone", { exact: true }).fill("94432 12345");
		await form.getByLabel("Subject").fill("The bus");
		await form.getByLabel("Message").fill("Is there one from Coonoor?");
		await form.getByRole("checkbox").check();
		await publish("A second text about your data.");
		await form.getByRole("button", { name: "Send message" }).click();
		await page.waitForURL("**/contact?sent=1*");

		const { page: office } = await openPage(site, desktop);
		await office.addInitScript(axe);
		await actAs(office, site, await signedInMember(site));
		await office.goto(officePaths.caseOf("message", 1));
		const answers = office.locator("#answers");
		await answers.getByText("“I have read the terms and conditions and the privacy policy").waitFor();
		expect(await answers.getByRole("link", { name: /version \d/ }).allInnerTexts()).toEqual([
			"Terms and conditions, version 1",
			"Cancellation and refunds, version 1",
			"Privacy policy, version 1",
		]);
		expect(await answers.getByText("in force when it was received").count()).toBe(0);
		expect(await officeFaultsOf(office)).toEqual([]);
		const [opened] = await Promise.all([
			office.waitForEvent("popup"),
			answers.getByRole("link", { name: "Privacy policy, version 1" }).click(),
		]);
		await opened.getByText("This version was in force from 5 January 2026 to").waitFor();
		expect(await opened.getByText("A second text about your data.").count()).toBe(0);
	});

	it("a form that is opened later shows the text that is in force then", async () => {
		expect(await text(paths.contact)).toMatch(/name="legal" value="[^"]*privacy\.2\.[0-9a-f]{16}/);
		for (const path of [paths.barchApplication, paths.alumniRegistration])
			expect([path, /privacy\.2\.[0-9a-f]{16}/.test(await text(path))]).toEqual([path, true]);
	});

	it.each(isWhole ? [360, 1440] : [360])(
		"its page leads to the earlier one, and back, without faults at %i pixels",
		async (width) => {
			const { page, complaints } = await openPage(site, { ...desktop, viewport: { width, height: 900 } });
			await page.addInitScript(axe);
			await page.goto(paths.privacy);
			await whenScripted(page);
			expect(await (width === 360 ? faultsOf(page) : faultsAtWidth(page))).toEqual([]);
			await page
				.getByRole("region", { name: "Versions" })
				.getByRole("link", { name: /^In force from 5 January 2026/ })
				.click();
			await page.waitForURL(`**${paths.legalVersion("privacy", 1)}`);
			await whenScripted(page);
			expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
			expect(await (width === 360 ? faultsOf(page) : faultsAtWidth(page))).toEqual([]);
			await page.getByRole("link", { name: "Read the version in force" }).click();
			await page.getByText("A second text about your data.").waitFor();
			expect(complaints).toEqual([]);
		},
	);

	it("texts and versions that are not there are no page", async () => {
		for (const path of ["/legal/privacy/3", "/legal/privacy/0", "/legal/home/1", "/legal/privacy/one"])
			expect([path, (await fetch(site.url + path)).status]).toEqual([path, 404]);
		expect(await text(paths.terms)).not.toContain("Versions");
	});
});
