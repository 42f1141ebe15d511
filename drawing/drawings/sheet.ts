/** Contact sheet of drawings. usage: node drawing/drawings/sheet.ts OUT.png [SEEDS 1,2,3] [KINDS a,b,c] */
import { writeTiles } from "../../scripts/pictures/tiles.ts";
import { draw, kinds, type PictureKind } from "./index.ts";

const [out = "sheet.png", seedList = "1,2,3,4", kindList] = process.argv.slice(2);
const seeds = seedList.split(",").map(Number);
const chosen = kindList
	? (kindList.split(",").filter((k) => k in kinds) as PictureKind[])
	: (Object.keys(kinds) as PictureKind[]);
const tiles = chosen.flatMap((kind) =>
	seeds.map((seed) => ({ label: `${kind}-${seed}`, picture: Buffer.from(draw(kind, seed).svg) })),
);
await writeTiles(out, tiles, seeds.length, { width: 480, height: 320 });
