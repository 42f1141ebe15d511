import type { DocumentFault } from "#src/documents/inspection/document-fault.ts";

/** The kinds of pictures that are drawn, by the endings that `file-type` gives them, with their names in `sharp`. */
export const pictureFormats = {
	jpg: "jpeg",
	jpeg: "jpeg",
	png: "png",
	webp: "webp",
	avif: "heif",
	heic: "heif",
	gif: "gif",
	tif: "tiff",
} as const satisfies Record<string, string>;
export type PictureFormat = (typeof pictureFormats)[keyof typeof pictureFormats];

/** Input of a process that redraws a picture: files, and the maximum size of the new one in bytes. */
export type RedrawTask = {
	input: string;
	output: string;
	format: PictureFormat;
	/** True if it becomes a JPEG even where a PNG would be small enough. */
	asJpeg?: boolean;
	maxSize: number;
};

/** A PNG stays one unless it would be too large; all others become JPEG. Width and height are in pixels. */
export type RedrawResult =
	| { ok: true; extension: "jpg" | "png"; width: number; height: number }
	| { ok: false; fault: DocumentFault };

/** Failure to write the new picture, with the file system's code; the picture is not at fault. */
export type Unwritten = { ok: false; unwritten: string };
