import { expect, it } from "vitest";
import * as paths from "#src/paths.ts";
import { desktop, phone, wakeIslands, whenScripted } from "#tests/support/browser/browser.ts";
import { keepPages } from "#tests/support/browser/kept-pages.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { sharedSite } from "#tests/support/server/site.ts";

const site = sharedSite();
keepPages();
const chat = (address: string | null) => {
	const { origin, pathname, searchParams } = new URL(address ?? "");
	return [origin + pathname, searchParams.get("text")];
};

it("WhatsApp opens with a message that names the page, from the footer and the head of a programme", async () => {
	const { page, complaints } = await openPage(site, phone);
	await page.goto(paths.undergraduate);
	await whenScripted(page);
	for (const part of [page.locator("main"), page.getByRole("contentinfo")])
		expect(chat(await part.getByRole("link", { name: "WhatsApp" }).first().getAttribute("href"))).toEqual([
			"https://wa.me/919400000000",
			"Hello, I have a question about “Bachelor of Architecture”: ",
		]);
	// Nothing is asked of WhatsApp before a click.
	expect(complaints).toEqual([]);
});

it("contact offers WhatsApp and a call, and the home page WhatsApp", async () => {
	const { page } = await openPage(site, desktop);
	await page.goto(paths.contact);
	const card = page.locator("main address");
	expect(chat(await card.getByRole("link", { name: "Message us there" }).getAttribute("href"))[1]).toBe(
		"Hello, I have a question: ",
	);
	expect(await card.getByRole("link", { name: "Ask us to call you" }).getAttribute("href")).toBe(paths.quickEnquiry);
	await page.goto("/");
	await page.locator("main").getByRole("link", { name: "WhatsApp" }).waitFor();
});

it.each([true, false])("a call is asked for with the page as the question (scripts: %s)", async (javaScriptEnabled) => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled });
	await page.goto(paths.fees);
	await page.getByRole("contentinfo").getByRole("link", { name: "Ask us to call you" }).click();
	await page.waitForURL(/\/query\?about=%2Ffees/);
	const form = page.getByRole("form", { name: "Quick Enquiry" });
	const question = form.getByLabel("Your question");
	await expect.poll(() => question.inputValue()).toBe("Please call me back about “Fees”.");
	if (!javaScriptEnabled) return;
	await whenScripted(page);
	await wakeIslands(page);
	const message = "Please call me back about “Fees”, after six.";
	await question.fill(message);
	await page.reload();
	await whenScripted(page);
	await expect.poll(() => question.inputValue()).toBe(message);
	await form.getByLabel("Name").fill("Revathi");
	await form.getByLabel("Phone").fill("94430 12345");
	await form.getByLabel("City").fill("Coonoor");
	await form.getByLabel("Course").selectOption("other");
	const sendingRequest = page.waitForRequest("**/enquiry-form/add");
	await form.getByRole("button").last().click();
	expect((await sendingRequest).postDataJSON()).toMatchObject({ question: message });
	await page.getByRole("link", { name: "Message us on WhatsApp" }).waitFor();
	expect(await question.inputValue()).toBe("");
});

it("who comes to a page that is not there can look for an answer from it", async () => {
	const { page } = await openPage(site, { ...phone, javaScriptEnabled: false });
	await page.goto("/nowhere");
	await page.getByRole("searchbox", { name: "Search the questions" }).fill("hostel");
	await page.getByRole("button", { name: "Search" }).click();
	await page.waitForURL(/\/questions\?q=hostel/);
	expect(await page.getByRole("status").innerText()).toMatch(/\d questions/);
});

it("the question is begun by pages of the site only", async () => {
	for (const about of ["Call 1900 now", "/nowhere", "https://evil.example"])
		expect(await (await fetch(`${site.url}/query?${new URLSearchParams({ about })}`)).text()).not.toContain("call me");
});

it.each([
	[paths.news, "/news/atom.xml", "application/atom+xml"],
	[paths.blogs, "/blogs/atom.xml", "application/atom+xml"],
	[paths.events, "/events.ics", "text/calendar"],
])("%s has a link that one sees to its feed", async (path, feed, type) => {
	const { page } = await openPage(site, phone);
	await page.goto(path);
	await page.locator(`main a[href="${feed}"]`).waitFor();
	expect((await fetch(site.url + feed)).headers.get("content-type")).toContain(type);
});

it.each([paths.newsDetails("1"), paths.eventDetails("1"), paths.blogDetails(1), paths.careersDetails("1")])(
	"%s can be passed on as a link, and by the device's own choice",
	async (path) => {
		const { page } = await openPage(site, { ...phone, permissions: ["clipboard-read", "clipboard-write"] });
		await page.addInitScript(() => {
			const sharedData: ShareData[] = [];
			Object.assign(window, { shared: sharedData });
			Object.assign(navigator, { share: async (data: ShareData) => void sharedData.push(data) });
		});
		await page.goto(`${path}?utm_source=mail`);
		await whenScripted(page);
		await page.getByRole("button", { name: "Copy link" }).click();
		await page.getByText("Link copied.").waitFor();
		const address = new URL(page.url());
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address.origin + address.pathname);
		await page.getByRole("button", { name: "Share", exact: true }).click();
		const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared[0]?.url);
		await expect.poll(shared).toBe(address.origin + address.pathname);
	},
);

it.each([
	["Copy link", "Link copied."],
	["Save this page to read offline", "Saved on this device"],
])("“%s” says so when its code does not come, and the next press tries again", async (name, doneText) => {
	const { page, complaints } = await openPage(site, { ...phone, permissions: ["clipboard-read", "clipboard-write"] });
	const code = "**/static/js/page-actions-*.js*";
	await page.route(code, (route) => route.abort());
	await page.goto(paths.newsDetails("1"));
	await whenScripted(page);
	const button = page.getByRole("button", { name });
	await button.click();
	await page.getByText("This didn’t load.").waitFor();
	await page.unroute(code);
	await button.click();
	await page.getByText(doneText).waitFor();
	expect(complaints.filter((complaint) => complaint.startsWith("page:"))).toEqual([]);
});

it("sharing and saving are offered only where the browser can do it", async () => {
	const { page } = await openPage(site, { ...desktop, javaScriptEnabled: false });
	await page.goto(paths.newsDetails("1"));
	for (const name of ["Share", "Copy link", "Save this page to read offline"])
		expect(await page.getByRole("button", { name, exact: true }).isVisible()).toBe(false);
});
