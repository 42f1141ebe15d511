import type { ShareText } from "./draw-share-picture.server.ts";

export type DrawPicture = (text: ShareText) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Loads the drawing library and the font with the first picture.
 * @param limit decides how many are drawn at once, and throws if too many are waiting
 */
export function queuePictures(limit: <Result>(task: () => Promise<Result>) => Promise<Result>): DrawPicture {
	let opening: Promise<DrawPicture> | undefined;
	const open = async () => (await import("./draw-share-picture.server.ts")).openDrawing();
	return (text) =>
		limit(async () => {
			opening ??= open();
			return (await opening)(text);
		});
}
