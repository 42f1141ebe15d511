import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { phone } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { readMails } from "#tests/support/server/mail.ts";
import { ownSite } from "#tests/support/server/site.ts";

type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The product's messages of a text in a language, as a family reads them. */
function messagesOf(tag: string, text: string): Messages {
	const isQuestions = text.startsWith("questions-");
	const file = JSON.parse(readFileSync(`translations/${tag}/${isQuestions ? "questions" : text}.json`, "utf8"));
	return isQuestions ? file[text] : file;
}

const sites = { sqlite: ownSite(), postgres: ownSite({}, "postgres") };

it.each([
	["ta", "மீனாட்சி ராமன்", "sqlite", /[\u0b80-\u0bff]/],
	["hi", "प्रिया कुमारी", "postgres", /[\u0900-\u097f]/],
] as const)("a family finds its language, applies and pays in it, and its emails stay in it: %s", async (...family) => {
	const [tag, name, engine, script] = family;
	const site = sites[engine];
	const { page, complaints } = await openPage(site, phone);
	const questions = messagesOf(tag, "questions-barch");
	const label = (field: string) => questions[field]?.label ?? field;
	const { answers } = messagesOf(tag, "ruleMessages");
	const { wizard } = messagesOf(tag, "formMessages");
	const { fee } = messagesOf(tag, "applicationMessages");
	const main = page.locator("main");
	const press = (text = "") => main.getByRole("button", { name: text, exact: true }).click();

	await page.goto(paths.home);
	await page.locator(`header a[hreflang=${tag}]`).click();
	await page.waitForURL(`**/${tag}`);
	expect(await page.locator("html").getAttribute("lang")).toBe(tag);
	await page.goto(`/${tag}${paths.barchApplication}`);
	expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(script);

	// Says what is missing in the language of the form.
	await press(wizard?.next);
	const refused = main.locator("[name=name][aria-invalid=true]");
	const reasonId = (await refused.getAttribute("aria-describedby"))?.split(" ").at(-1);
	expect(Object.values(answers ?? {})).toContain(await page.locator(`[id="${reasonId}"]`).innerText());
	await main.getByLabel(label("name"), { exact: true }).fill(name);
	await main.getByLabel(label("date_of_birth")).fill("2008-04-17");
	await main.getByLabel(label("address")).fill("3 Elk Hill\nUdhagamandalam 643001");
	await main.getByLabel(label("email"), { exact: true }).fill(`${tag}@example.com`);
	await main.getByLabel(label("phone_no"), { exact: true }).fill("9443212345");
	await main.getByLabel(label("nationality")).fill("Indian");
	const { is_international_student: abroad } = questions;
	await main
		.getByRole("radiogroup", { name: abroad?.label })
		.getByLabel(abroad?.["option-false"] ?? "No", { exact: true })
		.check();
	await press(wizard?.next);
	for (const course of [10, 12]) {
		await main.getByLabel(label(`board_${course}`)).fill("CBSE");
		await main.getByLabel(label(`percentage_${course}`), { exact: true }).fill("88.5");
		await main.getByLabel(label(`yop_${course}`)).fill(String(2014 + course));
	}
	await main.getByLabel(label("percentage_pcm")).fill("90");
	const consent = main.locator("[name=consent]");
	const sentence = (await consent.locator("xpath=ancestor::label").innerText()).trim();
	expect(sentence).toMatch(script);
	await consent.check();
	await press(wizard?.submit);

	// The sandbox’s page is the provider’s, in English.
	await page.getByRole("dialog").getByText(name).waitFor();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: fee?.toCheckout ?? "Continue" })
		.click();
	await page
		.frameLocator("iframe")
		.getByRole("button", { name: /^Pay ₹/ })
		.click();
	await page.waitForURL(`**/${tag}${paths.success}`);
	await main
		.getByText(/DSA-\d\d-B-\d{6}/)
		.first()
		.waitFor();

	const stored = await readDatabase(site, (db) =>
		db.selectFrom("applications").select(["consent_text", "consent_language"]).execute(),
	);
	expect(stored).toEqual([{ consent_text: sentence, consent_language: tag }]);
	const link = `${site.url}/${tag}${paths.application("")}`;
	const withLink = async () => (await readMails(site.dataDir)).find(({ text }) => text?.includes(link));
	await expect.poll(withLink).toBeDefined();
	const email = (await withLink()) ?? { text: "", subject: "" };
	expect(email.subject).toMatch(script);
	expect(email.text).toContain(name);
	const tracker = /http\S+\/application\/[\w-]+/.exec(email.text ?? "")?.[0] ?? "";
	await page.goto(tracker);
	expect(await page.getByRole("heading", { level: 1 }).innerText()).toMatch(script);
	expect(complaints).toEqual([]);
});
