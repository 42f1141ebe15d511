import type { BrowserContextOptions } from "playwright-core";
import { describe, expect, it } from "vitest";
import { fees } from "#school/fees.ts";
import { programmeOutlines } from "#school/texts/programmes/outlines.ts";
import { rupees } from "#src/formatting/rupees.ts";
import * as paths from "#src/paths.ts";
import type { ProductProgramme } from "#src/school/admissions.ts";
import { programmePages } from "#src/site/school/programme-pages.ts";
import { desktop, phone } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { clockAt } from "#tests/support/server/clock.ts";
import { ownSite, sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
keepPages();
const january = ownSite({ APPLICATION_FEE: "1250", ...clockAt("2027-01-30T09:00:00+05:30") });
const withoutFee = ownSite({ PAYMENTS: "off" });
const withoutScripts = { ...phone, javaScriptEnabled: false };

const open = async (path: string, device: BrowserContextOptions = withoutScripts, at: { url: string } = site) => {
	const { page } = await openPage(at, device);
	await page.goto(path);
	return page;
};

describe("/fees", () => {
	it("adds up every year of every programme, and all of them", async () => {
		const page = await open(paths.fees);
		for (const { key, name } of programmeOutlines) {
			const years = fees?.programmes[key as ProductProgramme] ?? [];
			const table = page.getByRole("table", { name, exact: true });
			const rows = await table.locator("tbody tr").allInnerTexts();
			const sums = years.map(({ tuition, studio, exam }) => tuition + studio + exam);
			expect(rows.map((row) => `₹${row.split(/\s+/).at(-1)}`)).toEqual(sums.map(rupees));
			const whole = rupees(sums.reduce((all, sum) => all + sum, 0));
			expect(`₹${(await table.locator("tfoot tr").innerText()).split(/\s+/).at(-1)}`).toBe(whole);
		}
	});

	it("shows each kind of money in one colour, in every drawing and with the cost of a whole course", async () => {
		const colours = new Map<string, Set<string>>();
		for (const path of [paths.fees, paths.courseCost]) {
			const page = await open(path);
			const drawn = await page
				.locator("main [data-money]:not([data-money=help])")
				.evaluateAll((all) => all.map((part) => [part.getAttribute("data-money") ?? "", getComputedStyle(part).fill]));
			for (const [kind = "", fill = ""] of drawn) colours.set(kind, (colours.get(kind) ?? new Set()).add(fill));
		}
		expect([...colours.keys()].toSorted()).toEqual(["deposit", "hostel", "mess", "studio", "tuition"]);
		expect([...colours.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1, 1]);
		expect(new Set([...colours.values()].flatMap((fills) => [...fills])).size).toBe(5);
	});

	it("states the application fee that the forms take, and none where none is taken", async () => {
		const once = (at: { url: string }) =>
			open(paths.fees, withoutScripts, at).then((page) =>
				page.getByRole("region", { name: "One-time payments" }).innerText(),
			);
		expect(await once(january)).toContain("₹1,250");
		expect(await once(withoutFee)).not.toContain("Application fee");
	});

	it("states refunds, what is not included, and a budget in rupees and dollars with the rate's day", async () => {
		const page = await open(paths.fees);
		const words = await page.locator("main").innerText();
		for (const part of ["Not included", "15 days or more before the reporting date", "the rate on 2 November 2026"])
			expect(words).toContain(part);
		await page.getByRole("table", { name: "A first year from abroad" }).getByText("about US$").waitFor();
		await page.getByRole("link", { name: "Full rules on cancellation and refunds" }).click();
		await page.waitForURL(`**${paths.refunds}`);
		await page.getByText("15 days or more before the reporting date, less ₹1,000 for processing").waitFor();
		expect(await page.locator("[data-page-head]").innerText()).toContain("100% refund");
		await page.getByRole("heading", { name: "How to ask, and how long it takes" }).waitFor();
	});
});

describe("/dates", () => {
	it("has every date in order, with the days that are left, and what is over", async () => {
		const page = await open(paths.dates, withoutScripts, january);
		const days = await page.locator("main time").evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
		expect(days.length).toBeGreaterThan(15);
		expect(days).toEqual(days.toSorted());
		const row = (title: string) => page.locator("main li", { has: page.getByRole("heading", { name: title }) });
		expect(await row("Applications for 2027 open").innerText()).toMatch(/past$/);
		expect(await row("First round: last day to apply").innerText()).toMatch(/tomorrow$/);
		expect(await row("Reporting date").innerText()).toMatch(/in 184 days$/);
	});

	it("gives the dates of a programme as a calendar file, and of all", async () => {
		const file = async (of: string) => {
			const answer = await fetch(january.url + paths.datesCalendar(of));
			expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
			return (await answer.text()).replaceAll("\r\n ", "").split("\r\n");
		};
		const barch = await file("barch");
		for (const line of ["UID:2027-interviews-1@localhost", "DTSTART;VALUE=DATE:20270215", "DTEND;VALUE=DATE:20270220"])
			expect(barch).toContain(line);
		expect(barch.join()).not.toContain("PGETA");
		expect((await file("urbanDesign")).join()).toContain("SUMMARY:PGETA\\, first sitting (expected date)");
		expect((await file("all")).length).toBeGreaterThan(barch.length);
		expect((await fetch(january.url + paths.datesCalendar("law"))).status).toBe(404);
	});

	it.each([paths.home, paths.academic, paths.undergraduate, paths.diploma])(
		"leads from the next dates on %s",
		async (path) => {
			const page = await open(path, withoutScripts, january);
			const next = page.getByRole("region", { name: "Next dates" });
			await expect.poll(() => next.locator("time").count()).toBe(3);
			expect(await next.innerText()).toMatch(/tomorrow|in \d+ days/);
			await next.getByRole("link", { name: "All dates" }).click();
			await page.waitForURL(`**${paths.dates}`);
		},
	);
});

describe("/programmes", () => {
	it("sets the four side by side, with their pages and forms", async () => {
		const page = await open(paths.programmes, { ...desktop, javaScriptEnabled: false });
		for (const { key, name, seats } of programmeOutlines) {
			const column = page.getByRole("article", { name, exact: true });
			const terms = await column.locator("dt").allInnerTexts();
			expect(terms).toEqual([
				"Duration",
				"Entry qualification",
				"Marks",
				"Test",
				"Seats",
				"First year",
				"Whole course, with hostel and mess",
				"Language",
				"Campus",
				"After you graduate",
			]);
			expect(await column.locator("dd").nth(4).innerText()).toBe(String(seats));
			const hrefs = await column.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
			const known = programmePages[key as ProductProgramme];
			expect(hrefs).toEqual([known.page, known.form, known.page]);
		}
		const tops = await page
			.getByRole("article")
			.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
		expect(new Set(tops).size).toBe(1);
	});

	it("has two side by side on a phone, as chosen, and a link to them", async () => {
		const page = await open(paths.programmes, { ...withoutScripts, viewport: { width: 360, height: 780 } });
		const columns = async () => {
			const shown = page.getByRole("article").locator("visible=true");
			const [one, other] = await shown.evaluateAll((all) =>
				all
					.map((each) => ({ name: each.getAttribute("aria-label"), box: each.getBoundingClientRect() }))
					.toSorted((a, b) => a.box.left - b.box.left),
			);
			if (!one || !other) throw new Error("There are no two columns.");
			expect([one.box.top, other.box.left > one.box.right]).toEqual([other.box.top, true]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
			return [one.name, other.name];
		};
		expect(await columns()).toEqual(["B.Arch", "Diploma in Architecture"]);
		await page.getByLabel("First programme").selectOption("M.Arch Urban Design");
		await page.getByLabel("Second programme").selectOption("B.Arch");
		expect(await columns()).toEqual(["M.Arch Urban Design", "B.Arch"]);
		await page.getByRole("button", { name: "Link to this comparison" }).click();
		await page.waitForURL(/\?one=urbanDesign&other=barch#compared$/);
		expect(await columns()).toEqual(["M.Arch Urban Design", "B.Arch"]);
		const picked = page.locator("[data-pick]");
		expect(await picked.evaluateAll((all) => all.map((each) => each.getAttribute("data-pick")))).toEqual([
			"other",
			"one",
		]);
	});

	it("are all four on the page that leads to the forms", async () => {
		const page = await open(paths.academic);
		expect(await page.locator("main article h2").allInnerTexts()).toEqual(["B.Arch", "M.Arch", "M.Arch", "Diploma"]);
	});
});

it("/scholarships answers who, how much, by when and how, and the school's page leads there", async () => {
	const page = await open(paths.about, withoutScripts, january);
	await page.locator("main").getByRole("link", { name: "Scholarships" }).click();
	await page.waitForURL(`**${paths.scholarships}`);
	const waiver = page.getByRole("figure");
	expect(await waiver.innerText()).toMatch(
		/₹5,85,000 instead of ₹14,10,000\s+B\.Arch, all 5 years with hostel and mess/,
	);
	expect(await waiver.locator("[data-money]").count()).toBe(4);
	const questions = await page.locator("main section dt").allInnerTexts();
	expect(questions.slice(0, 4)).toEqual(["Who can get it", "Amount", "Deadline", "How to apply"]);
	await page.getByText("30 April 2027, in 90 days.").waitFor();
});

it("/placement states three years in numbers, with the share that they give", async () => {
	const page = await open(paths.placement);
	const years = page.locator("main li", { has: page.getByText("Median pay a year") });
	await expect.poll(() => years.count()).toBe(3);
	for (const words of await years.allInnerTexts()) {
		const numberOf = (term: string) => Number(new RegExp(`${term}\\s+(\\d+)`).exec(words)?.[1]);
		const share = Math.round((numberOf("Found work") / numberOf("Looked for work")) * 100);
		expect(words).toContain(`${share}% placed`);
	}
});
