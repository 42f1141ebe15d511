import { beforeAll, expect, it } from "vitest";
import { contentTypeNamed } from "#src/content/editing/content-item.ts";
import { publishItem } from "#src/content/editing/publish-item.server.ts";
import { readItem, readItemVersion } from "#src/content/editing/read-item.server.ts";
import { saveTexts } from "#src/content/editing/save-texts.server.ts";
import { textsOf } from "#src/content/record-form/record-texts.ts";
import { connect } from "#src/db/connect.server.ts";
import * as officePaths from "#src/office-paths.ts";
import * as paths from "#src/paths.ts";
import { desktop, nextFrames, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { sampleFilm } from "#tests/support/media/sample-film.ts";
import { type OfficeBrowser, officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { ownSite } from "#tests/support/server/site.ts";

const captions = "WEBVTT\n\n00:00.500 --> 00:02.000\nIt has rained since June.\n";
const site = ownSite();
let owner: OfficeBrowser;
beforeAll(async () => {
	owner = officeBrowser(site, (await signedInMember(site, { name: "Meera Nair", role: "owner" })).cookie);
	const films = new FormData();
	films.set("files", new Blob([new Uint8Array(sampleFilm({ sound: true }))]), "Rain.mp4");
	await owner.post("/office/media/upload", films);
	const poster = new FormData();
	for (const [name, value] of Object.entries({ act: "poster", version: "1" })) poster.set(name, value);
	poster.set("poster", new Blob([new Uint8Array(await photograph({ width: 960, height: 640 }))]), "poster.jpg");
	await owner.post("/office/media/1", poster);
	await owner.post("/office/media/1", { act: "captions", version: "2", language: "en", text: captions });
});

const itemOf = (type: string) =>
	readDatabase(site, (db) =>
		db.selectFrom("content_items").select(["id", "version"]).where("type", "=", type).executeTakeFirstOrThrow(),
	);

/** Names the film in a field of the draft, as it is. @returns the item's number */
async function show(type: string, field: string) {
	const { id } = await itemOf(type);
	const contentType = contentTypeNamed(type);
	if (!contentType) throw new Error(`There is no type ${type}.`);
	const db = connect(site);
	await db.transaction().execute(async (trx) => {
		const item = await readItem(trx, id);
		const version = await readItemVersion(trx, item?.draft_id ?? item?.published_id ?? null);
		const texts = { ...textsOf(contentType, version?.fields ?? {}), [field]: "film-1-3-en" };
		const by = { id: null, name: "Meera Nair" };
		const result = await saveTexts(trx, contentType, { itemId: id, seen: item?.version, by, texts }, new Date());
		if (!result.ok) throw new Error(result.message);
	});
	await db.destroy();
	return id;
}

/** Publishes the draft as it is, as the editor's button does. */
async function publishDraft(type: string) {
	const { id } = await itemOf(type);
	const db = connect(site);
	await db.transaction().execute(async (trx) => {
		const result = await publishItem(trx, { itemId: id, by: { id: null, name: "Meera Nair" } }, new Date());
		if (!result.ok) throw new Error(result.message);
	});
	await db.destroy();
}

it("a film of the library plays behind the title of the home page", async () => {
	const film = () => fetch(`${site.url}/media/film-1-3-en.mp4`, { method: "HEAD" });
	await expect.poll(async () => (await film()).status, { timeout: 60_000 }).toBe(200);
	const id = await show("school-home", "film");
	const preview = await owner.get(officePaths.previewedPage(id, "", paths.home));
	expect(await preview.text()).toContain("/media/film-1-3-en.mp4");
	expect(await (await fetch(site.url)).text()).not.toContain("film-1-3");
	await publishDraft("school-home");
	const home = async () => (await fetch(site.url)).text();
	await expect.poll(home).toContain('src="/media/film-1-3-en.mp4"');
	expect(await home()).toContain('srcSet="/media/photo-1-3-1440.avif"');
});

it("a story has a film of the library, with captions and without another site, also where no code runs", async () => {
	await show("school-stories", "stories.0.ownFilm");
	await publishDraft("school-stories");
	const text = async () => (await fetch(site.url + paths.studentStories)).text();
	await expect.poll(text).toContain('href="/media/film-1-3-en.mp4"');
	const { page, complaints } = await openPage(site, desktop);
	await page.goto(paths.studentStories);
	await whenScripted(page);
	await page
		.locator("article")
		.first()
		.getByRole("link", { name: /^Play the video/ })
		.click();
	const video = page.locator("article").first().locator("video");
	await video.waitFor();
	expect(await video.evaluate((player: HTMLVideoElement) => [player.controls, player.textTracks[0]?.language])).toEqual(
		[true, "en"],
	);
	await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState)).toBeGreaterThan(0);
	expect(complaints).toEqual([]);
});

it("a story's film begins once when pressed twice, and is led to when its code does not come", async () => {
	const { page } = await openPage(site, desktop);
	const code = "**/static/js/captioned-film-*.js";
	const { promise, resolve: release } = Promise.withResolvers<void>();
	await page.route(code, async (route) => {
		await promise;
		await route.continue();
	});
	await page.goto(paths.studentStories);
	await whenScripted(page);
	const story = page.locator("article").first();
	const link = story.getByRole("link", { name: /^Play the video/ });
	await link.dblclick();
	release();
	await story.locator("video").first().waitFor();
	await nextFrames(page);
	expect(await story.locator("video").count()).toBe(1);

	await page.unroute(code);
	await page.route(code, (route) => route.abort());
	await page.reload();
	await whenScripted(page);
	const navigationRequest = page.waitForRequest((request) => request.isNavigationRequest());
	await link.click();
	expect((await navigationRequest).url()).toBe(`${site.url}/media/film-1-3-en.mp4`);
});
