import type { FileHandle } from "node:fs/promises";

export type ZipEntry = { name: string; unpackedSize: number };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 65_535;

/**
 * Reads the central directory at the end of a ZIP file (APPNOTE 6.3, sections 4.3.12 and 4.3.16) without unpacking anything.
 * @returns undefined when the directory is missing, inconsistent, ZIP64, or lists more than `most` entries
 */
export async function readZipDirectory(file: FileHandle, size: number, most: number): Promise<ZipEntry[] | undefined> {
	const tailLength = Math.min(size, endLength + longestComment);
	const tail = Buffer.alloc(tailLength);
	await file.read(tail, 0, tailLength, size - tailLength);
	const end = findEnd(tail);
	if (end === undefined) return undefined;
	const count = tail.readUInt16LE(end + 10);
	const length = tail.readUInt32LE(end + 12);
	const start = tail.readUInt32LE(end + 16);
	if (count > most || start + length > size - endLength) return undefined;
	const directory = Buffer.alloc(length);
	await file.read(directory, 0, length, start);
	return parseEntries(directory, count);
}

function findEnd(tail: Buffer): number | undefined {
	for (let at = tail.length - endLength; at >= 0; at--) {
		if (tail.readUInt32LE(at) === endSignature && at + endLength + tail.readUInt16LE(at + 20) === tail.length)
			return at;
	}
	return undefined;
}

function parseEntries(directory: Buffer, count: number): ZipEntry[] | undefined {
	const entries: ZipEntry[] = [];
	let at = 0;
	for (let index = 0; index < count; index++) {
		if (at + entryLength > directory.length || directory.readUInt32LE(at) !== entrySignature) return undefined;
		const nameLength = directory.readUInt16LE(at + 28);
		const next = at + entryLength + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
		if (next > directory.length) return undefined;
		entries.push({
			name: directory.toString("utf8", at + entryLength, at + entryLength + nameLength),
			unpackedSize: directory.readUInt32LE(at + 24),
		});
		at = next;
	}
	return entries;
}
