import { damaged, FilmError } from "#src/content/media/film/boxes.ts";
import { cleanFilm } from "#src/content/media/film/clean-film.server.ts";
import { fileSource, measure } from "#src/storage/file-source.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { inspectMedia, type MediaFacts } from "./inspect-media.server.ts";
import { filmFileKey, originalKey } from "./media-files.server.ts";

/** A file that is in the storage under `key`, whether or not an item has it yet. */
export type StoredMedia = MediaFacts & { key: string; name: string; size: number; sha256: string };

/** A complete upload. */
export type UploadedFile = { path: string; name: string; size: number; sha256: string };

/** Stores an upload if it is one of the kinds that are taken. If no item gets it later, it is collected as garbage. */
export async function storeMedia(
	storage: Storage,
	{ path, name, size, sha256 }: UploadedFile,
): Promise<{ ok: true; file: StoredMedia } | { ok: false; message: string }> {
	const inspected = await inspectMedia(path, size);
	if (!inspected.ok) return { ok: false, message: `${name || "The file"}: ${inspected.message}` };
	const key = originalKey(sha256, inspected.extension);
	await storage.put(key, fileSource(path, { size, sha256 }));
	const { film } = inspected;
	const problem =
		film && (await storeFilm(async () => storage.put(filmFileKey(sha256), await measure(() => cleanFilm(path, film)))));
	if (problem) return { ok: false, message: `${name}: ${problem}` };
	return { ok: true, file: { ...inspected.facts, key, name: name.normalize("NFC").slice(0, 200), size, sha256 } };
}

/** @returns why the film cannot be written as visitors get it */
async function storeFilm(store: () => Promise<unknown>): Promise<string | undefined> {
	try {
		await store();
		return undefined;
	} catch (error) {
		if (error instanceof FilmError || error instanceof RangeError) return damaged().message;
		throw error;
	}
}
