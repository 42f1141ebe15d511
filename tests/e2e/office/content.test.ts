import { beforeAll, describe, expect, it } from "vitest";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, phone, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { officeFaultsOf } from "#tests/support/office/faults.ts";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { actAs, type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const news = {
	title: "Rain on tin",
	date: "2026-06-01",
	place: "The Loft",
	category: "Studio",
	author: "",
	picture: "section-1",
	picture_alt: "Section through a slope",
	description: "The roof **sings**.",
};

describe.each(["sqlite", "postgres"] as const)("content (%s)", (engine) => {
	const site = ownSite({ DEMO: "off" }, engine);
	let priya: SignedIn;
	let arun: SignedIn;
	beforeAll(async () => {
		priya = await signedInMember(site, { name: "Priya Raghavan", role: "editor" });
		arun = await signedInMember(site, { name: "Arun Selvam", role: "owner" });
	});

	async function visit(options: Parameters<typeof openPage>[1] = desktop, as = priya) {
		const opened = await openPage(site, options);
		await actAs(opened.page, site, as);
		return opened;
	}
	const statusOf = async (path: string) => (await fetch(new URL(path, site.url), { redirect: "manual" })).status;

	it("is written, previewed, published, corrected, restored, taken down and trashed by plain forms", async () => {
		const browser = officeBrowser(site, priya.cookie);
		const shown = async (path: string) => (await browser.get(path)).text();
		const begun = await browser.post("/office/content/news/new", { act: "save", ...news, place: "" });
		const [at = ""] = begun.headers.get("location")?.split("?") ?? [];
		expect(at).toMatch(/^\/office\/content\/news\/\d+$/);
		const item = at.split("/").at(-1) ?? "";
		const versionNow = async () => /name="version" value="(\d+)"/.exec(await shown(at))?.[1] ?? "";
		const send = async (act: string, fields: object = {}) =>
			browser.post(at, { act, version: await versionNow(), ...news, ...fields });

		const refused = await send("publish", { place: "" });
		expect([refused.status, (await refused.text()).includes("Place is missing.")]).toEqual([409, true]);
		expect(await shown(`/office/content/preview/page?item=${item}`)).toContain("This has no page yet");
		await send("save");
		const preview = await browser.get(`/office/content/preview/page?item=${item}`);
		expect(preview.headers.get("content-security-policy")).toMatch(
			/frame-ancestors 'self'; sandbox allow-same-origin$/,
		);
		const page = await preview.text();
		expect(page).toContain("<strong>sings</strong>");
		expect(page).not.toContain("<script");
		expect(page).toContain(`href="/office/content/preview/page?item=${item}&amp;path=%2Fnews"`);
		expect(await shown(`/office/content/preview/page?item=${item}&path=/news`)).toContain("Rain on tin");
		expect(await statusOf("/news-details/rain-on-tin")).toBe(404);

		await send("publish");
		expect(await statusOf("/news-details/rain-on-tin")).toBe(200);
		await send("save", { title: "Rain on tiles" });
		expect(await shown(at)).toContain("<del>tin</del><ins>tiles</ins>");
		await send("publish", { title: "Rain on tiles" });
		expect(await statusOf("/news-details/rain-on-tin")).toBe(301);
		const restored = await browser.post(`${at}/versions/1`, { act: "restore", version: await versionNow() });
		expect(await shown(restored.headers.get("location") ?? "")).toContain('value="Rain on tin"');
		await send("discard");
		const down = await send("take-down", { title: "Rain on tiles" });
		expect(await statusOf("/news-details/rain-on-tiles")).toBe(410);
		const done = new URL(down.headers.get("location") ?? "", site.url).searchParams.get("done") ?? "";
		await browser.post(at, { act: "undo", actId: done });
		expect(await statusOf("/news-details/rain-on-tiles")).toBe(200);
		await send("trash", { title: "Rain on tiles" });
		expect(await shown("/office/content/news?state=trashed")).toContain("Rain on tiles");
		await browser.post(at, { act: "take-out", version: await versionNow() });
		expect(await shown("/office/content/news?state=taken-down&q=tiles")).toContain("Rain on tiles");
	});

	it("goes out and comes down at times of the school's clock, which its calendar lists", async () => {
		const browser = officeBrowser(site, priya.cookie);
		const fields = { ...news, title: "Soon", act: "schedule", publish_at: "2031-11-24T09:00" };
		const answer = await browser.post("/office/content/news/new", fields);
		const page = await (await browser.get(answer.headers.get("location") ?? "")).text();
		expect(page).toContain("goes out on <strong>Mon 24 Nov 2031, 09:00 IST</strong>");
		const calendar = await (await browser.get("/office/content/calendar")).text();
		expect(calendar).toContain("Monday, 24th November 2031");
		expect(await (await browser.get("/office/content/preview/page?path=/news")).text()).not.toContain("Soon");
		const later = await browser.get("/office/content/preview/page?path=/news&at=2031-11-24T09:00");
		expect(await later.text()).toContain("Soon");
	});

	it("needs a second person where it carries the school's word", async () => {
		const owner = officeBrowser(site, arun.cookie);
		const fields = { title: "Affiliation", body: "", number: "", valid_from: "", valid_until: "", file: "a-1" };
		const address = "/office/content/approval_documents/new";
		const refused = await owner.post(address, { act: "publish", ...fields });
		expect(await refused.text()).toContain("somebody else than its writer has to publish it");
		const editor = officeBrowser(site, priya.cookie);
		expect((await editor.post(address, { act: "publish", ...fields })).status).toBe(403);
	});

	it("is saved by itself, tells two who write one text, and loses nothing", async () => {
		const { page, complaints } = await visit();
		await page.goto("/office/content/announcements/new");
		await whenScripted(page);
		await page.getByLabel("Title", { exact: true }).pressSequentially("Gates");
		await page.getByText(/^Saved \d\d:\d\d:\d\d$/).waitFor();
		expect(new URL(page.url()).pathname).toMatch(/announcements\/\d+$/);
		const other = await visit(desktop, arun);
		await other.page.goto(page.url());
		await whenScripted(other.page);
		await other.page.getByLabel("Title", { exact: true }).fill("Gates close");
		await other.page.getByRole("button", { name: "Save draft" }).click();
		await other.page.getByText("You saved a draft.").waitFor();
		await page.getByLabel("Title", { exact: true }).fill("Gates open");
		await page.getByText("Arun Selvam has changed this in the meantime.", { exact: false }).first().waitFor();
		await page.getByRole("button", { name: "Save draft" }).click();
		await page.getByRole("heading", { name: "Arun Selvam has changed this in the meantime" }).waitFor();
		expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Gates open");
		await page.getByRole("button", { name: "Keep mine" }).click();
		await page.getByText("You saved a draft.").waitFor();
		await page.getByRole("link", { name: /^All 3/ }).click();
		expect(await page.locator("li", { hasText: "Arun Selvam" }).count()).toBeGreaterThan(0);
		expect(complaints.filter((complaint) => !complaint.includes("409"))).toEqual([]);
	});

	it.runIf(engine === "sqlite")("is accessible at every width", async () => {
		const faults: string[] = [];
		for (const width of [1440, 768, 360]) {
			const { page } = await visit(width < 500 ? phone : { viewport: { width, height: 900 } });
			await page.addInitScript(axe);
			for (const path of ["", "/news", "/news?state=trashed", "/news/new", "/news/1", "/news/1#publishing"]) {
				await page.goto(`/office/content${path}`);
				await whenScripted(page);
				faults.push(...(await officeFaultsOf(page)).map((fault) => `${path} at ${width}: ${fault}`));
			}
			for (const path of ["/news/1/versions", "/news/1/versions/2", "/calendar"]) {
				await page.goto(`/office/content${path}`);
				await whenScripted(page);
				faults.push(...(await officeFaultsOf(page)).map((fault) => `${path} at ${width}: ${fault}`));
			}
		}
		expect(faults).toEqual([]);
	});
});
