import { expect, it } from "vitest";
import { listedPages } from "#src/listed-pages.ts";
import * as paths from "#src/paths.ts";
import { desktop, phone } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { type MeasuredType, measureType } from "#tests/support/letters/measure-type.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
keepPages();

/** All pages with an address of their own, and one of each kind that differs in its record alone. */
async function allPages(): Promise<string[]> {
	const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
	const all = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
	const kinds = [
		"news-details",
		"event-details",
		"blog-details",
		"staff-details",
		"carrers-details",
		"work",
		"questions",
	];
	const details = kinds.map((kind) => all.find((path) => path.startsWith(`/${kind}/`)) ?? kind);
	return [...listedPages.map(([path]) => path), ...details, ...utilityPages];
}

const utilityPages = [
	paths.success,
	paths.failure,
	paths.cancel,
	paths.offline,
	paths.payerReturn(),
	paths.openingRequest(),
	paths.notFound,
];

async function measure(path: string, device: typeof desktop | typeof phone) {
	const { page } = await openPage(site, device);
	await page.goto(path);
	await page.evaluate(() => document.fonts.ready.then(() => {}));
	return measureType(page);
}

const tooSmall = ({ smallest: { size, text } }: MeasuredType) => (size < 13.9 ? [`${size} px: ${text}`] : []);

/** Running text that is small, or whose lines are long; under 40 characters a line it is a note or a caption. */
const hardToRead = ({ runningTexts }: MeasuredType) =>
	runningTexts.flatMap(({ size, charactersPerLine, start }) =>
		(size < 17 && charactersPerLine > 40) || charactersPerLine > 75
			? `${size} px, ${charactersPerLine.toFixed(0)} characters a line: ${start}`
			: [],
	);

it("every page is set in 14 px or more on a phone", async () => {
	for (const path of await allPages()) expect(tooSmall(await measure(path, phone)), path).toEqual([]);
});

it("every page is set in 14 px or more on a wide screen, its running text in 17 or more", async () => {
	for (const path of await allPages()) {
		const measured = await measure(path, desktop);
		expect([...tooSmall(measured), ...hardToRead(measured)], path).toEqual([]);
	}
});

it.each([
	paths.terms,
	paths.privacy,
	paths.refunds,
	paths.grievance,
	paths.antiRagging,
	paths.visit,
	paths.questions,
	"/carrers-details/assistant-professor-building-construction",
])("the text of %s keeps 60 to 70 characters a line", async (path) => {
	const { page } = await openPage(site, desktop);
	await page.goto(path);
	await page.locator("main").evaluate((main) => {
		for (const entry of main.querySelectorAll("details")) entry.open = true;
	});
	await page.evaluate(() => document.fonts.ready.then(() => {}));
	const texts = (await measureType(page)).runningTexts.filter(({ size }) => size >= 17 && size <= 19);
	// Leaves lists and tables out, which are narrower.
	const lines = texts.map(({ charactersPerLine }) => charactersPerLine).filter((count) => count > 55);
	const mean = lines.reduce((sum, count) => sum + count, 0) / lines.length;
	expect(mean).toBeGreaterThanOrEqual(60);
	expect(mean).toBeLessThanOrEqual(70);
});
