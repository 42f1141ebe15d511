import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { barchAnswers, sendApplication } from "#tests/support/forms/application.ts";
import { addLanguage, englishPieces, invent, inventedFiles } from "#tests/support/languages/invented.ts";
import { ownProcess } from "#tests/support/server/site.ts";

const site = ownProcess();
const narrow = { viewport: { width: 320, height: 640 } };
const inInvented = (path: string) => `/qaa${path === paths.home ? "" : path}`;

/** Adds two languages as a school does, by folders and one setting; the second has next to nothing yet. */
beforeAll(async () => {
	const files = inventedFiles();
	addLanguage(site.dataDir, "qaa", files);
	const { failures } = files["frameMessages.json"] as Record<string, object>;
	addLanguage(site.dataDir, "qab", { "language.json": { name: "Bé" }, "frameMessages.json": { failures } });
	await site.stop();
	await site.restart({ SITE_LANGUAGES: "qaa,qab" });
});

/** Finds the English of the product in the main part, but for what is marked as English. */
async function englishIn(page: Page): Promise<string[]> {
	const said = await page.locator("main").evaluate((main) => {
		const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		const texts: string[] = [];
		while (walker.nextNode()) {
			const { data, parentElement } = walker.currentNode as Text;
			if (!parentElement?.closest("script, style, [lang=en]")) texts.push(data);
		}
		const attributes = ["aria-label", "placeholder", "title", "alt"].flatMap((name) =>
			[...main.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name) ?? ""),
		);
		return [...texts, ...attributes];
	});
	const long = [...englishPieces].filter((piece) => piece.length > 15);
	return said
		.map((text) => text.trim())
		.filter((text) => englishPieces.has(text) || long.some((piece) => text.includes(piece)));
}

async function expectInvented(page: Page) {
	await whenScripted(page);
	expect(await page.locator("html").getAttribute("lang")).toBe("qaa");
	expect(await page.locator("h1").innerText()).toMatch(/[áéíóúý]/i);
	expect(await englishIn(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

it.each([
	paths.home,
	paths.programmes,
	paths.undergraduate,
	paths.fees,
	paths.dates,
	paths.contact,
	paths.visit,
	"/no-such-page",
])("a language that a school adds as a folder and a line of settings has %s", async (path) => {
	const { page, complaints } = await openPage(site, narrow);
	await page.goto(inInvented(path));
	await expectInvented(page);
	expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
});

it("a form refuses in it, and an application is tracked in it", async () => {
	const { page, complaints } = await openPage(site, narrow);
	await page.goto(inInvented(paths.barchApplication));
	await whenScripted(page);
	const next = page
		.locator("main")
		.getByRole("button", { name: invent("Next"), exact: false })
		.first();
	await next.click();
	const refused = page.locator("main [name=name][aria-invalid=true]");
	await refused.waitFor();
	const reasonId = (await refused.getAttribute("aria-describedby"))?.split(" ").at(-1);
	expect(await page.locator(`[id="${reasonId}"]`).innerText()).toMatch(/[áéíóúý]/i);
	await expectInvented(page);
	const { token } = await sendApplication(site.url, { ...barchAnswers, email: "invented@example.com" });
	await page.goto(inInvented(paths.application(token)));
	await expectInvented(page);
	expect(complaints).toEqual([]);
});

it("search engines find the pages of added languages", async () => {
	const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
	const { page } = await openPage(site, narrow);
	await page.goto(inInvented(paths.fees));
	for (const tag of ["qaa", "qab"]) {
		expect(sitemap).toContain(`${site.url}/${tag}${paths.fees}`);
		expect(await page.locator(`head link[hreflang=${tag}]`).getAttribute("href")).toBe(
			`${site.url}/${tag}${paths.fees}`,
		);
	}
	expect((await fetch(`${site.url}/ta`)).status).toBe(404);
});

it("what an added language lacks is in English, piece by piece", async () => {
	const { page, complaints } = await openPage(site, narrow);
	await page.goto("/qab/no-such-page");
	expect(await page.locator("html").getAttribute("lang")).toBe("qab");
	expect(await page.locator("h1").innerText()).toMatch(/[áéíóúý]/i);
	expect(await page.locator("footer").innerText()).toMatch(/Ask us to call you/);
	await page.goto(`/qab${paths.fees}`);
	expect(await page.locator("h1").innerText()).not.toMatch(/[áéíóúý]/i);
	expect(complaints.filter((complaint) => !complaint.includes("404"))).toEqual([]);
});
