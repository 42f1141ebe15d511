import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import pLimit from "p-limit";
import type { StagedFile } from "./stage-uploads.server.ts";

/** Pixels of the longer side: a sheet of paper stays readable to its smallest print. */
const longestSide = 3000;
const quality = 82;
/** More is no photograph of a phone. */
const mostPixels = 120_000_000;

/** A photograph takes much memory while it is open. */
const oneAtATime = pLimit(1);

/**
 * Makes a photograph smaller that a phone has taken larger than a document may be: upright, as JPEG, without what the
 * camera wrote into it.
 * @returns undefined for what is no readable picture
 */
export function shrinkPicture(file: StagedFile): Promise<StagedFile | undefined> {
	return oneAtATime(async () => {
		const { default: sharp } = await import("sharp");
		const path = `${file.path}.jpg`;
		try {
			const drawn = sharp(file.path, { limitInputPixels: mostPixels, failOn: "error" })
				.rotate()
				.resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
				.flatten({ background: "#ffffff" })
				.jpeg({ quality });
			await writeFile(path, await drawn.toBuffer());
		} catch {
			return undefined;
		}
		const bytes = await readFile(path);
		const sha256 = createHash("sha256").update(bytes).digest("hex");
		const name = file.name.replace(/\.[a-z]+$/i, ".jpg");
		return { ...file, name, path, size: bytes.length, sha256 };
	});
}
