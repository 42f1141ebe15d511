/** Draws demo/public/icon.svg and the icons of demo/public/icons from the logo. Usage: node demo/draw-icons.ts */
import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { colours } from "./colours.ts";
import { icon } from "./icon.ts";

const folder = "demo/public/icons";
const drawing = Buffer.from(icon);

/** @param share how much of the square the icon takes; the rest is background, for places that crop the corners */
async function drawIcon(name: string, size: number, share = 1) {
	const inner = Math.round(size * share);
	const picture = await sharp(drawing, { density: (72 * inner) / 48 })
		.resize(inner, inner)
		.png()
		.toBuffer();
	const background = share < 1 ? colours.shola : "#00000000";
	const square = { width: size, height: size, channels: 4 as const, background };
	await sharp({ create: square })
		.composite([{ input: picture }])
		.png({ palette: true, effort: 10 })
		.toFile(`${folder}/${name}.png`);
}

writeFileSync("demo/public/icon.svg", icon);
mkdirSync(folder, { recursive: true });
await Promise.all([
	drawIcon("icon-192", 192),
	drawIcon("icon-512", 512),
	drawIcon("maskable-192", 192, 0.72),
	drawIcon("maskable-512", 512, 0.72),
	drawIcon("apple-touch-icon", 180, 0.86),
]);
