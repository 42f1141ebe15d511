import type { Db } from "#src/db/connect.server.ts";
import { filmFileKey, renditionKey } from "./media-files.server.ts";
import { parseMediaKey } from "./media-key.ts";

/** A file that visitors may see. */
export type PublicMedia = {
	/** Key in the storage. */
	key: string;
	mediaType: string;
	etag: string;
	/** Title of a document, under which browsers save it. */
	title?: string;
	/** Players ask for parts of it. */
	inParts?: boolean;
};

const pdf = /^(document-\d+-\d+)\.pdf$/;
const font = /^(font-\d+-\d+)\.woff2$/;
const film = /^(film-\d+-\d+(?:-[a-z]{2})*)\.mp4$/;
const captionsFile = /^captions-(\d{1,9})-(\d{1,9})-([a-z]{2})\.vtt$/;
const rendition = /^((?:portrait-|poster-)?photo-\d+-\d+)-\d+\.(avif|webp)$/;

/** The file at an address below /media; undefined when there is none, or when its item is in the trash. */
export async function findPublicMedia(db: Db, file: string): Promise<PublicMedia | undefined> {
	if (captionsFile.test(file)) return findCaptions(db, file);
	const [, document] = pdf.exec(file) ?? [];
	const [, filmKey] = film.exec(file) ?? [];
	const [, fontKey] = font.exec(file) ?? [];
	const [, key = document ?? filmKey ?? fontKey ?? "", format] = rendition.exec(file) ?? [];
	const namedMediaKey = parseMediaKey(key);
	if (!namedMediaKey) return undefined;
	const mediaRevision = await db
		.selectFrom("media_revisions")
		.innerJoin("media", "media.id", "media_revisions.media_id")
		.select([
			"media_revisions.state",
			"media_revisions.original_key",
			"media_revisions.sha256",
			"media.kind",
			"media.title",
		])
		.where("media_id", "=", namedMediaKey.id)
		.where("number", "=", namedMediaKey.revision)
		.where("trashed_at", "is", null)
		.executeTakeFirst();
	if (mediaRevision?.state !== "ready") return undefined;
	const etag = `"${file}"`;
	if (document && mediaRevision.kind === "document")
		return { key: mediaRevision.original_key, mediaType: "application/pdf", etag, title: mediaRevision.title };
	if (filmKey && mediaRevision.kind === "film")
		return { key: filmFileKey(mediaRevision.sha256), mediaType: "video/mp4", etag, inParts: true };
	if (fontKey && mediaRevision.kind === "font")
		return { key: mediaRevision.original_key, mediaType: "font/woff2", etag };
	if (document || filmKey || fontKey) return undefined;
	return { key: renditionKey(file), mediaType: `image/${format}`, etag };
}

async function findCaptions(db: Db, file: string): Promise<PublicMedia | undefined> {
	const [, id, revision, language = ""] = captionsFile.exec(file) ?? [];
	const mediaCaption = await db
		.selectFrom("media_captions")
		.innerJoin("media_revisions", "media_revisions.id", "media_captions.revision_id")
		.innerJoin("media", "media.id", "media_revisions.media_id")
		.select("file_key")
		.where("media_id", "=", Number(id))
		.where("number", "=", Number(revision))
		.where("language", "=", language)
		.where("state", "=", "ready")
		.where("trashed_at", "is", null)
		.executeTakeFirst();
	return mediaCaption && { key: mediaCaption.file_key, mediaType: "text/vtt; charset=utf-8", etag: `"${file}"` };
}
