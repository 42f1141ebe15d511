import { redraw } from "./canvas.ts";
import type { Picture } from "./picked-picture.ts";

/** What is kept of a picture: fine enough for the finest level of the PDF, a few hundred kilobytes instead of a whole photograph. */
const kept = { side: 2200, quality: 0.92 };
const shown = { side: 640, quality: 0.8 };

export type Unreadable = "heic" | "pdf" | "unreadable";
export type ReadPicture = { ok: true; picture: Picture; preview: Picture } | { ok: false; reason: Unreadable };

/** Reads a chosen file once: the picture upright, and a small one to show. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
	try {
		const [picture, preview] = await redraw(file, [kept, shown]);
		if (picture && preview) return { ok: true, picture, preview };
	} catch {
		// Whatever the browser calls it, the visitor needs to know what to do about it.
	}
	return { ok: false, reason: await whyUnreadable(file) };
}

/** Tells by the first bytes, as names lie: HEIC is an ISO media file of one of these brands (ISO/IEC 23008-12). */
async function whyUnreadable(file: Blob): Promise<Unreadable> {
	const head = await file
		.slice(0, 12)
		.arrayBuffer()
		.then((bytes) => String.fromCharCode(...new Uint8Array(bytes)))
		.catch(() => "");
	if (/^.{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s.test(head)) return "heic";
	return head.startsWith("%PDF-") ? "pdf" : "unreadable";
}
