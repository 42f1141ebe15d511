import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { withAnnouncementsSeen } from "#tests/support/browser/announcements.ts";
import { desktop, openFooter, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { type OpenedPage, openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
keepPages();
let page: Page;
let complaints: string[];

/** A page whose scripts are at work, without announcements, the cookie question answered or not. */
async function open(
	path: string,
	device: BrowserContextOptions,
	{ consent = "false" as string | null, clock = false } = {},
): Promise<OpenedPage> {
	const watchedPage = await openPage(site, device);
	({ page, complaints } = watchedPage);
	if (consent) await page.context().addCookies([{ name: "userConsent", value: consent, url: site.url }]);
	if (clock) await page.clock.install();
	await withAnnouncementsSeen(page, site.url);
	await page.goto(path);
	await whenScripted(page);
	return watchedPage;
}

/** The header has an Apply button, beside which the floating one is not shown. */
const scrollPastHeader = () => page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
const cookie = async () => (await page.context().cookies()).find(({ name }) => name === "userConsent");
const documents = [
	{ title: "Approval of the Council", url: "/uploads/approval-documents/council.pdf" },
	{ title: "University affiliation", url: "/uploads/approval-documents/university.pdf" },
];
const answerDocuments = () => page.route("**/approval-docs/get-docs", (route) => route.fulfill({ json: documents }));

describe("the menu below 992 px", () => {
	const menu = () => page.getByRole("dialog", { name: "Menu" });
	const toggle = (name: string) => menu().locator("summary", { hasText: name });

	it("opens and folds Academic and News & Events each on its own, and a chosen link closes all", async () => {
		await open(paths.studentStories, phone);
		await page.getByRole("button", { name: "Menu" }).click();
		await toggle("Academic").click();
		await toggle("News & Events").click();
		await menu().getByRole("link", { name: "Urban Design" }).waitFor();
		await toggle("Academic").click();
		await menu().getByRole("link", { name: "Urban Design" }).waitFor({ state: "hidden" });
		expect(await menu().getByRole("link", { name: "Blogs" }).isVisible()).toBe(true);
		await menu().getByRole("link", { name: "Apply Now" }).click();
		await page.waitForURL("**/academic");
		await menu().waitFor({ state: "hidden" });
		await page.getByRole("button", { name: "Menu" }).click();
		expect(await menu().locator("details[open]").count()).toBe(0);
	});

	it("marks the entry of the page", async () => {
		await open(paths.studentStories, phone);
		await page.getByRole("button", { name: "Menu" }).click();
		expect(await menu().locator("[data-active]").allTextContents()).toEqual(["About", "Student Story"]);
	});

	it("opens the approval documents, and gives focus back when they close", async () => {
		await open(paths.academic, phone);
		await answerDocuments();
		await page.getByRole("button", { name: "Menu" }).click();
		await menu().getByRole("button", { name: "Approval" }).click();
		const dialog = page.getByRole("dialog", { name: "Approval documents" });
		await dialog.waitFor();
		await menu().waitFor({ state: "hidden" });
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "hidden" });
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Menu");
	});
});

describe("the header from 992 px", () => {
	it("opens a dropdown by keyboard, marks the entry of the page, and folds when a link is chosen", async () => {
		await open(paths.studentStories, desktop);
		const main = page.getByRole("navigation", { name: "Main" });
		expect(await main.locator("[data-active]").count()).toBe(0);
		await main.locator("summary", { hasText: "Academic" }).focus();
		await page.keyboard.press("Enter");
		await main.getByRole("link", { name: "Undergraduate" }).click();
		await page.waitForURL("**/undergraduate");
		await main.getByRole("link", { name: "Undergraduate" }).waitFor({ state: "hidden" });
		expect(await main.locator("summary[data-active]").allInnerTexts()).toEqual(["Academic"]);
	});

	it("has a panel beside it with the school in a few words, its address and a form, which Escape closes", async () => {
		await open(paths.academic, desktop);
		await page.getByRole("button", { name: "About and contact" }).click();
		const panel = page.getByRole("dialog", { name: "About and contact" });
		await panel.getByText("643002").waitFor();
		for (const name of ["+91 423 000 0000", "hello@doddabetta.example"])
			await panel.getByRole("link", { name }).waitFor();
		await panel.getByRole("heading", { name: "Ready to Get Started?" }).waitFor();
		await page.keyboard.press("Escape");
		await panel.waitFor({ state: "hidden" });
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("About and contact");
	});
});

describe("the shell", () => {
	it("ends in a footer with every link, three newsletters and the approval documents", async () => {
		await open(paths.academic, desktop);
		const footer = page.getByRole("contentinfo");
		const hrefs = await footer.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
		const pages = [
			"/",
			paths.about,
			paths.gallery,
			paths.campus,
			paths.placement,
			paths.staff,
			paths.alumni,
			paths.achievements,
			paths.undergraduate,
			paths.postgraduate,
		];
		const details = ["playground", "mess", "studio", "library", "hostel"].map((what) => `/campus-${what}details`);
		const papers = [1, 2, 3].map((issue) => `/uploads/news-letters/news_letter_${issue}.pdf`);
		expect(hrefs).toEqual(expect.arrayContaining([...pages, ...details, paths.internationalStudents, ...papers]));
		await footer.getByRole("button", { name: "Approval documents" }).waitFor();
	});

	it("lists the approval documents under their own titles, in new tabs, the first marked at each opening", async () => {
		await open(paths.academic, phone);
		await answerDocuments();
		const dialog = page.getByRole("dialog", { name: "Approval documents" });
		const opener = (await openFooter(page)).getByRole("button", { name: "Approval documents" });
		await opener.click();
		await dialog.getByText("Click on any tab to view the document").waitFor();
		expect(await dialog.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual(
			documents.map(({ title }) => title),
		);
		const links = dialog.getByRole("link", { name: "View PDF" });
		expect(
			await links.evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.getAttribute("target")])),
		).toEqual(documents.map(({ url }) => [url, "_blank"]));
		await page.context().route("**/*.pdf", (route) => route.fulfill({ body: "" }));
		const [tab] = await Promise.all([page.context().waitForEvent("page"), links.nth(1).click()]);
		await tab.close();
		await expect.poll(() => dialog.locator("[aria-current]").innerText()).toContain("University affiliation");
		await dialog.getByRole("button", { name: "Close" }).click();
		await opener.click();
		expect(await dialog.locator("[aria-current]").innerText()).toContain("Approval of the Council");
		for (const { viewport } of [phone, desktop]) {
			await page.setViewportSize(viewport);
			const [width, view] = await dialog.evaluate((element) => [
				element.getBoundingClientRect().width,
				document.documentElement.clientWidth,
			]);
			expect(width).toBeCloseTo(Math.min(1200, (view ?? 0) * 0.9), -1);
		}
	});

	it("says when the approval documents cannot be loaded, and loads them on another try", async () => {
		await open(paths.academic, phone);
		await page.route("**/approval-docs/get-docs", (route) => route.abort());
		await (await openFooter(page)).getByRole("button", { name: "Approval documents" }).click();
		const dialog = page.getByRole("dialog", { name: "Approval documents" });
		await dialog.getByText("We couldn’t load the documents.").waitFor();
		await answerDocuments();
		await dialog.getByRole("button", { name: "Try again" }).click();
		await dialog.getByRole("heading", { name: "University affiliation" }).waitFor();
	});

	it("leads to the page of approvals when the dialog's code does not come", async () => {
		await open(paths.academic, phone);
		await page.route("**/static/js/approval-documents-*.js", (route) => route.abort());
		await (await openFooter(page)).getByRole("button", { name: "Approval documents" }).click();
		await page.waitForURL(({ pathname }) => pathname === paths.approvals);
	});

	describe("the question about cookies", () => {
		const question = () => page.getByRole("region", { name: "Cookies and videos" });

		it("is asked where something needs the answer, remembered for a year, and asked again", async () => {
			await open(paths.studentStories, phone, { consent: null });
			await question().waitFor();
			await page.mouse.wheel(0, 800);
			expect(await cookie()).toBeUndefined();
			await question().getByRole("button", { name: "Decline" }).click();
			await question().waitFor({ state: "hidden" });
			const declinedCookie = await cookie();
			expect(declinedCookie).toMatchObject({ value: "false", sameSite: "Lax", path: "/" });
			expect(((declinedCookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0);
			await page.reload();
			await whenScripted(page);
			expect(await question().isVisible()).toBe(false);
			await page.getByRole("button", { name: "Cookie settings" }).click();
			await question().getByText("Your current choice: declined.").waitFor();
			await expect.poll(() => question().evaluate((element) => element === document.activeElement)).toBe(true);
			await question().getByRole("button", { name: "Accept" }).click();
			await expect.poll(async () => (await cookie())?.value).toBe("true");
			expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Cookie settings");
		});

		it("is asked on no page without a film, however many are visited", async () => {
			await open(paths.academic, phone, { consent: null });
			expect(await question().isVisible()).toBe(false);
			for (const path of [paths.undergraduate, paths.barchApplication]) {
				await page.goto(path);
				await whenScripted(page);
				expect(await question().isVisible()).toBe(false);
			}
			await page.addInitScript(recordShifts);
			await page.goto(paths.studentStories);
			await whenScripted(page);
			await question().waitFor();
			expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.02);
		});

		it("is above the page and covers nothing, on a phone and on a desktop", async () => {
			for (const device of [phone, desktop]) {
				await open(paths.studentStories, device, { consent: null });
				const { y: top = 0, height = 0 } = (await question().boundingBox()) ?? {};
				expect([top, (await page.getByRole("banner").boundingBox())?.y]).toEqual([0, height]);
				expect(await question().evaluate((element) => getComputedStyle(element).position)).toBe("static");
			}
		});
	});

	it("has a way back to the top past 300 px", async () => {
		await open(paths.studentStories, phone);
		const up = page.getByRole("button", { name: "Back to the top" });
		await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
		expect(await up.isVisible()).toBe(false);
		await page.evaluate(() => window.scrollTo({ top: 320, behavior: "instant" }));
		await up.click();
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
		await up.waitFor({ state: "hidden" });
	});

	it("starts a page at its top and comes back to where it was", async () => {
		await open(paths.studentStories, phone);
		await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
		await page
			.getByRole("contentinfo")
			.getByRole("link", { name: "Undergraduate", includeHidden: true })
			.evaluate((link: HTMLElement) => link.click());
		await page.waitForURL("**/undergraduate");
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
		await page.goBack();
		await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
	});

	it.each([
		["a tap on a phone", phone],
		["hovering on a desktop", desktop],
	])("offers the three applications beside Apply Now by %s, and by focus", async (_name, device) => {
		await open(paths.studentStories, device);
		await scrollPastHeader();
		const dock = page.getByRole("complementary", { name: "Apply" });
		const button = dock.getByRole("button", { name: "Apply Now" });
		const choice = dock.getByRole("link", { name: "B.Arch" });
		await (device === phone ? button.tap() : button.hover());
		await choice.waitFor();
		expect(await dock.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
			[paths.barchApplication, paths.marchApplication, paths.diplomaApplication],
		);
		await page.keyboard.press("Tab");
		await button.focus();
		await page.keyboard.press("Escape");
		await choice.waitFor({ state: "hidden" });
		expect(complaints).toEqual([]);
	});
});

it("hides the applications a second after the pointer has left", async () => {
	await open(paths.studentStories, desktop, { clock: true });
	await scrollPastHeader();
	const dock = page.getByRole("complementary", { name: "Apply" });
	await dock.getByRole("button", { name: "Apply Now" }).hover();
	await dock.getByRole("link", { name: "M.Arch" }).waitFor();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.mouse.move(100, 500);
	await page.clock.runFor(900);
	expect(await dock.getByRole("link", { name: "M.Arch" }).isVisible()).toBe(true);
	await page.clock.runFor(200);
	await dock.getByRole("link", { name: "M.Arch" }).waitFor({ state: "hidden" });
});

it("shows, without scripts, the page of approvals and the privacy policy in place of dialog and question", async () => {
	({ page } = await openPage(site, { ...desktop, javaScriptEnabled: false }));
	await page.goto(paths.academic);
	await (await openFooter(page)).getByRole("button", { name: "Approval documents" }).click();
	expect(new URL(page.url()).pathname).toBe(paths.approvals);
	await page.goto(paths.academic);
	await page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).click();
	expect(new URL(page.url()).pathname).toBe(paths.privacy);
});

/** Adds up how far the page moves by itself. Runs in the page before its own code. */
function recordShifts() {
	const countedWindow = Object.assign(window, { shifts: 0 });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries())
			countedWindow.shifts += (entry as PerformanceEntry & { value: number }).value;
	}).observe({ type: "layout-shift", buffered: true });
}
