import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { previewKey } from "#src/content/media/media-files.server.ts";
import { pictureKeyOf, type ShapeName } from "#src/content/media/media-key.ts";
import type { RunRendering } from "#src/content/media/rendering/run-render-process.server.ts";
import { shapes } from "#src/content/picture.ts";

/** Files with the names of a picture's renditions and no picture in them: making real ones takes seconds. */
export const emptyRenditions: RunRendering = async ({ input, revision, folder }) => {
	const [id = 0, number = 0] = revision.split("-").map(Number);
	const renditions = Object.entries(shapes).flatMap(([name, { widths }]) =>
		widths.flatMap((width) =>
			["avif", "webp"].map((format) => `${pictureKeyOf(id, number, name as ShapeName)}-${width}.${format}`),
		),
	);
	const previews = (["small", "large"] as const).map((size) => previewKey(revision, size).split("/").at(-1) ?? "");
	for (const name of [...renditions, ...previews]) await writeFile(join(folder, name), name);
	const { width, height } = await sharp(input).metadata();
	return { ok: true, colour: "#808080", renditions, previews, width, height };
};
