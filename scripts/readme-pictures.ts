/** Photographs the built site for the README: four pictures. usage: node scripts/readme-pictures.ts */
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { openBrowser } from "../tests/support/browser/browser.ts";
import { show, type View, viewsOf } from "../tests/support/browser/views.ts";
import { startServer } from "../tests/support/server/server.ts";

const folder = "docs/pictures";
const wide = { width: 1440, height: 1080 };
const phone = { width: 390, height: 844 };
/** Desktop pages; `from` as in `take`. */
const pages = [
	{ view: "home", file: "home", from: 0 },
	{ view: "undergraduate", file: "programme", from: "Ten semesters, one stair" },
	{ view: "campus", file: "campus", from: "The campus in section" },
];
/** States of the B.Arch form, shown side by side as on phones. */
const states = [
	"barch-application",
	"barch-application, photographing",
	"barch-application, before submitting",
	"success",
];

const [site, browser] = await Promise.all([startServer("sqlite"), openBrowser()]);
try {
	const views = new Map((await viewsOf(site.url)).map((view) => [view.name, view]));
	const viewOf = (name: string) => {
		const view = views.get(name);
		if (!view) throw new Error(`There is no view called ${name}.`);
		return view;
	};
	for (const { view, file, from } of pages) {
		const picture = await take(browser, viewOf(view), wide, from);
		await sharp(picture).resize(1200).webp({ quality: 82 }).toFile(`${folder}/${file}.webp`);
	}
	const shots = [];
	for (const name of states)
		shots.push(
			await sharp(await take(browser, viewOf(name), phone, name.endsWith("submitting") ? "Before you submit" : 0))
				.resize(phone.width)
				.toBuffer(),
		);
	const gap = 28;
	await sharp({
		create: {
			width: states.length * (phone.width + gap) + gap,
			height: phone.height + 2 * gap,
			channels: 3,
			background: "#e2e6de",
		},
	})
		.composite(shots.map((input, index) => ({ input, left: gap + index * (phone.width + gap), top: gap })))
		.webp({ quality: 82 })
		.toFile(`${folder}/phones.webp`);
} finally {
	await browser.close();
	await site.drop();
}

/** @param from the scroll position in CSS pixels, or the text of the heading to scroll to */
async function take(browser: Browser, view: View, viewport: typeof wide, from: number | string): Promise<Buffer> {
	const touch = viewport.width < 500 && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
	const context = await browser.newContext({
		viewport,
		reducedMotion: "reduce",
		serviceWorkers: "block",
		locale: "en-IN",
		...touch,
	});
	try {
		const page = await context.newPage();
		await show(page, site.url, view);
		if (typeof from === "string")
			await page
				.getByRole("heading", { name: from })
				.evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 80));
		await visiblePicturesLoaded(page);
		return await page.screenshot();
	} finally {
		await context.close();
	}
}

/** Waits until every picture in the viewport has its file, decoded. */
async function visiblePicturesLoaded(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const inView = [...document.images].filter((image) => {
			const { top, bottom, width } = image.getBoundingClientRect();
			return width > 0 && bottom > 0 && top < innerHeight;
		});
		await Promise.all(inView.map((image) => image.decode()));
	});
}
