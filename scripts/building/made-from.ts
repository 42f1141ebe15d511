import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Ensures that a folder's content was generated from these inputs: empties it when they have changed since.
 * @param inputs files, and folders whose TypeScript files count
 */
export function emptiedUnlessMadeFrom(folder: string, inputs: readonly string[]) {
	const stamp = join(folder, ".made-from");
	const now = fingerprint(inputs);
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return;
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	writeFileSync(stamp, now);
}

function fingerprint(inputs: readonly string[]): string {
	const hash = createHash("sha256");
	for (const path of inputs.flatMap(sourcesIn)) hash.update(path).update("\0").update(readFileSync(path)).update("\0");
	return hash.digest("hex");
}

/** The TypeScript files of a folder without its tests, or the one file. */
export function sourcesIn(path: string): string[] {
	if (statSync(path).isFile()) return [path];
	const entries = readdirSync(path, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !entry.name.includes(".test."))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}
