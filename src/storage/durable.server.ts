import { createHash, randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import type { FileFacts } from "./storage.ts";

/** What is written without a flush makes every other flush of the disk wait: at the end it would be gigabytes. */
const bytesUnflushed = 32 * 1024 * 1024;

/**
 * Writes a whole file or nothing: to a temporary name beside it, flushed, then renamed. When it resolves, the file
 * survives a power cut. An existing file is replaced. One chunk is in memory at a time.
 * @throws what the source threw, or the file system's error; the source is closed and the temporary file (`*.part`)
 * gone then
 */
export async function writeDurably(path: string, source: AsyncIterable<Uint8Array | string>): Promise<FileFacts> {
	const temporary = `${path}.${randomBytes(8).toString("hex")}.part`;
	const hash = createHash("sha256");
	let [size, flushed] = [0, 0];
	async function* measured(file: FileHandle) {
		for await (const chunk of source) {
			const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
			hash.update(bytes);
			size += bytes.byteLength;
			yield bytes;
			if (size - flushed < bytesUnflushed) continue;
			await file.datasync();
			flushed = size;
		}
	}
	try {
		await makeFolder(dirname(path));
		const file = await open(temporary, "wx", 0o600);
		try {
			await file.writeFile(measured(file));
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(temporary, path);
	} catch (error) {
		// An upload that no one reads any more would wait for ever.
		if (source instanceof Readable) source.destroy();
		await rm(temporary, { force: true }).catch(() => {});
		throw error;
	}
	await syncFolder(dirname(path));
	return { size, sha256: hash.digest("hex") };
}

/** A new folder is only safe once its parent is flushed, so each level up to the first old one is. */
async function makeFolder(folder: string) {
	const firstNew = await mkdir(folder, { recursive: true, mode: 0o700 });
	if (firstNew === undefined) return;
	for (let level = folder; ; level = dirname(level)) {
		await syncFolder(dirname(level));
		if (level === firstNew || level === dirname(level)) return;
	}
}

async function syncFolder(folder: string) {
	// Windows cannot open a folder for flushing.
	if (process.platform === "win32") return;
	const handle = await open(folder, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
