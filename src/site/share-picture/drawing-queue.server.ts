import type { PictureWords } from "./draw-share-picture.server.ts";

export type DrawPicture = (words: PictureWords) => Promise<Uint8Array<ArrayBuffer>>;

const mostWaiting = 30;

/** Draws the pictures of shared pages one at a time, beside the server's other work. What it gives throws when too many wait. */
export function queuePictures(): DrawPicture {
	let draw: Promise<DrawPicture> | undefined;
	let last: Promise<unknown> = Promise.resolve();
	let waiting = 0;

	/** The drawing library and the face are loaded with the first picture. */
	async function open(): Promise<DrawPicture> {
		const { openDrawing } = await import("./draw-share-picture.server.ts");
		return openDrawing();
	}

	return (words) => {
		if (waiting >= mostWaiting) return Promise.reject(new Error("Too many pictures of pages are waiting to be drawn."));
		waiting += 1;
		const drawn = last.then(async () => {
			draw ??= open();
			return (await draw)(words);
		});
		last = drawn
			.catch(() => undefined)
			.finally(() => {
				waiting -= 1;
			});
		return drawn;
	};
}
