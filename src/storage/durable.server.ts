import { createHash, randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import type { FileFacts } from "./storage.ts";

/**
 * Bytes that may be written without a flush: they make every other flush of the disk wait, and at the end there would
 * be gigabytes of them.
 */
const bytesUnflushed = 32 * 1024 * 1024;

/**
 * Writes a whole file or nothing: to a temporary name beside it, flushed, then renamed. When it resolves, the file
 * survives a power cut. An existing file is replaced. One chunk is in memory at a time.
 * @throws what the source threw, or the file system's error; the source is closed and the temporary file (`*.part`)
 * gone then
 */
export async function writeDurably(path: string, source: AsyncIterable<Uint8Array | string>): Promise<FileFacts> {
	const hash = createHash("sha256");
	let size = 0;
	await writeFlushed(path, source, (bytes) => {
		hash.update(bytes);
		size += bytes.byteLength;
	});
	return { size, sha256: hash.digest("hex") };
}

/** The same for a source whose size and hash are known. @param onBytes sees each piece before it is written */
export async function writeFlushed(
	path: string,
	source: AsyncIterable<Uint8Array | string>,
	onBytes?: (bytes: Uint8Array) => void,
): Promise<void> {
	const temporary = `${path}.${randomBytes(8).toString("hex")}.part`;
	let [size, flushed] = [0, 0];
	async function* pieces(file: FileHandle) {
		for await (const chunk of source) {
			const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
			onBytes?.(bytes);
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
			await file.writeFile(pieces(file));
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

/** Flushes by folder: the one that has begun, and the one that begins when it ends. */
const running = new Map<string, Promise<void>>();
const next = new Map<string, Promise<void>>();

/**
 * Flushes what has been renamed in a folder. Files that arrive together share a flush; one that has begun may have
 * missed what is renamed now.
 */
function syncFolder(folder: string): Promise<void> {
	const before = running.get(folder);
	if (!before) return beginFlush(folder);
	const knownSync = next.get(folder);
	if (knownSync) return knownSync;
	const begin = () => {
		next.delete(folder);
		return beginFlush(folder);
	};
	const after = before.then(begin, begin);
	next.set(folder, after);
	return after;
}

function beginFlush(folder: string): Promise<void> {
	const flush = flushFolder(folder).finally(() => {
		if (running.get(folder) === flush) running.delete(folder);
	});
	running.set(folder, flush);
	return flush;
}

async function flushFolder(folder: string) {
	// Windows cannot open a folder for flushing.
	if (process.platform === "win32") return;
	const handle = await open(folder, "r");
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
