/** Contact sheet of drawings. usage: node scripts/draw/sheet.ts OUT.png [SEEDS 1,2,3] [KINDS a,b,c] */
import sharp, { type OverlayOptions } from "sharp";
import { draw, kinds, type PictureKind } from "./index.ts";
import { text } from "./text.ts";
import { C } from "./theme.ts";

const [out = "sheet.png", seedList = "1,2,3,4", kindList] = process.argv.slice(2);
const seeds = seedList.split(",").map(Number);
const chosen = kindList ? (kindList.split(",").filter((k) => k in kinds) as PictureKind[]) : (Object.keys(kinds) as PictureKind[]);
const [cellW, cellH, label] = [480, 320, 26];
const tiles: OverlayOptions[] = [];
let names = "";
for (const [row, kind] of chosen.entries())
	for (const [col, seed] of seeds.entries()) {
		const [left, top] = [col * (cellW + 12) + 12, row * (cellH + label) + 12];
		const input = await sharp(Buffer.from(draw(kind, seed).svg))
			.resize(cellW, cellH, { fit: "inside" })
			.png()
			.toBuffer();
		tiles.push({ input, left, top });
		names += text(`${kind}-${seed}`, left, top + cellH + 17, 15, C.ink);
	}
const [width, height] = [seeds.length * (cellW + 12) + 12, chosen.length * (cellH + label) + 12];
tiles.push({ input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${names}</svg>`), left: 0, top: 0 });
await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
	.composite(tiles)
	.png()
	.toFile(out);
