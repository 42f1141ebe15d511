import { checkCaptions, maxCaptionsLength, tidyCaptions } from "#src/content/media/film/captions.ts";
import { captionsKey } from "#src/content/media/media-files.server.ts";
import type { Refusal } from "#src/office/kit/acts/act.server.ts";
import { bytesSource } from "#src/storage/file-source.server.ts";
import type { Storage } from "#src/storage/storage.ts";

/**
 * Stores captions as they were typed, or as a file. What is wrong in which line is said by a refusal.
 * @param seconds of the film
 */
export async function storeCaptions(
	storage: Storage,
	{ text, file }: { text: string; file?: unknown },
	seconds: number,
): Promise<{ ok: true; fileKey: string } | Refusal> {
	const isFile = file instanceof File && file.size > 0 && file.size <= 4 * maxCaptionsLength;
	const captions = isFile ? await file.text() : text;
	const problems = checkCaptions(captions, seconds).map(({ line, message }) => `Line ${line}. ${message}`);
	if (problems.length > 0) return { ok: false, reason: "invalid", message: "These captions have errors.", problems };
	const content = bytesSource(Buffer.from(tidyCaptions(captions)));
	const fileKey = captionsKey(content.sha256);
	await storage.put(fileKey, content);
	return { ok: true, fileKey };
}
