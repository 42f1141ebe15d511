import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { Db } from "#src/db/connect.server.ts";
import type { Storage } from "#src/storage/storage.ts";
import { parseMediaKey } from "./media-key.ts";

/** Largest size in pixels: enough for the largest place on the sharpest screen. */
const largest = { width: 1024, height: 512 };
/** Most pixels of a file that can be a logo; photographs would take long. */
const maxPixels = 16_000_000;
const maxRemembered = 4;
/** Dots per inch at which a drawing has its own size, and the most that librsvg takes. */
const svgDensity = 72;
const maxDensity = 2400;

/** A picture of the library as a PNG, whole and transparent where it is. Undefined where there is none. */
export type ReadLogo = (key: string | undefined) => Promise<Buffer | undefined>;

/**
 * Draws logos one after the other, and remembers the last ones. No one gets an SVG itself: what it is drawn as has no
 * script, no reference and no metadata. What cannot be drawn is never ready: a process apart has drawn it before.
 */
export function openLogos({ db, storage }: { db: Db; storage: Storage }): ReadLogo {
	const limit = pLimit(1);
	const logos = new LRUCache<string, Promise<Buffer | undefined>>({ max: maxRemembered });
	return async (key = "") => {
		const original = await findOriginal(db, key);
		if (original === undefined) return undefined;
		const remembered = logos.get(original);
		if (remembered) return remembered;
		const drawing = limit(async () => draw(await buffer(await storage.open(original)), original.endsWith(".svg")));
		logos.set(original, drawing);
		drawing.catch(() => logos.delete(original));
		return drawing;
	};
}

/** Finds the key of the original in the storage. */
async function findOriginal(db: Db, key: string): Promise<string | undefined> {
	const named = parseMediaKey(key);
	if (!named) return undefined;
	const revision = await db
		.selectFrom("media_revisions")
		.innerJoin("media", "media.id", "media_revisions.media_id")
		.select("media_revisions.original_key")
		.where("media_id", "=", named.id)
		.where("number", "=", named.revision)
		.where("media_revisions.state", "=", "ready")
		.where("media.kind", "=", "picture")
		.where("trashed_at", "is", null)
		.executeTakeFirst();
	return revision?.original_key;
}

/** @returns undefined for a picture that is too large, or of a kind that only photographs have */
async function draw(original: Buffer, isSvg: boolean): Promise<Buffer | undefined> {
	const { default: sharp } = await import("sharp");
	const limits = { limitInputPixels: maxPixels };
	try {
		const { width, height } = await sharp(original, limits).metadata();
		const scale = Math.min(largest.width / width, largest.height / height);
		const density = Math.min(maxDensity, Math.max(1, svgDensity * scale));
		return await sharp(original, isSvg ? { ...limits, density } : limits)
			.rotate()
			.resize({ ...largest, fit: "inside", withoutEnlargement: true })
			.png()
			.toBuffer();
	} catch {
		return undefined;
	}
}
