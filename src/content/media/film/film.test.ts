import { randomUUID } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filmPlace, sampleFilm } from "#src/content/media/testing/sample-film.ts";
import { boxesIn, FilmError } from "./boxes.ts";
import { cleanFilm } from "./clean-film.server.ts";
import { readFilm } from "./read-film.server.ts";

const folder = mkdtempSync(join(tmpdir(), "films-"));

function written(content: Uint8Array): string {
	const path = join(folder, randomUUID());
	writeFileSync(path, content);
	return path;
}

async function cleaned(content: Uint8Array): Promise<Buffer> {
	const path = written(content);
	const pieces: Buffer[] = [];
	for await (const piece of cleanFilm(path, await readFilm(path))) pieces.push(piece);
	return Buffer.concat(pieces);
}

const refusal = (content: Uint8Array) => readFilm(written(content)).catch((error: unknown) => String(error));

describe("a film", () => {
	it("is measured without its samples", async () => {
		const facts = { seconds: 4, width: 960, height: 640 };
		expect(await readFilm(written(sampleFilm()))).toMatchObject({ ...facts, sound: [] });
		expect(await readFilm(written(sampleFilm({ sound: true })))).toMatchObject({
			...facts,
			sound: [{ codecs: ["mp4a"] }],
		});
	});

	it.each([
		["with sound", { sound: true }],
		["without sound", {}],
		["of QuickTime", { sound: true, quickTime: true }],
	])("%s is written anew with its samples, its index first, and no place, day or device", async (_, options) => {
		const original = sampleFilm(options);
		expect(original.includes(filmPlace)).toBe(true);
		const clean = await cleaned(original);
		expect(boxesIn(clean).map(({ type }) => type)).toEqual(["ftyp", "moov", "mdat"]);
		for (const trace of [filmPlace, "76.6932", "Phone of Meera", "Lavc", "udta", "meta", "uuid", "qt  "])
			expect([trace, clean.includes(trace)]).toEqual([trace, false]);
		const before = await readFilm(written(original));
		const after = await readFilm(written(clean));
		expect(after).toMatchObject({ seconds: before.seconds, width: before.width, height: before.height });
		const samplesOf = (film: typeof before, bytes: Buffer) =>
			[film.picture, ...film.sound].map(({ chunks }) =>
				Buffer.concat(chunks.map(({ offset, size }) => bytes.subarray(offset, offset + size))).toString("base64"),
			);
		expect(samplesOf(after, clean)).toEqual(samplesOf(before, original));
		// What is clean stays as it is.
		expect((await cleaned(clean)).equals(clean)).toBe(true);
	});

	it("is refused with a sentence when browsers do not play it", async () => {
		expect(await refusal(sampleFilm({ codec: "hvc1" }))).toContain("Most Compatible");
		expect(await refusal(sampleFilm({ codec: "ap4h" }))).toContain("Export it as MP4 with H.264 pictures");
		expect(await refusal(Buffer.from("\0\0\0\x08ftyp\0\0\0\x08moof"))).toContain("fragments");
		expect(await refusal(sampleFilm().subarray(0, 50_000))).toContain("damaged or cut off");
	});

	it("that is broken anywhere is refused, or written anew as one that can be read", async () => {
		const whole = sampleFilm({ sound: true, quickTime: true });
		const index = whole.indexOf("moov");
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.tuple(fc.integer({ min: index - 4, max: whole.length - 1 }), fc.integer({ min: 0, max: 255 })), {
					minLength: 1,
					maxLength: 6,
				}),
				fc.option(fc.integer({ min: 0, max: whole.length }), { nil: undefined }),
				async (changes, length) => {
					const broken = Buffer.from(whole);
					for (const [at, value] of changes) broken[at] = value;
					const content = broken.subarray(0, length);
					try {
						const clean = await cleaned(content);
						expect(clean.length).toBeLessThan(2 * whole.length);
						await readFilm(written(clean));
					} catch (error) {
						if (!(error instanceof FilmError) && !(error instanceof RangeError)) throw error;
					}
				},
			),
			{ numRuns: 300 },
		);
	});
});
