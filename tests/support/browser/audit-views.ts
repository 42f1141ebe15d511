import type { Page } from "playwright-core";
import { axe, faultsAtWidth, faultsOf } from "./audit.ts";
import { type OpenedPage, openContext, recordComplaints } from "./open-page.ts";
import { show, type View } from "./views.ts";

const narrowest = 320;
/** Pages open at a time: while one waits for its server, another is measured. */
const concurrency = 4;

type Audit = {
	/** Faults as "view, width: rule at target". */
	faults: string[];
	/** The title of each address seen. */
	titles: Map<string, string>;
};

/**
 * Audits views of the site at `url` by axe and by our own checks.
 * @param widths in pixels: all rules at the first one, at the others those whose outcome depends on the width
 */
export async function auditViews(url: string, views: readonly View[], widths: readonly number[]): Promise<Audit> {
	const titles = new Map<string, string>();
	const queue = views.flatMap((view) =>
		view.byWidth ? widths.map((width) => ({ view, at: [width] })) : [{ view, at: [...widths] }],
	);
	const faults: string[] = [];
	const work = async () => {
		let openedAuditedPage = await openAuditedPage(url);
		for (let job = queue.shift(); job; job = queue.shift()) {
			const { view, at } = job;
			try {
				faults.push(...(await auditView(url, openedAuditedPage, view, at)).map((fault) => `${view.name}, ${fault}`));
				const { pathname } = new URL(openedAuditedPage.page.url());
				titles.set(withoutCodes(pathname), await openedAuditedPage.page.title());
				await leaveNothing(openedAuditedPage.page, url);
			} catch (error) {
				faults.push(`${view.name}, not reached: ${error}`);
			}
			if (!view.lastInPage) continue;
			await openedAuditedPage.page.context().close();
			openedAuditedPage = await openAuditedPage(url);
		}
		await openedAuditedPage.page.context().close();
	};
	await Promise.all(Array.from({ length: concurrency }, work));
	return { faults, titles };
}

/** A page shows one view after the other: a new one would have to load and compile all code again. */
async function openAuditedPage(url: string): Promise<OpenedPage> {
	const context = await openContext({ reducedMotion: "reduce", serviceWorkers: "block" });
	const page = await context.newPage();
	await page.addInitScript(reportPolicyViolations);
	await page.addInitScript(axe);
	return { page, complaints: recordComplaints(page, url) };
}

/** Leaves the view, and takes away what it has stored and routed. */
async function leaveNothing(page: Page, url: string) {
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await page.goto(`${url}/robots.txt`);
	await page.evaluate(() => {
		localStorage.clear();
		sessionStorage.clear();
	});
	await page.context().clearCookies();
}

/** The same page whatever code leads to it. */
function withoutCodes(path: string): string {
	return path.replace(/^\/application\/[^/]+/, "/application/").replace(/^\/pay\/.+/, "/pay/");
}

/** All of axe's rules at the first width, and those that depend on the width at the others. */
async function auditView(
	url: string,
	{ page, complaints }: OpenedPage,
	view: View,
	[first = 1440, ...others]: number[],
): Promise<string[]> {
	complaints.length = 0;
	// A view that is made to do something on the way does it at the audited width; a page that is only read begins
	// narrow.
	await page.setViewportSize(view.reach ? { width: first, height: 800 } : { width: narrowest, height: 600 });
	await show(page, url, view);
	await page.setViewportSize({ width: first, height: 800 });
	const faults = (await faultsOf(page)).map((fault) => `${first} px: ${fault}`);
	for (const width of others) {
		await page.setViewportSize({ width, height: 800 });
		faults.push(...(await faultsAtWidth(page)).map((fault) => `${width} px: ${fault}`));
	}
	// A view that is made to do something on the way may well end in a message; a page that is only read never does.
	if (!view.reach) faults.push(...complaints.filter((complaint) => !view.complains?.test(complaint)));
	return [...faults, ...(await sidewaysScrolling(page))];
}

/** Finds sideways scrolling on the narrowest phone, and with the text spaced out as far as visitors may. */
async function sidewaysScrolling(page: Page): Promise<string[]> {
	const faults: string[] = [];
	const check = async (width: number, how: string) => {
		await page.setViewportSize({ width, height: 600 });
		const beyond = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		if (beyond > 0) faults.push(`${width} px${how}: sideways scroll by ${beyond} px`);
	};
	await check(narrowest, "");
	await page.evaluate(spaceText);
	await check(narrowest, ", text spaced out");
	await check(1024, ", text spaced out");
	return faults;
}

/** Runs in the page before its own code. */
function reportPolicyViolations() {
	addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		console.error(violatedDirective, blockedURI),
	);
}

/** Spaces text as far as https://www.w3.org/TR/WCAG22/#text-spacing asks. Runs in the page. */
function spaceText() {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(
		`* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
		p { margin-block-end: 2em !important }`,
	);
	document.adoptedStyleSheets = [sheet];
}
