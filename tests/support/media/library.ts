import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addMedia } from "#src/content/media/add-media.server.ts";
import { renderDue } from "#src/content/media/rendering/render-due.server.ts";
import { type RunRendering, renderingBy } from "#src/content/media/rendering/run-render-process.server.ts";
import { storeMedia } from "#src/content/media/store-media.server.ts";
import type { Db } from "#src/db/connect.server.ts";
import { diskStorage } from "#src/storage/disk.server.ts";

export const editor = { id: 1, name: "Meera Nair" };
const renderProcess = join(process.cwd(), "src/content/media/rendering/render-process.server.ts");
export const testNow = new Date("2026-11-20T06:00:00.000Z");

/**
 * A library over a database and a new folder, with the steps that a test takes in it.
 * @param render makes the renditions, unless told otherwise in a process of its own
 */
export function openLibrary(db: Db, render: RunRendering = renderingBy(renderProcess)) {
	const folder = mkdtempSync(join(tmpdir(), "media-"));
	const storage = diskStorage(join(folder, "files"));
	const store = async (content: Buffer, name: string) => {
		const path = join(folder, randomUUID());
		await writeFile(path, content);
		const sha256 = createHash("sha256").update(content).digest("hex");
		return storeMedia(storage, { path, name, size: content.length, sha256 });
	};
	return {
		storage,
		store,
		/** Makes all renditions that are due. */
		render: () =>
			renderDue({
				db,
				storage,
				stagingFolder: join(folder, "incoming"),
				render,
				now: () => testNow,
				signal: new AbortController().signal,
			}),
		/** @returns the item's number */
		add: async (content: Buffer, name = "photo.jpg") => {
			const result = await store(content, name);
			if (!result.ok) throw new Error(result.message);
			const { id } = await db.transaction().execute((trx) => addMedia(trx, { file: result.file, by: editor }, testNow));
			return id;
		},
	};
}
