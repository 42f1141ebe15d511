import { cpSync } from "node:fs";
import { isBlank } from "../install.mjs";

/** The folder behind `#school/*`. */
export const schoolFolder = isBlank ? "blank-school" : "demo";

/** Where the site is built. */
export const siteFolder = isBlank ? "build/blank-site" : "build/site";

/** Where the office is built: beside the site, which finds it there. */
export const officeFolder = isBlank ? "build/blank-office" : "build/office";

/** Draws the pictures and prints and samples the documents of the demo school, unless they are there already. */
export async function makeMedia(say: (text: string) => void) {
	if (isBlank) return;
	const { drawPictures } = await import("../../demo/draw-pictures.ts");
	const { printDocuments } = await import("../../demo/print/index.ts");
	await drawPictures(say);
	await printDocuments(say);
	const { drawSamples } = await import("../../demo/samples/index.ts");
	await drawSamples(say);
	// For a school that is set up in place of the demo one.
	cpSync("blank-school/public/media", "build/media", { recursive: true });
}
