import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { fees } from "#demo/fees.ts";
import { identity } from "#demo/identity.ts";
import { programmeOutlines } from "#demo/texts/programmes/outlines.ts";
import { questionGroups } from "#demo/texts/questions.ts";
import { grievance } from "#demo/texts/trust/grievance.ts";
import { responsible } from "#demo/texts/trust/responsible.ts";
import { formatLong } from "#src/calendar/format.ts";
import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import { firstYear } from "#src/site/fees/totals.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
keepPages();
const api = async (path: string) => (await fetch(`${site.url}/api/v1/${path}`)).json();
const textOf = async (path: string) => {
	const { page, complaints } = await openPage(site, desktop);
	const answer = await page.goto(path);
	const text = await page.locator("main").innerText();
	const links = await page.locator("main a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
	await page.context().close();
	return { status: answer?.status(), text, links };
};

describe("the approvals", () => {
	it("have body, number, validity and the letter, as the API has them", async () => {
		const documents: Record<string, string>[] = await api("approval-docs");
		const { text, links } = await textOf(paths.approvals);
		expect(documents).toHaveLength(4);
		for (const { title = "", body = "", number = "", valid_until, url = "" } of documents) {
			for (const part of [title, body, number, formatLong(valid_until)]) expect(text).toContain(part);
			expect(links).toContain(url);
			expect((await fetch(site.url + url)).headers.get("content-type")).toBe("application/pdf");
		}
		expect(text.match(/In force/g)).toHaveLength(4);
	});
});

describe("the disclosure", () => {
	it("has the seats and fees of every programme", async () => {
		const { text, links } = await textOf(paths.disclosure);
		for (const outline of programmeOutlines) {
			expect(text).toContain(outline.name);
			expect(text).toContain(rupees((fees && firstYear(fees, outline.key)) ?? 0));
		}
		for (const path of [paths.fees, paths.refunds, paths.approvals, paths.staff, paths.grievance, paths.antiRagging])
			expect(links).toContain(path);
	});

	it("begins with links to its sections, approvals first", async () => {
		const { page } = await openPage(site, desktop);
		await page.goto(paths.disclosure);
		const links = await page
			.getByRole("navigation", { name: "On this page" })
			.getByRole("link")
			.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href") ?? ""] as const));
		expect(links.map(([label]) => label)).toEqual(await page.locator("main h2").allTextContents());
		expect(links[0]?.[0]).toBe("Approvals");
		for (const [, target] of links) expect(await page.locator(target).count()).toBe(1);
	});

	it("counts the staff by designation", async () => {
		const staff: { position?: string; designation?: string }[] = (await api("website/staff")).data;
		const { text } = await textOf(paths.disclosure);
		const section = text.slice(text.lastIndexOf("Faculty and staff"), text.lastIndexOf("Campus and facilities"));
		const counts = [...section.matchAll(/^\d+$/gm)].map(([count]) => Number(count));
		expect(counts.reduce((sum, count) => sum + count, 0)).toBe(staff.length);
	});

	it("names each committee and who sits on it", async () => {
		const { text } = await textOf(paths.disclosure);
		for (const { name } of responsible.committees) expect(text).toContain(name);
		expect(text).toContain("Dr. Meenakshi Sundaresan");
	});
});

it("the page against ragging begins with the national helpline", async () => {
	const { text, links } = await textOf(paths.antiRagging);
	expect(links.find((link) => !link?.startsWith("/"))).toBe("tel:18001805522");
	expect(links).toContain("mailto:helpline@antiragging.in");
	expect(text.indexOf("1800-180-5522")).toBeLessThan(text.indexOf("What counts as ragging"));
	expect(text).toContain("Mr. B. Joghee");
});

it("the page of grievances names the officer, the steps with their times, and the way onwards", async () => {
	const { text, links } = await textOf(paths.grievance);
	expect(text).toContain("Dr. N. Raghunathan");
	for (const { title, within } of grievance.steps) expect(text).toMatch(new RegExp(`${within}[\\s\\S]*${title}`));
	expect(text).toContain("appeal to the university’s ombudsperson");
	expect(links).toContain(`tel:${identity.phone.replaceAll(" ", "")}`);
});

describe("the questions", () => {
	const questions = questionGroups.flatMap((group) => group.questions);
	let close = async () => {};
	afterEach(() => close());
	const open = async (options: Parameters<typeof openPage>[1] = desktop) => {
		const { page } = await openPage(site, options);
		close = () => page.context().close();
		return page;
	};

	it("are thirty, with their answers on one page and in its structured data", async () => {
		expect(questions).toHaveLength(30);
		const html = await (await fetch(site.url + paths.questions)).text();
		const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
		const faq = JSON.parse(json)["@graph"].find((part: { "@type": string }) => part["@type"] === "FAQPage");
		expect(faq.mainEntity.map(({ name }: { name: string }) => name)).toEqual(questions.map(({ question }) => question));
		expect(faq.mainEntity[0].acceptedAnswer.text).toContain("50%");
	});

	it("each have a page that answers under its own address, and is in the sitemap", async () => {
		const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
		for (const { slug, question } of questions) {
			const answer = await fetch(site.url + paths.question(slug));
			expect([answer.status, slug]).toEqual([200, slug]);
			expect((await answer.text()).match(/<h1[^>]*>([^<]*)</)?.[1]).toBe(question);
			expect(map).toContain(`${paths.question(slug)}</loc>`);
		}
		expect((await fetch(site.url + paths.question("nobody-asked"))).status).toBe(404);
	});

	it("link only to pages that answer", async () => {
		const links = new Set(questions.flatMap((question) => question.links.map(({ to }) => to)));
		for (const link of links) expect([(await fetch(site.url + link)).status, link]).toEqual([200, link]);
	});

	it("unfold, and are found while one types", async () => {
		const page = await open();
		await page.goto(paths.questions);
		await whenScripted(page);
		const entry = page.locator("summary", { hasText: "Is there ragging?" });
		await entry.click();
		await page.getByText("you won’t get into trouble for reporting it").waitFor();
		await page.getByRole("searchbox", { name: "Search the questions" }).fill("girls hostel");
		await expect.poll(() => page.getByRole("status").filter({ hasText: "question" }).innerText()).toBe("1 question");
		expect(await entry.isVisible()).toBe(false);
		expect(await page.locator("summary", { hasText: "Is there a hostel for girls" }).isVisible()).toBe(true);
		await page.getByRole("searchbox").fill("");
		await entry.waitFor();
	});

	it("are found without scripts by sending the form", async () => {
		const page = await open({ ...desktop, javaScriptEnabled: false });
		await page.goto(paths.questions);
		await page.getByRole("searchbox").fill("ragging helpline");
		await page.getByRole("button", { name: "Search" }).click();
		expect(new URL(page.url()).search).toBe("?q=ragging+helpline");
		// The address changes before the answer is parsed.
		await page.waitForLoadState();
		expect(await page.locator("main summary").filter({ visible: true }).allInnerTexts()).toEqual(["Is there ragging?"]);
	});
});

describe("what is found in the questions", () => {
	const readShown = (page: Page) => page.locator("main summary").filter({ visible: true }).allInnerTexts();

	it.each(["answer", "itself", "hostel"])("for “%s” is the same with and without scripts", async (word) => {
		const { page } = await openPage(site, desktop);
		await page.goto(`${paths.questions}?q=${word}`);
		await whenScripted(page);
		const sent = await readShown(page);
		const foundText = await page.locator("[data-found]").innerText();
		const code = page.waitForResponse(/find-while-typing/);
		const field = page.getByRole("searchbox", { name: "Search the questions" });
		await field.focus();
		// Text, because the tests' own loader would rewrite the import.
		await page.evaluate(`import("${(await code).url()}").then(() => {})`);
		expect([await readShown(page), await page.locator("[data-found]").innerText()]).toEqual([sent, foundText]);
		await field.fill("");
		await expect.poll(async () => (await readShown(page)).length).toBe(30);
		await field.fill(word);
		await expect.poll(() => readShown(page)).toEqual(sent);
	});
});

describe("students' work", () => {
	it("shows every project with its student, course and semester", async () => {
		const projects: Record<string, string>[] = (await api("website/work/list?items_per_page=100")).data;
		const { text, links } = await textOf(paths.work);
		expect(projects.length).toBeGreaterThan(8);
		for (const { title = "", student = "", programme, semester, primaryId = "" } of projects) {
			for (const part of [title, student, `${programme}, semester ${semester}`]) expect(text).toContain(part);
			expect(links).toContain(paths.project(primaryId));
		}
	});

	it("credits student, teacher, studio, year and semester on a project's page", async () => {
		const { text, links } = await textOf(paths.project("forty-beds-below-the-road"));
		for (const part of ["Mohamed Irfan", "Ar. Sandeep Deshpande", "A steep site", "B.Arch", "Year 4, semester 7"])
			expect(text).toContain(part);
		expect(text).not.toContain("Photo");
		expect(links.filter((link) => link?.startsWith("/work/"))).toHaveLength(3);
		expect((await textOf(paths.project("nobody-drew-it"))).status).toBe(404);
	});

	it("has a feed and is linked from the home page, the page of programmes and those of each programme", async () => {
		const feed = await (await fetch(site.url + paths.feed("work"))).text();
		expect(feed).toContain("<name>Vaishnavi Sekaran</name>");
		for (const path of [paths.home, paths.academic, paths.undergraduate, paths.diploma])
			expect(await (await fetch(site.url + path)).text()).toContain(`href="${paths.work}"`);
	});
});
