import * as paths from "#src/paths.ts";

/** The files that belong to the keys which records store: the only place that knows their addresses. */

export type Shape = { width: number; height: number; widths: readonly number[] };

const landscape: Shape = { width: 1440, height: 960, widths: [480, 960, 1440] };
const portrait: Shape = { width: 522, height: 600, widths: [261, 522] };
const poster: Shape = { width: 960, height: 1200, widths: [480, 960] };

/** The shapes in which an uploaded picture is cut; a drawing has one of them. */
export const shapes = { landscape, portrait, poster };

/** Pictures, films and documents that the office has uploaded; `media/media-key.ts` makes their keys. */
const uploadedPicture = /^photo-\d+-\d+$/;
const uploadedFilm = /^film-\d+-\d+(?:-[a-z]{2})*$/;
const uploadedDocument = /^document-\d+-\d+$/;

/** A picture by its key, with a description for people who cannot see it. */
export type Picture = { key: string; alt: string };

/** The key of a drawing that is made from a seed: what it shows, and which of its variants. */
export function pictureKey({ kind, seed }: { kind: string; seed: number }): string {
	return `${kind}-${seed}`;
}

/** The key of a picture in the upright cut, which every uploaded one has. */
export function posterKey(key: string): string {
	return uploadedPicture.test(key) ? `poster-${key}` : key;
}

/** A picture's address without width and ending, the widths that exist, and the size of the largest, in pixels. */
export function pictureFiles(key: string): Shape & { source: string } {
	const shape = key.startsWith("portrait-") ? portrait : key.startsWith("poster-") ? poster : landscape;
	return { source: paths.media(key), ...shape };
}

/** The one address of a picture for those who take only one: 960 pixels wide, a portrait 522. */
export function pictureUrl(key: string): string {
	const { source, widths } = pictureFiles(key);
	return `${source}-${widths[1]}.webp`;
}

/** The address of a picture where it is shown small. */
export function smallPictureUrl(key: string): string {
	const { source, widths } = pictureFiles(key);
	return `${source}-${widths[0]}.webp`;
}

export function filmUrl(key: string): string {
	return uploadedFilm.test(key) ? paths.media(`${key}.mp4`) : paths.film(`${key}.mp4`);
}

/** Files that a page needs to play a film behind or instead of a picture. */
export type FilmFiles = {
	/** Addresses of its still picture; `preview` is what a small version of it is stored for, where there is one. */
	poster: { avif: string; webp: string; preview?: string; width: number; height: number };
	sources: { src: string; type: string }[];
};

/** The files of a film: those of the library, or of the school's folder. */
export function filmFiles(key: string): FilmFiles {
	if (uploadedFilm.test(key)) {
		const [, id, revision] = key.split("-");
		const { source, width, height } = pictureFiles(`photo-${id}-${revision}`);
		const poster = { avif: `${source}-${width}.avif`, webp: `${source}-${width}.webp`, width, height };
		return { poster, sources: [{ src: filmUrl(key), type: "video/mp4" }] };
	}
	const file = (ending: string) => paths.film(`${key}.${ending}`);
	return {
		poster: { avif: file("avif"), webp: file("webp"), preview: paths.film(key), width: 1280, height: 720 },
		sources: [
			{ src: file("mp4"), type: "video/mp4" },
			{ src: file("webm"), type: "video/webm" },
		],
	};
}

/** Captions of a film in WebVTT; none for the films that the school's folder has. */
export function captionsOf(key: string): { language: string; source: string }[] {
	if (!uploadedFilm.test(key)) return [];
	const [, id, revision, ...languages] = key.split("-");
	return languages.map((language) => ({
		language,
		source: paths.media(`captions-${id}-${revision}-${language}.vtt`),
	}));
}

/** Tells whether the office has uploaded a film; the others are short, silent and repeat. */
export function isUploadedFilm(key: string): boolean {
	return uploadedFilm.test(key);
}

/** The wordmark of a recruiter: a picture of the library, or a drawing of the school's folder. */
export function wordmarkUrl(key: string): string {
	return uploadedPicture.test(key) ? smallPictureUrl(key) : paths.wordmark(`${key}.svg`);
}

/** A PDF of the library. */
export function documentUrl(key: string): string {
	return paths.media(`${key}.pdf`);
}

/** A typeface of the library. */
export function fontUrl(key: string): string {
	return paths.media(`${key}.woff2`);
}

export function approvalDocumentUrl(key: string): string {
	if (uploadedDocument.test(key)) return documentUrl(key);
	return paths.upload(`approval-documents/${key}.pdf`);
}
