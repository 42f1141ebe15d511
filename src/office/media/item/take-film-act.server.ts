import { captionFilm, choosePoster } from "#src/content/media/change-film.server.ts";
import {
	type CaptionsFault,
	checkCaptions,
	maxCaptionsLength,
	tidyCaptions,
} from "#src/content/media/film/captions.ts";
import { captionsKey } from "#src/content/media/media-files.server.ts";
import type { ByMember, MediaResult } from "#src/content/media/media-item.ts";
import { findMedia } from "#src/content/media/read-media.server.ts";
import { filesOf, storeFile } from "#src/office/media/upload/take-files.server.ts";
import type { OfficeServices } from "#src/office/office-context.server.ts";
import { bytesSource } from "#src/storage/file-source.server.ts";

/** `lines`: what is wrong in which line of captions. */
export type FormResult = MediaResult & { lines?: CaptionsFault[] };

type On = { id: number; by: ByMember; version: number };

/** A picture that was chosen, or drawn from the film in the browser. */
export async function takePoster(services: OfficeServices, sent: FormData, on: On): Promise<FormResult> {
	const [chosen] = await filesOf(services, sent, { name: "poster", owner: on.by.id });
	if (!chosen) return { ok: false, reason: "refused", message: "Choose a picture first." };
	const stored = await storeFile(services, chosen);
	if (!stored.ok) return { ok: false, reason: "refused", message: stored.message };
	const poster = stored.file;
	return services.db.transaction().execute((trx) => choosePoster(trx, { ...on, poster }, services.now()));
}

/** Captions as they were typed, or as a file. */
export async function takeCaptions(
	services: OfficeServices,
	sent: FormData,
	{ language, text, remove, ...on }: On & { language: string; text: string; remove?: "on" | undefined },
): Promise<FormResult> {
	const { db, storage, now } = services;
	if (remove) return db.transaction().execute((trx) => captionFilm(trx, { ...on, language, fileKey: null }, now()));
	const item = await findMedia(db, on.id);
	const file = sent.get("file");
	const given = file instanceof File && file.size > 0 && file.size <= 4 * maxCaptionsLength ? await file.text() : text;
	const lines = checkCaptions(given, item?.target.seconds ?? 0);
	if (lines.length > 0)
		return { ok: false, reason: "refused", message: "These captions cannot be shown as they are.", lines };
	const content = bytesSource(Buffer.from(tidyCaptions(given)));
	const fileKey = captionsKey(content.sha256);
	await storage.put(fileKey, content);
	return db.transaction().execute((trx) => captionFilm(trx, { ...on, language, fileKey }, now()));
}
