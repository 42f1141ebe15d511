import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { cutAround, type FocalArea, type Size } from "#src/content/media/focal-area.ts";
import { maxPixels } from "#src/content/media/inspect-media.server.ts";
import { previewKey, previewWidths } from "#src/content/media/media-files.server.ts";
import { pictureKeyOf, type ShapeName } from "#src/content/media/media-key.ts";
import { shapes } from "#src/content/picture.ts";
import { decodeHeic } from "#src/documents/pictures/decode-heic.server.ts";
import type { RenderResult, RenderTask } from "./render-task.ts";

/** Photographs: more than drawings need. A higher effort takes ten times as long for a tenth fewer bytes. */
const avif = { quality: 55, effort: 3 };
const webp = { quality: 76, effort: 4 };

/** Dots per inch at which a drawing has its own size, and the most that librsvg takes. */
const svgDensity = 72;
const maxDensity = 2400;

/** A decoded picture, upright, without transparency and without what a camera has written into it. */
type DecodedPicture = Size & { data: Buffer };

/** Makes all renditions of a picture: each shape around its focal area, in each width, as AVIF and WebP. */
export async function renderPicture(task: RenderTask): Promise<RenderResult> {
	const decoded = await decode(task).catch((error: unknown) => String(error));
	if (typeof decoded === "string") return { ok: false, problem: problemOf(decoded) };
	const renditions: string[] = [];
	for (const [name, shape] of Object.entries(shapes)) {
		const key = pictureKeyOf(...numbersOf(task.revision), name as ShapeName);
		const largest = await cut(decoded, task.focus, shape);
		for (const width of shape.widths) {
			const sized = open(largest).resize(width, Math.round((width * shape.height) / shape.width));
			const files = { avif: `${key}-${width}.avif`, webp: `${key}-${width}.webp` };
			await sized.clone().avif(avif).toFile(join(task.folder, files.avif));
			await sized.clone().webp(webp).toFile(join(task.folder, files.webp));
			renditions.push(files.avif, files.webp);
		}
	}
	const { width, height } = decoded;
	const previews = await writePreviews(decoded, task);
	return { ok: true, colour: await averageColour(decoded), renditions, previews, width, height };
}

async function openInput({ input, mediaType }: RenderTask): Promise<Sharp> {
	if (mediaType === "image/heic") return decodeHeic(input, maxPixels);
	if (mediaType !== "image/svg+xml") return sharp(input, { limitInputPixels: maxPixels, failOn: "error" });
	// The drawing is read from memory, so that it has no folder whose files it could take.
	const drawing = await readFile(input);
	const { width = 1 } = await sharp(drawing, { limitInputPixels: maxPixels }).metadata();
	const density = Math.min(maxDensity, Math.max(1, Math.ceil((svgDensity * shapes.landscape.width) / width)));
	return sharp(drawing, { limitInputPixels: maxPixels, density });
}

async function decode(task: RenderTask): Promise<DecodedPicture> {
	const picture = (await openInput(task)).rotate().toColourspace("srgb").flatten({ background: "#ffffff" });
	const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

function open({ data, width, height }: DecodedPicture): Sharp {
	return sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false });
}

/** Small pictures are enlarged, so that every width exists. */
async function cut(decoded: DecodedPicture, focus: FocalArea, shape: Size): Promise<DecodedPicture> {
	const { left, top, width, height } = cutAround(decoded, focus, shape);
	const { data, info } = await open(decoded)
		.extract({ left, top, width, height })
		.resize(shape.width, shape.height, { fit: "fill" })
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

async function writePreviews(decoded: DecodedPicture, { revision, folder }: RenderTask): Promise<string[]> {
	const files: string[] = [];
	for (const size of ["small", "large"] as const) {
		const file = previewKey(revision, size).split("/").at(-1) ?? "";
		const side = previewWidths[size];
		const fitted = open(decoded).resize(side, side, { fit: "inside", withoutEnlargement: true });
		await fitted.webp(webp).toFile(join(folder, file));
		files.push(file);
	}
	return files;
}

async function averageColour(decoded: DecodedPicture): Promise<string> {
	const { data } = await open(decoded).resize(1, 1, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });
	return `#${data.subarray(0, 3).toString("hex")}`;
}

function numbersOf(revision: string): [number, number] {
	const [id = 0, number = 0] = revision.split("-").map(Number);
	return [id, number];
}

function problemOf(error: string): string {
	if (/pixel limit/i.test(error)) return "It has more than 80 megapixels. Export it smaller.";
	return "We can’t read all of it. It may be damaged or incomplete. Upload it again.";
}
