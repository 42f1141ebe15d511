import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { identity } from "#school/identity.ts";
import { phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { checkout, visit } from "#tests/support/payment/payer.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();

const languages = {
	ta: {
		name: "தமிழ்",
		pay: "விண்ணப்பக் கட்டணம் செலுத்தவும்",
		again: "மீண்டும் செலுத்தவும்",
		failed: "பணம் செலுத்துதல் நிறைவேறவில்லை.",
		paid: "விண்ணப்பக் கட்டணம் செலுத்தப்பட்டது. நன்றி.",
		goOn: "தொடரவும்",
		month: /டிசம்பர்|ஜனவரி|நவம்பர்/,
		send: "ரசீதை எனக்கு அனுப்பவும்",
		wrong: "சரியான மின்னஞ்சல் முகவரியை எழுதுங்கள்",
		over: "இந்த இணைப்பு இப்போது செயல்படவில்லை",
	},
	hi: {
		name: "हिन्दी",
		pay: "आवेदन शुल्क का भुगतान करें",
		again: "फिर से भुगतान करें",
		failed: "भुगतान नहीं हो पाया।",
		paid: "आवेदन शुल्क का भुगतान हो गया। धन्यवाद।",
		goOn: "आगे बढ़ें",
		month: /दिसंबर|दिसम्बर|जनवरी|नवंबर/,
		send: "रसीद मुझे भेजें",
		wrong: "सही ईमेल पता लिखें",
		over: "यह लिंक अब काम नहीं करता",
	},
} as const;

/** Words in Latin letters that are the same in each language. */
const { name, address, email } = identity;
const everywhere = [name, ...address.lines, address.region, email, "Meenakshi Raman"];
const allowedPattern = /Razorpay|UPI|JavaScript|English|B\.Arch( application)?|DSA-\d\d-\w-\d+|pay_\w+/g;

async function english(page: Page, within = "main"): Promise<string[]> {
	let words = await page.locator(within).first().innerText();
	for (const each of everywhere) words = words.replaceAll(each, " ");
	return words.replace(allowedPattern, " ").match(/[A-Za-z]{2,}/g) ?? [];
}

async function payerPage(): Promise<string> {
	const { page } = await visit(site);
	await page.getByRole("button", { name: "Payment link for someone else" }).click();
	await page.waitForURL("**/payer-link");
	return new URL(await page.getByText(/^https?:\/\/\S+\/pay\//).innerText()).pathname;
}

describe.each(["ta", "hi"] as const)("in %s", (language) => {
	const words = languages[language];

	test("a parent chooses the language and pays in it, after a payment that failed", async () => {
		const link = await payerPage();
		const { page, complaints } = await openPage(site, phone);
		await page.goto(link);
		await page.locator("main").getByRole("link", { name: words.name, exact: true }).click();
		await page.waitForURL(`**/${language}${link}`);
		await whenScripted(page);
		expect((await page.title()).replace(name, "")).not.toMatch(/[A-Za-z]/);
		expect(await english(page)).toEqual([]);
		expect(await page.locator("main").innerText()).toMatch(words.month);
		await page.locator("main input[type=email]").fill("appa@");
		await page.getByRole("button", { name: words.send }).click();
		await page.getByText(words.wrong).waitFor();
		await whenScripted(page);
		expect(await english(page)).toEqual([]);
		const start = async (button: string) => {
			await page.getByRole("button", { name: button, exact: true }).click();
			await page.locator("dialog[open]").getByText("₹10").waitFor();
			expect(await english(page, "dialog[open]")).toEqual([]);
			expect(await page.locator("dialog[open]").innerText()).toMatch(words.month);
			await page.locator("dialog[open]").getByRole("button", { name: words.goOn }).click();
		};
		await start(words.pay);
		await checkout(page).getByRole("button", { name: "Make the payment fail" }).click();
		await page.getByText(words.failed).waitFor();
		await whenScripted(page);
		expect(await english(page)).toEqual([]);
		await start(words.again);
		await checkout(page).getByRole("button", { name: "I’ve scanned the code" }).click();
		await page.getByText(words.paid).waitFor();
		expect(new URL(page.url()).pathname).toBe(`/${language}${link}`);
		expect(await english(page)).toEqual([]);
		expect(complaints.filter((each) => !/status of 422/.test(each))).toEqual([]);
	});

	test("says of a link that has ended what to do", async () => {
		const { page } = await openPage(site, phone);
		await page.goto(`/pay/${"B".repeat(43)}?lang=${language}`);
		await page.getByRole("heading", { name: words.over }).waitFor();
		expect((await page.title()).replace(name, "")).not.toMatch(/[A-Za-z]/);
		expect(await english(page)).toEqual([]);
	});
});
