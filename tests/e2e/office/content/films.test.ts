import { beforeAll, describe, expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { findPublicMedia } from "#src/content/media/public-media.server.ts";
import { addRecord } from "#src/content/records.server.ts";
import { axe } from "#tests/support/browser/audit.ts";
import { desktop, whenScripted } from "#tests/support/browser/browser.ts";
import { openPage } from "#tests/support/browser/open-page.ts";
import { samples } from "#tests/support/content/samples.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { filmPlace, sampleFilm } from "#tests/support/media/sample-film.ts";
import { officeFaultsOf } from "#tests/support/office/faults.ts";
import { type OfficeBrowser, officeBrowser } from "#tests/support/office/office-browser.ts";
import { actAs, signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

const captions = "WEBVTT\n\n00:00.500 --> 00:02.000\nIt has rained since June.\n";

describe.each(onEngine("sqlite"))("films in the library (%s)", (engine) => {
	const site = ownSite({}, engine);
	let editor: OfficeBrowser;
	let admissions: OfficeBrowser;
	beforeAll(async () => {
		editor = officeBrowser(site, (await signedInMember(site, { name: "Meera Nair", role: "editor" })).cookie);
		admissions = officeBrowser(site, (await signedInMember(site, { name: "Priya Raghavan" })).cookie);
	});
	const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}${path}`, { headers });
	const withFile = (fields: Record<string, string>, name: string, content: Buffer) => {
		const form = new FormData();
		for (const [field, value] of Object.entries(fields)) form.set(field, value);
		form.set(name, new Blob([new Uint8Array(content)]), "file");
		return form;
	};
	const add = async (film: Buffer) => {
		const answer = await editor.post("/office/media/upload", withFile({}, "files", film));
		return answer.headers.get("location") ?? "";
	};
	const page = async (address: string) => (await editor.get(address)).text();
	const version = async (address: string) => (await page(address)).match(/name="version" value="(\d+)"/)?.[1] ?? "";
	const isReady = (path: string) => expect.poll(async () => (await get(path)).status, { timeout: 60_000 }).toBe(200);

	it("need a poster, and captions where someone speaks; visitors get them in parts, without places", async () => {
		const original = sampleFilm({ sound: true });
		const address = await add(original);
		const id = Number(address.split("/").at(-1));
		expect(await page(address)).toContain("Add a poster and captions before you use it.");
		expect((await get(`/media/film-${id}-1.mp4`)).status).toBe(404);
		const poster = await photograph({ width: 960, height: 640, grain: 1 });
		const postedFormData = withFile({ act: "poster", version: await version(address) }, "poster", poster);
		expect((await editor.post(address, postedFormData)).status).toBe(302);
		expect(await page(address)).toContain("Add captions before you use it.");
		const wrong = await editor.post(address, {
			act: "captions",
			version: await version(address),
			language: "en",
			text: captions.replace("00:02.000", "00:00.100"),
		});
		expect(wrong.status).toBe(422);
		expect(await wrong.text()).toMatch(/Line 3\. It must end after it starts\./);
		const right = { act: "captions", version: await version(address), language: "en", text: captions };
		expect((await editor.post(address, right)).status).toBe(302);
		await isReady(`/media/film-${id}-3-en.mp4`);

		const film = await get(`/media/film-${id}-3-en.mp4`);
		expect(Object.fromEntries(film.headers)).toMatchObject({
			"content-type": "video/mp4",
			"accept-ranges": "bytes",
			"cache-control": "public, max-age=31536000, immutable",
		});
		const whole = Buffer.from(await film.arrayBuffer());
		expect([original.includes(filmPlace), whole.includes(filmPlace)]).toEqual([true, false]);
		const part = await get(`/media/film-${id}-3-en.mp4`, { range: "bytes=100-199" });
		expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 100-199/${whole.length}`]);
		expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
		expect((await get(`/media/film-${id}-3-en.mp4`, { range: "bytes=99999999-" })).status).toBe(416);
		const tail = await get(`/media/film-${id}-3-en.mp4`, { range: "bytes=-10" });
		expect(Buffer.from(await tail.arrayBuffer()).equals(whole.subarray(-10))).toBe(true);
		const vtt = await get(`/media/captions-${id}-3-en.vtt`);
		expect([vtt.headers.get("content-type"), await vtt.text()]).toEqual(["text/vtt; charset=utf-8", captions]);
		expect((await get(`/media/captions-${id}-3-ta.vtt`)).status).toBe(404);
		expect((await get(`/media/photo-${id}-3-480.webp`)).status).toBe(200);
		expect((await get(`/office/media/film/${id}-3`)).url).toContain("/office/sign-in");

		const stored = await readDatabase(site, (db) => findPublicMedia(db, `film-${id}-3-en.mp4`));
		await (await site.storage()).remove(stored?.key ?? "");
		const response = await get(`/media/film-${id}-3-en.mp4`);
		expect([response.status, response.headers.get("cache-control")]).not.toContain(
			"public, max-age=31536000, immutable",
		);
		expect(response.status).toBe(404);
	});

	it("show another language everywhere at once, and the former captions after an undo", async () => {
		const address = await add(sampleFilm({ sound: true, quickTime: true }));
		const id = Number(address.split("/").at(-1));
		const poster = await photograph({ width: 960, height: 640, grain: 2 });
		const silent = { act: "speechless", version: await version(address), speechless: "on" };
		expect((await editor.post(address, silent)).status).toBe(302);
		const postedFormData = withFile({ act: "poster", version: await version(address) }, "poster", poster);
		expect((await editor.post(address, postedFormData)).status).toBe(302);
		await isReady(`/media/film-${id}-3.mp4`);
		await readDatabase(site, (db) =>
			db.transaction().execute((trx) =>
				addRecord(trx, contentTypes.gallery, {
					...samples.galleryItem,
					date: "2027-01-01",
					picture: `photo-${id}-3`,
					video: `film-${id}-3`,
				}),
			),
		);
		const shown = async () =>
			(await (await get("/gallery")).text()).match(new RegExp(`/media/(film-${id}-[\\w-]+)\\.mp4`))?.[1];
		await expect.poll(shown).toBe(`film-${id}-3`);
		const form = { act: "captions", version: await version(address), language: "ta", text: captions };
		expect((await admissions.post(address, form)).status).toBe(403);
		const captioned = await editor.post(address, form);
		await expect.poll(shown, { timeout: 60_000 }).toBe(`film-${id}-4-ta`);
		const actId = new URL(captioned.headers.get("location") ?? "", site.url).searchParams.get("done") ?? "";
		expect((await editor.post(address, { act: "undo", actId })).status).toBe(302);
		await expect.poll(shown).toBe(`film-${id}-3`);
	});

	it("are refused when browsers do not play them", async () => {
		const answer = await editor.post("/office/media/upload", withFile({}, "files", sampleFilm({ codec: "hvc1" })));
		expect(await answer.text()).toContain("Most Compatible");
	});
});

describe("in a browser", () => {
	const site = ownSite();

	it("makes the frame that a film shows its poster, and plays it in the gallery with captions", async () => {
		const member = await signedInMember(site, { name: "Meera Nair", role: "editor" });
		const { page } = await openPage(site, desktop);
		await page.addInitScript(axe);
		await actAs(page, site, member);
		await page.goto("/office/media/upload");
		await whenScripted(page);
		const buffer = sampleFilm({ sound: true, quickTime: true });
		await page.setInputFiles("input[type=file]", { name: "Rain.mov", mimeType: "video/quicktime", buffer });
		await page.getByRole("button", { name: "Add to the library" }).click();
		await page.getByText("Add a poster and captions before you use it.").waitFor();
		await whenScripted(page);
		expect(await officeFaultsOf(page)).toEqual([]);
		const id = Number(new URL(page.url()).pathname.split("/").at(-1));
		await page.waitForFunction(() => (document.querySelector("video")?.readyState ?? 0) >= 2);
		for (let step = 0; step < 3; step += 1) await page.getByRole("button", { name: "Next frame" }).click();
		await page.getByRole("button", { name: "Use this frame as poster" }).click();
		await page.getByText("You chose the poster.").waitFor();
		await page.getByRole("textbox", { name: "Captions" }).fill(captions.replace("-->", "->"));
		await page.getByRole("button", { name: "Save captions" }).click();
		await page.getByText("Line 3.").waitFor();
		expect(await officeFaultsOf(page)).toEqual([]);
		await page.getByRole("textbox", { name: "Captions" }).fill(captions);
		await page.getByRole("button", { name: "Save captions" }).click();
		await page.locator("[data-focal]").waitFor({ timeout: 90_000 });
		expect(await officeFaultsOf(page)).toEqual([]);

		await readDatabase(site, (db) =>
			db.transaction().execute((trx) =>
				addRecord(trx, contentTypes.gallery, {
					...samples.galleryItem,
					title: "Rain on the roof",
					date: "2027-01-01",
					picture: `photo-${id}-3`,
					picture_alt: "Rain on a lighted house",
					video: `film-${id}-3-en`,
				}),
			),
		);
		await page.goto("/gallery");
		await whenScripted(page);
		await page.getByRole("link", { name: /Rain on the roof/ }).click();
		const video = page.locator("dialog video");
		await video.waitFor();
		expect(await video.evaluate((film: HTMLVideoElement) => [film.muted, film.loop, film.controls])).toEqual([
			false,
			false,
			true,
		]);
		await video.evaluate((film: HTMLVideoElement) => film.play());
		await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0.3);
		expect(
			await video.evaluate((film: HTMLVideoElement) => {
				const [track] = film.textTracks;
				if (track) track.mode = "showing";
				return [track?.label, track?.language];
			}),
		).toEqual(["English", "en"]);
		await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length)).toBe(1);
	});
});
