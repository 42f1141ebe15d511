/**
 * Takes a picture of every page and state of the built site at three widths, and lays them out on a sheet for each
 * width. usage: node scripts/pictures/page-sheets.ts [FOLDER [WORDS]]; only views whose name holds WORDS
 */
import { mkdirSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { openBrowser, recordReadiness } from "../../tests/support/browser/browser.ts";
import { show, type View, viewsOf } from "../../tests/support/browser/views.ts";
import { startServer } from "../../tests/support/server/server.ts";
import { type Tile, writeTiles } from "./tiles.ts";

const widths = [360, 768, 1440];
const cell = { width: 240, height: 620 };
const [folder = "build/sheets", search = ""] = process.argv.slice(2);

const started = performance.now();
const [site, browser] = await Promise.all([startServer("sqlite"), openBrowser()]);
try {
	const views = (await viewsOf(site.url)).filter(({ name }) => name.includes(search));
	for (const width of widths) mkdirSync(`${folder}/${width}`, { recursive: true });
	const wantedViews = [...views];
	const failures: string[] = [];
	const next = async (): Promise<void> => {
		const view = wantedViews.shift();
		if (!view) return;
		// One after the other: a view may change what another visit of it finds, as a payment does.
		for (const shownWidths of view.byWidth ? widths.map((width) => [width]) : [[360], [1440, 768]]) {
			await takePictures(browser, view, shownWidths).catch((error: Error) =>
				failures.push(`${view.name}, ${shownWidths}: ${error.message.split("\n")[0]}`),
			);
		}
		return next();
	};
	await Promise.all([next(), next(), next()]);
	for (const width of widths) {
		const tiles = await Promise.all(views.map(({ name }) => tile(name, width).catch(() => [])));
		await writeTiles(`${folder}/${width}.png`, tiles.flat(), 12, cell);
	}
	for (const line of failures) console.error(line);
	console.log(
		`${views.length} views at ${widths.join(", ")} px in ${Math.round((performance.now() - started) / 1000)} s: ${folder}`,
	);
	if (failures.length > 0) process.exitCode = 1;
} finally {
	await browser.close();
	await site.drop();
}

function fileOf(name: string, width: number) {
	return `${folder}/${width}/${name.replaceAll(/[^a-z0-9]+/gi, "-").replace(/-$/, "")}.png`;
}

/** @param shown the widths at which one visit is pictured, the first of them being that of the visit */
async function takePictures(browser: Browser, view: View, widths: readonly number[]) {
	const [width = 360] = widths;
	const touch = width < 500 && { isMobile: true, hasTouch: true };
	const context = await browser.newContext({
		viewport: { width, height: width < 500 ? 740 : 900 },
		reducedMotion: "reduce",
		serviceWorkers: "block",
		locale: "en-IN",
		...touch,
	});
	try {
		await context.addInitScript(recordReadiness);
		const page = await context.newPage();
		page.setDefaultTimeout(15_000);
		await show(page, site.url, view);
		const open = await page.locator("dialog[open], [popover]:popover-open").count();
		for (const width of widths) {
			if (width !== widths[0]) await page.setViewportSize({ width, height: 900 });
			await loadAllPictures(page);
			await page.screenshot({ path: fileOf(view.name, width), fullPage: open === 0 });
		}
	} finally {
		await context.close();
	}
}

/** A picture of a whole page is taken without scrolling: what loads when it comes near the view would be missing. */
async function loadAllPictures(page: Page) {
	await page.evaluate(async () => {
		const pictures = [...document.images].filter((image) => image.getClientRects().length > 0);
		for (const image of pictures) image.loading = "eager";
		await Promise.race([
			Promise.all(pictures.map((image) => image.decode().catch(() => {}))),
			new Promise((resolve) => setTimeout(resolve, 4000)),
		]);
	});
}

/** Long pages are cut off below: a tile shows how a page begins and keeps its rhythm legible. */
async function tile(name: string, width: number): Promise<Tile[]> {
	const picture = sharp(fileOf(name, width));
	const { height = 0 } = await picture.metadata();
	const most = Math.round((width * cell.height) / cell.width);
	return [
		{
			label: name,
			picture: await picture
				.extract({ left: 0, top: 0, width, height: Math.min(height, most) })
				.png()
				.toBuffer(),
		},
	];
}
