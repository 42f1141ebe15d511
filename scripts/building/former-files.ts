import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const storedDays = 30;
const dayMs = 86_400_000;

/**
 * Copies the files of a build whose names contain a hash, before it is replaced, to a folder beside it: pages that are
 * open in browsers or in caches go on asking for them. Removes those that were replaced more than 30 days ago.
 * @param folder such as `build/site`; the copies are in `build/site.former`
 */
export function retainFormerFiles(folder: string, now: Date): void {
	const built = join(folder, "client/static");
	const former = `${folder}.former/static`;
	// A copy is as old as the last build that had the file.
	if (existsSync(built)) cpSync(built, former, { recursive: true });
	if (!existsSync(former)) return;
	for (const entry of readdirSync(former, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		if (entry.isFile() && now.getTime() - statSync(path).mtimeMs > storedDays * dayMs) rmSync(path);
	}
}
