import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SampleDocument } from "./sample-office.ts";

/** A sample document as a form sends it. */
export async function readSample(folder: string, { field, file, name }: SampleDocument) {
	const path = join(folder, file);
	const content = await readFile(path);
	const sha256 = createHash("sha256").update(content).digest("hex");
	return { field, name, path, size: content.length, sha256, sentSha256: sha256 };
}
