/** A box of an MP4 (ISO/IEC 14496-12, 4.2). `start` and `body` are the offsets of header and content in its buffer. */
export type Box = { type: string; start: number; body: number; end: number };

/** A film that cannot be taken; the message ends the sentence "wall.mp4: …". */
export class FilmError extends Error {
	override name = "FilmError";
}

export const damaged = () => new FilmError("it cannot be read. It may be damaged or cut off.");

/** More than any camera writes on one level. */
const maxBoxes = 2000;

/** The boxes between two offsets. @throws FilmError when they do not fill the room exactly */
export function boxesIn(bytes: Buffer, from = 0, to = bytes.length): Box[] {
	const boxes: Box[] = [];
	for (let at = from; at < to; ) {
		// QuickTime may end a list with four zero bytes.
		if (to - at === 4 && bytes.readUInt32BE(at) === 0) break;
		const header = headerOf(bytes.subarray(at, Math.min(at + 16, to)), to - at);
		boxes.push({ type: header.type, start: at, body: at + header.length, end: at + header.size });
		if (boxes.length > maxBoxes) throw damaged();
		at += header.size;
	}
	return boxes;
}

/**
 * @param bytes the first 16 of a box, or as many as there are
 * @param room bytes to the end of what contains it
 * @returns lengths of its header and of the whole box
 */
export function headerOf(bytes: Buffer, room: number): { type: string; length: number; size: number } {
	if (bytes.length < 8) throw damaged();
	const short = bytes.readUInt32BE(0);
	const type = bytes.toString("latin1", 4, 8);
	if (short === 1 && bytes.length < 16) throw damaged();
	const length = short === 1 ? 16 : 8;
	const size = short === 1 ? Number(bytes.readBigUInt64BE(8)) : short === 0 ? room : short;
	if (size < length || size > room) throw damaged();
	return { type, length, size };
}

/** The first box of a type. */
export function boxOf(boxes: readonly Box[], type: string): Box {
	const found = boxes.find((box) => box.type === type);
	if (!found) throw damaged();
	return found;
}

/** A box of these parts. */
export function makeBox(type: string, ...parts: readonly Uint8Array[]): Buffer {
	const size = parts.reduce((sum, part) => sum + part.length, 8);
	const head = Buffer.alloc(8);
	head.writeUInt32BE(size, 0);
	head.write(type, 4, "latin1");
	return Buffer.concat([head, ...parts], size);
}

/**
 * The 32-bit numbers of a table: a version and flags, what precedes the count, the count, and the rows.
 * @param before bytes between the flags and the count
 */
export function tableOf(bytes: Buffer, box: Box, { before = 0, columns = 1 } = {}): { count: number; at: number } {
	const at = box.body + 8 + before;
	if (at > box.end) throw damaged();
	const count = bytes.readUInt32BE(at - 4);
	if (count * columns * 4 > box.end - at) throw damaged();
	return { count, at };
}
