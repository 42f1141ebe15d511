import { rm } from "node:fs/promises";
import { withoutControls } from "#src/formatting/typed-text.ts";
import type { Refusal } from "#src/refusal.ts";
import { fileSource, measureFile } from "#src/storage/file-source.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { cleanFilmPath, inspectMedia, type MediaFacts } from "./inspect-media.server.ts";
import { filmFileKey, originalKey } from "./media-files.server.ts";

/** A file that is in the storage under `key`, whether or not an item has it yet. */
export type StoredMedia = MediaFacts & { key: string; name: string; size: number; sha256: string };

/** A complete upload. */
export type UploadedFile = { path: string; name: string; size: number; sha256: string };

/** Stores an upload if it is one of the kinds that are taken. If no item gets it later, it is collected as garbage. */
export async function storeMedia(
	storage: Storage,
	{ path, name, size, sha256 }: UploadedFile,
): Promise<{ ok: true; file: StoredMedia } | Refusal> {
	try {
		const inspected = await inspectMedia(path, size);
		if (!inspected.ok) return { ok: false, message: `${name || "The file"}: ${inspected.message}` };
		const key = originalKey(sha256, inspected.extension);
		await storage.put(key, fileSource(path, { size, sha256 }));
		if (inspected.facts.kind === "film") await storage.put(filmFileKey(sha256), await measureFile(cleanFilmPath(path)));
		return { ok: true, file: { ...inspected.facts, key, name: plainName(name), size, sha256 } };
	} finally {
		await rm(cleanFilmPath(path), { force: true });
	}
}

/** One line, without what would make it read as another name. */
const plainName = (name: string) =>
	withoutControls(name)
		.replace(/\p{Cc}/gu, " ")
		.normalize("NFC")
		.slice(0, 200);
