import { beforeAll, describe, expect, it } from "vitest";
import { officeBrowser } from "#tests/support/office/office-browser.ts";
import { type SignedIn, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
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

describe.each(onEngine("postgres"))("content (%s)", (engine) => {
	const site = ownSite({ DEMO: "off" }, engine);
	let priya: SignedIn;
	let arun: SignedIn;
	beforeAll(async () => {
		priya = await signedInMember(site, { name: "Priya Raghavan", role: "editor" });
		arun = await signedInMember(site, { name: "Arun Selvam", role: "owner" });
	});

	const statusOf = async (path: string) => (await fetch(new URL(path, site.url), { redirect: "manual" })).status;

	it("is written, previewed, published, corrected, restored, taken down and trashed by plain forms", async () => {
		const browser = officeBrowser(site, priya.cookie);
		const readText = async (path: string) => (await browser.get(path)).text();
		const response = await browser.post("/office/content/news/new", { act: "save", ...news, place: "" });
		const [at = ""] = response.headers.get("location")?.split("?") ?? [];
		expect(at).toMatch(/^\/office\/content\/news\/\d+$/);
		const item = at.split("/").at(-1) ?? "";
		const versionNow = async () => /name="version" value="(\d+)"/.exec(await readText(at))?.[1] ?? "";
		const send = async (act: string, fields: object = {}) =>
			browser.post(at, { act, version: await versionNow(), ...news, ...fields });

		const refusedResponse = await send("publish", { place: "" });
		expect([refusedResponse.status, (await refusedResponse.text()).includes("Place is missing.")]).toEqual([422, true]);
		expect(await readText(`/office/content/preview/page?item=${item}`)).toContain("This has no page yet");
		await send("save");
		const preview = await browser.get(`/office/content/preview/page?item=${item}`);
		expect(preview.headers.get("content-security-policy")).toMatch(
			/frame-ancestors 'self'; sandbox allow-same-origin$/,
		);
		const page = await preview.text();
		expect(page).toContain("<strong>sings</strong>");
		expect(page).not.toContain("<script");
		expect(page).toContain(`href="/office/content/preview/page?item=${item}&amp;path=%2Fnews"`);
		expect(await readText(`/office/content/preview/page?item=${item}&path=/news`)).toContain("Rain on tin");
		await expect.poll(() => statusOf("/news-details/rain-on-tin")).toBe(404);

		await send("publish");
		await expect.poll(() => statusOf("/news-details/rain-on-tin")).toBe(200);
		await send("save", { title: "Rain on tiles" });
		expect(await readText(at)).toContain("<del>tin</del><ins>tiles</ins>");
		await send("publish", { title: "Rain on tiles" });
		await expect.poll(() => statusOf("/news-details/rain-on-tin")).toBe(301);
		const restoreResponse = await browser.post(`${at}/versions/1`, { act: "restore", version: await versionNow() });
		expect(await readText(restoreResponse.headers.get("location") ?? "")).toContain('value="Rain on tin"');
		await send("discard");
		const down = await send("take-down", { title: "Rain on tiles" });
		await expect.poll(() => statusOf("/news-details/rain-on-tiles")).toBe(410);
		const done = new URL(down.headers.get("location") ?? "", site.url).searchParams.get("done") ?? "";
		const undoPath = await browser.post(at, { act: "undo", actId: done });
		expect([undoPath.status, /role="alert"[^>]*>([^<]*)/.exec(await undoPath.text())?.[1]]).toEqual([302, undefined]);
		await expect.poll(() => statusOf("/news-details/rain-on-tiles")).toBe(200);
		await send("trash", { title: "Rain on tiles" });
		expect(await readText("/office/content/news?state=trashed")).toContain("Rain on tiles");
		await browser.post(at, { act: "take-out", version: await versionNow() });
		expect(await readText("/office/content/news?state=taken-down&q=tiles")).toContain("Rain on tiles");
	});

	it("a student's drawing goes to the wall of the gallery with its year and author, and not without the author", async () => {
		const browser = officeBrowser(site, priya.cookie);
		const { picture, picture_alt } = news;
		const drawing = {
			title: "The gate",
			date: "2009-05-31",
			picture,
			picture_alt,
			credit: "",
			video: "",
			hand: "Charcoal",
		};
		const refusal = await browser.post("/office/content/gallery/new", { act: "publish", ...drawing });
		expect([refusal.status, (await refusal.text()).includes("Credit is missing.")]).toEqual([422, true]);
		await browser.post("/office/content/gallery/new", { act: "publish", ...drawing, credit: "Latha Selvam" });
		const wall = async () =>
			/<figcaption.*?<\/figcaption>/.exec(await (await fetch(`${site.url}/gallery`)).text())?.[0];
		await expect.poll(wall).toMatch(/2009.*Latha Selvam.*Charcoal/);
	});

	it("goes out and comes down at times of the school's clock, which the overview lists", async () => {
		const browser = officeBrowser(site, priya.cookie);
		const fields = { ...news, title: "Soon", act: "schedule", publish_at: "2031-11-24T09:00" };
		const answer = await browser.post("/office/content/news/new", fields);
		const page = await (await browser.get(answer.headers.get("location") ?? "")).text();
		expect(page).toContain("will be published on <strong>Mon 24 Nov 2031, 09:00 IST</strong>");
		const overview = await (await browser.get("/office/content")).text();
		expect(overview).toContain("publishes on Mon 24 Nov 2031, 09:00 IST");
		expect(await (await browser.get("/office/content/preview/page?path=/news")).text()).not.toContain("Soon");
		const later = await browser.get("/office/content/preview/page?path=/news&at=2031-11-24T09:00");
		expect(await later.text()).toContain("Soon");
	});

	it("needs a second person where it carries the school's word", async () => {
		const owner = officeBrowser(site, arun.cookie);
		const fields = { title: "Affiliation", body: "", number: "", valid_from: "", valid_until: "", file: "a-1" };
		const address = "/office/content/approval_documents/new";
		const response = await owner.post(address, { act: "publish", ...fields });
		expect(await response.text()).toContain("Someone other than the author must publish");
		const editor = officeBrowser(site, priya.cookie);
		expect((await editor.post(address, { act: "publish", ...fields })).status).toBe(403);
	});

	it("tells two who write one text, shows both, and loses nothing", async () => {
		const [mine, theirs] = [officeBrowser(site, priya.cookie), officeBrowser(site, arun.cookie)];
		const texts = { ...news, title: "Gates" };
		const response = await mine.post("/office/content/news/new", { act: "save", ...texts });
		const [at = ""] = response.headers.get("location")?.split("?") ?? [];
		const saveResponse = await mine.post(`${at}/draft`, { version: "1", ...texts, title: "Gates stand" });
		expect(await saveResponse.json()).toMatchObject({ ok: true, version: 2, address: at });
		expect((await theirs.post(at, { act: "save", version: "2", ...texts, title: "Gates close" })).status).toBe(302);
		const late = await mine.post(`${at}/draft`, { version: "2", ...texts, title: "Gates open" });
		expect([late.status, await late.json()]).toMatchObject([409, { ok: false }]);
		const refusedResponse = await mine.post(at, { act: "save", version: "2", ...texts, title: "Gates open" });
		const page = await refusedResponse.text();
		expect(page.replaceAll("<!-- -->", "")).toContain("Arun Selvam changed this while you were writing");
		expect(page).toContain("<del>close</del><ins>open</ins>");
		expect(page).toContain('value="Gates open"');
		await mine.post(at, { act: "keep-mine", version: "2", ...texts, title: "Gates open" });
		expect(await (await mine.get(at)).text()).toContain('value="Gates open"');
		expect(await (await mine.get(`${at}/versions/2`)).text()).toContain("Gates close");
		await theirs.post(at, { act: "keep-theirs", version: "2", ...texts, title: "Gates shut" });
		expect(await (await mine.get(at)).text()).toContain('value="Gates open"');
		expect(await (await mine.get(`${at}/versions/4`)).text()).toContain("Gates shut");
	});
});
