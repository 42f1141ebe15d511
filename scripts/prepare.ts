import { drawPictures } from "../demo/draw-pictures.ts";
import { printDocuments } from "../demo/print/index.ts";
import { build } from "./build.ts";
import { say } from "./install.mjs";

/** Draws pictures, prints documents and builds the site, each only if what it is made from has changed. */
export async function prepare() {
	await drawPictures(say);
	await printDocuments(say);
	await build(say);
}

if (import.meta.main) await prepare();
