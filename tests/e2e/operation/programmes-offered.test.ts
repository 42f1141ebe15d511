import { describe, expect, it } from "vitest";
import { texts } from "#school/school-texts.ts";
import { diplomaForm } from "#src/admissions/forms/diploma-form.ts";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import type { ProgrammeOutline } from "#src/school/programmes.ts";
import { axe, faultsAtWidth, faultsOf } from "#tests/support/browser/audit.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { isWhole } from "#tests/support/rehearsal.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

/** Publishes what the school offers, as the office does. */
function publishOutlines(site: Parameters<typeof readDatabase>[0], programmes: readonly ProgrammeOutline[]) {
	const by = { id: null, name: "The office" };
	const part = { name: "outlines", fields: { programmes }, names: ["programmes"], by } as const;
	return readDatabase(site, (db) => db.transaction().execute((trx) => publishPart(trx, part, new Date())));
}

describe.each(onEngine("sqlite"))("a school without a diploma and Urban Design (%s)", (engine) => {
	const site = ownSite({ LOG_LEVEL: "warn" }, engine);
	const get = (path: string) => fetch(site.url + path);
	const text = async (path: string) => (await (await get(path)).text()).replaceAll("<!-- -->", "");
	const removedPaths = [paths.diploma, paths.diplomaApplication, paths.marchUrban];

	it("has no page, form, file or link of them anywhere, from the moment that the office leaves them out", async () => {
		const before = await text(paths.home);
		expect(before).toContain(`href="${paths.diploma}"`);
		const programmes = texts.outlines.programmes.filter(({ key }) => key === "barch" || key === "environmental");
		await publishOutlines(site, programmes);
		await expect
			.poll(async () => (await text(paths.home)).includes(`href="${paths.diploma}"`), { interval: 20 })
			.toBe(false);
		for (const path of removedPaths) {
			const answer = await get(path);
			expect([path, answer.status, (await answer.text()).includes("We don’t offer this programme")]).toEqual([
				path,
				410,
				true,
			]);
		}
		for (const path of [
			paths.paperForm("diploma"),
			paths.syllabus("diploma"),
			paths.syllabus("urbanDesign"),
			paths.datesCalendar("diploma"),
			paths.sharePicture("diploma.png"),
		])
			expect([path, (await get(path)).status]).toEqual([path, 404]);
		const map = await text(paths.sitemap);
		for (const path of removedPaths) expect([path, map.includes(`${path}<`)]).toEqual([path, false]);
		for (const path of [
			paths.home,
			paths.academic,
			paths.programmes,
			paths.fees,
			paths.dates,
			paths.undergraduate,
			paths.postgraduate,
			paths.internationalStudents,
			"/nowhere",
		])
			for (const link of removedPaths)
				expect([path, link, (await text(path)).includes(`href="${link}"`)]).toEqual([path, link, false]);
	});

	it("keeps the others in words that fit", async () => {
		expect(await text(paths.programmes)).toContain("Two programmes, side by side");
		expect((await text(paths.academic)).replaceAll("<!-- -->", "")).toContain("Compare all programmes <a");
		expect(await text(paths.dates)).not.toMatch(/Diploma|Urban Design/);
		expect(await text(paths.quickEnquiry)).not.toContain('value="diploma"');
		const form = await text(paths.marchApplication);
		expect(form).toContain("M.Arch Environmental Architecture");
		expect(form).not.toContain("in Urban Design</");
		const described = JSON.stringify(await (await get("/api/docs/json")).json());
		expect(described).toContain('"enum":["barch","march"]');
		expect(described).not.toContain('"const":"diploma"');
		expect(described).not.toContain("in Urban Design");
	});

	it.each(isWhole ? [360, 768, 1440] : [360])("has pages without faults at %i pixels", async (width) => {
		const { page } = await openPage(site, { ...desktop, viewport: { width, height: 900 } });
		await page.addInitScript(axe);
		for (const path of [paths.home, paths.programmes, paths.academic, paths.diploma, paths.diplomaApplication]) {
			await page.goto(path);
			await whenScripted(page);
			expect([path, await (width === 360 ? faultsOf(page) : faultsAtWidth(page))]).toEqual([path, []]);
		}
	});

	it("still shows anyone who has begun such a form what was typed, to be read and deleted", async () => {
		const { page } = await openPage(site, desktop);
		const draft = {
			version: diplomaForm.version,
			savedAt: Date.now(),
			step: diplomaForm.steps.length - 1,
			idempotencyKey: "a-key-of-its-own-0003",
			answers: { name: "Meena Kumari" },
		};
		await page.addInitScript((draftText) => localStorage.setItem("draft:diploma", draftText), JSON.stringify(draft));
		expect((await page.goto(paths.diplomaApplication))?.status()).toBe(410);
		await page.getByText("The school doesn’t offer the Diploma, so you can’t apply for it.").waitFor();
		await page.getByText("Meena Kumari").first().waitFor();
		expect(await page.getByRole("button", { name: "Submit" }).count()).toBe(0);
		expect(await page.getByRole("form", { name: "Want an email when it opens?" }).count()).toBe(0);
	});

	it("offers the office no form to enter that it does not have", async () => {
		const html = await (
			await officeBrowser(site, (await signedInMember(site)).cookie).get(officePaths.newCase())
		).text();
		expect(html).toContain("M.Arch application");
		expect(html).not.toContain("Diploma application");
	});
});

describe.each(onEngine("postgres"))("a school that teaches design in place of architecture (%s)", (engine) => {
	const site = ownSite({ LOG_LEVEL: "warn" }, engine);
	const text = async (path: string) => (await (await fetch(site.url + path)).text()).replaceAll("<!-- -->", "");
	const renamed = { name: "B.Des", degree: "B.Des", subject: "Bachelor of Design", years: 4 };

	it("has each programme's name, degree and length on its pages as its record has them", async () => {
		const programmes = texts.outlines.programmes.map((one) => (one.key === "barch" ? { ...one, ...renamed } : one));
		await publishOutlines(site, programmes);
		await expect.poll(() => text(paths.undergraduate), { interval: 20 }).toContain('"P4Y"');
		expect(await text(paths.undergraduate)).toContain('"educationalCredentialAwarded":"B.Des"');
		for (const path of [paths.postgraduate, paths.marchUrban, paths.diploma, paths.programmes])
			expect([path, /<a href="\/undergraduate">B\.Des/.test(await text(path))]).toEqual([path, true]);
		expect(await text(paths.programmes)).not.toMatch(/<a href="\/undergraduate">B\.Arch/);
	});
});
