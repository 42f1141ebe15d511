import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Keys } from "#src/content/content-type.ts";
import type { GalleryFields } from "#src/content/gallery/gallery.ts";
import { galleryType } from "#src/content/gallery/gallery.type.ts";
import { addMedia } from "#src/content/media/add-media.server.ts";
import { describeMedia } from "#src/content/media/change-media.server.ts";
import { pictureKeyOf } from "#src/content/media/media-key.ts";
import { renderDue } from "#src/content/media/rendering/render-due.server.ts";
import type { RunRendering } from "#src/content/media/rendering/run-render-process.server.ts";
import { storeMedia } from "#src/content/media/store-media.server.ts";
import { findRecord, updateRecord } from "#src/content/records.server.ts";
import type { Services } from "#src/server/services.ts";
import { measureFile } from "#src/storage/file-source.server.ts";
import type { SamplePhotograph } from "./sample-office.ts";
import { refuseUnless } from "./sample-refused.ts";

type Place = {
	/** Folder with the files of the site; photographs without one are left out. */
	client: string;
	render: RunRendering;
};

const by = { id: null, name: "office" };
const longestMs = 120_000;

/**
 * Uploads pictures of the gallery as a school would, each with its description and focal area, and shows the upload in
 * the gallery as soon as its sizes are made.
 */
export async function addPhotographs(
	{ db, storage, stagingFolder, now }: Services,
	photographs: readonly SamplePhotograph[],
	{ client, render }: Place,
): Promise<void> {
	const uploads: { id: number; record: GalleryFields & Keys }[] = [];
	for (const { key, focus } of photographs) {
		const path = join(client, `media/${key}-1440.webp`);
		const shown = await db.selectFrom("gallery").select("slug").where("picture", "=", key).executeTakeFirst();
		const record = shown && (await findRecord(db, galleryType, shown.slug));
		if (!record || !existsSync(path)) continue;
		const { size, sha256 } = await measureFile(path);
		const stored = await storeMedia(storage, { path, name: `${key}.webp`, size, sha256 });
		refuseUnless(stored, { key });
		const { title, picture_alt: alt, credit } = record;
		const id = await db.transaction().execute(async (trx) => {
			const added = await addMedia(trx, { file: stored.file, by, focus }, now());
			const texts = { title, alt, credit: credit ?? "", decorative: false };
			refuseUnless(await describeMedia(trx, { id: added.id, by, ...texts }, now()), texts);
			return added.id;
		});
		uploads.push({ id, record });
	}
	await renderDue({ db, storage, stagingFolder, render, now, signal: AbortSignal.timeout(longestMs) });
	for (const { id, record } of uploads) {
		const ready = db.selectFrom("media").select("id").where("id", "=", id).where("revision", ">", 0);
		if (!(await ready.executeTakeFirst())) continue;
		const { id: recordId, slug: _, ...fields } = record;
		const picture = pictureKeyOf(id, 1);
		await db.transaction().execute((trx) => updateRecord(trx, galleryType, recordId, { ...fields, picture }));
	}
}
