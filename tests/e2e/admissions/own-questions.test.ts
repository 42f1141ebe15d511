import { beforeAll, describe, expect, it } from "vitest";
import { barchForm } from "#src/admissions/forms/barch-form.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { barchAnswers } from "#tests/support/forms/application.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { extractText } from "#tests/support/pdf/extract-text.ts";
import { ReadPdf } from "#tests/support/pdf/read-pdf.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("postgres"))("questions that the office adds to a form (%s)", (engine) => {
	const site = ownSite({ ADMISSIONS: "open", MIN_FILL_MS: "0" }, engine);
	let member: SignedIn;
	beforeAll(async () => {
		member = await signedInMember(site, { name: "Devi Raj", role: "admissions" });
	});
	const text = async (path: string) => (await (await fetch(site.url + path)).text()).replaceAll("<!-- -->", "");

	it("are written in the office, without scripts too", async () => {
		const { page } = await openPage(site, { ...desktop, javaScriptEnabled: false } as typeof desktop);
		await actAs(page, site, member);
		await page.goto(officePaths.siteText("applicationForms"));
		const write = async (index: number, values: Record<string, string>, options: readonly string[] = []) => {
			const part = (name: string) => page.locator(`[name="barch.questions.${index}.${name}"]`);
			await page.locator('button[value="add barch.questions"]').dispatchEvent("click");
			await part("label").waitFor({ state: "attached" });
			for (const [option] of options.entries()) {
				await page.locator(`button[value="add barch.questions.${index}.options"]`).dispatchEvent("click");
				await part(`options.${option}`).waitFor({ state: "attached" });
			}
			const typed = { ...values, ...Object.fromEntries(options.map((option, at) => [`options.${at}`, option])) };
			for (const [name, value] of Object.entries(typed))
				await part(name).evaluate((field: HTMLInputElement, text) => {
					if (field.type === "checkbox") field.checked = true;
					else field.value = text;
				}, value);
		};
		const room = { label: "Do you need a room?", kind: "choice", step: "education", audience: "everyone" };
		await write(0, { ...room, required: "yes" }, ["Yes, in the hostel", "No"]);
		await write(1, {
			...room,
			step: "own",
			label: "Where have you drawn most?",
			kind: "paragraph",
			follows: "Do you need a room?",
			answer: "Yes",
		});
		await page.getByRole("button", { name: "Publish now" }).click();
		await page
			.getByText(/must be an answer of that question/)
			.first()
			.waitFor();
		await page
			.locator('[name="barch.questions.1.answer"]')
			.evaluate((field: HTMLInputElement) => Object.assign(field, { value: "Yes, in the hostel" }));
		await page.locator('button[value="add barch.asked"]').dispatchEvent("click");
		for (const [name, value] of Object.entries({ question: "nata", rule: "none" }))
			await page
				.locator(`[name="barch.asked.0.${name}"]`)
				.evaluate((field: HTMLSelectElement, chosen) => Object.assign(field, { value: chosen }), value);
		await page.getByRole("button", { name: "Publish now" }).click();
		await page.getByText("You published it.").waitFor();
		await expect.poll(() => text(paths.barchApplication)).toContain("Do you need a room?");
		expect(await text(paths.diplomaApplication)).not.toContain("Do you need a room?");
	});

	it("are asked in the browser, where a draft from before them goes on", async () => {
		const { page } = await openPage(site, desktop);
		const draft = {
			version: barchForm.version,
			savedAt: Date.now(),
			step: 1,
			idempotencyKey: "a-key-of-its-own-0041",
			answers: { ...barchAnswers, date_of_birth: "2008-03-04", percentage_pcm: "84" },
		};
		await page.addInitScript((draftText) => localStorage.setItem("draft:barch", draftText), JSON.stringify(draft));
		await page.goto(paths.barchApplication);
		await whenScripted(page);
		const room = page.getByRole("radiogroup", { name: "Do you need a room?" });
		await room.waitFor();
		expect(await page.getByText("NATA").count()).toBe(0);
		const drawn = page.getByLabel("Where have you drawn most?");
		await page.getByRole("button", { name: "Next" }).click();
		await page.getByText("Do you need a room?: Choose one of these answers").waitFor();
		await room.getByLabel("Yes, in the hostel").check();
		await page.getByRole("button", { name: "Next" }).click();
		await page.getByRole("heading", { name: "More about you", level: 2 }).waitFor();
		await drawn.fill("On the bus from Kotagiri.");
		await page.getByRole("button", { name: "Submit" }).click();
		await page.getByRole("dialog").getByText("Payment Confirmation").waitFor();
	});

	it("are on the printed form, and their answers on the case", async () => {
		const pdf = await fetch(`${site.url}${paths.paperForm("barch")}`);
		const printed = extractText(new ReadPdf(Buffer.from(await pdf.arrayBuffer()))).join(" ");
		expect(printed).toContain("Do you need a room?");
		const { page } = await openPage(site, desktop);
		await actAs(page, site, member);
		await page.goto(officePaths.cases("answer=own_do_you_need_a_room:No"));
		await page.getByText("No cases match").first().waitFor();
		await page.goto(officePaths.cases("answer=own_do_you_need_a_room:Yes,%20in%20the%20hostel"));
		await page.getByRole("link", { name: "Meenakshi Raman" }).first().click();
		await page.getByText("On the bus from Kotagiri.").waitFor();
	});
});
