import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { expect, it } from "vitest";
import { readActs } from "#src/audit/audit-log.server.ts";
import { contentTypes } from "#src/content/content-types.ts";
import { publishItem, takeDownItem } from "#src/content/editing/publish-item.server.ts";
import { startItem } from "#src/content/editing/save-content-draft.server.ts";
import { trashItem } from "#src/content/editing/trash.server.ts";
import { addRecord, findRecord } from "#src/content/records.server.ts";
import { readVersion } from "#src/content/version.server.ts";
import { collectGarbage } from "#src/storage/collect-garbage.server.ts";
import { change, samples } from "#tests/support/content/samples.ts";
import { describeDatabases } from "#tests/support/database/databases.ts";
import { handmadePdf, hostilePdfs } from "#tests/support/forms/hostile-documents.ts";
import { brokenHeic, corners, kindsOfPictures, photograph, upright } from "#tests/support/forms/photographs.ts";
import { emptyRenditions } from "#tests/support/media/empty-renditions.ts";
import { editor, testNow as now, openLibrary } from "#tests/support/media/library.ts";
import { actor } from "#tests/support/office/actor.ts";
import { onEngine } from "#tests/support/server/engines.ts";
import { addMedia } from "./add-media.server.ts";
import { describeMedia, focusMedia, replaceMedia, restoreMedia, trashMedia } from "./change-media.server.ts";
import { eraseTrashedMedia } from "./erase-trash.server.ts";
import { referencedMediaKeys, renditionKey } from "./media-files.server.ts";
import { findPublicMedia } from "./public-media.server.ts";
import { findMedia, findMediaIds } from "./read-media.server.ts";
import { undoMediaAct } from "./undo/undo-media.server.ts";
import { readUses } from "./uses/read-uses.server.ts";

const by = actor(editor.id, editor.name);
const photo = () => photograph({ width: 1200, height: 900 });

describeDatabases("the library of media", (freshDb) => {
	async function libraryWithPhoto() {
		const db = await freshDb();
		const library = openLibrary(db, emptyRenditions);
		const id = await library.add(await photo());
		await library.render();
		return { db, library, id };
	}

	it("shows a new focal area everywhere at once, when its cuts are made, and takes it back", async () => {
		const { db, library, id } = await libraryWithPhoto();
		const key = `photo-${id}-1`;
		const description = `Before\n\n![A wall](/media/${key}-960.webp) and ${key} in words`;
		await change(db, (trx) => addRecord(trx, contentTypes.news, { ...samples.news, picture: key, description }));
		await change(db, (trx) =>
			addRecord(trx, contentTypes.staff, { ...samples.staffMember, picture: `portrait-${key}` }),
		);
		await change(db, (trx) => addRecord(trx, contentTypes.blogs, { ...samples.blog, picture: `photo-${id}9-1` }));
		const named = async () => [
			(await findRecord(db, contentTypes.news, "1"))?.picture,
			(await findRecord(db, contentTypes.news, "1"))?.description.match(/\/media\/([\w-]+)-960/)?.[1],
			(await findRecord(db, contentTypes.staff, "1"))?.picture,
			(await findRecord(db, contentTypes.blogs, "1"))?.picture,
		];
		const others = `photo-${id}9-1`;
		const before = await readVersion(db);
		const focus = { left: 0, top: 0, width: 20, height: 20 };
		const result = await change(db, (trx) => focusMedia(trx, { id, by, version: 1, focus }, now));
		expect(result.ok).toBe(true);
		expect(await named()).toEqual([key, key, `portrait-${key}`, others]);
		await library.render();
		expect(await named()).toEqual([`photo-${id}-2`, `photo-${id}-2`, `portrait-photo-${id}-2`, others]);
		expect(await readVersion(db)).toBeGreaterThan(before);
		expect((await readUses(db, id)).get(id)?.map(({ type, fields }) => [type, fields])).toEqual([
			["news", ["picture", "description"]],
			["staff", ["picture"]],
		]);
		const actId = result.ok ? result.actId : 0;
		expect(await change(db, (trx) => undoMediaAct(trx, { actId, id, by }, now))).toMatchObject({ ok: true });
		expect(await named()).toEqual([key, key, `portrait-${key}`, others]);
		expect(await change(db, (trx) => undoMediaAct(trx, { actId, id, by }, now))).toMatchObject({ ok: false });
		expect((await readActs(db, { kind: "media", id })).map(({ act }) => act)).toEqual([
			"media-added",
			"media-focused",
			"media-focused",
		]);
	});

	it("knows the link of an announcement as a use", async () => {
		const { db, library, id } = await libraryWithPhoto();
		const link = (revision: number) => `https://school.example/media/photo-${id}-${revision}-960.webp`;
		await change(db, (trx) => addRecord(trx, contentTypes.announcements, { ...samples.announcement, link: link(1) }));
		expect((await readUses(db, id)).get(id)).toMatchObject([{ type: "announcements", fields: ["link"] }]);
		expect(await change(db, (trx) => trashMedia(trx, { id, by }, now))).toMatchObject({ reason: "refused" });
		const focus = { left: 0, top: 0, width: 20, height: 20 };
		await change(db, (trx) => focusMedia(trx, { id, by, focus }, now));
		await library.render();
		expect((await findRecord(db, contentTypes.announcements, "1"))?.link).toBe(link(2));
	});

	it("finds nothing at addresses whose numbers are too large for any", async () => {
		const db = await freshDb();
		const number = "99999999999";
		for (const file of [`captions-${number}-1-en.vtt`, `captions-1-${number}-en.vtt`, `photo-${number}-1-480.webp`])
			expect(await findPublicMedia(db, file)).toBeUndefined();
	});

	it("undoes a replacement that is not ready yet, so that it never shows", async () => {
		const { db, library, id } = await libraryWithPhoto();
		const storeResult = await library.store(await photograph({ width: 800, height: 600, grain: 4 }), "other.jpg");
		if (!storeResult.ok) throw new Error(storeResult.message);
		const result = await change(db, (trx) => replaceMedia(trx, { id, by, version: 1, file: storeResult.file }, now));
		await change(db, (trx) => undoMediaAct(trx, { actId: result.ok ? result.actId : 0, id, by }, now));
		await library.render();
		expect(await findMedia(db, id)).toMatchObject({ shownRevision: { number: 1 }, target: { number: 1 } });
	});

	it("publishes a draft with the revision that the site shows now", async () => {
		const { db, library, id } = await libraryWithPhoto();
		const fields = { ...samples.news, picture: `photo-${id}-1` };
		const result = await change(db, (trx) => startItem(trx, contentTypes.news, { fields, by }, now));
		expect((await readUses(db, id)).get(id)).toMatchObject([{ state: "draft", type: "news", fields: ["picture"] }]);
		expect(await change(db, (trx) => trashMedia(trx, { id, by }, now))).toMatchObject({ reason: "refused" });
		const focus = { left: 0, top: 0, width: 20, height: 20 };
		await change(db, (trx) => focusMedia(trx, { id, by, focus }, now));
		await library.render();
		const itemId = result.ok ? result.item.id : 0;
		await change(db, (trx) => publishItem(trx, { itemId, by }, now));
		expect((await findRecord(db, contentTypes.news, "1"))?.picture).toBe(`photo-${id}-2`);
	});

	it("is used by what was taken down or is in the trash, since both can come back", async () => {
		const { db, id } = await libraryWithPhoto();
		const fields = { ...samples.news, picture: `photo-${id}-1` };
		const result = await change(db, (trx) => startItem(trx, contentTypes.news, { fields, by }, now));
		const itemId = result.ok ? result.item.id : 0;
		await change(db, (trx) => publishItem(trx, { itemId, by }, now));
		const states = async () => (await readUses(db, id)).get(id)?.map(({ state }) => state);
		expect(await states()).toEqual(["published"]);
		await change(db, (trx) => takeDownItem(trx, { itemId, by }, now));
		expect(await states()).toEqual(["taken down"]);
		await change(db, (trx) => trashItem(trx, { itemId, by }, now));
		expect(await states()).toEqual(["in the trash"]);
		expect(await change(db, (trx) => trashMedia(trx, { id, by }, now))).toMatchObject({ reason: "refused" });
	});

	it("is found by words that the database takes for signs", async () => {
		const { db, library } = await libraryWithPhoto();
		const result = await library.store(await photograph({ width: 80, height: 60 }), "IMG_2034 100%.jpg");
		if (!result.ok) throw new Error(result.message);
		const { id } = await change(db, (trx) => addMedia(trx, { by, file: result.file }, now));
		expect(await findMediaIds(db, { search: "img_2034 100%" })).toEqual([id]);
		expect(await findMediaIds(db, { search: "IMG-2034" })).toEqual([]);
	});

	it("refuses an act on what someone has changed since, and words that contradict themselves", async () => {
		const { db, id } = await libraryWithPhoto();
		const words = { title: "Wall", alt: "A mud wall", decorative: false, credit: "Devi Raj" };
		const describe = (on: object) =>
			change(db, (trx) => describeMedia(trx, { id, by, version: 1, ...words, ...on }, now));
		expect(await describe({ decorative: true })).toMatchObject({ reason: "invalid" });
		const result = await describe({});
		expect(result).toMatchObject({ ok: true });
		expect(await describe({ alt: "Another" })).toMatchObject({ reason: "conflict" });
		expect(await findMedia(db, id)).toMatchObject(words);
		const actId = result.ok ? result.actId : 0;
		await change(db, (trx) => undoMediaAct(trx, { actId, id, by }, now));
		expect(await findMedia(db, id)).toMatchObject({ title: "photo", alt: "", credit: "" });
	});

	it("puts nothing into the trash that a record names; what is there is not public", async () => {
		const { db, id } = await libraryWithPhoto();
		const fields = { ...samples.news, picture: `photo-${id}-1` };
		const { id: news } = await change(db, (trx) => addRecord(trx, contentTypes.news, fields));
		expect(await change(db, (trx) => trashMedia(trx, { id, by }, now))).toMatchObject({ reason: "refused" });
		await db.deleteFrom("news").where("id", "=", news).execute();
		expect(await change(db, (trx) => trashMedia(trx, { id, by }, now))).toMatchObject({ ok: true });
		expect(await findPublicMedia(db, `photo-${id}-1-480.webp`)).toBeUndefined();
		expect(await change(db, (trx) => restoreMedia(trx, { id, by }, now))).toMatchObject({ ok: true });
		expect(await findPublicMedia(db, `photo-${id}-1-480.webp`)).toBeDefined();
	});

	it("retains every file of its items when garbage is collected, and nothing else", async () => {
		const { db, library, id } = await libraryWithPhoto();
		async function count() {
			let files = 0;
			for await (const _file of library.storage.list()) files += 1;
			return files;
		}
		expect(await count()).toBe(1 + 14 + 2);
		const collect = () =>
			collectGarbage(library.storage, {
				referenced: (keys) => referencedMediaKeys(db, keys),
				olderThan: new Date("2100-01-01"),
			});
		expect(await collect()).toBe(0);
		await db.deleteFrom("media").where("id", "=", id).execute();
		expect(await collect()).toBe(17);
	});

	it("takes the same file once", async () => {
		const { library, id } = await libraryWithPhoto();
		expect(await library.add(await photo(), "again.jpg")).toBe(id);
	});
});

const drawing = (inside = "") =>
	Buffer.from(
		`<?xml version="1.0"?>\n<!-- a plan -->\n<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" viewBox="0 0 300 200">
<rect width="300" height="200" fill="#1e8c32"/>${inside}</svg>`,
	);

describeDatabases("other kinds of media", (freshDb) => {
	it("show a PDF as it is, also after it was replaced", async () => {
		const db = await freshDb();
		const library = openLibrary(db);
		const pdf = (text: string) => Buffer.from(`%PDF-1.7\n%${text}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`);
		const id = await library.add(pdf("one"), "Approval 2026.pdf");
		const fields = { ...samples.approvalDocument, file: `document-${id}-1` };
		await change(db, (trx) => addRecord(trx, contentTypes.approvalDocuments, fields));
		expect(await findPublicMedia(db, `document-${id}-1.pdf`)).toMatchObject({ title: "Approval 2026" });
		const other = await library.store(pdf("two"), "two.pdf");
		if (!other.ok) throw new Error(other.message);
		expect(await change(db, (trx) => replaceMedia(trx, { id, by, file: other.file }, now))).toMatchObject({ ok: true });
		expect((await findRecord(db, contentTypes.approvalDocuments, "1"))?.file).toBe(`document-${id}-2`);
		const picture = await library.store(await photo(), "photo.jpg");
		if (!picture.ok) throw new Error(picture.message);
		const result = await change(db, (trx) => replaceMedia(trx, { id, by, file: picture.file }, now));
		expect(result).toMatchObject({ reason: "refused" });
	});

	it("are refused when they are cut off, and marked when only decoding shows that they are damaged", async () => {
		const db = await freshDb();
		const library = openLibrary(db);
		expect(await library.store(Buffer.from("%PDF-1.7\n1 0 obj"), "half.pdf")).toMatchObject({ ok: false });
		expect(await library.store(brokenHeic, "broken.heic")).toMatchObject({ ok: false });
		const id = await library.add(Buffer.from(`${drawing().toString().slice(0, -10)}`), "half.svg");
		await library.render();
		expect(await findMedia(db, id)).toMatchObject({ shownRevision: null, target: { state: "failed" } });
	});

	it("are erased after 30 days in the trash, with their files", async () => {
		const db = await freshDb();
		const library = openLibrary(db);
		const id = await library.add(drawing(), "plan.svg");
		await change(db, (trx) => trashMedia(trx, { id, by }, now));
		const after = (days: number) => new Date(now.getTime() + days * 86_400_000);
		expect(await eraseTrashedMedia(db, after(29))).toBe(0);
		expect(await eraseTrashedMedia(db, after(31))).toBe(1);
		expect(await findMedia(db, id)).toBeUndefined();
	});
});

/** Tests that do not depend on the database, and take seconds. */
describeDatabases(
	"files that are decoded",
	(freshDb) => {
		it("makes every width of each shape as AVIF and WebP, upright and without what the camera has written", async () => {
			const db = await freshDb();
			const library = openLibrary(db);
			const portraitPhoto = await photograph({ width: 900, height: 1200, orientation: 6 });
			const located = await sharp(portraitPhoto)
				.withExif({
					IFD0: { Orientation: "6", Make: "Phone" },
					IFD3: { GPSLatitudeRef: "N", GPSLatitude: "11/1 24/1 0/1" },
				})
				.toBuffer();
			expect((await sharp(located).metadata()).exif?.includes("Phone")).toBe(true);
			const id = await library.add(located);
			expect((await findMedia(db, id))?.shownRevision).toBeNull();
			expect(await library.render()).toBe(1);
			const { shownRevision } = (await findMedia(db, id)) ?? {};
			expect(shownRevision).toMatchObject({ number: 1, state: "ready", width: 900, height: 1200 });
			expect(shownRevision?.colour).toMatch(/^#[0-9a-f]{6}$/);
			const sizes = { photo: [480, 960, 1440], "portrait-photo": [261, 522], "poster-photo": [480, 960] };
			for (const [name, widths] of Object.entries(sizes))
				for (const width of widths)
					for (const format of ["avif", "webp"]) {
						const publicMedia = await findPublicMedia(db, `${name}-${id}-1-${width}.${format}`);
						const content = await buffer(await library.storage.open(publicMedia?.key ?? ""));
						const facts = await sharp(content).metadata();
						expect([facts.width, facts.exif, facts.xmp, facts.icc]).toEqual([width, undefined, undefined, undefined]);
					}
			const portrait = await library.storage.open(renditionKey(`portrait-photo-${id}-1-522.webp`));
			expect(await corners(await buffer(portrait))).toEqual(upright);
			expect(await findPublicMedia(db, `photo-${id}-1-481.webp`)).toMatchObject({ mediaType: "image/webp" });
			expect(await findPublicMedia(db, `photo-${id}-2-480.webp`)).toBeUndefined();
		});

		it("draw an SVG as pictures, sharp at every width, without its scripts and files", async () => {
			const db = await freshDb();
			const library = openLibrary(db);
			const id = await library.add(
				drawing(
					'<script>alert(1)</script><image href="file:///etc/passwd" width="9" height="9"/><a href="javascript:alert(1)"/>',
				),
				"plan.svg",
			);
			await library.render();
			const { shownRevision } = (await findMedia(db, id)) ?? {};
			expect(shownRevision).toMatchObject({ state: "ready", colour: "#1e8c32" });
			expect(shownRevision?.width).toBeGreaterThanOrEqual(1440);
			expect(await findPublicMedia(db, `photo-${id}-1.svg`)).toBeUndefined();
		});

		it("draw a telephone's picture in Apple's format", async () => {
			const db = await freshDb();
			const library = openLibrary(db);
			const id = await library.add(await kindsOfPictures.heic(Buffer.alloc(0)), "IMG_2041.HEIC");
			await library.render();
			expect(await findMedia(db, id)).toMatchObject({ shownRevision: { width: 240, height: 320 } });
		});

		it.each(Object.entries(hostilePdfs))("are refused in words as PDFs with %s", async (_, { make }) => {
			const library = openLibrary(await freshDb());
			const result = await library.store(make(handmadePdf()), "Approval.pdf");
			expect(result).toEqual({ ok: false, message: expect.stringMatching(/^Approval\.pdf: .+\.$/) });
			expect(await library.store(handmadePdf(), "Approval.pdf")).toMatchObject({ ok: true });
		});
	},
	onEngine("sqlite"),
);
