import { open } from "node:fs/promises";
import type { MediaKind } from "./media-key.ts";

export type MediaFacts = {
	kind: MediaKind;
	mediaType: string;
	/** In pixels; null where only decoding tells. */
	width: number | null;
	height: number | null;
	seconds: number | null;
};

type Inspected = { ok: true; extension: string; facts: MediaFacts } | { ok: false; message: string };

const megabyte = 1024 * 1024;
export const pictureLimit = 30 * megabyte;
/** A photograph of 80 megapixels is 240 MB when it is decoded. */
export const mostPixels = 80_000_000;

const pictures: Readonly<Record<string, string>> = {
	jpg: "image/jpeg",
	png: "image/png",
	webp: "image/webp",
	avif: "image/avif",
};

const headBytes = 4100;

/** What a file is by its first bytes, whatever its name says, and whether the library takes it. */
export async function inspectMedia(path: string, size: number): Promise<Inspected> {
	if (size === 0) return refused("it is empty.");
	const head = await readHead(path, size);
	const { fileTypeFromBuffer } = await import("file-type");
	const found = await fileTypeFromBuffer(head);
	const extension = found?.ext ?? "";
	const mediaType = pictures[extension];
	if (!mediaType) return refused("it is none of the kinds that are taken: JPEG, PNG, WebP or AVIF.");
	return inspectPicture(path, { extension, mediaType, size });
}

async function inspectPicture(
	path: string,
	{ extension, mediaType, size }: { extension: string; mediaType: string; size: number },
): Promise<Inspected> {
	if (size > pictureLimit) return refused("it is larger than 30 MB. Export it smaller.");
	const { default: sharp } = await import("sharp");
	// The header alone: nothing is decoded here.
	const facts = await sharp(path, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
	const { width = 0, height = 0, orientation = 1 } = facts ?? {};
	if (width === 0 || height === 0) return refused("it cannot be read. It may be damaged.");
	if (width * height > mostPixels) return refused("it has more than 80 megapixels. Export it smaller.");
	const upright = orientation < 5 ? { width, height } : { width: height, height: width };
	return { ok: true, extension, facts: { kind: "picture", mediaType, ...upright, seconds: null } };
}

function refused(message: string): Inspected {
	return { ok: false, message };
}

async function readHead(path: string, size: number): Promise<Buffer> {
	const file = await open(path, "r");
	try {
		const { buffer, bytesRead } = await file.read(
			Buffer.alloc(Math.min(headBytes, size)),
			0,
			Math.min(headBytes, size),
			0,
		);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}
