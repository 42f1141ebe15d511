import sharp, { type OverlayOptions } from "sharp";
import { text } from "./drawings/text.ts";
import { C } from "./drawings/theme.ts";

export type Tile = { label: string /** a file, or an SVG */; picture: string | Buffer };

const [gap, foot] = [12, 26];

/** Writes a PNG of pictures in rows, each with its label below. */
export async function writeTiles(
	out: string,
	tiles: readonly Tile[],
	columns: number,
	cell: { width: number; height: number },
) {
	const placed: OverlayOptions[] = [];
	let labels = "";
	for (const [k, { label, picture }] of tiles.entries()) {
		const left = gap + (k % columns) * (cell.width + gap);
		const top = gap + Math.floor(k / columns) * (cell.height + foot);
		const input = await sharp(picture).resize(cell.width, cell.height, { fit: "inside" }).png().toBuffer();
		placed.push({ input, left, top });
		labels += text(label, left, top + cell.height + 17, Math.min(15, (cell.width / label.length) * 1.9), C.ink);
	}
	const width = columns * (cell.width + gap) + gap;
	const height = Math.ceil(tiles.length / columns) * (cell.height + foot) + gap;
	placed.push({
		input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels}</svg>`),
		left: 0,
		top: 0,
	});
	await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
		.composite(placed)
		.png()
		.toFile(out);
}
