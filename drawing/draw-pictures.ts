import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Picture } from "#demo/records/types.ts";
import { pictureKey } from "#src/content/picture.ts";
import { renderPicture } from "./drawings/render.ts";

export const folder = "demo/public/media";

/** Draws every picture that the content asks for; files that are there are left alone. */
export async function drawPictures() {
	const pictures = await wanted();
	const next = async (): Promise<void> => {
		const picture = pictures.pop();
		if (!picture) return;
		await renderPicture(picture.kind, picture.seed, folder);
		return next();
	};
	await Promise.all(Array.from({ length: availableParallelism() }, next));
}

/** Every picture of the content, once. */
export async function wanted(): Promise<Picture[]> {
	const pictures = new Map<string, Picture>();
	for (const file of ["demo/texts", "demo/records", "demo/newsletters"].flatMap(sourcesIn))
		collect(await import(pathToFileURL(file).href), pictures);
	return [...pictures.values()];
}

function sourcesIn(root: string): string[] {
	return readdirSync(root, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.ts$/.test(name) && !name.includes(".test."))
		.map((name) => join(root, name))
		.sort();
}

function collect(value: unknown, pictures: Map<string, Picture>) {
	if (typeof value !== "object" || value === null) return;
	const picture = "alt" in value ? asPicture(value) : undefined;
	if (picture) pictures.set(pictureKey(picture), picture);
	if (picture) return;
	for (const part of Object.values(value)) collect(part, pictures);
}

/** Records name the kind and the seed of a drawing, texts its key. */
function asPicture(value: object): Picture | undefined {
	if ("kind" in value && "seed" in value) return value as Picture;
	const [, kind, seed] = "key" in value ? (/^([a-z-]+)-(\d+)$/.exec(String(value.key)) ?? []) : [];
	return kind === undefined ? undefined : ({ ...value, kind, seed: Number(seed) } as unknown as Picture);
}
