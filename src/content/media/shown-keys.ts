import type { MediaItem } from "./media-item.ts";
import { documentKeyOf, filmKeyOf, fontKeyOf, pictureKeyOf } from "./media-key.ts";

/**
 * Keys that records store of an item: of a picture and of a film's poster by shape, of others by kind.
 */
export type ShownKeys = Partial<Record<"landscape" | "portrait" | "poster" | "film" | "document" | "font", string>>;

/** The keys of the revision that the site shows; undefined until one is ready. */
export function shownKeys({
	id,
	kind,
	shownRevision,
}: Pick<MediaItem, "id" | "kind" | "shownRevision">): ShownKeys | undefined {
	if (!shownRevision) return undefined;
	const { number, captions } = shownRevision;
	if (kind === "document") return { document: documentKeyOf(id, number) };
	if (kind === "font") return { font: fontKeyOf(id, number) };
	const pictures = {
		landscape: pictureKeyOf(id, number),
		portrait: pictureKeyOf(id, number, "portrait"),
		poster: pictureKeyOf(id, number, "poster"),
	};
	if (kind === "picture") return pictures;
	const languages = captions.map(({ language }) => language);
	return { ...pictures, film: filmKeyOf(id, number, languages) };
}
