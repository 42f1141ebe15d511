import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { auditedWidths, officeFaultsOf } from "#tests/support/office/faults.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

const names = ["Anbu Arasan", "Bala Murugan", "Chitra Devi"];

describe.each(onEngine("postgres"))("requests for documents (%s)", (engine) => {
	const site = ownSite({ DEMO: "off" }, engine);
	let priya: SignedIn;
	beforeAll(async () => {
		priya = await signedInMember(site, { name: "Priya Raghavan" });
		for (const [index, name] of names.entries()) {
			const email = `${name.toLowerCase().replace(" ", ".")}@example.in`;
			await sendApplication(site.url, { ...barchAnswers, name, email, phone_no: `98430112${10 + index}` }, []);
			await fetch(`${site.url}/office/cases/application/${index + 1}`, {
				method: "POST",
				redirect: "manual",
				headers: { cookie: priya.cookie, "sec-fetch-site": "same-origin" },
				body: new URLSearchParams({ act: "ask", field: "certificate_12", reason: "", channel: "link" }),
			});
		}
	});

	async function visit(options: Parameters<typeof openPage>[1] = desktop) {
		const openedPage = await openPage(site, options);
		await actAs(openedPage.page, site, priya);
		return openedPage;
	}
	const rowOf = (page: Page, name: string) => page.locator("tbody tr").filter({ hasText: name });
	const tab = (page: Page, name: string) => page.getByRole("navigation", { name: "States" }).getByText(name);

	it("are reached by keys, reminded of by the row and undone, each with its email", async () => {
		const { page, complaints } = await visit();
		await page.goto("/office");
		await whenScripted(page);
		await page.keyboard.press("g");
		await page.keyboard.press("r");
		await page.waitForURL("**/office/requests");
		await expect.poll(() => page.locator("tbody tr").count()).toBe(3);
		await whenScripted(page);
		await page.getByLabel("Actions for Class 12 mark sheet of Bala Murugan").click();
		await page.getByRole("button", { name: "Send a reminder" }).locator("visible=true").click();
		await page.getByRole("status").getByText("You sent a reminder about Class 12 mark sheet.").waitFor();
		await whenScripted(page);
		await page.keyboard.press("z");
		await page.getByRole("status").getByText("undid: sent a reminder").waitFor();
		await page.goto("/office/cases/application/2");
		expect(await page.locator("#timeline").textContent()).toContain("sent a reminder about Class 12 mark sheet.");
		await expect.poll(() => page.locator("#timeline del").count()).toBe(1);
		expect(complaints).toEqual([]);
	});

	it("get another day, a link to pass on, and are withdrawn, without code", async () => {
		const { page } = await visit({ ...desktop, javaScriptEnabled: false });
		await page.goto("/office/requests?q=anbu");
		const menu = async () => {
			await page.getByLabel("Actions for Class 12 mark sheet of Anbu Arasan").click();
			return rowOf(page, "Anbu Arasan");
		};
		const row = await menu();
		await row.getByLabel("New due date").fill("2031-01-15");
		await row.getByRole("button", { name: "Set due date" }).click();
		await page.getByRole("status").getByText("set the due date of Class 12 mark sheet to 15 January 2031.").waitFor();
		expect(await rowOf(page, "Anbu").locator("[data-column=end]").textContent()).toBe("15 Jan 2031");
		await (await menu()).getByRole("button", { name: "Create a link to share" }).click();
		const link = await page.getByRole("status").locator("strong").textContent();
		await page.goto("/office/requests?q=anbu");
		await (await menu()).getByRole("button", { name: "Cancel the request" }).click();
		await page.getByText("No requests match “anbu”.").waitFor();
		await page.getByRole("button", { name: "Undo" }).click();
		await rowOf(page, "Anbu Arasan").waitFor();
		const form = new FormData();
		form.append("file", new Blob([new Uint8Array(await makePdf())]), "xii.pdf");
		await fetch(new URL(new URL(link ?? "").pathname, site.url), { method: "POST", body: form });
		await page.goto("/office/requests?state=answered");
		await page.getByRole("link", { name: "Review Class 12 mark sheet of Anbu Arasan" }).click();
		await page.getByRole("heading", { name: "Does this mark sheet show what Anbu entered?" }).waitFor();
	});

	it("are withdrawn by keys for all that are picked, after they were confirmed, and opened again", async () => {
		const { page, complaints } = await visit();
		await page.goto("/office/requests");
		await whenScripted(page);
		await page.keyboard.press("j");
		await page.keyboard.press("x");
		await page.getByText("1 selected").waitFor();
		await page.getByLabel(/^All 2 that match/).check();
		await page.keyboard.press("w");
		await page.getByRole("heading", { name: "Cancel document requests: 2 cases." }).waitFor();
		await page.getByRole("button", { name: /^Apply to 2/ }).click();
		await page.getByRole("heading", { name: "2 of 2 done." }).waitFor();
		await page.goto("/office/requests");
		await page.getByText("No open requests").waitFor();
		expect(await tab(page, "Closed").textContent()).toBe("Closed 2");
		await page.goBack();
		await page.getByRole("button", { name: /^Undo all 2/ }).click();
		await page.getByRole("heading", { name: "2 of 2 undone." }).waitFor();
		await page.goto("/office/requests");
		await expect.poll(() => page.locator("tbody tr").count()).toBe(2);
		expect(complaints).toEqual([]);
	});

	it("are read before they leave, each mail as it will be sent, and nothing is sent unless confirmed", async () => {
		const { page } = await visit({ ...desktop, javaScriptEnabled: false });
		await page.goto("/office/cases?type=application&sort=reference");
		await page.getByLabel("Select Anbu Arasan").check();
		await page.getByLabel(/^All 3 that match/).check();
		await page.locator("#picks summary").filter({ hasText: "Request a document" }).click();
		await page.getByLabel(/^Document(?!s)/).selectOption("certificate_10");
		await page.getByLabel("Message to the applicants (optional)").fill("In colour, please.");
		await page.getByRole("button", { name: "Continue" }).locator("visible=true").click();
		await page.getByRole("heading", { name: "3 emails to send" }).waitFor();
		await page.getByRole("link", { name: "Next email" }).click();
		await page.waitForURL(/\/office\/cases\/batch\/\d+\?mail=2#mails$/);
		const mail = page.getByRole("region", { name: "Email to Bala Murugan" });
		expect(await mail.innerText()).toMatch(/2 of 3[\s\S]+bala.murugan@example.in[\s\S]+In colour, please\./);
		await page.getByRole("button", { name: "Discard" }).click();
		await page.waitForURL("**/office/cases");
		await page.goto("/office/requests?document=certificate_10");
		await page.getByText("No requests match").waitFor();
	});

	it.runIf(engine === "sqlite")("are accessible at each audited width, with menus open and lists empty", async () => {
		await sendApplication(site.url, barchAnswers, await certificates());
		const faults: string[] = [];
		for (const width of auditedWidths) {
			const { page } = await visit(width < 500 ? phone : { viewport: { width, height: 900 } });
			await page.addInitScript(axe);
			for (const path of ["?state=ended&q=nobody", "?state=late", "?state=answered", ""]) {
				await page.goto(`/office/requests${path}`);
				await whenScripted(page);
				faults.push(...(await officeFaultsOf(page)).map((fault) => `${path} at ${width}: ${fault}`));
			}
			await page.locator("tbody details summary").first().click();
			faults.push(...(await officeFaultsOf(page)).map((fault) => `a menu at ${width}: ${fault}`));
			await page.locator("tbody input").first().check();
			faults.push(...(await officeFaultsOf(page)).map((fault) => `picks at ${width}: ${fault}`));
			await page
				.getByRole("button", { name: /^Remind/ })
				.locator("visible=true")
				.first()
				.click();
			await page.getByRole("heading", { name: /^1 email to send|^No emails to send/ }).waitFor();
			await whenScripted(page);
			faults.push(...(await officeFaultsOf(page)).map((fault) => `a batch at ${width}: ${fault}`));
		}
		expect(faults).toEqual([]);
	});
});
