import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { productForms } from "#src/admissions/forms/application-forms.ts";
import { addVisits } from "#src/admissions/funnel/funnel-days.server.ts";
import { funnelStages } from "#src/admissions/funnel/funnel-stage.ts";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import { addDays, dayAtSchool } from "#src/calendar/day.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { choose, fillPersonal } from "#tests/support/forms/barch-form.ts";
import { makePdf } from "#tests/support/forms/documents.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite({ PAYMENTS: "off" });

it("a link of the office goes with the steps of the form that it opens, and with what is begun there", async () => {
	const member = await signedInMember(site, { name: "Meera Nair", role: "admissions" });
	const meera = officeBrowser(site, member.cookie);
	const response = await meera.post(officePaths.funnel(), { act: "add", word: "school-fair", label: "School fair" });
	expect(response.status).toBe(200);
	const link = `${paths.barchApplication}?from=school-fair`;
	expect(await (await meera.get(officePaths.funnel("form=barch"))).text()).toContain(link);

	const { page } = await openPage(site, phone);
	const waitForStep = () =>
		page.waitForResponse((answer) => answer.url().endsWith(`${apiUrl(apiPaths.formStep)}?from=school-fair`));
	const first = waitForStep();
	await page.goto(link);
	await whenScripted(page);
	expect((await first).status()).toBe(204);
	const second = waitForStep();
	await fillPersonal(page, { email: "fair@example.com" });
	await page.getByRole("button", { name: "Next" }).click();
	expect((await second).status()).toBe(204);
	const startResponse = page.waitForResponse((answer) =>
		answer.url().endsWith(`${apiUrl(apiPaths.draftAdd)}?from=school-fair`),
	);
	await choose(page, "Class 10: mark sheet", "marks.pdf", await makePdf("ten", 10_000));
	expect((await startResponse).status()).toBe(201);
});

it("counts visits by a link without a cookie, and stores nothing by which a visitor could be known again", async () => {
	const owner = officeBrowser(site, (await signedInMember(site, { name: "Olivia", role: "owner" })).cookie);
	expect((await owner.post(officePaths.funnel(), { act: "add", word: "poster", label: "Poster" })).status).toBe(200);
	const userAgent = "Mozilla/5.0 (X11; Linux x86_64) Chrome/149.0 Visitor/4711.2027";
	const { page } = await openPage(site, { ...phone, userAgent });
	const cookies: string[] = [];
	page.on("response", async (answer) => {
		const setCookies = (await answer.headersArray()).filter(({ name }) => name.toLowerCase() === "set-cookie");
		cookies.push(...setCookies.map(({ value }) => `${answer.url()}: ${value}`));
	});
	const forms = { barch: paths.barchApplication, march: paths.marchApplication, diploma: paths.diplomaApplication };
	for (const path of Object.values(forms)) {
		const countResponse = page.waitForResponse((answer) => answer.url().includes(apiUrl(apiPaths.formStep)));
		await page.goto(`${path}?from=poster`);
		await whenScripted(page);
		expect((await countResponse).status()).toBe(204);
		// A visit by address alone, as of a program, brings no cookie either.
		const plain = await fetch(`${site.url}${path}?from=poster`);
		expect([plain.status, plain.headers.getSetCookie()]).toEqual([200, []]);
	}
	const readStored = () =>
		readDatabase(site, async (db) => ({
			days: await db.selectFrom("funnel_days").selectAll().where("source", "=", "poster").execute(),
			sources: await db.selectFrom("funnel_sources").selectAll().where("word", "=", "poster").execute(),
		}));
	await expect.poll(async () => (await readStored()).days).toHaveLength(3);
	expect(cookies).toEqual([]);
	expect(await page.context().cookies()).toEqual([]);
	const { days, sources } = await readStored();
	expect(days.toSorted((one, other) => one.form.localeCompare(other.form))).toEqual(
		Object.keys(forms)
			.toSorted()
			.map((form) => {
				const seenStep = { step: "visited", times: 1 };
				return { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), form, source: "poster", ...seenStep };
			}),
	);
	expect(sources).toEqual([{ word: "poster", label: "Poster", created_at: expect.any(String), ended_at: null }]);
	// The browser that someone has come with is in neither the log nor any table.
	expect(site.output()).not.toContain("4711.2027");
	const files = readdirSync(site.dataDir).filter((name) => name.includes(".sqlite"));
	expect(files.length).toBeGreaterThan(0);
	for (const name of files) expect(readFileSync(join(site.dataDir, name)).includes("4711.2027"), name).toBe(false);
});

it("has each number beside that of the season before, also without code", async () => {
	const today = dayAtSchool(new Date());
	const count = (day: string, step: string, times: number) => ({ day, form: "barch", source: "", step, times });
	await readDatabase(site, (db) =>
		addVisits(db, [
			...[...funnelStages, "step-2"].map((step, index) => count(today, step, 2048 >> index)),
			...Array.from({ length: 12 }, (_, index) => count(addDays(today, -360 - index), "visited", 3)),
		]),
	);
	const member = await signedInMember(site, { name: "Vimala", role: "viewer" });
	const { page, complaints } = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await actAs(page, site, member);
	await page.goto(officePaths.funnel("form=barch"));
	const numbersBy = async (head: string) => {
		const rows = await page
			.getByRole("region", { name: `Numbers by ${head}` })
			.getByRole("row")
			.all();
		const cells = await Promise.all(rows.slice(1).map((row) => row.getByRole("cell").allInnerTexts()));
		return cells.map((row) => row.map((text) => Number.parseInt(text.replaceAll(",", ""), 10)));
	};
	const stages = await numbersBy("stage");
	expect(stages).toHaveLength(funnelStages.length);
	expect(await numbersBy("step")).toHaveLength(productForms.barch.steps.length);
	expect(stages.slice(0, 2).every(([times = 0]) => times >= 1024)).toBe(true);
	for (const [times = 0, , before = 0, difference] of stages) expect(difference).toBe(times - before);
	expect(stages[0]?.[2]).toBeGreaterThan(0);
	expect(complaints).toEqual([]);
});
