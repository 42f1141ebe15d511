/** Draws and encodes the films. Needs ffmpeg. usage: node drawing/drawings/film.ts [OUTDIR] [KEYS hero,mist,…] */
import { spawn } from "node:child_process";
import { mkdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { mist, modelBreath, rainfall, sectionBuild, shadowDay, studioDay } from "./films/clips.ts";
import { hero } from "./films/hero.ts";

interface Film {
	/** frame at time 0 ≤ t < 1; t = 1 would be the first frame again */
	draw: (t: number) => string;
	seconds: number;
	width: number;
	height: number;
	/** largest size of one encoding, in bytes */
	max: number;
	/** time of the still */
	still: number;
}

const clip = (draw: Film["draw"], seconds: number, still: number): Film => ({
	draw,
	seconds,
	width: 960,
	height: 640,
	max: 290_000,
	still,
});
const films: Record<string, Film> = {
	hero: { draw: hero, seconds: 9, width: 1280, height: 720, max: 880_000, still: 0 },
	"studio-day": clip(studioDay, 6, 0.2),
	mist: clip(mist, 6, 0.1),
	"section-build": clip(sectionBuild, 6, 0.88),
	rain: clip(rainfall, 4, 0.3),
	contours: clip(modelBreath, 5, 0.25),
	shadow: clip(shadowDay, 5, 0.3),
};
const framesPerSecond = 24;

const run = (args: string[], feed?: (put: (chunk: Buffer) => Promise<void>) => Promise<void>): Promise<void> =>
	new Promise((resolve, reject) => {
		const child = spawn("ffmpeg", ["-hide_banner", "-loglevel", "error", "-y", ...args], {
			stdio: [feed ? "pipe" : "ignore", "inherit", "inherit"],
		});
		child.on("error", reject);
		child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
		if (feed && child.stdin) {
			const pipe = child.stdin;
			feed((chunk) => new Promise((done) => (pipe.write(chunk) ? done() : pipe.once("drain", done))))
				.then(() => pipe.end())
				.catch(reject);
		}
	});

/** Tries ever lower qualities until the file is small enough. */
async function squeeze(
	from: string,
	to: string,
	max: number,
	ladder: readonly number[],
	args: (crf: number) => string[],
): Promise<string> {
	for (const crf of ladder) {
		await run(["-i", from, ...args(crf), "-an", to]);
		const { size } = await stat(to);
		if (size <= max) return `crf ${crf}, ${Math.round(size / 1000)} kB`;
	}
	throw new Error(`${to} does not get under ${max} bytes`);
}

async function make(key: string, film: Film, dir: string): Promise<void> {
	const { width, height } = film;
	const raw = join(dir, `${key}.part.mkv`);
	const frames = Math.round(film.seconds * framesPerSecond);
	const shot = (t: number) =>
		sharp(Buffer.from(film.draw(t)))
			.resize(width, height)
			.flatten({ background: "#ffffff" });
	await run(
		[
			"-f",
			"rawvideo",
			"-pix_fmt",
			"rgb24",
			"-s",
			`${width}x${height}`,
			"-r",
			String(framesPerSecond),
			"-i",
			"-",
			"-c:v",
			"libx264rgb",
			"-qp",
			"0",
			"-preset",
			"ultrafast",
			raw,
		],
		async (put) => {
			for (let k = 0; k < frames; k++)
				await put(
					await shot(k / frames)
						.raw()
						.toBuffer(),
				);
		},
	);
	const colour = [
		"-vf",
		"scale=out_color_matrix=bt709:out_range=tv,format=yuv420p",
		"-colorspace",
		"bt709",
		"-color_primaries",
		"bt709",
		"-color_trc",
		"bt709",
		"-color_range",
		"tv",
	];
	const mp4 = await squeeze(raw, join(dir, `${key}.mp4`), film.max, [22, 25, 28, 31, 34, 37, 40], (crf) => [
		...colour,
		"-c:v",
		"libx264",
		"-preset",
		"slow",
		"-tune",
		"animation",
		"-profile:v",
		"high",
		"-crf",
		String(crf),
		"-movflags",
		"+faststart",
	]);
	const webm = await squeeze(raw, join(dir, `${key}.webm`), film.max, [36, 40, 44, 48, 52], (crf) => [
		...colour,
		"-c:v",
		"libvpx-vp9",
		"-b:v",
		"0",
		"-crf",
		String(crf),
		"-deadline",
		"good",
		"-cpu-used",
		"5",
		"-row-mt",
		"1",
		"-tile-columns",
		"1",
		"-threads",
		"2",
		"-g",
		"240",
	]);
	await rm(raw);
	await shot(film.still)
		.avif({ quality: 38, effort: 6 })
		.toFile(join(dir, `${key}.avif`));
	await shot(film.still)
		.webp({ quality: 68, effort: 6 })
		.toFile(join(dir, `${key}.webp`));
	await shot(film.still)
		.resize(640)
		.avif({ quality: 40, effort: 6 })
		.toFile(join(dir, `${key}-preview.avif`));
	const stills = await Promise.all(
		["avif", "webp"].map(
			async (ext) => `${ext} ${Math.round((await stat(join(dir, `${key}.${ext}`))).size / 1000)} kB`,
		),
	);
	process.stdout.write(`${key}: ${frames} frames, mp4 ${mp4}, webm ${webm}, ${stills.join(", ")}\n`);
}

const [dir = "demo/public/film", only] = process.argv.slice(2);
await mkdir(dir, { recursive: true });
for (const [key, film] of Object.entries(films)) if (!only || only.split(",").includes(key)) await make(key, film, dir);
