/**
 * Photographs the built site for the README and the guides of the office. usage: node
 * scripts/pictures/readme-pictures.ts
 */
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { openBrowser, recordReadiness } from "../../tests/support/browser/browser.ts";
import { show, type View, viewsOf } from "../../tests/support/browser/views.ts";
import { setUpSchool } from "../../tests/support/office/set-up-school.ts";
import { actAs, signedInMember } from "../../tests/support/office/sign-in.ts";
import { startServer } from "../../tests/support/server/server.ts";

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

/** The page that each guide of the office shows, with the samples of the office. */
const officePages = {
	today: "/office",
	"all-cases": "/office/cases?type=application&status=open&sort=due",
	case: "/office/cases/application/30",
	"read-the-funnel": "/office/funnel",
	"export-a-list": "/office/exports/new?list=cases",
	"manage-the-team": "/office/settings/members",
	"connect-a-program": "/office/settings/integrations",
	"watch-the-server": "/office/health",
	"first-day": "/office/me",
	"admissions/review-documents": "/office/triage/documents/class-12",
	"admissions/request-a-document": "/office/requests",
	"admissions/hold-interviews": "/office/interviews",
	"admissions/make-offers": "/office/offers",
	"admissions/enter-an-application": "/office/cases/new?type=barch",
	"admissions/run-campus-tours": "/office/visits",
	"admissions/answer-job-applications": "/office/cases?type=job-application",
	"content/publish": "/office/content",
	"content/write-a-text": "/office/content/news/new",
	"content/add-photos-and-videos": "/office/media",
	"content/change-website-text": "/office/site",
	"messages/write-an-email": "/office/cases/application/30/write",
	"messages/change-automatic-emails": "/office/settings/statuses?edit=received",
	"money/record-a-bank-transfer": "/office/money/fees?state=unpaid",
	"money/refund-a-fee": "/office/money/refunds",
	"money/close-a-month": "/office/money/months",
	"money/resolve-a-mismatch": "/office/money",
	"privacy/answer-a-data-request": "/office/privacy",
	"privacy/check-a-guardians-consent": "/office/triage/guardians",
	"privacy/report-a-data-breach": "/office/breaches",
};

const [site, browser] = await Promise.all([startServer("sqlite"), openBrowser()]);
try {
	await takeOffice(browser);
	await takeSetUp(browser);
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

/** The office as a member sees it who has just come in. */
async function takeOffice(browser: Browser): Promise<void> {
	const office = await startServer("sqlite", { DEMO_OFFICE: "on" });
	try {
		while (!office.output().includes("filled the office")) await setTimeout(200);
		const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
		const page = await context.newPage();
		const owner = await signedInMember(office, { role: "owner" });
		await actAs(page, office, owner);
		await ordersMade(office.url, owner.cookie);
		for (const [guide, path] of Object.entries(officePages)) {
			await page.goto(office.url + path, { waitUntil: "networkidle" });
			const file = `${folder}/office/${guide}.webp`;
			await mkdir(dirname(file), { recursive: true });
			await sharp(await page.screenshot())
				.resize(1200)
				.webp({ quality: 80 })
				.toFile(file);
		}
		await context.close();
	} finally {
		await office.drop();
	}
}

/** Each step by which an owner sets up a school, filled in. */
async function takeSetUp(browser: Browser): Promise<void> {
	const empty = await startServer("sqlite", { EMPTY: "on", MIN_FILL_MS: "0" });
	try {
		const context = await browser.newContext({
			baseURL: empty.url,
			viewport: { width: 1280, height: 900 },
			reducedMotion: "reduce",
		});
		await context.addInitScript(recordReadiness);
		const page = await context.newPage();
		await actAs(page, empty, await signedInMember(empty, { name: "Asha Kulkarni", role: "owner" }));
		await mkdir(`${folder}/setup`, { recursive: true });
		await setUpSchool(page, async (step) => {
			await sharp(await page.screenshot())
				.resize(1000)
				.webp({ quality: 72 })
				.toFile(`${folder}/setup/${step}.webp`);
		});
		await page.goto(empty.url);
		await sharp(await page.screenshot())
			.resize(1000)
			.webp({ quality: 72 })
			.toFile(`${folder}/setup/8-website.webp`);
		await context.close();
	} finally {
		await empty.drop();
	}
}

/**
 * Waits until the sandbox has an order for every fee: without it the morning says that they cannot be paid.
 * @throws when that takes more than a minute
 */
async function ordersMade(url: string, cookie: string): Promise<void> {
	for (let waits = 0; waits < 120; waits += 1) {
		const morning = await (await fetch(`${url}/office`, { headers: { cookie } })).text();
		if (!/cannot be paid/.test(morning)) return;
		await setTimeout(500);
	}
	throw new Error("The sandbox has made no orders for a minute.");
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
		await context.addInitScript(recordReadiness);
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
