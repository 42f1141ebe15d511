import { existsSync } from "node:fs";

/**
 * Whether the site is built without the demo school: because its folder is gone, or because `SCHOOL=blank` asks for
 * it.
 */
const isBlank = process.env.SCHOOL === "blank" || !existsSync("demo");

/** The folder that `#school/*` stands for. */
export const schoolFolder = isBlank ? "blank-school" : "demo";

/** Where the site is built. */
export const siteFolder = isBlank ? "build/blank-site" : "build/site";

/** Draws the pictures and prints the documents of the demo school, unless they are there already. */
export async function makeMedia(say: (text: string) => void) {
	if (isBlank) return;
	const { drawPictures } = await import("../demo/draw-pictures.ts");
	const { printDocuments } = await import("../demo/print/index.ts");
	await drawPictures(say);
	await printDocuments(say);
}
