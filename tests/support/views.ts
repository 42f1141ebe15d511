import type { Page } from "playwright-core";
import { fixedPages } from "../../src/site/feeds/fixed-pages.ts";
import { barchAnswers, certificates, multipart } from "./application.ts";
import { choose, fillEducation, fillPersonal } from "./barch-form.ts";
import { whenScripted } from "./browser.ts";
import { makePdf } from "./documents.ts";

/** Something that a visitor can have before them: a page, or what a page becomes when it is used. */
export type View = {
	/** Such as "barch-application, with refusals". */
	name: string;
	path: string;
	/** What the visitor does once the page is there. */
	reach?: (page: Page) => Promise<unknown>;
	/** Announcements and the question about cookies are answered before the visit unless the view is about them. */
	keep?: "announcements" | "cookies";
};

const main = (page: Page) => page.locator("main");
const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const refused = (page: Page) => main(page).locator("[aria-invalid=true]").first().waitFor();

async function toEducation(page: Page) {
	await fillPersonal(page);
	await press(page, "Next");
	await page.getByRole("heading", { name: "Education", level: 2 }).waitFor();
}
async function toTheEnd(page: Page) {
	await toEducation(page);
	await fillEducation(page);
	await choose(page, "Class 10: mark sheet", "class-10.pdf", await makePdf());
	await main(page).getByRole("button", { name: "Remove class-10.pdf" }).first().waitFor();
}

/** Views of pages that somebody uses. */
const inUse: readonly View[] = [
	{
		name: "home, with the question about cookies",
		path: "/",
		keep: "cookies",
		reach: (page) => page.getByRole("region", { name: "Cookies and films" }).waitFor(),
	},
	{ name: "home, with an announcement", path: "/", keep: "announcements", reach: (page) => page.getByRole("dialog", { name: "Announcement" }).waitFor() },
	{
		name: "menu, or the panel beside it",
		path: "/academic",
		reach: async (page) => {
			const menu = page.getByRole("button", { name: "Menu", exact: true });
			if (await menu.isVisible()) {
				await menu.click();
				await dialog(page).locator("summary", { hasText: "Academic" }).click();
			} else {
				await page.getByRole("button", { name: "About the school and contact" }).click();
				await dialog(page).getByRole("button", { name: "Send message" }).click();
				await dialog(page).locator("[aria-invalid=true]").first().waitFor();
			}
		},
	},
	{
		name: "approval documents",
		path: "/academic",
		reach: async (page) => {
			await page.getByRole("contentinfo").getByRole("button", { name: "Approval documents" }).click();
			await page.getByRole("link", { name: "View PDF" }).first().waitFor();
		},
	},
	{ name: "stories, one of them open", path: "/student-story-details", reach: (page) => page.getByText("Read More").first().click() },
	{
		name: "gallery, a picture open",
		path: "/gallery",
		reach: async (page) => {
			await main(page).locator("[data-entry] a").first().click();
			await dialog(page).waitFor();
		},
	},
	{
		name: "contact, choosing a country",
		path: "/contact",
		reach: async (page) => {
			await main(page).locator("form [type=submit]").click();
			await main(page)
				.getByRole("button", { name: /^Country:/ })
				.click();
			await page.getByRole("option").first().waitFor();
		},
	},
	{
		name: "contact, while the server cannot be reached",
		path: "/contact",
		reach: async (page) => {
			await page.route("**/api/**", (route) => route.abort());
			const answers = {
				name: "Kavya Narayanan",
				email: "kavya@example.com",
				phone_no: "9443212345",
				subject: "Next year",
				message: "When does the next year begin?",
			};
			for (const [name, text] of Object.entries(answers)) await main(page).locator(`form [name=${name}]`).fill(text);
			await main(page).locator("form [type=checkbox]").check();
			await main(page).locator("form [type=submit]").click();
			await main(page).getByRole("alert").first().waitFor();
		},
	},
	{ name: "registration, with refusals", path: "/registration", reach: async (page) => [await press(page, "Next"), await refused(page)] },
	{ name: "barch-application, with refusals", path: "/barch-application", reach: async (page) => [await press(page, "Next"), await refused(page)] },
	{ name: "barch-application, education", path: "/barch-application", reach: toEducation },
	{
		name: "barch-application, before submitting",
		path: "/barch-application",
		reach: async (page) => [await toTheEnd(page), await press(page, "Submit"), await refused(page)],
	},
	{
		name: "barch-application, saving for later",
		path: "/barch-application",
		reach: async (page) => [await fillPersonal(page), await press(page, "Save and come back later"), await dialog(page).waitFor()],
	},
	{
		name: "barch-application, photographing",
		path: "/barch-application",
		reach: async (page) => {
			await toEducation(page);
			await page
				.getByRole("button", { name: /^Photograph it/ })
				.first()
				.click();
			await dialog(page).waitFor();
		},
	},
	{
		name: "barch-application, a link that is no more",
		path: `/barch-application#draft=${"A".repeat(43)}`,
		reach: (page) => page.getByRole("alert").first().waitFor(),
	},
];

/**
 * Every page with an address of its own, one page of each kind that differs only in its record, and the states that using them leads to.
 * @param site the running site's address; an application is sent to it, so that there is one to look at
 */
export async function viewsOf(site: string): Promise<View[]> {
	const map = await (await fetch(`${site}/sitemap.xml`)).text();
	const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
	const details = ["news", "event", "blog", "staff", "carrers"].flatMap((kind) => paths.find((path) => path.startsWith(`/${kind}-details/`)) ?? []);
	const { token, reference } = await applied(site);
	const name = (path: string) => path.replace(/^\//, "").replace(/-details\/.*/, "-details") || "home";
	const receipt = JSON.stringify({ token, reference });
	const afterwards = ["/success", "/failure", "/cancel"].map((path) => ({
		name: name(path),
		path: "/terms-conditions",
		reach: async (page: Page) => {
			await page.evaluate((kept) => sessionStorage.setItem("application-receipt", kept), receipt);
			await page.goto(new URL(path, page.url()).href);
			await whenScripted(page);
		},
	}));
	return [
		...[...Object.keys(fixedPages), ...details, "/news?page=2", "/offline", "/nowhere"].map((path) => ({ name: name(path), path })),
		{ name: "application", path: `/application/${token}` },
		{
			name: "application, before the fee is paid",
			path: `/application/${token}`,
			reach: async (page) => [await page.getByRole("button", { name: "Pay the fee" }).click(), await dialog(page).waitFor()],
		},
		...afterwards,
		...inUse,
	];
}

async function applied(site: string): Promise<{ token: string; reference: string }> {
	const { body, contentType } = await multipart(barchAnswers, await certificates());
	const answer = await fetch(`${site}/api/v1/website/application/add`, {
		method: "POST",
		headers: { "content-type": contentType },
		body: new Uint8Array(body),
	});
	if (!answer.ok) throw new Error(`The application was answered ${answer.status}.`);
	return (await answer.json()).data;
}

/** Brings a fresh context's page to a view of the site at this address, its code at work. */
export async function show(page: Page, site: string, { path, reach, keep }: View): Promise<void> {
	if (keep !== "announcements") await page.route("**/announcement/list*", (route) => route.fulfill({ json: { status: true, data: [] } }));
	if (keep !== "cookies") await page.context().addCookies([{ name: "userConsent", value: "false", url: site }]);
	await page.goto(site + path);
	await whenScripted(page);
	await page.waitForLoadState("networkidle");
	await reach?.(page);
}
