/** A box of an MP4 (ISO/IEC 14496-12, 4.2). `start` and `body` are the offsets of header and content in its buffer. */
type Box = { type: string; start: number; body: number; end: number };

/** The boxes between two offsets of a whole film. */
export function boxesIn(bytes: Buffer, from = 0, to = bytes.length): Box[] {
	const boxes: Box[] = [];
	for (let at = from; at < to; ) {
		const short = bytes.readUInt32BE(at);
		const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
		boxes.push({
			type: bytes.toString("latin1", at + 4, at + 8),
			start: at,
			body: at + (short === 1 ? 16 : 8),
			end: at + size,
		});
		at += size;
	}
	return boxes;
}

/** The first box of a type. */
export function boxOf(boxes: readonly Box[], type: string): Box {
	const box = boxes.find((each) => each.type === type);
	if (!box) throw new Error(`There is no box ${type}.`);
	return box;
}

/** A box of these parts. */
export function makeBox(type: string, ...parts: readonly Uint8Array[]): Buffer {
	const head = Buffer.alloc(8);
	head.writeUInt32BE(
		parts.reduce((sum, part) => sum + part.length, 8),
		0,
	);
	head.write(type, 4, "latin1");
	return Buffer.concat([head, ...parts]);
}
