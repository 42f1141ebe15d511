import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The product's folder: this code runs from there, and from the build, which is a folder in it.
 * @param file one that is in it
 */
export function productFolder(file: string): string {
	let folder = dirname(fileURLToPath(import.meta.url));
	while (!existsSync(join(folder, file)) && folder !== dirname(folder)) folder = dirname(folder);
	return folder;
}
