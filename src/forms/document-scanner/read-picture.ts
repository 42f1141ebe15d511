import { readHead } from "#src/forms/chosen-files/recognize-file.ts";
import { type Picture, render } from "./canvas.ts";

/** Enough for the finest level of the PDF, in a few hundred kilobytes instead of several megabytes. */
const fullSize = { longSide: 2200, quality: 0.92 };
const previewSize = { longSide: 640, quality: 0.8 };

export type UnreadableReason = "changed" | "heic" | "pdf" | "unreadable";
export type ReadPicture = { ok: true; picture: Picture; preview: Picture } | { ok: false; reason: UnreadableReason };

/** Decodes a chosen file once, into an upright picture and a small preview. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
	try {
		const [picture, preview] = await render(file, [fullSize, previewSize]);
		if (picture && preview) return { ok: true, picture, preview };
	} catch {
		// Browsers report this differently; the reason below says what to do.
	}
	return { ok: false, reason: await detectReason(file) };
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
