import type { Db } from "#src/db/connect.server.ts";
import { renditionKey } from "./media-files.server.ts";
import { parseMediaKey } from "./media-key.ts";

/** A file that visitors may see. */
export type PublicMedia = {
	/** In the storage. */
	key: string;
	mediaType: string;
	etag: string;
	/** Of a document, under which browsers save it. */
	title?: string;
};

const pdf = /^(document-\d+-\d+)\.pdf$/;
const rendition = /^((?:portrait-|poster-)?photo-\d+-\d+)-\d+\.(avif|webp)$/;

/** The file at an address below /media; undefined when there is none, or when its item is in the trash. */
export async function findPublicMedia(db: Db, file: string): Promise<PublicMedia | undefined> {
	const [, document] = pdf.exec(file) ?? [];
	const [, key = document ?? "", format] = rendition.exec(file) ?? [];
	const named = parseMediaKey(key);
	if (!named) return undefined;
	const found = await db
		.selectFrom("media_revisions")
		.innerJoin("media", "media.id", "media_revisions.media_id")
		.select(["media_revisions.state", "media_revisions.original_key", "media.kind", "media.title"])
		.where("media_id", "=", named.id)
		.where("number", "=", named.revision)
		.where("trashed_at", "is", null)
		.executeTakeFirst();
	if (found?.state !== "ready") return undefined;
	const etag = `"${file}"`;
	if (document && found.kind === "document")
		return { key: found.original_key, mediaType: "application/pdf", etag, title: found.title };
	if (document) return undefined;
	return { key: renditionKey(file), mediaType: `image/${format}`, etag };
}
