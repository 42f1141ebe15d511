import type { Page } from "playwright-core";
import { expect } from "vitest";
import * as apiPaths from "#src/api-paths.ts";
import { apiUrl } from "#src/api-paths.ts";
import * as officePaths from "#src/office-paths.ts";
import { axe, faultsAtWidth } from "#tests/support/browser/audit.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { alumnus } from "#tests/support/forms/alumnus.ts";
import { barchAnswers, certificates, sendApplication } from "#tests/support/forms/application.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { officeFaultsOf, withoutDeskText } from "#tests/support/office/faults.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import type { Site } from "#tests/support/server/site.ts";

export type Members = Record<"owner" | "editor" | "viewer", SignedIn>;

/** Gives an office members and one record of four kinds, so that its pages have something to show. */
export async function fillForAudit(site: Site): Promise<Members> {
	const members = {} as Members;
	for (const role of ["owner", "editor", "viewer"] as const)
		members[role] = await signedInMember(site, { name: `Member ${role}`, role });
	const sheet = { field: "certificate_12", name: "xii.jpg", content: await photograph({ width: 300, height: 400 }) };
	const [class10] = await certificates();
	await sendApplication(site.url, barchAnswers, [...(class10 ? [class10] : []), sheet]);
	const send = (path: string, json: object) =>
		fetch(site.url + apiUrl(path), {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(json),
		});
	const enquiry = { name: "Bhuvana Sekar", phone: "9843011111", city: "Salem", course: "barch", question: "A bus?" };
	expect((await send(apiPaths.enquiryAdd, enquiry)).ok).toBe(true);
	expect((await send(apiPaths.alumniAdd, alumnus)).ok).toBe(true);
	await addVisit(site);
	return members;
}

/** Straight to the database: in some months the school gives no tours. */
async function addVisit(site: Site): Promise<void> {
	const guest = { name: "Bhuvana Sekar", email: "bhuvana@example.com", phone_no: "+919843011111" };
	const keys = { idempotency_key: "audit", token_hash: "audit" };
	const booking = { tour: "2099-06-06T10:00", people: 2, question: "Are there steps?", cancelled_at: null };
	await readDatabase(site, (db) =>
		db
			.insertInto("visits")
			.values({ ...guest, ...keys, ...booking, created_at: new Date().toISOString() })
			.execute(),
	);
}

/**
 * A page, or a state that `reach` leads to; `by` is who looks at it, `only` the one width at which it exists. What is
 * `rehearsed` is left to the rehearsal of the audit: it is made of the parts of pages that are not.
 */
export type OfficeState = {
	name: string;
	path: string;
	by?: keyof Members;
	reach?: (page: Page) => Promise<unknown>;
	only?: number;
	rehearsed?: true;
};

const application = officePaths.caseOf("application", 1);
const menu = (label: string) => (page: Page) => page.locator("summary", { hasText: label }).first().click();
const pick = (page: Page) => page.locator("tbody [name=id]").first().check();

/** Pages open at a time: while one waits for its server, another is measured. */
const concurrency = 3;

export const officeStates: OfficeState[] = [
	{ name: "the morning", path: officePaths.home },
	{ name: "an empty morning", path: officePaths.home, by: "editor" },
	{ name: "the desk", path: officePaths.cases() },
	{ name: "the desk for a viewer", path: officePaths.cases(), by: "viewer" },
	{ name: "filters", path: officePaths.cases("type=application&status=open"), reach: menu("Filter") },
	{ name: "a view to save", path: officePaths.cases(), reach: menu("Save as view") },
	{ name: "picked rows", path: officePaths.cases(), reach: pick },
	{
		name: "an act on picked rows",
		path: officePaths.cases(),
		reach: async (page) => {
			await pick(page);
			await page.locator("#picks summary", { hasText: "Request a document" }).click();
		},
	},
	{ name: "no match", path: officePaths.cases("q=nobody&overdue=yes") },
	{ name: "no such list", path: officePaths.cases("type=x") },
	{ name: "an application", path: application },
	{ name: "an application for a viewer", path: application, by: "viewer" },
	{ name: "its stage", path: application, reach: menu("Stage") },
	{ name: "a document refused", path: application, reach: menu("Incorrect") },
	{ name: "its answers", path: `${application}#answers`, only: 360 },
	{ name: "its timeline", path: `${application}#timeline`, only: 360 },
	{ name: "its acts", path: `${application}#acts`, only: 360 },
	{ name: "an enquiry", path: officePaths.caseOf("enquiry", 1) },
	{ name: "an alumnus", path: officePaths.caseOf("alumni", 1) },
	{ name: "the stacks", path: officePaths.triage },
	{ name: "a picture in triage", path: officePaths.stack("class-12") },
	{ name: "a reason in triage", path: officePaths.stack("class-12"), reach: (page) => page.keyboard.press("i") },
	{ name: "a PDF in triage", path: officePaths.stack("class-10") },
	{ name: "an empty stack", path: officePaths.stack("degree") },
	{ name: "requests", path: officePaths.requests() },
	{ name: "an entry", path: officePaths.newCase("march") },
	{ name: "Search", path: `${officePaths.find}?q=meenakshi` },
	{ name: "nobody found", path: `${officePaths.find}?q=zebra` },
	{
		name: "the palette",
		path: officePaths.home,
		reach: async (page) => {
			await page.keyboard.press("Control+k");
			await page.locator("[data-palette-results] a").first().waitFor();
		},
	},
	{ name: "the keys", path: officePaths.home, reach: (page) => page.keyboard.press("?") },
	{ name: "more places", path: officePaths.home, reach: menu("More"), only: 360 },
	{ name: "a batch", path: officePaths.cases("type=application"), reach: (page) => planBatch(page, "hostel") },
	{ name: "a batch with mails", path: officePaths.cases("type=application"), reach: planMails },
	{ name: "a batch that is done", path: officePaths.cases("type=application"), reach: (page) => doBatch(page, "lift") },
	{
		name: "a batch that is undone",
		path: officePaths.cases("type=application"),
		reach: async (page) => {
			await doBatch(page, "train");
			await page.getByRole("button", { name: /^Undo all 1/ }).click();
			await page.getByRole("heading", { name: "1 of 1 undone." }).waitFor();
			await whenScripted(page);
		},
	},
	{ name: "a round of offers that is held", path: officePaths.cases("type=application"), reach: holdOffers },
	{ name: "a round of offers that was sent", path: officePaths.cases("type=application"), reach: sendOffers },
	{
		name: "another last day for a round",
		path: officePaths.cases("type=application"),
		reach: async (page) => {
			await sendOffers(page);
			await page.goto(officePaths.offers);
			await menu("Change the last day to accept")(page);
		},
	},
	...(
		[
			["the money desk", officePaths.money()],
			["interviews", officePaths.interviews],
			["offers", officePaths.offers],
			["the funnel", officePaths.funnel()],
			["the privacy desk", officePaths.privacy],
			["fees", officePaths.fees()],
			["a fee", officePaths.fee(1)],
			["refunds", officePaths.refunds()],
			["settlements", officePaths.settlements()],
			["months", officePaths.months],
			["exports", officePaths.exports],
			["an export to ask for", officePaths.newExport("cases", "type=barch")],
			["jobs", officePaths.jobs],
			["health", officePaths.health],
			["redirects", officePaths.redirects()],
			["translations", officePaths.translations()],
			["broken links", officePaths.brokenLinks()],
			["the site's texts", officePaths.site],
			["application forms", officePaths.siteText("applicationForms")],
			["seasons", officePaths.siteText("admissions")],
			["a new event", officePaths.newContent("events")],
			["files to add", officePaths.mediaUpload],
		] as const
	).map(([name, path]) => ({ name, path, rehearsed: true as const })),
	{
		name: "a file that was refused",
		path: officePaths.mediaUpload,
		rehearsed: true,
		reach: async (page) => {
			const buffer = Buffer.from("AC1032 drawing");
			await page.locator("input[type=file]").setInputFiles({ name: "plan.dwg", mimeType: "application/x", buffer });
			await page.getByRole("button", { name: "Add to the library" }).click();
			await page.getByText("it isn’t a JPEG").first().waitFor();
		},
	},
	{ name: "visits", path: officePaths.visits() },
	{ name: "visits for a viewer", path: officePaths.visits(), by: "viewer" },
	{ name: "nothing here", path: `${officePaths.home}/nowhere` },
	{ name: "not allowed", path: officePaths.cases(), by: "editor" },
];

/** The page on which a batch is confirmed that adds a tag. */
async function planBatch(page: Page, tag: string) {
	await pick(page);
	await page.locator("#picks summary", { hasText: /^Tag/ }).click();
	await page.locator("#picks").getByLabel("Tag", { exact: true }).fill(tag);
	await page.getByRole("button", { name: "Continue" }).locator("visible=true").click();
	await page.getByRole("heading", { name: /1 case/ }).waitFor();
}

/** The page on which a batch is confirmed that writes to an applicant. */
async function planMails(page: Page) {
	await pick(page);
	await page.locator("#picks summary", { hasText: "Request a document" }).click();
	await page.getByLabel(/^Document(?!s)/).selectOption("certificate_10");
	await page.getByRole("button", { name: "Continue" }).locator("visible=true").click();
	await page.getByRole("heading", { name: /^1 email to send/ }).waitFor();
	await whenScripted(page);
}

/** The page on which a round of offers is held. */
async function holdOffers(page: Page) {
	await pick(page);
	await page.locator("#picks summary", { hasText: "Stage" }).click();
	await page.getByLabel("New stage").selectOption("offered");
	await page.getByLabel("For an offer: last day to accept").fill("2099-06-01");
	await page.getByRole("button", { name: "Continue" }).locator("visible=true").click();
	await page.getByRole("heading", { name: "by marks" }).waitFor();
	await whenScripted(page);
}

async function sendOffers(page: Page) {
	await holdOffers(page);
	await page.getByRole("button", { name: /^Apply to 1/ }).click();
	await page.getByRole("heading", { name: /1 of 1 done|0 of 1 done/ }).waitFor();
	await whenScripted(page);
}

/** The report of a batch that has added a tag. */
async function doBatch(page: Page, tag: string) {
	await planBatch(page, tag);
	await page.getByRole("button", { name: /^Apply to 1/ }).click();
	await page.getByRole("heading", { name: "1 of 1 done." }).waitFor();
	await whenScripted(page);
}

/**
 * Audits states of an office by axe and by our own checks.
 * @param widths in pixels: all rules at the first one, at the others those whose outcome depends on the width
 * @returns the faults, as "state, width: rule at target"
 */
export async function auditOffice(
	site: Site,
	members: Members,
	states: readonly OfficeState[],
	widths: readonly number[],
): Promise<string[]> {
	const faults: string[] = [];
	const queue = [...states];
	const work = async () => {
		const { page } = await openPage(site, desktop);
		await page.addInitScript(axe);
		for (let state = queue.shift(); state; state = queue.shift()) {
			await actAs(page, site, members[state.by ?? "owner"]);
			faults.push(...(await auditState(page, state, widths)));
		}
	};
	await Promise.all(Array.from({ length: concurrency }, work));
	return faults;
}

async function auditState(
	page: Page,
	{ name, path, reach, only }: OfficeState,
	[first = 1440, ...others]: readonly number[],
): Promise<string[]> {
	await page.setViewportSize({ width: only ?? first, height: 900 });
	await page.goto("about:blank");
	await page.goto(path);
	await whenScripted(page);
	await reach?.(page);
	const say = (fault: string) => `${name}, ${page.viewportSize()?.width} px: ${fault}`;
	const faults = (await officeFaultsOf(page)).map(say);
	for (const width of only ? [] : others) {
		await page.setViewportSize({ width, height: 800 });
		faults.push(...withoutDeskText(page, await faultsAtWidth(page)).map(say));
	}
	return faults;
}
