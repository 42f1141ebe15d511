import { readFileSync } from "node:fs";
import { boxesIn, boxOf, makeBox } from "./boxes.ts";

/** Place where the film was taken, as phones write it. */
export const filmPlace = "+11.4064+076.6932/";

type Options = {
	/** Silence, as AAC. */
	sound?: boolean;
	/** Writes the sound’s description as QuickTime does. */
	quickTime?: boolean;
	/** Another kind of pictures than H.264, by its code. */
	codec?: string;
};

const u16 = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 255])));
const u32 = (...values: number[]) =>
	Buffer.concat(
		values.map((value) => {
			const bytes = Buffer.alloc(4);
			bytes.writeUInt32BE(value);
			return bytes;
		}),
	);
const zeros = (length: number) => Buffer.alloc(length);

const frames = 172;
const frame = Buffer.from([0x01, 0x18, 0x20, 0x07]);
const frameSamples = 1024;
const rate = 44_100;

/**
 * A film of four seconds as a telephone writes it: places in three boxes and in a track of their own, the day, and its
 * index at the end.
 */
export function sampleFilm({ sound = false, quickTime = false, codec = "avc1" }: Options = {}): Buffer {
	const filmBytes = readFileSync("demo/public/film/rain.mp4");
	const top = boxesIn(filmBytes);
	const [moov, mdat] = [boxOf(top, "moov"), boxOf(top, "mdat")];
	const samples = filmBytes.subarray(mdat.body, mdat.end);
	const place = Buffer.from(filmPlace);
	const silence = Buffer.concat(Array.from({ length: sound ? frames : 0 }, () => frame));
	const ftyp = makeBox("ftyp", Buffer.from(quickTime ? "qt  \0\0\0\0qt  " : "isom\0\0\x02\0isomavc1", "latin1"));
	const start = ftyp.length + 8;
	const inside = boxesIn(filmBytes, moov.body, moov.end);
	const slice = (type: string) => Buffer.from(filmBytes.subarray(boxOf(inside, type).start, boxOf(inside, type).end));
	const [header, pictures] = [slice("mvhd"), slice("trak")];
	header.writeUInt32BE(3_800_000_000, 12);
	const offsets = pictures.indexOf("stco") + 12;
	pictures.writeUInt32BE(pictures.readUInt32BE(offsets) - mdat.body + start, offsets);
	pictures.write(codec, pictures.indexOf("avc1"), "latin1");
	const box = makeBox("udta", makeBox("\u00a9xyz", u16(place.length, 0x15c7), place));
	return Buffer.concat([
		ftyp,
		makeBox("mdat", samples, silence, place),
		makeBox(
			"moov",
			header,
			pictures,
			...(sound ? [soundTrack(start + samples.length, quickTime)] : []),
			placeTrack(start + samples.length + silence.length, place.length),
			box,
			makeBox("meta", zeros(4), place),
		),
		makeBox("uuid", zeros(16), place),
	]);
}

function track(id: number, handler: string, scale: [rate: number, length: number], table: Buffer): Buffer {
	const size = makeBox("tkhd", Buffer.from([0, 0, 0, 7]), u32(0, 0, id, 0, 4000), zeros(60));
	const header = makeBox("mdhd", u32(0, 3_800_000_000, 0, ...scale), u16(0x55c4, 0));
	const kind = makeBox("hdlr", zeros(8), Buffer.from(handler), zeros(12), Buffer.from("Phone of Meera\0"));
	return makeBox("trak", size, makeBox("mdia", header, kind, makeBox("minf", makeBox("smhd", zeros(8)), table)));
}

function soundTrack(offset: number, quickTime: boolean): Buffer {
	const settings = makeBox(
		"esds",
		zeros(4),
		Buffer.from([3, 25, 0, 2, 0, 4, 17, 0x40, 0x15, 0, 0, 0, ...zeros(8), 5, 2, 0x12, 0x08, 6, 1, 2]),
	);
	const fields = [zeros(6), u16(1, quickTime ? 1 : 0, 0), zeros(4), u16(1, 16, 0, 0), u32(rate * 65_536)];
	const description = quickTime
		? makeBox("mp4a", ...fields, zeros(16), makeBox("wave", makeBox("frma", Buffer.from("mp4a")), settings, u32(8, 0)))
		: makeBox("mp4a", ...fields, settings);
	const table = makeBox(
		"stbl",
		makeBox("stsd", u32(0, 1), description),
		makeBox("stts", u32(0, 1, frames, frameSamples)),
		makeBox("stsc", u32(0, 1, 1, frames, 1)),
		makeBox("stsz", u32(0, frame.length, frames)),
		makeBox("stco", u32(0, 1, offset)),
	);
	return track(2, "soun", [rate, frames * frameSamples], table);
}

function placeTrack(offset: number, length: number): Buffer {
	const table = makeBox(
		"stbl",
		makeBox("stsd", u32(0, 1), makeBox("mebx", zeros(8))),
		makeBox("stts", u32(0, 1, 1, 1)),
		makeBox("stsc", u32(0, 1, 1, 1, 1)),
		makeBox("stsz", u32(0, length, 1)),
		makeBox("stco", u32(0, 1, offset)),
	);
	return track(3, "meta", [1, 1], table);
}
