import {
	EncodedAudioPacketSource,
	type EncodedPacket,
	EncodedPacketSink,
	EncodedVideoPacketSource,
	FilePathSource,
	FilePathTarget,
	Input,
	type InputAudioTrack,
	type InputTrack,
	type InputVideoTrack,
	MP4,
	Mp4OutputFormat,
	Output,
	QTFF,
} from "mediabunny";
import { damagedFilm, FilmError } from "./film-error.ts";

const anotherKind = "Export it as MP4 with H.264 pictures and AAC sound.";

/** Size in pixels, upright, and length in whole seconds, rounded up. */
export type FilmFacts = { width: number; height: number; seconds: number; sound: boolean };

const maxSeconds = 86_400;
/** Baseline, Main, Extended and High, as the name of a codec has them: what every browser plays. */
const playedProfiles = /^avc[13]\.(?:42|4d|58|64)/i;

/** Measures a film without its samples. @throws FilmError when the site can't show it */
export function measureFilm(path: string): Promise<FilmFacts> {
	return withTracks(path, async (input, { picture, sound }) => {
		const [width, height] = await Promise.all([picture.getDisplayWidth(), picture.getDisplayHeight()]);
		const seconds = Math.ceil(await input.computeDuration([picture], { metadataOnly: true }));
		if (!(width > 0 && height > 0 && seconds > 0 && seconds <= maxSeconds)) throw new FilmError(damagedFilm);
		return { width, height, seconds, sound: sound !== undefined };
	});
}

/**
 * Writes a film as visitors get it: the samples of one picture and one sound track in a new MP4, its index first, so
 * that it plays while it loads. Places, names of devices, earlier dates and further tracks stay behind.
 * @param to the file to write
 * @throws FilmError when a sample can't be read
 */
export function cleanFilm(path: string, to: string): Promise<void> {
	return withTracks(path, async (input, { picture, sound }) => {
		const output = new Output({
			format: new Mp4OutputFormat({ fastStart: "reserve" }),
			target: new FilePathTarget(to),
		});
		const copies = [await copyPicture(picture, output), ...(sound ? [await copySound(sound, output)] : [])];
		const earliest = await input.getFirstTimestamp([picture, ...(sound ? [sound] : [])]);
		await output.start();
		try {
			await interleave(copies, Math.max(0, -earliest));
			await output.finalize();
		} catch (error) {
			await output.cancel();
			throw error;
		}
	});
}

type Tracks = { picture: InputVideoTrack; sound: InputAudioTrack | undefined };

async function withTracks<Result>(path: string, work: (input: Input, tracks: Tracks) => Promise<Result>) {
	const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF] });
	try {
		return await work(input, await chooseTracks(input));
	} catch (error) {
		// The library throws whatever its reader stumbles over; what the disk refuses has a code.
		if (error instanceof FilmError || (error instanceof Error && "code" in error)) throw error;
		throw new FilmError(damagedFilm);
	} finally {
		input.dispose();
	}
}

async function chooseTracks(input: Input): Promise<Tracks> {
	const pictures = await withSamples(await input.getVideoTracks());
	const codecs = await Promise.all(pictures.map((track) => track.getCodec()));
	const picture = pictures[codecs.indexOf("avc")];
	if (!picture && codecs.includes("hevc"))
		throw new FilmError(
			"it’s an HEVC video, which many browsers can’t play. On an iPhone choose Settings, Camera, Formats, " +
				"Most Compatible, or export it as H.264.",
		);
	if (pictures.length === 0) throw new FilmError("it doesn’t have any images.");
	if (!picture) throw new FilmError(`many browsers can’t play this type of video. ${anotherKind}`);
	if (!playedProfiles.test((await picture.getCodecParameterString()) ?? ""))
		throw new FilmError(`it has more colours than browsers can show. ${anotherKind}`);
	const sounds = await withSamples(await input.getAudioTracks());
	const soundCodecs = await Promise.all(sounds.map((track) => track.getCodec()));
	const sound = sounds[soundCodecs.indexOf("aac")];
	if (sounds.length > 0 && !sound) throw new FilmError(`many browsers can’t play this type of sound. ${anotherKind}`);
	return { picture, sound };
}

async function withSamples<Track extends InputTrack>(tracks: readonly Track[]): Promise<Track[]> {
	const first = (track: Track) => new EncodedPacketSink(track).getFirstPacket({ metadataOnly: true });
	const packets = await Promise.all(tracks.map(first));
	return tracks.filter((_, index) => packets[index]);
}

/** The samples of a track, in the order in which they are decoded, and what takes them. */
type Copy = { packets: AsyncIterator<EncodedPacket>; add: (packet: EncodedPacket) => Promise<void> };

async function copyPicture(track: InputVideoTrack, output: Output): Promise<Copy> {
	const source = new EncodedVideoPacketSource("avc");
	const decoderConfig = await track.getDecoderConfig();
	if (!decoderConfig) throw new FilmError(damagedFilm);
	const maximumPacketCount = await countPackets(track);
	output.addVideoTrack(source, { rotation: await track.getRotation(), maximumPacketCount });
	const packets = new EncodedPacketSink(track).packets();
	return { packets, add: (packet) => source.add(packet, { decoderConfig }) };
}

async function copySound(track: InputAudioTrack, output: Output): Promise<Copy> {
	const source = new EncodedAudioPacketSource("aac");
	const decoderConfig = await track.getDecoderConfig();
	if (!decoderConfig) throw new FilmError(damagedFilm);
	output.addAudioTrack(source, { maximumPacketCount: await countPackets(track) });
	const packets = new EncodedPacketSink(track).packets();
	return { packets, add: (packet) => source.add(packet, { decoderConfig }) };
}

/** Room for the index is reserved by the number of samples. */
async function countPackets(track: InputTrack): Promise<number> {
	let count = 0;
	for await (const _ of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) count += 1;
	return count;
}

/**
 * Pictures and sound alternate, by their time.
 * @param shift seconds by which everything is later: no sample is below 0
 */
async function interleave(copies: readonly Copy[], shift: number): Promise<void> {
	const heads = await Promise.all(copies.map(async (copy) => ({ ...copy, next: await copy.packets.next() })));
	const timeOf = ({ next }: (typeof heads)[number]) => (next.done ? Number.POSITIVE_INFINITY : next.value.timestamp);
	for (;;) {
		const [head] = heads.toSorted((a, b) => timeOf(a) - timeOf(b));
		if (!head || head.next.done) return;
		const packet = head.next.value;
		await head.add(packet.clone({ timestamp: packet.timestamp + shift }));
		head.next = await head.packets.next();
	}
}
