import { beforeAll, expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const site = ownSite();
const english = "Skip to main content";
const fromOffice = "நேராக உரைக்குச் செல்லுங்கள்";
const fromFile = "முதன்மை உரைக்கு";
let owner: Awaited<ReturnType<typeof signedInMember>>;

beforeAll(async () => {
	owner = await signedInMember(site, { name: "Leela Menon", role: "owner" });
});

it("an owner translates a sentence, sees it in the preview, publishes it, and takes a translator’s file", async () => {
	const { page, complaints } = await openPage(site);
	await actAs(page, site, owner);
	await page.goto("/office/site");
	await page.getByRole("link", { name: "Translations (தமிழ்)", exact: true }).click();
	await page.waitForURL("**/office/content/translations?language=ta");
	const field = page.getByRole("textbox", { name: `தமிழ்: ${english}`, exact: true });
	const open = () => page.goto(`/office/content/translations?language=ta&q=${encodeURIComponent(english)}`);
	await open();
	await field.fill(fromOffice);
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await page.getByText("Saved in the draft.").waitFor();
	expect(await (await fetch(`${site.url}/ta`)).text()).not.toContain(fromOffice);
	await page.getByRole("link", { name: "Preview", exact: true }).click();
	await page.frameLocator("iframe").getByText(fromOffice).first().waitFor({ state: "attached" });
	await open();
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await page.waitForURL(/school-translations-ta/);
	await expect.poll(async () => (await fetch(`${site.url}/ta`)).text()).toContain(fromOffice);
	expect(await (await fetch(`${site.url}/`)).text()).not.toContain(fromOffice);

	await open();
	const rows = [`${english},${fromFile}`, "Nowhere said,எங்கும் இல்லை"];
	const file = `source,target\r\n${rows.join("\r\n")}\r\n`;
	await page.getByLabel("தமிழ், CSV").setInputFiles({ name: "ta.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
	await page.getByRole("button", { name: "Import" }).click();
	await page.getByText("1 translation is saved. These rows weren’t saved:").waitFor();
	await page.getByText("“Nowhere said”: This English isn’t on the website.").waitFor();
	expect(await field.inputValue()).toBe(fromFile);
	expect(complaints.filter((each) => !/status of 4/.test(each))).toEqual([]);
});

it("a news item that is translated is a page of that language, and of no other", async () => {
	const { page } = await openPage(site);
	await actAs(page, site, owner);
	const path = paths.newsDetails("weather-station-ten-years");
	const view = await fetch(`${site.url}/api/v1/website/news/view/weather-station-ten-years`);
	const { data } = (await view.json()) as { data: { title: string; description: string } };
	const [title, description] = ["வானிலை நிலையத்துக்குப் பத்து ஆண்டுகள்", "பத்து ஆண்டுகளாக மழை அளக்கப்படுகிறது."];
	const inEnglish = /<h1[^>]* lang="en"/;
	const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
	const rows = [
		[data.title, title],
		[data.description, description],
	].map((row) => row.map((text) => quote(text ?? "")).join(","));
	await page.goto("/office/content/translations?language=ta&part=records&q=weather");
	await page
		.getByRole("link", { name: /^News: / })
		.first()
		.waitFor();
	const file = Buffer.from(`source,target\r\n${rows.join("\r\n")}\r\n`);
	await page.getByLabel("தமிழ், CSV").setInputFiles({ name: "ta.csv", mimeType: "text/csv", buffer: file });
	await page.getByRole("button", { name: "Import" }).click();
	await page.getByText("2 translations are saved.").waitFor();
	const read = async (address: string) => (await fetch(site.url + address)).text();
	expect(await read(`/ta${path}`)).toMatch(inEnglish);
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await page.waitForURL(/school-translations-ta/);
	await expect.poll(() => read(`/ta${path}`)).toContain(description);
	const local = await read(`/ta${path}`);
	expect(local).toContain(title);
	expect(local).not.toMatch(inEnglish);
	expect(local).toMatch(`rel="canonical" href="${site.url}/ta${path}"`);
	expect(await read(path)).toMatch(`hrefLang="ta" href="${site.url}/ta${path}"`);
	expect(await read(`/hi${path}`)).toMatch(inEnglish);
	expect(await read(`/hi${path}`)).toMatch(`rel="canonical" href="${site.url}${path}"`);
	expect(await read("/ta/news")).toContain(title);
	// The API and files are in English, whatever language their address begins with.
	const api = "/api/v1/website/news/view/weather-station-ten-years";
	expect([await read(`/ta${api}`), await read(api)]).toEqual([
		expect.stringContaining(data.title),
		expect.stringContaining(data.title),
	]);
	expect(await read("/ta/news/atom.xml")).toContain(data.title);
	const sitemap = await read("/sitemap.xml");
	expect([sitemap.includes(`/ta${path}<`), sitemap.includes(`/hi${path}<`)]).toEqual([true, false]);
});
