import { readHead } from "#src/forms/chosen-files/recognize-file.ts";
import { type Picture, readGreys, render } from "./canvas.ts";
import { findPaper } from "./find-paper.ts";

/** Enough for the finest level of the PDF, in a few hundred kilobytes instead of several megabytes. */
const fullSize = { longSide: 2200, quality: 0.92 };
const previewSize = { longSide: 640, quality: 0.8 };

export type UnreadableReason = "changed" | "heic" | "pdf" | "unreadable";
/** A picture in two sizes. */
export type View = { picture: Picture; preview: Picture };
/** `paper`: cropped to the paper, where its edges are clear. */
export type ReadPicture = ({ ok: true; paper?: View | undefined } & View) | { ok: false; reason: UnreadableReason };

/** Pixels: few enough to search at once on a cheap phone. */
const searchSide = 200;

/** Decodes a chosen file into an upright picture and a small preview. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
	try {
		const [picture, preview] = await render(file, [fullSize, previewSize]);
		if (picture && preview) return { ok: true, picture, preview, paper: await cropToPaper(file, preview) };
	} catch {
		// Browsers report this differently; the reason below says what to do.
	}
	return { ok: false, reason: await detectReason(file) };
}

/** Crops the file, not the smaller picture made of it, so that a small sheet stays legible. */
async function cropToPaper(file: Blob, { jpeg }: Picture): Promise<View | undefined> {
	const area = findPaper(await readGreys(jpeg, searchSide));
	if (!area) return undefined;
	const [picture, preview] = await render(file, [{ ...fullSize, area }, previewSize]);
	return picture && preview && { picture, preview };
}

/**
 * Detects the reason by the first bytes, because file names can be wrong. HEIC files have one of these brands (ISO/IEC
 * 23008-12).
 */
async function detectReason(file: Blob): Promise<UnreadableReason> {
	const head = await readHead(file);
	if (head === "") return "changed";
	if (/^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s.test(head)) return "heic";
	return head.startsWith("%PDF-") ? "pdf" : "unreadable";
}
