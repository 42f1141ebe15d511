import { stat, writeFile } from "node:fs/promises";
import sharp from "sharp";
import type { RedrawResult, RedrawTask, Unwritten } from "./redraw-task.ts";

/**
 * A process of its own that draws one picture anew and ends: it decodes what strangers have made, so it has none of the
 * settings, and a picture that breaks a decoder does not touch the site.
 */
sharp.concurrency(1);
sharp.cache(false);

/** More is no photograph of a telephone. */
const maxPixels = 120_000_000;
/** The longer side in pixels, and JPEG's quality, from the finest on: at the last, print of nine points is legible. */
const sizes = [
	{ side: 4096, quality: 88 },
	{ side: 3000, quality: 82 },
	{ side: 2200, quality: 75 },
];

const task: RedrawTask = JSON.parse(process.argv[2] ?? "");
process.stdout.write(JSON.stringify(await redraw(task)));

async function redraw({ input, output, isPng, maxSize }: RedrawTask): Promise<RedrawResult | Unwritten> {
	const facts = await sharp(input, { limitInputPixels: false })
		.metadata()
		.catch(() => undefined);
	if (facts?.format !== (isPng ? "png" : "jpeg")) return { ok: false, fault: "damaged" };
	if ((facts.pages ?? 1) > 1) return { ok: false, fault: "moving" };
	if ((facts.width ?? 0) * (facts.height ?? 0) > maxPixels) return { ok: false, fault: "unpacked" };
	const open = (side: number) =>
		sharp(input, { limitInputPixels: maxPixels, failOn: "error" })
			.rotate()
			.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
			.toColourspace("srgb")
			.flatten({ background: "#ffffff" });
	try {
		if (isPng) {
			await writeFile(
				output,
				await open(sizes[0]?.side ?? 0)
					.png({ compressionLevel: 8 })
					.toBuffer(),
			);
			if ((await stat(output)).size <= maxSize) return { ok: true, extension: "png" };
		}
		// One that came larger than it may be would at its own size be so again.
		const begin = (await stat(input)).size > maxSize ? 1 : 0;
		for (const { side, quality } of sizes.slice(begin)) {
			await writeFile(output, await open(side).jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer());
			if ((await stat(output)).size <= maxSize) return { ok: true, extension: "jpg" };
		}
		return { ok: false, fault: "unpacked" };
	} catch (error) {
		if (error instanceof Error && "syscall" in error && "code" in error)
			return { ok: false, unwritten: String(error.code) };
		return { ok: false, fault: "damaged" };
	}
}
