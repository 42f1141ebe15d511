import type { FocalArea, Size } from "#src/content/media/focal-area.ts";

/** Input of a process that makes renditions. */
export type RenderTask = {
	/** The file as it came. */
	input: string;
	mediaType: string;
	focus: FocalArea;
	/** Item and revision, such as `12-3`, for the names of the files. */
	revision: string;
	/** Folder where it writes them. */
	folder: string;
};

/** Answer of the process; `problem` is for the member who uploaded the file. */
export type RenderResult =
	| ({ ok: true; colour: string; renditions: string[]; previews: string[] } & Size)
	| { ok: false; problem: string };
