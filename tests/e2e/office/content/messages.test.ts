import { beforeAll, describe, expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import { faultsOf } from "#tests/support/browser/audit.ts";
import { desktop, phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("sqlite"))("a message with values and links (%s)", (engine) => {
	const site = ownSite({ DEMO: "off" }, engine);
	let priya: SignedIn;
	beforeAll(async () => {
		priya = await signedInMember(site, { name: "Priya Raghavan", role: "owner" });
	});

	async function visit(text: string, options = desktop, scripted = true) {
		const opened = await openPage(site, { ...options, javaScriptEnabled: scripted } as typeof desktop);
		await actAs(opened.page, site, priya);
		await opened.page.goto(officePaths.siteText(text));
		return opened;
	}

	it.each([desktop, phone])("is a sentence with chips, which are deleted whole and put back", async (options) => {
		const { page, complaints } = await visit("listWords", options);
		const sentence = page.getByRole("textbox", { name: "News: {category}" });
		await page
			.locator("details", { has: sentence })
			.first()
			.evaluate((details) => details.setAttribute("open", ""));
		await sentence.waitFor();
		expect(await sentence.innerText()).toBe("News: category");
		await sentence.press("End");
		await sentence.press("Backspace");
		expect(await sentence.innerText()).toBe("News: ");
		await sentence.pressSequentially("this: ");
		const area = page.locator("textarea[name='news.categoryTitle']");
		expect(await area.inputValue()).toBe("News: this: ");

		await page.getByRole("button", { name: "Publish now" }).click();
		const refusal = "Put {category} back: the sentence needs it.";
		await page.locator("#field-news\\.categoryTitle-issue", { hasText: refusal }).waitFor();

		await sentence.press("End");
		await page.locator("[data-field-of='news.categoryTitle']").getByRole("button", { name: "Insert category" }).click();
		expect(await area.inputValue()).toBe("News: this: {category}");
		await sentence.pressSequentially(" {now}");
		expect(await area.inputValue()).toBe("News: this: {category} '{'now'}'");
		await page.getByRole("button", { name: "Show braces" }).filter({ visible: true }).first().waitFor();
		const faults = await faultsOf(page);
		expect(faults).toEqual([]);
		expect(complaints).toEqual([]);
	});

	it("is a text with braces without code", async () => {
		const { page } = await visit("listWords", desktop, false);
		const area = page.locator("textarea[name='news.categoryTitle']");
		expect(await area.inputValue()).toBe("News: {category}");
		await area.evaluate((field) => field.closest("details")?.setAttribute("open", ""));
		await area.fill("{category}, all of it");
		await page.getByRole("button", { name: "Save draft" }).click();
		await page.getByText(/draft\. Changed .+ by /).waitFor();
		expect(await area.inputValue()).toBe("{category}, all of it");
	});
});
