import type { Kysely } from "kysely";
import type { Db } from "#src/db/connect.server.ts";
import type { Database } from "#src/db/tables.ts";

/** Keys of media in the storage. Originals are private; renditions are public under their file names. */

const originals = "media/originals/";
const films = "media/films/";
const renditions = "media/renditions/";
/** Previews for the office alone: the whole picture, uncut. */
const previews = "media/previews/";

export const previewWidths = { small: 480, large: 1440 } as const;
export type PreviewSize = keyof typeof previewWidths;

export function isMediaKey(key: string): boolean {
	return key.startsWith("media/");
}

/** Same content, same key: a file that is uploaded twice is stored once. */
export function originalKey(sha256: string, extension: string): string {
	return `${originals}${sha256}.${extension}`;
}

/** A film as visitors get it, of an original with this content. */
export function filmFileKey(sha256: string): string {
	return `${films}${sha256}.mp4`;
}

/** Captions with this content. */
export function captionsKey(sha256: string): string {
	return `media/captions/${sha256}.vtt`;
}

/** @param file such as `portrait-photo-12-3-261.avif` */
export function renditionKey(file: string): string {
	return `${renditions}${file}`;
}

/** @param revision item and revision, such as `12-3` */
export function previewKey(revision: string, size: PreviewSize): string {
	return `${previews}whole-${revision}-${previewWidths[size]}.webp`;
}

const renditionPattern = new RegExp(
	`^(?:${renditions}(?:portrait-|poster-)?photo|${previews}whole)-(\\d{1,9})-(\\d{1,9})-\\d+\\.(?:avif|webp)$`,
);

/** Returns those of these storage keys that an item of media references: garbage collection leaves them alone. */
export async function referencedMediaKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
	const storedKeys = keys.filter((key) => key.startsWith("media/"));
	const renditions = storedKeys.flatMap((key) => {
		const [, id, revision] = renditionPattern.exec(key) ?? [];
		return id === undefined ? [] : [{ key, id: Number(id), revision: `${id}-${revision}` }];
	});
	const revisions = await readRevisions(db, [...new Set(renditions.map(({ id }) => id))]);
	const originalOf = (key: string) => key.replace(films, originals);
	const usedKeys = new Set(await namedFiles(db, [...new Set(storedKeys.map(originalOf))]));
	return new Set([
		...renditions.filter(({ revision }) => revisions.has(revision)).map(({ key }) => key),
		// A film as visitors get it goes with the file that it was made of.
		...storedKeys.filter((key) => usedKeys.has(originalOf(key))),
	]);
}

async function readRevisions(db: Kysely<Database>, ids: number[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const rows = await db
		.selectFrom("media_revisions")
		.select(["media_id", "number"])
		.where("media_id", "in", ids)
		.execute();
	return new Set(rows.map(({ media_id, number }) => `${media_id}-${number}`));
}

/** Originals, posters, captions, and parts of what is still coming. */
async function namedFiles(db: Kysely<Database>, keys: string[]): Promise<string[]> {
	if (keys.length === 0) return [];
	const of = (column: "original_key" | "poster_key") =>
		db.selectFrom("media_revisions").select(`${column} as key`).where(column, "in", keys);
	const captions = db.selectFrom("media_captions").select("file_key as key").where("file_key", "in", keys);
	const parts = db.selectFrom("partial_upload_parts").select("key").where("key", "in", keys);
	const rows = await of("original_key").union(of("poster_key")).union(captions).union(parts).execute();
	return rows.flatMap(({ key }) => (key === null ? [] : [key]));
}

/** Keys of the originals that came last. */
export async function lastMediaKeys(db: Db, count: number): Promise<string[]> {
	const rows = await db
		.selectFrom("media_revisions")
		.select("original_key")
		.orderBy("id", "desc")
		.limit(count)
		.execute();
	return rows.map((row) => row.original_key);
}
