import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { publishPart } from "#src/content/setup/publish-part.server.ts";
import { listedPages } from "#src/listed-pages.ts";
import * as paths from "#src/paths.ts";
import { desktop, phone } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { ownSite, sharedSite } from "#tests/support/server/site.ts";

keepPages();

const listed = listedPages.map(([path]) => path).filter((path) => path !== paths.home);
/** Lists with a page for each record, and how the addresses of these begin. */
const records: readonly (readonly [list: string, record: string])[] = [
	[paths.news, paths.newsDetails("")],
	[paths.events, paths.eventDetails("")],
	[paths.blogs, paths.blogDetails("")],
	[paths.staff, paths.staffDetails("")],
	[paths.careers, paths.careersDetails("")],
	[paths.work, paths.project("")],
	[paths.questions, paths.question("")],
];
/** The listed pages in groups, each with the first of them, so that no test takes long. */
const groups = Array.from({ length: Math.ceil(listed.length / 12) }, (_, index) => {
	const group = listed.slice(12 * index, 12 * (index + 1));
	return [`${group[0]} and the next`, group] as const;
});
const still = { ...desktop, javaScriptEnabled: false };

/** Widths of the window, and the most that the head, or of it what comes before the facts, may be high. */
const windows = [
	{ width: 1440, height: 900, head: 420, ofRecord: 240 },
	{ width: 1280, height: 800, head: 420, ofRecord: 240 },
	{ width: 360, height: 740, sky: 240 },
	{ width: 320, height: 740, sky: 240 },
];

/** Finds the first pages of records of each list. */
async function addressesOfRecords(url: string): Promise<string[]> {
	const found = await Promise.all(
		records.map(async ([list, start]) => {
			const html = await (await fetch(url + list)).text();
			const links = [...html.matchAll(/ href="(\/[^"#?.]+)"/g)].map(([, path = ""]) => path);
			return [...new Set(links.filter((path) => path.startsWith(start)))].slice(0, 2);
		}),
	);
	expect(found.filter((paths) => paths.length === 0)).toEqual([]);
	return found.flat();
}

/** Measures the head: its height, that of its sky, and what of it lies over something else. */
const measure = (page: Page) =>
	page.locator("[data-page-head]").evaluate((head) => {
		const box = (element: Element) => element.getBoundingClientRect();
		const title = head.querySelector("h1") as Element;
		const pieces = [...head.querySelectorAll(":scope > :not([data-sky]), h1")].map(box);
		const overlaps = pieces.some((one, index) =>
			pieces
				.slice(index + 1)
				.some(
					(other) =>
						one.bottom > other.top + 1 &&
						other.bottom > one.top + 1 &&
						one.right > other.left + 1 &&
						other.right > one.left + 1,
				),
		);
		const sky = box(head.querySelector("[data-sky]") as Element);
		const ground = head.querySelector<SVGGeometryElement>("#ground");
		const toDrawing = head.querySelector<SVGGraphicsElement>("svg > g")?.getScreenCTM()?.inverse();
		const corner = new DOMPoint(1, (innerWidth < 1280 ? sky : box(head)).bottom - 3);
		const isOut = [title, ...head.querySelectorAll("dt, dd, a")].some((each) => box(each).right > innerWidth);
		return {
			head: box(head).height,
			sky: sky.height,
			// The ground comes from the edge of the page, not out of the air.
			afloat: ground !== null && !ground.isPointInFill(corner.matrixTransform(toDrawing)),
			clipped: title.scrollWidth > title.clientWidth || isOut || overlaps,
			sideways: document.documentElement.scrollWidth > innerWidth,
		};
	});

/** Finds heads that are too high, or in which something is clipped or covered. */
async function findFaults(page: Page, addresses: readonly string[]) {
	const faults: unknown[] = [];
	for (const path of addresses) {
		await page.goto(path);
		for (const { width, height, head, ofRecord, sky } of windows) {
			await page.setViewportSize({ width, height });
			const measured = await measure(page);
			const limit = listed.includes(path) ? head : ofRecord;
			const isHigh = (limit && measured.head > limit) || (sky && measured.sky > sky);
			if (isHigh || measured.clipped || measured.afloat || measured.sideways) faults.push([path, width, measured]);
		}
	}
	return faults;
}

describe("the head of a page", () => {
	const site = sharedSite();

	it.each(groups)(
		"is at most 420 px high on a desktop, and 240 px before a phone’s facts, on %s",
		async (_from, paths) => {
			const { page } = await openPage(site, still);
			expect(await findFaults(page, paths)).toEqual([]);
		},
	);

	it("is at most 240 px high for one record", async () => {
		const { page } = await openPage(site, still);
		expect(await findFaults(page, await addressesOfRecords(site.url))).toEqual([]);
	});

	it("draws its place on the section in less than 4 kB, without a request", async () => {
		for (const path of [...listed, ...(await addressesOfRecords(site.url))]) {
			const html = await (await fetch(site.url + path)).text();
			const [, drawing = ""] = /<header[^>]* data-page-head[^>]*>.*?(<svg.*?<\/svg>)/s.exec(html) ?? [];
			expect([path, drawing.includes('id="ground"'), drawing.length < 4000]).toEqual([path, true, true]);
			expect(drawing).not.toMatch(/<image|url\((?!#)|href="(?!#)/);
		}
	});

	it("says something that belongs to its page alone", async () => {
		const { page } = await openPage(site, desktop);
		const factsOf = async (path: string) => {
			await page.goto(path);
			return page.locator("[data-page-head] dl").innerText();
		};
		expect(await factsOf(paths.fees)).toContain("₹14,10,000");
		expect(await factsOf(paths.undergraduate)).toMatch(/seats\s+80/);
		expect(await factsOf(paths.postgraduate)).toMatch(/seats\s+20/);
		expect(await factsOf(paths.placement)).toContain("₹3,90,000");
		expect(await factsOf(paths.courseCost)).toMatch(/₹[\d,]+\s[\s\S]*₹[\d,]+/);
		expect(await factsOf(paths.approvals)).toMatch(/\d+\s+approvals in force today|approvals in force today\s+\d+/);
		expect(await factsOf(paths.announcements)).toMatch(/latest: \w/);
		expect(await factsOf(paths.applicationLink)).toContain("180");
	});

	it("moves to the next page’s place by the difference in altitude", async () => {
		const { page } = await openPage(site, still);
		const topOf = async (path: string) => {
			await page.goto(path);
			return page.locator("[data-sky] > svg").evaluate((drawing) => drawing.getBoundingClientRect().top);
		};
		expect((await topOf(paths.fees)) - (await topOf(paths.mess))).toBe(50);
	});

	it.each([paths.barchApplication, paths.marchApplication, paths.alumniRegistration])(
		"%s has its first question in the first view of a phone",
		async (path) => {
			const { page } = await openPage(site, phone);
			await page.goto(path);
			const first = page.locator("main form :is(input, textarea):not([type=hidden])").first();
			const box = await first.boundingBox();
			expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(660);
			if (path === paths.marchApplication) expect(await first.getAttribute("name")).toBe("department");
		},
	);
});

describe("the head of a school without drawings", () => {
	const site = ownSite();

	it("has the same heights, facts and act, and nothing of the section", async () => {
		const by = { id: null, name: "The office" };
		const fields = { contours: undefined };
		await readDatabase(site, (db) =>
			db
				.transaction()
				.execute((trx) => publishPart(trx, { name: "identity", fields, names: ["contours"], by }, new Date())),
		);
		const readFees = async () => (await fetch(site.url + paths.fees)).text();
		await expect.poll(readFees).not.toContain('id="ground"');
		const html = await readFees();
		expect(html).toContain("₹14,10,000");
		expect(html).not.toMatch(/\+2,2\d\d|the Long Studio|Up to the/);
		const { page } = await openPage(site, still);
		const some = [paths.fees, paths.undergraduate, paths.contact, paths.questions, paths.barchApplication];
		expect(await findFaults(page, some)).toEqual([]);
	});
});
