/**
 * Contact sheet of every picture of the site: those of the content, the films' posters, the wordmarks. usage: node
 * drawing/contact-sheet.ts OUT.png
 */
import { readdirSync } from "node:fs";
import { pictureFiles, pictureKey } from "#src/content/picture.ts";
import { folder, wanted } from "./draw-pictures.ts";
import { writeTiles } from "../scripts/pictures/tiles.ts";

const [out = "contact-sheet.png"] = process.argv.slice(2);
const drawn = (await wanted()).map(pictureKey).sort();
const pictures = drawn.map((key) => ({ label: key, picture: `${folder}/${key}-${pictureFiles(key).widths[0]}.webp` }));
const kept = ["demo/public/film", "demo/public/recruiters"].flatMap((place) => {
	const names = readdirSync(place).filter((name) => /\.(webp|svg)$/.test(name));
	return names.sort().map((name) => ({ label: name, picture: `${place}/${name}` }));
});
await writeTiles(out, [...pictures, ...kept], 14, { width: 216, height: 144 });
console.log(`${pictures.length} pictures, ${kept.length} posters and wordmarks: ${out}`);
