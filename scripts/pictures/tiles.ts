import sharp, { type OverlayOptions } from "sharp";

export type Tile = { label: string /** a file, or an SVG */; picture: string | Buffer };

const [gap, foot] = [12, 26];
const fontfile = "demo/fonts/instrument-sans-latin-400.ttf";

/** Writes a PNG of pictures in rows, each with its label below. */
export async function writeTiles(
	out: string,
	tiles: readonly Tile[],
	columns: number,
	cell: { width: number; height: number },
) {
	const placement: OverlayOptions[] = [];
	for (const [k, { label, picture }] of tiles.entries()) {
		const left = gap + (k % columns) * (cell.width + gap);
		const top = gap + Math.floor(k / columns) * (cell.height + foot);
		const input = await sharp(picture).resize(cell.width, cell.height, { fit: "inside" }).png().toBuffer();
		placement.push({ input, left, top }, await labelAt(label, left, top + cell.height, cell.width));
	}
	const width = columns * (cell.width + gap) + gap;
	const height = Math.ceil(tiles.length / columns) * (cell.height + foot) + gap;
	await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
		.composite(placement)
		.png()
		.toFile(out);
}

async function labelAt(label: string, left: number, top: number, width: number): Promise<OverlayOptions> {
	const size = Math.min(11, (width / label.length) * 1.4);
	const text = {
		text: label.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
		font: `Instrument Sans ${size}`,
		fontfile,
	};
	return {
		input: await sharp({ text: { ...text, rgba: true, dpi: 96 } })
			.png()
			.toBuffer(),
		left,
		top: top + 5,
	};
}
