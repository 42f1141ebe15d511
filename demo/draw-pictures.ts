import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import { pictureFiles, pictureKey } from "#src/content/picture.ts";
import { emptiedUnlessMadeFrom, sourcesIn } from "../scripts/building/made-from.ts";
import type { Picture } from "./records/types.ts";

export const folder = "build/media";

/**
 * Draws every picture that the content asks for into `build/media`, unless it lies there, drawn by the same scripts.
 */
export async function drawPictures(say: (text: string) => void) {
	emptiedUnlessMadeFrom(folder, ["demo/drawings"]);
	const there = new Set(readdirSync(folder));
	const missing = (await wanted()).filter((picture) => !there.has(lastFile(picture)));
	if (missing.length === 0) return;
	say(`Drawing ${missing.length} pictures (a minute or two, the first time only)`);
	const { renderPicture } = await import("./drawings/render.ts");
	let drawn = 0;
	const next = async (): Promise<void> => {
		const picture = missing.pop();
		if (!picture) return;
		await renderPicture(picture.kind, picture.seed, folder);
		drawn += 1;
		if (drawn % 50 === 0) say(`${drawn} drawn`);
		return next();
	};
	await Promise.all(Array.from({ length: availableParallelism() }, next));
}

/** The file that is written last: with it the picture is whole. */
function lastFile(picture: Picture): string {
	const key = pictureKey(picture);
	return `${key}-${pictureFiles(key).widths.at(-1)}.webp`;
}

/** Every picture of the content, once. */
export async function wanted(): Promise<Picture[]> {
	const found = new Map<string, Picture>();
	for (const file of ["demo/texts", "demo/records", "demo/newsletters", "demo/newsletters.ts"].flatMap(sourcesIn))
		collect(await import(pathToFileURL(file).href), found);
	return [...found.values()];
}

function collect(value: unknown, found: Map<string, Picture>) {
	if (typeof value !== "object" || value === null) return;
	const picture = "alt" in value ? asPicture(value) : undefined;
	if (picture) found.set(pictureKey(picture), picture);
	if (picture) return;
	for (const part of Object.values(value)) collect(part, found);
}

/** Records name the kind and the seed of a drawing, texts its key. */
function asPicture(value: object): Picture | undefined {
	if ("kind" in value && "seed" in value) return value as Picture;
	const [, kind, seed] = "key" in value ? (/^([a-z-]+)-(\d+)$/.exec(String(value.key)) ?? []) : [];
	return kind === undefined ? undefined : ({ ...value, kind, seed: Number(seed) } as unknown as Picture);
}
