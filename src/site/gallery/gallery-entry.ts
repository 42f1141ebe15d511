import { filmUrl, pictureFiles } from "#src/content/picture.ts";

/** What the wall shows of an item. */
export type GalleryEntry = { slug: string; title: string; picture: string; picture_alt: string; video: string | null };

/** Where the item itself lies: the film, or the picture at its largest. */
export function fileOf({ picture, video }: GalleryEntry): string {
	const { source, widths } = pictureFiles(picture);
	return video ? filmUrl(video) : `${source}-${widths.at(-1)}.webp`;
}
