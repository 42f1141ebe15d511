import { type Box, boxesIn, boxOf, damaged, tableOf } from "./boxes.ts";

/** A run of samples that lie together in the file; bytes. */
export type Chunk = { offset: number; size: number };

export type Track = {
	box: Box;
	handler: string;
	/** The kinds of its sample descriptions, such as "avc1". */
	codecs: string[];
	/** Of H.264, as in its `avcC`; undefined for others. */
	profile: number | undefined;
	/** In pixels, upright; 0 for sound. */
	width: number;
	height: number;
	chunks: Chunk[];
};

/** A sample table of more chunks than this is no film of half an hour. */
const maxRows = 4_000_000;

/** @throws FilmError or RangeError for anything that is not as the standard says */
export function readTrack(bytes: Buffer, box: Box, fileSize: number): Track {
	const inside = boxesIn(bytes, box.body, box.end);
	const media = childrenOf(bytes, boxOf(inside, "mdia"));
	const handlerBox = boxOf(media, "hdlr");
	const handler = bytes.toString("latin1", handlerBox.body + 8, handlerBox.body + 12);
	const none = { box, handler, codecs: [], profile: undefined, width: 0, height: 0, chunks: [] };
	if (handler !== "vide" && handler !== "soun") return none;
	const table = childrenOf(bytes, boxOf(childrenOf(bytes, boxOf(media, "minf")), "stbl"));
	const entries = sampleEntries(bytes, boxOf(table, "stsd"));
	const [first] = entries;
	return {
		box,
		handler,
		codecs: entries.map(({ type }) => type),
		profile: handler === "vide" && first ? profileOf(bytes, first) : undefined,
		...(handler === "vide" ? sizeOf(bytes, boxOf(inside, "tkhd")) : { width: 0, height: 0 }),
		chunks: chunksOf(bytes, table, fileSize),
	};
}

export function childrenOf(bytes: Buffer, { body, end }: Box): Box[] {
	return boxesIn(bytes, body, end);
}

/** The descriptions of a track's samples. */
export function sampleEntries(bytes: Buffer, description: Box): Box[] {
	return boxesIn(bytes, description.body + 8, description.end);
}

/** Bytes of a visual sample entry before its boxes. */
export const visualFields = 78;

function profileOf(bytes: Buffer, { body, end }: Box): number | undefined {
	if (body + visualFields > end) throw damaged();
	const configuration = boxesIn(bytes, body + visualFields, end).find(({ type }) => type === "avcC");
	return configuration && bytes.readUInt8(configuration.body + 1);
}

/** Width and height as shown: telephones write upright films lying, with a matrix that turns them. */
function sizeOf(bytes: Buffer, { body, end }: Box) {
	const matrix = body + (bytes.readUInt8(body) === 1 ? 52 : 40);
	if (matrix + 44 > end) throw damaged();
	const [width, height] = [bytes.readUInt32BE(matrix + 36) >>> 16, bytes.readUInt32BE(matrix + 40) >>> 16];
	const isTurned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 16) === 0;
	return isTurned ? { width: height, height: width } : { width, height };
}

/** Where the samples of a track lie, from its four tables. */
function chunksOf(bytes: Buffer, table: Box[], fileSize: number): Chunk[] {
	const sizes = boxOf(table, "stsz");
	const uniform = bytes.readUInt32BE(sizes.body + 4);
	const samples =
		uniform > 0 ? { count: bytes.readUInt32BE(sizes.body + 8), at: 0 } : tableOf(bytes, sizes, { before: 4 });
	const runs = tableOf(bytes, boxOf(table, "stsc"), { columns: 3 });
	const long = table.find(({ type }) => type === "co64");
	const offsets = tableOf(bytes, long ?? boxOf(table, "stco"), { columns: long ? 2 : 1 });
	if (samples.count > maxRows || offsets.count > maxRows || (runs.count === 0 && offsets.count > 0)) throw damaged();
	const chunks: Chunk[] = [];
	let sample = 0;
	let run = 0;
	for (let index = 0; index < offsets.count; index += 1) {
		const next = run + 1 < runs.count ? bytes.readUInt32BE(runs.at + (run + 1) * 12) : Number.POSITIVE_INFINITY;
		if (index + 1 >= next) run += 1;
		const inChunk = bytes.readUInt32BE(runs.at + run * 12 + 4);
		if (sample + inChunk > samples.count) throw damaged();
		let size = uniform * inChunk;
		if (uniform === 0)
			for (let each = 0; each < inChunk; each += 1) size += bytes.readUInt32BE(samples.at + (sample + each) * 4);
		sample += inChunk;
		const offset = long
			? Number(bytes.readBigUInt64BE(offsets.at + index * 8))
			: bytes.readUInt32BE(offsets.at + index * 4);
		if (offset + size > fileSize) throw damaged();
		chunks.push({ offset, size });
	}
	if (sample !== samples.count) throw damaged();
	return chunks;
}
