import type { Page } from "playwright-core";
import * as paths from "#src/paths.ts";
import { openFooter } from "./browser.ts";
import type { View } from "./views.ts";

const main = (page: Page) => page.locator("main");
const dialog = (page: Page) => page.getByRole("dialog");
/** Views of the shell and the pages without a form when someone uses them. */
export const inUse: readonly View[] = [
	{
		name: "stories, with the question about cookies",
		path: paths.studentStories,
		keep: "cookies",
		reach: (page) => page.getByRole("region", { name: "Cookies and videos" }).waitFor(),
	},
	{
		name: "home, with an announcement",
		path: "/",
		keep: "announcements",
		byWidth: true,
		reach: (page) => page.locator("dialog[open], [data-announcement] > section:visible").waitFor(),
	},
	{
		name: "menu, or the panel beside it",
		path: paths.academic,
		byWidth: true,
		reach: async (page) => {
			const menu = page.getByRole("button", { name: "Menu", exact: true });
			if (await menu.isVisible()) {
				await menu.click();
				await dialog(page).locator("summary", { hasText: "Academic" }).click();
			} else {
				await page.getByRole("button", { name: "About and contact" }).click();
				await dialog(page).getByRole("button", { name: "Send message" }).click();
				await dialog(page).locator("[aria-invalid=true]").first().waitFor();
			}
		},
	},
	{
		name: "menu, Academic unfolded, and Apply Now",
		path: paths.about,
		byWidth: true,
		reach: async (page) => {
			const group = page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: "Academic" });
			// Past the header, beside whose Apply button the floating one is not shown.
			await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
			await page.getByRole("complementary", { name: "Apply" }).getByRole("button").press("Enter");
			if (await group.isVisible()) await group.evaluate((summary: HTMLElement) => summary.click());
		},
	},
	{
		name: "approval documents",
		path: paths.academic,
		reach: async (page) => {
			await (await openFooter(page)).getByRole("button", { name: "Approval documents" }).click();
			await page.getByRole("link", { name: "View PDF" }).first().waitFor();
		},
	},
	{
		name: "a page that is slow to come",
		path: paths.academic,
		lastInPage: true,
		reach: async (page) => {
			await page.clock.install();
			await page.evaluate(() => document.dispatchEvent(new CustomEvent("leave", { detail: "/undergraduate" })));
			await page.clock.runFor(3100);
			await page.getByText("Error", { exact: true }).waitFor();
		},
	},
	{
		name: "a form whose code does not come",
		path: paths.barchApplication,
		complains: /net::ERR_FAILED/,
		reach: async (page) => {
			await page.route(/\/static\/js\/barch-wizard-/, (route) => route.abort());
			await page.reload();
			await page.getByText("Part of this form didn’t load.").waitFor();
		},
	},
	{
		name: "stories, one of them open",
		path: paths.studentStories,
		reach: (page) => page.getByText("Read More").first().click(),
	},
	{
		name: "gallery, a picture open",
		path: paths.gallery,
		reach: async (page) => {
			await main(page).locator("[data-entry] a").first().click();
			await dialog(page).waitFor();
		},
	},
	{
		name: "gallery, a film open",
		path: paths.gallery,
		reach: async (page) => {
			await main(page).locator("[data-entry]").filter({ hasText: "(video)" }).first().getByRole("link").click();
			await dialog(page).locator("video[controls]").waitFor();
		},
	},
	{
		name: "news, more of them",
		path: paths.news,
		reach: async (page) => {
			await main(page).getByRole("link", { name: "Show More" }).click();
			await main(page).locator("[data-entry]").nth(15).waitFor();
		},
	},
	{
		name: "news, more of them that do not come",
		path: paths.news,
		complains: /ERR_FAILED/,
		reach: async (page) => {
			await page.route("**/news?page=2", (route) => route.abort());
			await main(page).getByRole("link", { name: "Show More" }).click();
			await main(page).getByText("We couldn’t load more news items.").waitFor();
			// The top of the page, because no link of the footer is behind what floats at the view's end there.
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		},
	},
	{ name: "news, of a kind that has none", path: "/news?category=nothing" },
	{ name: "events, the second page", path: "/events?page=2" },
	{ name: "blogs, the older ones", path: "/blogs?page=2" },
];

/** Lists of a site that has nothing to show yet. */
export const empty: readonly View[] = ["news", "events", "blogs", "staff", "carrers", "gallery", "announcement"].map(
	(path) => ({
		name: `${path}, with nothing in it`,
		path: `/${path}`,
	}),
);
