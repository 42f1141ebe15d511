import type { PictureWords } from "./og-picture.server.ts";

/** Some 80 KB each. */
const most = 60;
const mostWaiting = 30;

/** Pictures already drawn, the one used last at the end. Drawing has no other input than the words. */
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** The picture with these words. One is drawn at a time, beside the server's other work. @throws when too many wait */
export async function keptPicture(words: PictureWords): Promise<Uint8Array<ArrayBuffer>> {
	const key = JSON.stringify([words.label, words.title]);
	const drawn = kept.get(key) ?? drawInTurn(words);
	kept.delete(key);
	kept.set(key, drawn);
	drawn.catch(() => kept.delete(key));
	for (const oldest of kept.keys()) {
		if (kept.size <= most) break;
		kept.delete(oldest);
	}
	return drawn;
}

function drawInTurn(words: PictureWords): Promise<Uint8Array<ArrayBuffer>> {
	if (waiting >= mostWaiting) return Promise.reject(new Error("Too many pictures of pages are waiting to be drawn."));
	waiting += 1;
	const drawn = last.then(async () => {
		// Fonts and the drawing library are only loaded where a picture is wanted.
		const { drawPicture } = await import("./og-picture.server.ts");
		return drawPicture(words);
	});
	last = drawn
		.catch(() => undefined)
		.finally(() => {
			waiting -= 1;
		});
	return drawn;
}
