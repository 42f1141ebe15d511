import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bearing, tokenFor } from "#src/api/integrations/testing/tokens.ts";
import { readActs } from "#src/audit/audit-log.server.ts";
import { renderDue } from "#src/content/media/rendering/render-due.server.ts";
import { renderingBy } from "#src/content/media/rendering/run-render-process.server.ts";
import { multipart } from "#tests/support/forms/application.ts";
import { photograph } from "#tests/support/forms/photographs.ts";
import { startApp, type TestApp } from "#tests/support/server/app.ts";

const address = "/api/v1/office/media";

describe.each(["sqlite", "postgres"] as const)("files that an integration sends (%s)", (engine) => {
	let school: TestApp;
	let token: string;
	const now = () => new Date("2026-11-23T04:00:00Z");
	beforeAll(async () => {
		school = await startApp(engine, { SITE_URL: "https://school.example" }, now);
		token = await tokenFor(school, ["media:write"], { name: "Photo sync" });
	});
	afterAll(() => school.close());
	const get = async (path: string) => (await school.app.inject({ url: path, headers: bearing(token) })).json();
	const send = async (content: Buffer | undefined, texts: Record<string, string> = {}, field = "file") => {
		const { body, contentType } = await multipart(texts, content ? [{ field, name: "wall.jpg", content }] : []);
		const headers = { ...bearing(token), "content-type": contentType };
		const answer = await school.app.inject({ method: "POST", url: address, headers, body });
		return { ...answer.json(), status: answer.statusCode, location: answer.headers.location };
	};
	const render = () =>
		renderDue({
			db: school.services.db,
			storage: school.services.storage,
			stagingFolder: school.services.stagingFolder,
			render: renderingBy(join(process.cwd(), "src/content/media/rendering/render-process.server.ts")),
			now,
			signal: new AbortController().signal,
		});

	it("are in the library with their texts, and have keys once their sizes are made", async () => {
		const photo = await photograph({ width: 1200, height: 900 });
		const addedPicture = await send(photo, { alt: "A wall of  laterite", credit: "Asha Menon" });
		expect(addedPicture).toMatchObject({
			status: 201,
			location: `${address}/1`,
			data: {
				id: 1,
				kind: "picture",
				title: "wall",
				alt: "A wall of laterite",
				credit: "Asha Menon",
				decorative: false,
				state: "queued",
				problem: null,
				needs_alt: false,
				keys: null,
				path: null,
			},
		});
		await render();
		expect((await get(`${address}/1`)).data).toMatchObject({
			state: "ready",
			keys: { landscape: "photo-1-1", portrait: "portrait-photo-1-1", poster: "poster-photo-1-1" },
			path: "/media/photo-1-1-960.webp",
		});
		const again = await send(photo, { alt: "Another text" });
		expect(again).toMatchObject({ status: 200, data: { id: 1, alt: "A wall of laterite" } });
		const acts = await readActs(school.services.db, { kind: "media", id: 1 });
		expect(acts.map(({ actor, act }) => `${actor}: ${act}`).toSorted()).toEqual([
			"Photo sync (integration): media-added",
			"Photo sync (integration): media-described",
		]);
		const list = await get(`${address}?q=laterite&kind=picture`);
		expect(list).toMatchObject({ data: [{ id: 1 }], payload: { pagination: { page: 1, total: 1, last_page: 1 } } });
		expect((await get(`${address}?kind=film`)).data).toEqual([]);
		const [original] = await school.services.db.selectFrom("media_revisions").select("original_key").execute();
		const storedFile = await buffer(await school.services.storage.open(original?.original_key ?? ""));
		expect(storedFile.equals(photo)).toBe(true);
	});

	it("say that their text is missing, and need none where they decorate", async () => {
		const plain = await send(await photograph({ width: 300, height: 300 }));
		expect(plain).toMatchObject({ status: 201, data: { title: "wall", needs_alt: true } });
		const border = await send(await photograph({ width: 320, height: 300 }), { decorative: "true", title: "Border" });
		expect(border).toMatchObject({ status: 201, data: { title: "Border", decorative: true, needs_alt: false } });
	});

	it.each([
		["no file", undefined, {}, "file", { file: "is missing" }],
		["another part", Buffer.from("x"), {}, "photo", { file: "is missing" }],
		["nothing", Buffer.alloc(0), {}, "file", { file: "wall.jpg: it is empty." }],
		[
			"a text",
			Buffer.from("laterite"),
			{},
			"file",
			{ file: "wall.jpg: it isn’t a JPEG, PNG, WebP, AVIF, HEIC, SVG, PDF, MP4 or WOFF2 file." },
		],
		["a long text", Buffer.from("x"), { alt: "x".repeat(301) }, "file", { alt: "must have at most 300 characters" }],
		[
			"a text of what decorates",
			Buffer.from("x"),
			{ alt: "A wall", decorative: "true" },
			"file",
			{ decorative: "must be false if there’s alternative text" },
		],
	])("are refused: %s", async (_name, content, texts, field, errors) => {
		expect(await send(content, texts, field)).toMatchObject({ status: 422, errors });
	});

	it("are refused where the request is no form, or cut off, and nothing of them stays", async () => {
		const headers = { ...bearing(token), "content-type": "application/json" };
		const json = await school.app.inject({ method: "POST", url: address, headers, payload: {} });
		expect(json.statusCode).toBe(415);
		const { body, contentType } = await multipart({}, [{ field: "file", name: "a.jpg", content: Buffer.alloc(9000) }]);
		const cut = await school.app.inject({
			method: "POST",
			url: address,
			headers: { ...bearing(token), "content-type": contentType },
			body: body.subarray(0, 5000),
		});
		expect([cut.statusCode, cut.json().message]).toEqual([400, expect.stringContaining("cut off")]);
		expect(readdirSync(school.services.stagingFolder)).toEqual([]);
		expect((await get(`${address}/0x1`)).message).toBe("We can’t find this file.");
	});
});
