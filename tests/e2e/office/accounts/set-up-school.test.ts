import { afterAll, beforeAll, expect, it } from "vitest";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { desktop } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { setUpSchool } from "#tests/support/office/set-up-school.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { type RunningServer, startServer } from "#tests/support/server/server.ts";

let site: RunningServer;
beforeAll(async () => {
	site = await startServer("sqlite", { EMPTY: "on", MIN_FILL_MS: "0" });
});
afterAll(() => site?.drop());

const get = async (path: string) => (await fetch(site.url + path)).text();

it("an owner sets up a school and opens its website with at most 60 fields", async () => {
	const { page } = await openPage(site, desktop);
	await actAs(page, site, await signedInMember(site, { name: "Asha Kulkarni", role: "owner" }));
	const { typed, pressed } = await setUpSchool(page);
	expect(typed).toBeLessThanOrEqual(60);
	// `docs/setup.md` says these numbers.
	expect([typed, pressed]).toEqual([39, 13]);
	const texts = page.locator(`a[href^="${officePaths.site}/"]`);
	const listed = await texts.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(listed).toContain(officePaths.siteText("outlines"));
	expect(listed).toContain(officePaths.siteText("applicationMessages"));
	const programmes = ["undergraduate", "environmental", "urbanDesign", "diploma"];
	const forms = ["questions-barch", "questions-visit", "questions-alumni", "questions-job-application"];
	for (const text of [...programmes, ...forms]) expect(listed).not.toContain(officePaths.siteText(text));
	await expect.poll(() => get(paths.home)).toContain("Workshops");
	await page.goto(officePaths.home);
	expect(await page.getByRole("link", { name: "Set up", exact: true }).count()).toBe(0);
});

it("its website names the school, its programmes, fees and pages", async () => {
	const home = await get(paths.home);
	for (const text of ["Sahyadri College of Design", "Approved by AICTE", "/pages/incubator", "B.Des"])
		expect(home).toContain(text);
	expect(await get(paths.programmes)).toMatch(/B\.Des[\s\S]*Foundation in Design/);
	const form = await get("/apply/b-des");
	expect(form).toContain("How did you hear of us?");
	expect(form).toContain("₹1,000");
	expect(await get(paths.fees)).toContain("1,85,000");
	const privacy = await get(paths.privacy);
	expect(privacy).toContain("Dr Meera Joshi");
	expect(privacy).toContain("Applications for admission and the contact form have a box");
	expect(privacy.match(/campus tour|job application|alumni/gi)).toBe(null);
	expect(await get(paths.terms)).toContain("The courts of Pune, Maharashtra");
	expect(await get("/pages/visit-us")).toContain("What visit us means here.");
});
