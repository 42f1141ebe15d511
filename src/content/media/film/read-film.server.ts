import { type FileHandle, open } from "node:fs/promises";
import { type Box, boxesIn, boxOf, damaged, FilmError, headerOf } from "./boxes.ts";
import { readTrack, type Track } from "./track.ts";

/** What is known of a film, with the tracks that visitors get. */
export type Film = {
	/** The box `moov`: everything but the samples. */
	moov: Buffer;
	header: Box;
	picture: Track;
	sound: Track[];
	seconds: number;
	width: number;
	height: number;
};

/** An hour of film with sound needs less than ten. */
const maxMoovBytes = 32 * 1024 * 1024;
const maxTopBoxes = 1000;
/** Baseline, Main, Extended and High: what every browser plays. */
const playedProfiles: readonly (number | undefined)[] = [66, 77, 88, 100];

const anotherKind = "Export it as MP4 with H.264 pictures and AAC sound.";

/** Reads a film's structure, and nothing of its samples. @throws FilmError when it is none that the site can show */
export async function readFilm(path: string): Promise<Film> {
	const file = await open(path, "r");
	try {
		const { size } = await file.stat();
		const moov = await findMoov(file, size);
		return describe(moov, size);
	} catch (error) {
		// A number that points outside of its box.
		if (error instanceof RangeError) throw damaged();
		throw error;
	} finally {
		await file.close();
	}
}

async function findMoov(file: FileHandle, size: number): Promise<Buffer> {
	let boxes = 0;
	for (let at = 0; at < size; ) {
		const { bytesRead, buffer } = await file.read(Buffer.alloc(16), 0, 16, at);
		const { type, size: length } = headerOf(buffer.subarray(0, bytesRead), size - at);
		boxes += 1;
		if (boxes > maxTopBoxes) throw damaged();
		if (type === "moof" || type === "styp") throw inFragments();
		if (type === "moov") {
			if (length > maxMoovBytes) throw damaged();
			const moov = Buffer.alloc(length);
			const read = await file.read(moov, 0, length, at);
			if (read.bytesRead !== length) throw damaged();
			return moov;
		}
		at += length;
	}
	throw damaged();
}

function describe(moov: Buffer, fileSize: number): Film {
	const [whole] = boxesIn(moov);
	if (!whole) throw damaged();
	const inside = boxesIn(moov, whole.body, whole.end);
	if (inside.some(({ type }) => type === "mvex")) throw inFragments();
	if (inside.some(({ type }) => type === "cmov")) throw new FilmError(`its index is compressed. ${anotherKind}`);
	const tracks = inside.filter(({ type }) => type === "trak").map((box) => readTrack(moov, box, fileSize));
	const pictures = tracks.filter(({ handler, chunks }) => handler === "vide" && chunks.length > 0);
	const picture = pictures.find(({ codecs }) => codecs.every((codec) => codec === "avc1" || codec === "avc3"));
	if (!picture) {
		const isHevc = pictures.some(({ codecs }) => codecs.some((codec) => codec === "hvc1" || codec === "hev1"));
		if (isHevc)
			throw new FilmError(
				"its pictures are HEVC, which many browsers do not play. On an iPhone choose Settings, Camera, Formats, " +
					"Most Compatible, or export it as H.264.",
			);
		throw new FilmError(
			pictures.length === 0
				? "it has no pictures."
				: `its pictures are of a kind that many browsers do not play. ${anotherKind}`,
		);
	}
	if (!playedProfiles.includes(picture.profile))
		throw new FilmError(`its pictures have more colours than browsers play. ${anotherKind}`);
	const sounds = tracks.filter(({ handler, chunks }) => handler === "soun" && chunks.length > 0);
	const sound = sounds.filter(({ codecs }) => codecs.every((codec) => codec === "mp4a")).slice(0, 1);
	if (sounds.length > sound.length && sound.length === 0)
		throw new FilmError(`its sound is of a kind that many browsers do not play. ${anotherKind}`);
	const sampleBytes = [picture, ...sound].flatMap(({ chunks }) => chunks).reduce((sum, chunk) => sum + chunk.size, 0);
	// Samples that lie over each other would make of a small file a very large one.
	if (sampleBytes > fileSize) throw damaged();
	const header = boxOf(inside, "mvhd");
	const { width, height } = picture;
	const seconds = secondsOf(moov, header);
	if (width === 0 || height === 0 || seconds === 0) throw damaged();
	return { moov, header, picture, sound, seconds, width, height };
}

/** Rounded up. */
function secondsOf(moov: Buffer, { body }: Box): number {
	const isLong = moov.readUInt8(body) === 1;
	const scale = moov.readUInt32BE(body + (isLong ? 20 : 12));
	const duration = isLong ? Number(moov.readBigUInt64BE(body + 24)) : moov.readUInt32BE(body + 16);
	if (scale === 0) throw damaged();
	const seconds = Math.ceil(duration / scale);
	if (seconds > 86_400) throw damaged();
	return seconds;
}

function inFragments(): FilmError {
	return new FilmError(`it is written in fragments, as for live streams. ${anotherKind}`);
}
