import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { contentTypes } from "#src/content/content-types.ts";
import { addRecord } from "#src/content/records.server.ts";
import { samples } from "#tests/support/content/samples.ts";
import { readDatabase } from "#tests/support/database/read-database.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { type OfficeBrowser, officeBrowser } from "#tests/support/office/office-browser.ts";
import { signedInMember } from "#tests/support/office/sign-in.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { ownSite } from "#tests/support/server/site.ts";

describe.each(onEngine("postgres"))("the library of media (%s)", (engine) => {
	const site = ownSite({}, engine);
	let editor: OfficeBrowser;
	let admissions: OfficeBrowser;
	beforeAll(async () => {
		editor = officeBrowser(site, (await signedInMember(site, { name: "Meera Nair", role: "editor" })).cookie);
		admissions = officeBrowser(site, (await signedInMember(site, { name: "Priya Raghavan" })).cookie);
	});

	const upload = (files: [name: string, content: Buffer][], by = editor) => {
		const form = new FormData();
		for (const [name, content] of files) form.append("files", new Blob([new Uint8Array(content)]), name);
		return by.post("/office/media/upload", form);
	};
	const numberIn = (answer: Response) => Number(answer.headers.get("location")?.match(/\/media\/(\d+)/)?.[1]);
	const get = (path: string) => fetch(`${site.url}${path}`);
	const isReady = (id: number, revision = 1) =>
		expect
			.poll(async () => (await get(`/media/photo-${id}-${revision}-480.avif`)).status, { timeout: 60_000 })
			.toBe(200);
	const addNews = (picture: string) =>
		readDatabase(site, (db) =>
			db.transaction().execute((trx) => addRecord(trx, contentTypes.news, { ...samples.news, picture })),
		);
	const versionOn = (html: string) => html.match(/name="version" value="(\d+)"/)?.[1] ?? "";
	const grain = (sigma: number) => photograph({ width: 900, height: 600, grain: sigma });

	it("takes a photograph, shows it in a record, and keeps the file as it came to itself", async () => {
		const id = numberIn(await upload([["Wall in rain.jpg", await grain(1)]]));
		await isReady(id);
		const file = await get(`/media/photo-${id}-1-960.webp`);
		expect(Object.fromEntries(file.headers)).toMatchObject({
			"content-type": "image/webp",
			"cache-control": "public, max-age=31536000, immutable",
			"x-content-type-options": "nosniff",
		});
		expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({ width: 960, height: 640, format: "webp" });
		for (const path of [`photo-${id}-1-961.webp`, `photo-${id}-2-960.webp`, `photo-${id}-1-960.jpg`, "photo-..-1.webp"])
			expect([path, (await get(`/media/${path}`)).status]).toEqual([path, 404]);
		for await (const { key } of (await site.storage()).list())
			if (key.startsWith("media/originals/")) expect([key, (await get(`/${key}`)).status]).toEqual([key, 404]);
		expect((await get(`/office/media/preview/${id}-1/small`)).url).toContain("/office/sign-in");
		expect((await editor.get(`/office/media/preview/${id}-1/small`)).headers.get("cache-control")).toBe("no-store");

		const { slug } = await addNews(`photo-${id}-1`);
		expect(await (await get(`/news-details/${slug}`)).text()).toContain(`/media/photo-${id}-1-960.avif`);
		const page = await (await editor.get(`/office/media/${id}`)).text();
		expect(page).toContain(`/news-details/${slug}`);
		expect(page).toContain("Required before you can use it.");
	});

	it("shows a new focal area and another file on the site’s pages at once, and the former after an undo", async () => {
		const id = numberIn(await upload([["gate.jpg", await grain(2)]]));
		await isReady(id);
		const { slug } = await addNews(`photo-${id}-1`);
		const shown = async () =>
			(await (await get(`/news-details/${slug}`)).text()).match(/\/media\/(photo-\d+-\d+)-/)?.[1];
		expect(await shown()).toBe(`photo-${id}-1`);
		const address = `/office/media/${id}`;
		const version = versionOn(await (await editor.get(address)).text());
		const focus = { act: "focus", version, left: "0", top: "0", width: "20", height: "20" };
		expect((await admissions.post(address, focus)).status).toBe(403);
		expect((await editor.post(address, { ...focus, width: "120" })).status).toBe(422);
		expect((await editor.post(address, focus)).status).toBe(302);
		expect((await editor.post(address, focus)).status).toBe(409);
		await isReady(id, 2);
		await expect.poll(shown).toBe(`photo-${id}-2`);

		const form = new FormData();
		form.set("act", "replace");
		form.set("version", String(Number(version) + 1));
		form.set("file", new Blob([new Uint8Array(await grain(3))]), "gate-2.jpg");
		const response = await editor.post(address, form);
		await isReady(id, 3);
		await expect.poll(shown).toBe(`photo-${id}-3`);
		const actId = new URL(response.headers.get("location") ?? "", site.url).searchParams.get("done") ?? "";
		expect((await editor.post(address, { act: "undo", actId })).status).toBe(302);
		await expect.poll(shown).toBe(`photo-${id}-2`);
		expect((await get(`/media/photo-${id}-3-480.avif`)).status).toBe(200);
	});

	it("says of every file why it is not taken, and adds the others", async () => {
		const truncated = (await grain(4)).subarray(0, 20_000);
		const wide = await sharp({ create: { width: 12_000, height: 8000, channels: 3, background: "#fff" } })
			.png()
			.toBuffer();
		const answer = await upload([
			[
				"good.png",
				await sharp(await grain(5))
					.png()
					.toBuffer(),
			],
			["text.jpg", Buffer.from("a text")],
			["page.html", Buffer.from("<!doctype html><script>alert(1)</script>")],
			["empty.jpg", Buffer.alloc(0)],
			["bomb.png", wide],
			["cut.jpg", truncated],
		]);
		expect(answer.status).toBe(422);
		const page = await answer.text();
		for (const words of [
			"text.jpg: it isn’t a JPEG",
			"page.html: it isn’t a JPEG",
			"empty.jpg: it is empty",
			"bomb.png: it has more than 80 megapixels",
		])
			expect(page).toContain(words);
		expect(page).toContain("Added: good.png, cut.jpg. Not added:");
		const foundPage = await (await editor.get("/office/media?q=cut")).text();
		const id = Number(/\/office\/media\/(\d+)"/.exec(foundPage)?.[1]);
		const itemPage = async () => (await editor.get(`/office/media/${id}`)).text();
		await expect.poll(itemPage, { timeout: 60_000 }).toContain("It may be damaged or incomplete");
		expect((await get(`/media/photo-${id}-1-480.webp`)).status).toBe(404);
	});

	it("requires an alternative text or that it only decorates, and finds what has neither", async () => {
		const id = numberIn(await upload([["roof.jpg", await grain(6)]], admissions));
		const address = `/office/media/${id}`;
		const titles = async (view: string) =>
			(await (await editor.get(`/office/media?view=${view}&q=roof`)).text()) as string;
		expect(await titles("no-alt")).toContain(`${address}"`);
		const words = { act: "describe", version: "1", title: "Roof", alt: "", credit: "Devi Raj" };
		expect((await admissions.post(address, { ...words, alt: "Slate roof in rain" })).status).toBe(302);
		expect(await titles("no-alt")).not.toContain(`${address}"`);
		expect(await titles("unused")).toContain(`${address}"`);
		await isReady(id);
		const { items } = await (await editor.get("/office/media/choices?q=slate")).json();
		expect(items).toMatchObject([
			{
				alt: "Slate roof in rain",
				needsAlt: false,
				keys: { landscape: `photo-${id}-1`, portrait: `portrait-photo-${id}-1`, poster: `poster-photo-${id}-1` },
				address: `/media/photo-${id}-1-960.webp`,
			},
		]);
		expect((await editor.post(address, { act: "trash", version: "2" })).status).toBe(302);
		expect((await get(`/media/photo-${id}-1-480.webp`)).status).toBe(404);
		expect(await titles("trash")).toContain(`${address}"`);
		expect((await editor.post(address, { act: "restore", version: "3" })).status).toBe(302);
		expect((await get(`/media/photo-${id}-1-480.webp`)).status).toBe(200);
	});
});
