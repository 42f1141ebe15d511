import { open } from "node:fs/promises";
import { type Box, boxesIn, boxOf, damaged, makeBox } from "./boxes.ts";
import type { Film } from "./read-film.server.ts";
import { type Chunk, childrenOf, sampleEntries, type Track, visualFields } from "./track.ts";

/**
 * A film as visitors get it: rewritten from what plays it. Of the original it has the samples of one picture and one
 * sound track and the boxes named here; places, dates, names of devices and further tracks are not among them.
 * The index comes first, so that it plays while it loads.
 */
export async function* cleanFilm(path: string, film: Film): AsyncGenerator<Buffer> {
	const tracks = [film.picture, ...film.sound];
	const layout = layOut(tracks);
	const head = makeBox("ftyp", Buffer.from("mp42\0\0\0\0mp42isomavc1", "latin1"));
	// The offsets have the same length whatever they are.
	const start = head.length + writeIndex(film, tracks, layout, 0).length + mdatHeader;
	yield head;
	yield writeIndex(film, tracks, layout, start);
	const box = Buffer.alloc(mdatHeader);
	box.writeUInt32BE(1, 0);
	box.write("mdat", 4, "latin1");
	box.writeBigUInt64BE(BigInt(layout.size + mdatHeader), 8);
	yield box;
	const file = await open(path, "r");
	try {
		for (const { offset, size } of layout.reads)
			for (let done = 0; done < size; ) {
				const length = Math.min(pieceBytes, size - done);
				const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, offset + done);
				if (bytesRead !== length) throw damaged();
				yield buffer;
				done += length;
			}
	} finally {
		await file.close();
	}
}

/** With a length of 64 bits. */
const mdatHeader = 16;
const pieceBytes = 1024 * 1024;

/** Where each chunk goes, from the start of the samples, and what to read for it, in order. */
type Layout = { places: Map<Chunk, number>; reads: Chunk[]; size: number };

/** Chunks stay in the order of the original, where pictures and sound alternate. */
function layOut(tracks: readonly Track[]): Layout {
	const places = new Map<Chunk, number>();
	const reads: Chunk[] = [];
	let size = 0;
	for (const chunk of tracks.flatMap(({ chunks }) => chunks).sort((a, b) => a.offset - b.offset)) {
		places.set(chunk, size);
		size += chunk.size;
		const last = reads.at(-1);
		if (last && last.offset + last.size === chunk.offset) last.size += chunk.size;
		else reads.push({ ...chunk });
	}
	return { places, reads, size };
}

function writeIndex({ moov, header }: Film, tracks: readonly Track[], layout: Layout, start: number): Buffer {
	return makeBox("moov", withoutTimes(moov, header), ...tracks.map((track) => writeTrack(moov, track, layout, start)));
}

function writeTrack(moov: Buffer, { box, handler, chunks }: Track, { places }: Layout, start: number): Buffer {
	const inside = childrenOf(moov, box);
	const edits = inside.find(({ type }) => type === "edts");
	const media = childrenOf(moov, boxOf(inside, "mdia"));
	const information = childrenOf(moov, boxOf(media, "minf"));
	const table = childrenOf(moov, boxOf(information, "stbl"));
	const offsets = Buffer.alloc(8 + chunks.length * 8);
	offsets.writeUInt32BE(chunks.length, 4);
	for (const [index, chunk] of chunks.entries())
		offsets.writeBigUInt64BE(BigInt(start + (places.get(chunk) ?? 0)), 8 + index * 8);
	const samples = makeBox(
		"stbl",
		writeDescriptions(moov, boxOf(table, "stsd"), handler),
		...only(moov, table, ["stts", "ctts", "cslg", "stss", "sdtp", "stsc", "stsz", "sgpd", "sbgp"]),
		makeBox("co64", offsets),
	);
	return makeBox(
		"trak",
		withoutTimes(moov, boxOf(inside, "tkhd")),
		...(edits ? [makeBox("edts", ...only(moov, childrenOf(moov, edits), ["elst"]))] : []),
		makeBox(
			"mdia",
			withoutTimes(moov, boxOf(media, "mdhd")),
			// Its name would say which device has written it.
			makeBox("hdlr", Buffer.from(`${"\0".repeat(8)}${handler}${"\0".repeat(13)}`, "latin1")),
			makeBox("minf", ...only(moov, information, ["vmhd", "smhd"]), ownData, samples),
		),
	);
}

/** The samples are in this file: a reference of QuickTime's may name the folder in which the film was cut. */
const ownData = makeBox(
	"dinf",
	makeBox("dref", Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), makeBox("url ", Buffer.from([0, 0, 0, 1]))),
);

function only(moov: Buffer, boxes: readonly Box[], types: readonly string[]): Buffer[] {
	return boxes.filter(({ type }) => types.includes(type)).map(({ start, end }) => moov.subarray(start, end));
}

/** A header without the times at which it was written and changed. */
function withoutTimes(moov: Buffer, { start, body, end }: Box): Buffer {
	const box = Buffer.from(moov.subarray(start, end));
	const version = box.readUInt8(body - start);
	box.fill(0, body - start + 4, body - start + 4 + (version === 1 ? 16 : 8));
	return box;
}

function writeDescriptions(moov: Buffer, description: Box, handler: string): Buffer {
	const entries = sampleEntries(moov, description);
	const head = Buffer.alloc(8);
	head.writeUInt32BE(entries.length, 4);
	return makeBox(
		"stsd",
		head,
		...entries.map((entry) => (handler === "vide" ? visualEntry(moov, entry) : soundEntry(moov, entry))),
	);
}

/** Without the encoder's name, 32 bytes from the 42nd. */
function visualEntry(moov: Buffer, { type, body, end }: Box): Buffer {
	const fields = Buffer.from(moov.subarray(body, body + visualFields)).fill(0, 42, 74);
	return makeBox(
		type,
		fields,
		...only(moov, boxesIn(moov, body + visualFields, end), ["avcC", "colr", "pasp", "btrt"]),
	);
}

/** QuickTime’s entries have more fields, and put the decoder's settings into a box `wave`: here they are as in MP4. */
function soundEntry(moov: Buffer, { type, body, end }: Box): Buffer {
	const version = moov.readUInt16BE(body + 8);
	const fields = Buffer.from(moov.subarray(body, body + 28)).fill(0, 8, 16);
	if (fields.length < 28 || version > 1) throw damaged();
	const inside = boxesIn(moov, body + (version === 1 ? 44 : 28), end);
	const wave = inside.find((box) => box.type === "wave");
	const settings = only(moov, wave ? childrenOf(moov, wave) : inside, ["esds"]);
	if (settings.length === 0) throw damaged();
	return makeBox(type, fields, ...settings);
}
