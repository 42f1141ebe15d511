import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { FileFacts, FileSource } from "./storage.ts";

/** The bytes of a source are not those that its facts promise; nothing was stored. */
export class FileChangedError extends Error {
	override name = "FileChangedError";
	constructor() {
		super("The file’s size or checksum doesn’t match. Nothing was stored.");
	}
}

/** A file on this machine whose size and hash are known. */
export function fileSource(path: string, { size, sha256 }: FileFacts): FileSource {
	return { size, sha256, read: () => bytesOf(path) };
}

/** Reads a file once to learn its size and hash. */
export async function measureFile(path: string): Promise<FileSource> {
	const hash = createHash("sha256");
	let size = 0;
	for await (const bytes of bytesOf(path)) {
		hash.update(bytes);
		size += bytes.byteLength;
	}
	return fileSource(path, { size, sha256: hash.digest("hex") });
}

export function bytesSource(bytes: Uint8Array): FileSource {
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	return {
		size: bytes.byteLength,
		sha256,
		async *read() {
			yield bytes;
		},
	};
}

/**
 * The bytes of a source.
 * @throws FileChangedError at the latest after the last ones, if their size or hash is not the source's
 */
export async function* verifiedBytes({ size, sha256, read }: FileSource): AsyncGenerator<Uint8Array> {
	const hash = createHash("sha256");
	let seen = 0;
	for await (const bytes of read()) {
		seen += bytes.byteLength;
		if (seen > size) throw new FileChangedError();
		hash.update(bytes);
		yield bytes;
	}
	if (seen !== size || hash.digest("hex") !== sha256) throw new FileChangedError();
}

/**
 * A file's bytes, through one buffer: a stream allocates one per chunk, which stays in use until the next collection.
 */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
	const buffer = Buffer.allocUnsafeSlow(64 * 1024);
	const file = await open(path, "r");
	try {
		for (;;) {
			const { bytesRead } = await file.read(buffer, 0, buffer.length, null);
			if (bytesRead === 0) return;
			yield buffer.subarray(0, bytesRead);
		}
	} finally {
		await file.close();
	}
}
