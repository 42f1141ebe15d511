import { beforeAll, describe, expect, it } from "vitest";
import { texts } from "#school/school-texts.ts";
import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { saveDraft } from "#src/content/editing/save-content-draft.server.ts";
import { findSchoolItem } from "#src/content/school/school-text.server.ts";
import { connect } from "#src/db/connect.server.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

const by = { id: 1, name: "Priya" };
const key = "b-plan";
const outline = {
	key,
	name: "B.Plan Town Planning",
	degree: "B.Plan",
	subject: "Town Planning",
	years: 4,
	seats: 30,
	entry: "Class 12 in any stream",
	marks: "55 per cent",
	test: "CUET",
	medium: "English",
	campus: "",
	afterwards: "",
	fees: [{ tuition: 90_000, studio: 5000, exam: 2500 }],
	letter: "P",
	applicationFee: 750,
	class12: "awaited",
	testName: "CUET",
	testMost: 1000,
	portfolio: "later",
};
const answers = {
	...Object.fromEntries(Object.entries(barchAnswers).filter(([name]) => !/nata|waiting/.test(name))),
	date_of_birth: "2008-03-04",
	test_status: "scored",
	test_score: "640",
};

describe.each(onEngine("postgres"))("a programme that the school has added (%s)", (engine) => {
	const site = ownSite({ ADMISSIONS: "open", MIN_FILL_MS: "0" }, engine);
	const text = async (path: string) => (await (await fetch(site.url + path)).text()).replaceAll("<!-- -->", "");
	beforeAll(async () => {
		const db = connect(site);
		const item = await findSchoolItem(db, "outlines");
		const fields = { programmes: [...texts.outlines.programmes, outline] };
		const result = await db.transaction().execute(async (trx) => {
			await saveDraft(trx, { itemId: item.id, by, fields }, new Date());
			return publishItem(trx, { itemId: item.id, by }, new Date());
		});
		await db.destroy();
		expect(result).toMatchObject({ ok: true });
	});

	it("is on the pages about programmes, fees and applications, with its form", async () => {
		const form = `href="${paths.addedApplication(key)}"`;
		await expect.poll(() => text(paths.programmes)).toContain("B.Plan");
		for (const path of [paths.programmes, paths.academic, paths.home]) expect(await text(path), path).toContain(form);
		expect(await text("/sitemap.xml")).toContain(paths.addedApplication(key));
		expect(await text(paths.fees)).toContain("97,500");
		expect(await text(paths.fees)).toMatch(/Application fee<span[^>]*>B\.Plan<.*?₹750/s);
		expect(await text(paths.programmes)).toContain("Five programmes, side by side");
		const page = await text(paths.addedApplication(key));
		expect(page).toContain("B.Plan application");
		expect(page).not.toMatch(/NATA|PGETA|B\.Arch application|COA/);
		expect((await fetch(`${site.url}${paths.paperForm(key)}`)).status).toBe(200);
		expect((await fetch(`${site.url}${paths.addedApplication("unknown")}`)).status).toBe(404);
	});

	it("takes an application in the browser, and corrections of it", async () => {
		const { page } = await openPage(site, desktop);
		const draft = { version: "", savedAt: Date.now(), step: 1, idempotencyKey: "a-key-of-its-own-0051", answers };
		await page.addInitScript(
			([name = "", draftText = ""]) => localStorage.setItem(name, draftText),
			[`draft:${key}`, JSON.stringify({ ...draft, answers: { ...answers, test_score: "1200" } })],
		);
		await page.goto(paths.addedApplication(key));
		await whenScripted(page);
		await page.getByLabel("CUET score").waitFor();
		await page.getByRole("button", { name: "Submit" }).click();
		await page.getByText("Enter a valid score for this test").first().waitFor();
		await page.getByLabel("CUET score").fill("640");
		await page.getByRole("button", { name: "Submit" }).click();
		const confirmation = page.getByRole("dialog");
		await confirmation.getByText("Payment Confirmation").waitFor();
		await expect.poll(() => confirmation.innerText()).toContain("₹750");

		const { token } = await sendApplication(site.url, { ...answers, application_type: key, name: "Kavya R" }, []);
		await page.goto(paths.applicationAnswers(token, "education"));
		await whenScripted(page);
		await page.getByLabel("CUET score").fill("655");
		await page.getByRole("button", { name: "Save changes" }).click();
		await page.waitForURL(/changed=1/);
		expect(await page.locator("main").innerText()).toContain("655");
	});

	it("is worked on in the office like the others", async () => {
		const member = await signedInMember(site, { name: "Devi Raj", role: "owner" });
		const { page } = await openPage(site, desktop);
		await actAs(page, site, member);
		await page.goto(officePaths.cases("q=Kavya+R"));
		await page.getByRole("link", { name: "Kavya R" }).first().click();
		await page.getByText("CUET").first().waitFor();
		for (const path of [officePaths.newCase(key), officePaths.offers, officePaths.interviews, officePaths.funnel()]) {
			await page.goto(path);
			await page.getByText("B.Plan").first().waitFor({ state: "attached" });
		}
		await page.goto(officePaths.siteText("outlines"));
		expect(await page.locator('[name="programmes.4.degree"]').inputValue()).toBe("B.Plan");
		await page.goto(officePaths.siteText("admissions"));
		await page.locator('button[value="add seasons.0.days"]').dispatchEvent("click");
		const programme = page.locator('select[name="seasons.0.days.0.programme"]');
		await programme.waitFor({ state: "attached" });
		expect(await programme.locator("option").allTextContents()).toContain("B.Plan Town Planning");
	});
});
