import { readFile } from "node:fs/promises";
import { maxPixels } from "#src/content/media/inspect-media.server.ts";

/**
 * Decodes a telephone's photograph in Apple's format, which sharp's own decoder leaves out. The decoder turns it
 * upright itself, and is WebAssembly: what breaks it reaches nothing else.
 * @returns RGBA
 * @throws when it cannot be read to its end
 */
export async function decodeHeic(path: string): Promise<{ data: Buffer; width: number; height: number }> {
	const { default: heif } = await import("libheif-js/wasm-bundle.js");
	const [image] = new heif.HeifDecoder().decode(await readFile(path));
	if (!image) throw new Error("There is no picture in the file.");
	const [width, height] = [image.get_width(), image.get_height()];
	if (width * height > maxPixels) throw new Error("pixel limit");
	const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
	const drawn = await new Promise<boolean>((resolve) => image.display(target, (result) => resolve(result !== null)));
	if (!drawn) throw new Error("The picture cannot be decoded.");
	return { data: Buffer.from(target.data.buffer), width, height };
}
