import { inflateSync } from "node:zlib";

const header = { woff: 44, font: 12 };
const entry = { woff: 20, font: 16 };

/**
 * A font as TrueType, out of WOFF 1.0 where it is packed so; HarfBuzz reads no WOFF, and fontkit inflates
 * it slowly.
 */
export function unpackWoff(file: Buffer): Buffer {
	if (file.toString("latin1", 0, 4) !== "wOFF") return file;
	const tables = Array.from({ length: file.readUInt16BE(12) }, (_, index) => readTable(file, index));
	const directory = Buffer.alloc(header.font + entry.font * tables.length);
	file.copy(directory, 0, 4, 8);
	directory.writeUInt16BE(tables.length, 4);
	const parts: Buffer[] = [directory];
	let offset = directory.length;
	for (const [index, { tag, checksum, length, bytes }] of tables.entries()) {
		const padding = Buffer.alloc(-length & 3);
		for (const [place, value] of [tag, checksum, offset, length].entries())
			directory.writeUInt32BE(value, header.font + entry.font * index + 4 * place);
		parts.push(bytes, padding);
		offset += length + padding.length;
	}
	return Buffer.concat(parts);
}

function readTable(file: Buffer, index: number) {
	const field = (place: number) => file.readUInt32BE(header.woff + entry.woff * index + 4 * place);
	const [tag, start, packed, length, checksum] = [field(0), field(1), field(2), field(3), field(4)];
	const bytes = file.subarray(start, start + packed);
	return { tag, checksum, length, bytes: packed < length ? inflateSync(bytes) : bytes };
}
