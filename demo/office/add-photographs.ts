import { existsSync } from "node:fs";
import { join } from "node:path";
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
 * Uploads photographs as a school would, each with its description and focal area, and shows them in the gallery in
 * place of the drawings of the same name as soon as their sizes are made.
 */
export async function addPhotographs(
	{ db, storage, stagingFolder, now }: Services,
	photographs: readonly SamplePhotograph[],
	{ client, render }: Place,
): Promise<void> {
	const ids = new Map<string, number>();
	for (const { key, focus, ...texts } of photographs) {
		const name = `${key}.webp`;
		const path = join(client, `media/${key}-1440.webp`);
		if (!existsSync(path)) continue;
		const { size, sha256 } = await measureFile(path);
		const stored = await storeMedia(storage, { path, name, size, sha256 });
		if (!stored.ok) return refuseUnless(stored, texts);
		const { file } = stored;
		await db.transaction().execute(async (trx) => {
			const { id } = await addMedia(trx, { file, by, focus }, now());
			refuseUnless(await describeMedia(trx, { id, by, decorative: false, ...texts }, now()), texts);
			ids.set(key, id);
		});
	}
	await renderDue({ db, storage, stagingFolder, render, now, signal: AbortSignal.timeout(longestMs) });
	for (const [key, id] of ids) {
		const ready = await db.selectFrom("media").select("id").where("id", "=", id).where("revision", ">", 0).execute();
		const shown = await db.selectFrom("gallery").select("slug").where("picture", "=", key).executeTakeFirst();
		const record = shown && (await findRecord(db, galleryType, shown.slug));
		if (ready.length === 0 || !record) continue;
		const { id: recordId, slug: _, ...fields } = record;
		const picture = pictureKeyOf(id, 1);
		await db.transaction().execute((trx) => updateRecord(trx, galleryType, recordId, { ...fields, picture }));
	}
}
