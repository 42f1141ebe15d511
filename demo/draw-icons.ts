/** Draws the site's icons from demo/public/icon.svg into demo/public/icons. Usage: node demo/draw-icons.ts, after a change of that drawing. */
import { mkdirSync, readFileSync } from "node:fs";
import sharp from "sharp";

const folder = "demo/public/icons";
const ground = "#173a2e";
const drawing = readFileSync("demo/public/icon.svg");

/** @param share how much of the square the drawing takes; the rest is its ground, for places that cut the corners off */
async function icon(name: string, size: number, share = 1) {
	const inner = Math.round(size * share);
	const picture = await sharp(drawing, { density: (72 * inner) / 48 })
		.resize(inner, inner)
		.png()
		.toBuffer();
	const square = { width: size, height: size, channels: 4 as const, background: share < 1 ? ground : "#00000000" };
	await sharp({ create: square })
		.composite([{ input: picture }])
		.png({ palette: true, effort: 10 })
		.toFile(`${folder}/${name}.png`);
}

mkdirSync(folder, { recursive: true });
await Promise.all([
	icon("icon-192", 192),
	icon("icon-512", 512),
	icon("maskable-192", 192, 0.72),
	icon("maskable-512", 512, 0.72),
	icon("apple-touch-icon", 180, 0.86),
]);
