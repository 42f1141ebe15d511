import { beforeAll, describe, expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { officeFaultsOf } from "#tests/support/office/faults.ts";
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
		await opened.page.addInitScript(axe);
		await actAs(opened.page, site, priya);
		await opened.page.goto(officePaths.siteText(text));
		return opened;
	}

	it.each([
		[desktop, "news.categoryTitle", "News: ", "category"],
		[phone, "careers.emailSubject", "Application: ", "title"],
	] as const)("is a sentence with chips, which are deleted whole and put back", async (options, name, words, value) => {
		const { page, complaints } = await visit("listMessages", { ...options });
		const field = page.locator(`[data-field-of='${name}']`);
		await field.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
		const sentence = field.getByRole("textbox", { name: `${words}{${value}}` });
		await sentence.waitFor();
		expect(await sentence.innerText()).toBe(`${words}${value}`);
		await sentence.press("End");
		await sentence.press("Backspace");
		expect(await sentence.innerText()).toBe(words);
		await sentence.pressSequentially("this: ");
		const area = field.locator("textarea");
		expect(await area.inputValue()).toBe(`${words}this: `);

		await sentence.press("Control+Enter");
		await field.getByText(`Put {${value}} back: the sentence needs it.`).waitFor();

		await sentence.press("End");
		await field.getByRole("button", { name: `Insert ${value}` }).click();
		await sentence.pressSequentially(" {now}");
		expect(await area.inputValue()).toBe(`${words}this: {${value}} '{'now'}'`);
		await sentence.press("Home");
		await sentence.pressSequentially("The ");
		expect(await area.inputValue()).toBe(`The ${words}this: {${value}} '{'now'}'`);
		await field.getByRole("button", { name: "Show braces" }).click();
		await area.fill(`{${value}}: all`);
		await field.getByRole("button", { name: "Show braces" }).click();
		expect(await sentence.innerText()).toBe(`${value}: all`);
		await sentence.press("Home");
		await sentence.pressSequentially("Of ");
		expect(await area.inputValue()).toBe(`Of {${value}}: all`);
		expect(await officeFaultsOf(page)).toEqual([]);
		expect(complaints.filter((each) => !each.includes("status of 422"))).toEqual([]);
	});

	it("is a text with braces without code", async () => {
		const { page } = await visit("listMessages", desktop, false);
		const area = page.locator("textarea[name='record.goToList']");
		expect(await area.inputValue()).toBe("Go to {label}");
		await area.evaluate((field) => field.closest("details")?.setAttribute("open", ""));
		await area.fill("Back to {label}");
		await page.getByRole("button", { name: "Save draft" }).click();
		await page.getByText(/draft\. Changed .+ by /).waitFor();
		expect(await area.inputValue()).toBe("Back to {label}");
	});
});
