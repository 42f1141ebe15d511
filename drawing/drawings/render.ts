import { access, mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { draw, type PictureKind } from "./index.ts";

export interface RenderedPicture {
	key: string;
	width: number;
	height: number;
	widths: readonly number[];
}

/** The widths in which a kind is stored, smallest first. */
export const widthsOf = (kind: PictureKind): readonly number[] =>
	kind === "portrait" ? [261, 522] : kind.startsWith("poster") ? [480, 960] : [480, 960, 1440];

/**
 * Width of the preview that is in the page itself until the picture comes. Browsers take it for the picture's largest
 * paint if it has as many pixels as the picture is wide and tall on a phone, in CSS pixels.
 */
const previewWidth = 420;
const previewQuality = { quality: 40, effort: 4 };

/** Kinds with grain, hatching or washes: fine detail that no one looks for costs more than all the rest. */
const grainy = (kind: PictureKind) => /^(poster-stair|work-sheet|sample-photograph)$/.test(kind);

const exists = (file: string): Promise<boolean> =>
	access(file).then(
		() => true,
		() => false,
	);

/**
 * Flat drawings keep well at low quality; small pictures get more, because their lines are finer. WebP is what browsers
 * without AVIF take: its qualities are the ones at which a drawing looks as it does in AVIF. AVIF at a higher effort
 * would take ten times as long for a tenth fewer bytes.
 */
const encoders = {
	avif: (image: Sharp, width: number) =>
		image.avif({ quality: width > 960 ? 42 : width > 500 ? 47 : 53, effort: width > 500 ? 1 : 2 }),
	webp: (image: Sharp, width: number) => image.webp({ quality: width > 960 ? 26 : width > 500 ? 34 : 54, effort: 6 }),
};

const grainyEncoders: typeof encoders = {
	avif: (image, width) => image.avif({ quality: width > 960 ? 24 : width > 500 ? 28 : 34, effort: 2 }),
	webp: (image, width) => image.webp({ quality: width > 500 ? 4 : 9, effort: 6 }),
};

/**
 * Writes `${kind}-${seed}-${width}.avif` and `.webp` and a preview into outDir. Files that are there already are left
 * alone;
 * a file appears only when it is whole, so an interrupted run can be taken up again.
 */
export async function renderPicture(kind: PictureKind, seed: number, outDir: string): Promise<RenderedPicture> {
	const key = `${kind}-${seed}`;
	const widths = widthsOf(kind);
	const jobs = widths.flatMap((w) =>
		(["avif", "webp"] as const).map((ext) => ({ w, ext, file: join(outDir, `${key}-${w}.${ext}`) })),
	);
	const preview = join(outDir, `${key}-preview.avif`);
	const hasPreview = await exists(preview);
	const missing: typeof jobs = [];
	for (const job of jobs) if (!(await exists(job.file))) missing.push(job);
	const { svg, width, height } = draw(kind, seed);
	if (missing.length === 0 && hasPreview) return { key, width, height, widths };
	await mkdir(outDir, { recursive: true });
	const full = await sharp(Buffer.from(svg))
		.flatten({ background: "#ffffff" })
		.blur(grainy(kind) ? 0.9 : false)
		.raw()
		.toBuffer({ resolveWithObject: true });
	if (!hasPreview) {
		const part = `${preview}.${process.pid}.part`;
		await sharp(full.data, { raw: full.info }).resize(previewWidth).blur(grainy(kind) ? 2 : false).avif(previewQuality).toFile(part);
		await rename(part, preview);
	}
	for (const w of widths) {
		const at = missing.filter((job) => job.w === w);
		if (at.length === 0) continue;
		const source = sharp(full.data, { raw: full.info });
		const sized = w === width ? full : await source.resize(w).raw().toBuffer({ resolveWithObject: true });
		for (const { ext, file } of at) {
			const part = `${file}.${process.pid}.part`;
			await (grainy(kind) ? grainyEncoders : encoders)[ext](sharp(sized.data, { raw: sized.info }), w).toFile(part);
			await rename(part, file);
		}
	}
	return { key, width, height, widths };
}
