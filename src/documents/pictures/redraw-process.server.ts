import { stat, writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { limitWebAssembly } from "#src/documents/limit-web-assembly.ts";
import { decodeHeic } from "./decode-heic.server.ts";
import type { RedrawResult, RedrawTask, Unwritten } from "./redraw-task.ts";

/**
 * A separate process that draws one picture anew and ends: it decodes what strangers have made, so it has none of the
 * settings, and a picture that breaks a decoder does not touch the site.
 */
sharp.concurrency(1);
sharp.cache(false);

/** More is no photograph of a telephone. */
const maxPixels = 120_000_000;
/** An iPhone’s own have 12 or 24 million, and are whole in memory three times. */
const maxHeicPixels = 25_000_000;
limitWebAssembly(512 * 1024 * 1024);
/**
 * The longer side in pixels, and JPEG's quality, from the finest on: at the third, print of nine points is legible, and
 * the last is for many pages that share a document.
 */
const sizes = [
	{ side: 4096, quality: 88 },
	{ side: 3000, quality: 82 },
	{ side: 2200, quality: 75 },
	{ side: 1800, quality: 60 },
	{ side: 1400, quality: 45 },
];

const task: RedrawTask = JSON.parse(process.argv[2] ?? "");
process.stdout.write(JSON.stringify(await redraw(task)));

async function redraw(task: RedrawTask): Promise<RedrawResult | Unwritten> {
	const { input, output, format, asJpeg, maxSize } = task;
	const facts = await sharp(input, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
	if (facts?.format !== format) return { ok: false, fault: "damaged" };
	if ((facts.pages ?? 1) > 1) return { ok: false, fault: format === "tiff" ? "picture" : "moving" };
	const isHeic = facts.compression === "hevc";
	if ((facts.width ?? 0) * (facts.height ?? 0) > (isHeic ? maxHeicPixels : maxPixels))
		return { ok: false, fault: "unpacked" };
	const heic = isHeic ? await decodeHeic(input, maxHeicPixels).catch(() => undefined) : undefined;
	if (isHeic && !heic) return { ok: false, fault: "damaged" };
	const open = (side: number) =>
		(heic?.clone() ?? sharp(input, { limitInputPixels: maxPixels, failOn: "error" }).rotate())
			.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
			.toColourspace("srgb")
			.flatten({ background: "#ffffff" });
	/** @returns undefined where it would be too large */
	const write = async (picture: Sharp, extension: "jpg" | "png"): Promise<RedrawResult | undefined> => {
		const { data, info } = await picture.toBuffer({ resolveWithObject: true });
		if (data.length > maxSize) return undefined;
		await writeFile(output, data);
		return { ok: true, extension, width: info.width, height: info.height };
	};
	try {
		if (format === "png" && !asJpeg) {
			const result = await write(open(sizes[0]?.side ?? 0).png({ compressionLevel: 8 }), "png");
			if (result) return result;
		}
		// One that came larger than it may be would at its own size be so again.
		const begin = (await stat(input)).size > maxSize ? 1 : 0;
		for (const { side, quality } of sizes.slice(begin)) {
			const result = await write(open(side).jpeg({ quality, chromaSubsampling: "4:4:4" }), "jpg");
			if (result) return result;
		}
		return { ok: false, fault: "unpacked" };
	} catch (error) {
		if (error instanceof Error && "syscall" in error && "code" in error)
			return { ok: false, unwritten: String(error.code) };
		return { ok: false, fault: "damaged" };
	}
}
