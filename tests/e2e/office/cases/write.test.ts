import type { BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { auditedWidths, officeFaultsOf } from "#tests/support/office/faults.ts";
import { openOffice } from "#tests/support/office/open-office.ts";
import { type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { waitForMail } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("sqlite"))("mails to applicants (%s)", (engine) => {
	const site = ownSite({ DEMO: "off" }, engine);
	let priya: SignedIn;
	beforeAll(async () => {
		priya = await signedInMember(site, { name: "Priya Raghavan" });
		await sendApplication(site.url, barchAnswers, await certificates());
	});

	const visit = (path: string, options: BrowserContextOptions = desktop, scripted = true) =>
		openOffice(site, priya, path, { ...options, javaScriptEnabled: scripted });
	const sheet = (page: Page) => page.getByRole("article", { name: "Email" });
	const timeline = (page: Page) => page.locator("#timeline");

	it("are filled from a saved reply, shown and sent without code, and undone within the minute", async () => {
		const { page, complaints } = await visit("/office/cases/application/1", desktop, false);
		await page.locator("#next").getByRole("link", { name: "Email" }).click();
		await page.getByText("You’ll see the email here before it’s sent.").waitFor();
		await page.getByRole("link", { name: "Missing documents" }).click();
		expect(await page.getByLabel("Subject").inputValue()).toBe("Documents we still need (DSA-26-B-000001)");
		expect(await page.getByLabel("Text").inputValue()).toMatch(/^Dear Meenakshi,.*for B\.Arch.*\{\{tracker link\}\}/s);
		expect(await sheet(page).innerText()).toMatch(/The application fee.*See your application.*\/application\/…/s);
		await page.getByLabel("Subject").fill("About {{fax}} and {{interview day}}");
		await page.getByRole("button", { name: "Send" }).click();
		await page.getByRole("alert").getByText("This email wasn’t sent.").waitFor();
		await page.getByText("{{fax}} isn’t a placeholder.").waitFor();
		await page.getByText("{{interview day}} has no value in this case.").waitFor();
		await page.getByLabel("Subject").fill("What we still need, {{first name}}");
		await page.getByRole("button", { name: "Send" }).click();
		await page.getByRole("alert").getByText("This is how it will be sent.").waitFor();
		expect(await sheet(page).innerText()).toContain("What we still need, Meenakshi");
		await page.getByLabel("Status of the case").selectOption("With applicant");
		await page.getByRole("button", { name: "Send" }).click();
		await page.getByRole("status").getByText("You wrote “What we still need, Meenakshi”.").waitFor();
		expect(await timeline(page).innerText()).toContain("will be sent within a minute");
		expect(await page.locator("#next").innerText()).toContain("With applicant");
		await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
		expect(await timeline(page).innerText()).not.toContain("will be sent within a minute");
		expect(await page.locator("#next").innerText()).not.toContain("With applicant");
		const left = await readDatabase(site, (db) =>
			db.selectFrom("outbox").select("id").where("template", "=", "reply").execute(),
		);
		expect(left).toEqual([]);
		expect(complaints.filter((each) => !each.includes("422"))).toEqual([]);
	});

	it("are written by keys, follow what is typed, and arrive with a link that opens the application", async () => {
		const { page, complaints } = await visit("/office/cases/application/1");
		await whenScripted(page);
		await page.keyboard.press("w");
		await page.waitForURL("**/write");
		await whenScripted(page);
		const link = page.getByRole("link", { name: "Stage of the application" });
		await page.keyboard.press((await link.getAttribute("data-key")) ?? "");
		await page.waitForURL("**/write?snippet=*");
		await whenScripted(page);
		await page.getByLabel("Text").press("End");
		await page.getByLabel("Text").pressSequentially(" P.S. {{programme}}");
		await sheet(page).getByText("P.S. B.Arch").waitFor();
		await page.getByLabel("Subject").press("Control+Enter");
		await page.getByRole("status").getByText("You wrote “The stage of your application (DSA-26-B-000001)”.").waitFor();
		await readDatabase(site, (db) =>
			db.updateTable("outbox").set({ due_at: new Date().toISOString() }).where("template", "=", "reply").execute(),
		);
		const mail = await waitForMail(site.dataDir, barchAnswers.email ?? "", /The stage of your application/);
		expect(mail.replyTo?.[0]?.address).toBe("hello@doddabetta.example");
		const [address = ""] = /http:\/\/[^\s]+\/application\/[\w-]{43}/.exec(mail.text ?? "") ?? [];
		expect((await fetch(site.url + new URL(address).pathname)).status).toBe(200);
		await page.reload();
		await timeline(page).getByText("Email “The stage of your application (DSA-26-B-000001)”, sent to").waitFor();
		await timeline(page).getByText("Read the email").first().click();
		expect(await timeline(page).innerText()).toContain("(tracker link)");
		expect(complaints).toEqual([]);
	});

	it("begin with texts that the office changes, and that can be brought back", async () => {
		const { page, complaints } = await visit("/office/settings/snippets", desktop, false);
		await page.getByRole("link", { name: "Before the interview" }).click();
		await page.getByLabel("Title, for the office only").fill("The interview");
		await page.getByLabel("Subject").fill("{{reference}}: on {{interview da}}");
		await page.getByRole("button", { name: /^Save/ }).click();
		await page.getByRole("alert").getByText("{{interview da}} isn’t a placeholder").waitFor();
		await page.getByLabel("Subject").fill("{{reference}}: on {{interview day}}");
		await page.getByRole("button", { name: "Preview" }).click();
		expect(await sheet(page).innerText()).toContain("DSA-26-B-000123: on 16 February 2027");
		await page.getByRole("button", { name: /^Save/ }).click();
		await page.getByRole("status").getByText("You changed “The interview”").waitFor();
		await page.getByRole("link", { name: "The interview" }).click();
		await page.getByRole("button", { name: "Delete" }).click();
		await page.getByRole("status").getByText("You deleted “The interview”").waitFor();
		expect(await page.getByRole("link", { name: "The interview" }).count()).toBe(0);
		await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
		await page.getByRole("link", { name: "The interview" }).waitFor();
		await page.getByRole("link", { name: "New saved reply" }).click();
		await page.getByLabel("Title, for the office only").fill("Short");
		await page.getByLabel("Subject").fill("Hello");
		await page.getByLabel("Text").fill("Dear {{first name}}");
		await page.getByRole("button", { name: /^Add/ }).click();
		await page.goto("/office/cases/application/1/write");
		await page.getByRole("link", { name: "Short" }).click();
		expect(await page.getByLabel("Text").inputValue()).toBe("Dear Meenakshi");
		expect(complaints.filter((each) => !each.includes("422"))).toEqual([]);
	});

	it.runIf(engine === "sqlite")("have pages without a fault at each audited width", async () => {
		const faults: string[] = [];
		for (const width of auditedWidths) {
			const { page } = await visit("/office", width < 500 ? phone : { viewport: { width, height: 900 } });
			await page.addInitScript(axe);
			const snippet = async (name: string) => (await page.getByRole("link", { name }).getAttribute("href")) ?? "";
			await page.goto("/office/cases/application/1/write");
			const snippetText = await snippet("Missing documents");
			await page.goto("/office/settings/snippets");
			const editedSnippetText = await snippet("Missing documents");
			for (const path of [
				"/office/cases/application/1/write",
				snippetText,
				"/office/settings/snippets",
				editedSnippetText,
			]) {
				await page.goto(path);
				await whenScripted(page);
				// The end of the page, because the bar of places covers nothing there.
				await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
				faults.push(...(await officeFaultsOf(page)).map((fault) => `${path} at ${width}: ${fault}`));
			}
			await page.goto(snippetText);
			await page.getByLabel("Subject").fill("{{nothing}}");
			await page.getByRole("button", { name: "Send" }).click();
			await page.getByRole("alert").waitFor();
			await whenScripted(page);
			faults.push(...(await officeFaultsOf(page)).map((fault) => `refused at ${width}: ${fault}`));
		}
		expect(faults).toEqual([]);
	});
});
