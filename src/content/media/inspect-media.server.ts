import { open, readFile } from "node:fs/promises";
import { inspectDocument } from "#src/documents/inspection/inspect-document.server.ts";
import { type Refusal, refuse } from "#src/refusal.ts";
import { fileMessages } from "#src/school/messages/sets/rule-messages.ts";
import { rewriteFilm } from "./film/rewrite-film.server.ts";
import type { MediaKind } from "./media-key.ts";
import { mediaLimits, tooLargeFont } from "./media-limits.ts";

export type MediaFacts = {
	kind: MediaKind;
	mediaType: string;
	/** Width and height in pixels; null where only decoding tells. */
	width: number | null;
	height: number | null;
	seconds: number | null;
	/** True if a film has sound. */
	sound: boolean;
};

type InspectionResult = { ok: true; extension: string; facts: MediaFacts } | Refusal;

/** A photograph of 80 megapixels is 240 MB when it is decoded. */
export const maxPixels = 80_000_000;

const pictures: Readonly<Record<string, string>> = {
	jpg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	avif: "image/avif",
	heic: "image/heic",
};

/** QuickTime films are rewritten as MP4. */
const films: readonly string[] = ["mp4", "m4v", "mov"];
const still = { seconds: null, sound: false };

const headBytes = 4100;

/** Returns the path where a film is written as visitors get it. */
export const cleanFilmPath = (path: string) => `${path}.clean`;

/** Determines what a file is by its first bytes, whatever its name says, and whether the library takes it. */
export async function inspectMedia(path: string, size: number): Promise<InspectionResult> {
	if (size === 0) return refuse("it is empty.");
	const head = await readAt(path, 0, Math.min(headBytes, size));
	if (isPdf(head)) return inspectPdf(path, size);
	if (isSvg(head)) return inspectSvg(size);
	const { fileTypeFromBuffer } = await import("file-type");
	const fileType = await fileTypeFromBuffer(head);
	const extension = fileType?.ext ?? "";
	const mediaType = pictures[extension];
	if (fileType?.mime.startsWith("font/")) return inspectFontFile(path, { extension, size });
	if (films.includes(extension)) return inspectFilm(path, size);
	if (!mediaType) return refuse("it isn’t a JPEG, PNG, WebP, AVIF, HEIC, SVG, PDF, MP4 or WOFF2 file.");
	return inspectPicture(path, { extension, mediaType, size });
}

async function inspectPicture(
	path: string,
	{ extension, mediaType, size }: { extension: string; mediaType: string; size: number },
): Promise<InspectionResult> {
	if (size > mediaLimits.picture) return refuse("it is larger than 30 MB. Export it smaller.");
	const { default: sharp } = await import("sharp");
	// The header alone: nothing is decoded here.
	const facts = await sharp(path, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
	const { width = 0, height = 0, orientation = 1 } = facts ?? {};
	if (width === 0 || height === 0) return refuse("we can’t read it. It may be damaged.");
	if (width * height > maxPixels) return refuse("it has more than 80 megapixels. Export it smaller.");
	const upright = orientation < 5 ? { width, height } : { width: height, height: width };
	return { ok: true, extension, facts: { kind: "picture", mediaType, ...upright, ...still } };
}

async function inspectFontFile(
	path: string,
	{ extension, size }: { extension: string; size: number },
): Promise<InspectionResult> {
	if (extension !== "woff2") return refuse(`it’s a ${extension.toUpperCase()} font. Convert it to WOFF2 first.`);
	if (size > mediaLimits.font) return refuse(tooLargeFont);
	const { findFontFault } = await import("./font/find-font-fault.server.ts");
	const fault = findFontFault(await readFile(path));
	if (fault !== undefined) return refuse(fault);
	const facts = { kind: "font", mediaType: "font/woff2", width: null, height: null, ...still } as const;
	return { ok: true, extension, facts };
}

async function inspectFilm(path: string, size: number): Promise<InspectionResult> {
	if (size > mediaLimits.film) return refuse("it is larger than 200 MB. Export it smaller.");
	const film = await rewriteFilm(path, cleanFilmPath(path));
	if (!film.ok) return film;
	return { ok: true, extension: "mp4", facts: { kind: "film", mediaType: "video/mp4", ...film.facts } };
}

/** The header may be anywhere in the first 1024 bytes (ISO 32000-1, annex H). */
function isPdf(head: Buffer): boolean {
	return head.subarray(0, 1024).includes("%PDF-");
}

async function inspectPdf(path: string, size: number): Promise<InspectionResult> {
	if (size > mediaLimits.document) return refuse("it is larger than 20 MB. Export it smaller.");
	const fault = await inspectDocument(path, "pdf");
	if (fault === "damaged" || fault === "type") return refuse("we can’t read all of it. It may be incomplete.");
	if (fault === "encrypted") return refuse("it’s encrypted. Save it without security settings.");
	if (fault) return refuse(fileMessages.messages[fault].replace(/^This (?:file|picture) /, "it "));
	const facts = { kind: "document", mediaType: "application/pdf", width: null, height: null, ...still } as const;
	return { ok: true, extension: "pdf", facts };
}

/** Parts that may come before the element of a drawing. Each is looked for once, so no file keeps this busy. */
const beforeSvg = [/^\uFEFF?\s*/, /^<\?xml[^>]*>\s*/, /^<!DOCTYPE svg[^>]*>\s*/i];

function isSvg(head: Buffer): boolean {
	let text = head.toString("utf8");
	for (const part of beforeSvg) text = withoutComments(text.replace(part, ""));
	return /^<svg[\s>]/i.test(text);
}

/** The text behind its comments; one that has no end goes on to the end of the text. */
function withoutComments(text: string): string {
	let from = 0;
	while (text.startsWith("<!--", from)) {
		const end = text.indexOf("-->", from + 4);
		if (end < 0) return "";
		from = end + 3;
		while (/\s/.test(text.charAt(from))) from += 1;
	}
	return text.slice(from);
}

/**
 * Inspects a drawing, which is drawn when its renditions are made: visitors get pictures of it, never the drawing
 * itself.
 */
function inspectSvg(size: number): InspectionResult {
	if (size > mediaLimits.drawing) return refuse("it is larger than 5 MB. Export it as PNG.");
	const facts = { kind: "picture", mediaType: "image/svg+xml", width: null, height: null, ...still } as const;
	return { ok: true, extension: "svg", facts };
}

async function readAt(path: string, position: number, length: number): Promise<Buffer> {
	const file = await open(path, "r");
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}
