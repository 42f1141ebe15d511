import type { Page } from "playwright-core";
import * as paths from "#src/paths.ts";
import { withAnnouncementsSeen } from "./announcements.ts";
import { whenScripted } from "./browser.ts";
import { openPage } from "./open-page.ts";

const refusedApplication = async (page: Page) => {
	await page.getByRole("button", { name: "Next" }).click();
	await page.getByText("Fix 7 problems").waitFor();
};
/** Waits for the question about cookies, because for a moment it lets through what was meant for the page below it. */
const questionSettled = async (page: Page) => {
	// The question is asked from the second page on.
	await page.reload();
	await whenScripted(page);
	await page.getByRole("region", { name: "Cookies and videos" }).waitFor();
};
const asking = "a page under the question about cookies";

type Walk = [name: string, path: (site: string) => string | Promise<string>, reach?: (page: Page) => Promise<unknown>];

/** Pages on which the focus has much to pass, by name. */
export const walks = [
	["the home page", () => paths.home],
	["a list", () => paths.events],
	["a detail", firstNews],
	["the B.Arch form with refusals", () => paths.barchApplication, refusedApplication],
	["the contact form", () => paths.contact],
	[asking, () => paths.studentStories, questionSettled],
] satisfies Walk[];

async function firstNews(site: string): Promise<string> {
	return `/news-details/${(await (await fetch(`${site}/api/v1/website/news/list`)).json()).data[0].primaryId}`;
}

/** Finds what is wrong with the focus as it goes by Tab through the page, forwards and back. @param width in pixels */
export async function walkThrough(site: { url: string }, [name, path, reach]: Walk, width: number): Promise<string[]> {
	const { page } = await openPage(site, { viewport: { width, height: 740 } });
	if (name !== asking) await page.context().addCookies([{ name: "userConsent", value: "false", url: site.url }]);
	await withAnnouncementsSeen(page, site.url);
	await page.goto(await path(site.url));
	await whenScripted(page);
	await reach?.(page);
	const faults = [...(await walk(page, "Tab")), ...(await walk(page, "Shift+Tab"))];
	await page.context().close();
	return faults;
}

/** Walks from one end of the page to the other. */
async function walk(page: Page, key: string): Promise<string[]> {
	const faults: string[] = [];
	let stops = 0;
	for (; stops < 250; stops += 1) {
		await page.keyboard.press(key);
		if (!(await page.evaluate(() => document.hasFocus() && document.activeElement !== document.body))) break;
		faults.push(...(await page.evaluate(focusFaults)).map((fault) => `${key}: ${fault}`));
	}
	if (stops < 15 || stops === 250) faults.push(`${stops} stops by ${key}`);
	return faults;
}

/**
 * Runs in the page: what is wrong with how the focused element is seen; nothing if all is well (WCAG 2.4.7, 2.4.11,
 * 2.4.13 in part).
 */
function focusFaults(): string[] {
	const focused = document.activeElement as HTMLElement | null;
	if (!focused || focused === document.body) return [];
	const name = `${focused.localName} "${(focused.getAttribute("aria-label") ?? focused.textContent ?? "").trim().slice(0, 40)}"${focused.getAttribute("name") ?? ""}`;
	const faults: string[] = [];
	// Checkboxes and file fields are drawn by elements around the native control.
	const renderedElement =
		(focused.matches("[type=checkbox], [type=radio], [type=file]") && focused.closest("label, div")) || focused;
	const box = renderedElement.getBoundingClientRect();
	if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
		return [`${name} is out of view`];

	// Points well inside of what is in view; one that shows the element, or lies in it, is enough to know where the focus
	// is.
	const inside = (start: number, end: number, max: number, part: number) =>
		Math.min(Math.max(start + (end - start) * part, 1), max - 1);
	const points = [0.1, 0.5, 0.9].flatMap((x) =>
		[0.15, 0.5, 0.85].map((y) => [
			inside(box.left, box.right, innerWidth, x),
			inside(box.top, box.bottom, innerHeight, y),
		]),
	);
	const shown = points.some(([x = 0, y = 0]) => renderedElement.contains(document.elementFromPoint(x, y)));
	if (!shown)
		faults.push(
			`${name} is covered by ${document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.outerHTML.slice(0, 60)}`,
		);

	const marks = [focused, focused.closest("label"), focused.parentElement].flatMap((element) =>
		element ? [getComputedStyle(element), getComputedStyle(element, "::after")] : [],
	);
	const ringed = marks.some(
		({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
	);
	if (!ringed) faults.push(`${name} has no ring`);
	return faults;
}
