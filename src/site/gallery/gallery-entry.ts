import { filmUrl, pictureFiles } from "#src/content/picture.ts";

/** A gallery item on the wall. */
export type GalleryEntry = {
	slug: string;
	title: string;
	picture: string;
	picture_alt: string;
	credit: string | null;
	video: string | null;
};

/** The address of the film, or of the picture at its largest. */
export function fileOf({ picture, video }: GalleryEntry): string {
	const { source, widths } = pictureFiles(picture);
	return video ? filmUrl(video) : `${source}-${widths.at(-1)}.webp`;
}
