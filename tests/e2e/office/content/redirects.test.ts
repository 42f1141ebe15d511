import { beforeAll, describe, expect, it } from "vitest";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

const page = "/office/content/redirects";

describe.each(onEngine("postgres"))("redirects (%s)", (engine) => {
	const site = ownSite({}, engine);
	let priya: SignedIn;
	beforeAll(async () => {
		priya = await signedInMember(site, { name: "Priya Raghavan", role: "editor" });
	});

	const followRedirect = async (path: string) => {
		const { status, headers } = await fetch(new URL(path, site.url), { redirect: "manual" });
		return [status, headers.get("location")];
	};

	it("are added, found, removed and brought back by plain forms", async () => {
		const browser = officeBrowser(site, priya.cookie);
		const add = (from: string, to: string) => browser.post(page, { act: "add", from, to });
		expect((await add("/prospectus/", `${site.url}/fees#hostel`)).status).toBe(302);
		await expect.poll(() => followRedirect("/prospectus?a=b")).toEqual([301, "/fees?a=b#hostel"]);
		const listPage = await (await browser.get(`${page}?q=prospectus`)).text();
		expect(listPage).toContain("Added by Priya Raghavan");
		const response = await browser.post(page, { act: "remove", path: "/prospectus" });
		await expect.poll(() => followRedirect("/prospectus")).toEqual([404, null]);
		const actId = new URL(response.headers.get("location") ?? "", site.url).searchParams.get("done") ?? "";
		await browser.post(page, { act: "undo", actId });
		await expect.poll(() => followRedirect("/prospectus")).toEqual([301, "/fees#hostel"]);
		const history = await (await browser.get(page)).text();
		expect(history).toContain("added a redirect from /prospectus");
	});

	it.each([
		["/fees", "/about", "/fees is a page visitors see today"],
		["/visit/open-day", "/fees", "/visit/open-day is for pages about one person’s data"],
		["/", "/fees", "/ is a page visitors see today"],
		["tea.example/menu", "/fees", "Enter an address on this website"],
		["/old?id=3", "/fees", "Leave out the ? or #"],
		["/office/old", "/fees", "/office/old is in the office"],
		["/api/v1/none", "/fees", "/api/v1/none can’t be a page of this website."],
		["/old", "/nowhere", "There’s no page at /nowhere."],
		["/old", "/office/cases", "/office/cases is in the office"],
		["/old", "tel:+911234567890", "It must lead to a page"],
		["/old", "what is this", "Choose a page, or enter an address"],
		["/old", "/old", "There’s no page at /old."],
	])("are refused with a sentence: %s to %s", async (from, to, sentence) => {
		const response = await officeBrowser(site, priya.cookie).post(page, { act: "add", from, to });
		const html = await response.text();
		expect([response.status, /data-refused=""[^>]*>(.*?)<\/p>/s.exec(html)?.[1]]).toEqual([
			422,
			expect.stringContaining(sentence),
		]);
		expect(html).toContain(`name="from" value="${from}"`);
	});

	it("lead on from an address of a page that has nothing there", async () => {
		const browser = officeBrowser(site, priya.cookie);
		expect((await browser.post(page, { act: "add", from: "/questions/nobody-asked", to: "/questions" })).status).toBe(
			302,
		);
		await expect.poll(() => followRedirect("/questions/nobody-asked?a=b")).toEqual([301, "/questions?a=b"]);
	});

	it.runIf(engine === "sqlite")("find the page that they lead to by its words", async () => {
		const { page: view, complaints } = await openPage(site, desktop);
		await actAs(view, site, priya);
		await view.goto(page);
		await whenScripted(view);
		await view.getByRole("textbox", { name: "Old address" }).fill("/hostel-rules");
		await view.getByRole("link", { name: "Find a page" }).click();
		await view.getByRole("dialog", { name: "Link to a page" }).getByRole("searchbox").fill("fees");
		await view.locator("[data-link-results] a", { hasText: "/fees" }).first().click();
		await expect.poll(() => view.getByRole("textbox", { name: "Leads to" }).inputValue()).toBe("/fees");
		await view.getByRole("button", { name: "Add" }).click();
		await view.getByText("You added a redirect from /hostel-rules.").waitFor();
		expect(complaints).toEqual([]);
	});
});
