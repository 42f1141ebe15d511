import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";

/**
 * Decodes a telephone's photograph in Apple's format, which sharp's own decoder leaves out. The decoder turns it
 * upright itself, and is WebAssembly: what breaks it reaches nothing else.
 * @throws when it cannot be read to its end, or has more pixels
 */
export async function decodeHeic(path: string, maxPixels: number): Promise<Sharp> {
	const { default: heif } = await import("libheif-js/wasm-bundle.js");
	const [image] = new heif.HeifDecoder().decode(await readFile(path));
	if (!image) throw new Error("The file doesn’t contain a picture.");
	const [width, height] = [image.get_width(), image.get_height()];
	if (width * height > maxPixels) throw new Error("pixel limit");
	const target = { data: new Uint8ClampedArray(width * height * 4), width, height };
	const drawn = await new Promise<boolean>((resolve) => image.display(target, (result) => resolve(result !== null)));
	if (!drawn) throw new Error("The picture cannot be decoded.");
	return sharp(Buffer.from(target.data.buffer), { raw: { width, height, channels: 4 } });
}
