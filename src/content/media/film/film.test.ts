import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { BufferSource, EncodedPacketSink, Input, MP4, QTFF } from "mediabunny";
import { describe, expect, it } from "vitest";
import { boxesIn } from "#tests/support/media/boxes.ts";
import { filmPlace, sampleFilm } from "#tests/support/media/sample-film.ts";
import { cleanFilm, measureFilm } from "./clean-film.server.ts";
import { rewriteFilm } from "./rewrite-film.server.ts";

const folder = mkdtempSync(join(tmpdir(), "films-"));

function written(content: Uint8Array): string {
	const path = join(folder, randomUUID());
	writeFileSync(path, content);
	return path;
}

async function cleaned(content: Uint8Array): Promise<Buffer> {
	const to = join(folder, randomUUID());
	await cleanFilm(written(content), to);
	return readFileSync(to);
}

const measured = (content: Uint8Array) => measureFilm(written(content));
const refusal = (content: Uint8Array) => measured(content).catch((error: unknown) => String(error));

/** All samples of the first picture and sound track. */
async function samplesIn(content: Uint8Array): Promise<string[]> {
	const input = new Input({ source: new BufferSource(content), formats: [MP4, QTFF] });
	const tracks = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()].filter(
		(track) => track !== null,
	);
	const samples = await Promise.all(
		tracks.map(async (track) => {
			const samples: string[] = [];
			for await (const { timestamp, data } of new EncodedPacketSink(track).packets())
				samples.push(`${timestamp.toFixed(3)} ${Buffer.from(data).toString("base64")}`);
			return samples;
		}),
	);
	return samples.flat();
}

describe("a film", () => {
	it("is measured without its samples", async () => {
		const facts = { seconds: 4, width: 960, height: 640 };
		expect(await measured(sampleFilm())).toEqual({ ...facts, sound: false });
		expect(await measured(sampleFilm({ sound: true }))).toEqual({ ...facts, sound: true });
	});

	it.each([
		["with sound", { sound: true }],
		["without sound", {}],
		["of QuickTime", { sound: true, quickTime: true }],
	])("%s is written anew with its samples, its index first, and no place or device", async (_, options) => {
		const original = sampleFilm(options);
		expect(original.includes(filmPlace)).toBe(true);
		const clean = await cleaned(original);
		expect(boxesIn(clean).map(({ type }) => type)).toEqual(["ftyp", "moov", "free", "mdat"]);
		for (const trace of [filmPlace, "76.6932", "Phone of Meera", "Lavc", "udta", "meta", "uuid", "qt  "])
			expect([trace, clean.includes(trace)]).toEqual([trace, false]);
		expect(await measured(clean)).toEqual(await measured(original));
		expect(await samplesIn(clean)).toEqual(await samplesIn(original));
	});

	it("is refused with a sentence when browsers do not play it", async () => {
		expect(await refusal(sampleFilm({ codec: "hvc1" }))).toContain("Most Compatible");
		expect(await refusal(sampleFilm({ codec: "ap4h" }))).toContain("Export it as MP4 with H.264 pictures");
		expect(await refusal(sampleFilm().subarray(0, 50_000))).toMatch(/damaged or incomplete|doesn’t have any images/);
	});

	/** @param changes bytes of the index, by their place in it */
	function broken(changes: readonly (readonly [at: number, value: number])[]): Buffer {
		const film = sampleFilm({ sound: true, quickTime: true });
		for (const [at, value] of changes) film[film.indexOf("moov") + at] = value;
		return film;
	}

	it("that is broken anywhere is refused, or written anew as one that can be read", async () => {
		const size = sampleFilm({ sound: true, quickTime: true }).length;
		const change = fc.tuple(fc.integer({ min: -4, max: 2200 }), fc.integer({ min: 0, max: 255 }));
		const to = join(folder, "rewritten");
		await fc.assert(
			fc.asyncProperty(
				fc.array(change, { minLength: 1, maxLength: 6 }),
				fc.option(fc.integer({ min: 0, max: size }), { nil: undefined }),
				async (changes, length) => {
					const result = await rewriteFilm(written(broken(changes).subarray(0, length)), to);
					if (!result.ok) {
						expect(result.message).toMatch(/^(it|we|many) .*\.$/);
						return;
					}
					const clean = readFileSync(to);
					expect(clean.length).toBeLessThan(2 * size);
					await measured(clean);
				},
			),
			{ numRuns: 20 },
		);
	});

	it("whose damage would keep its reader busy for minutes is refused", async () => {
		const [one, two, three] = [[1764, 132] as const, [831, 253] as const, [775, 106] as const];
		const result = await rewriteFilm(written(broken([one, two, three])), join(folder, "never"), 3000);
		expect(result).toEqual({ ok: false, message: "we can’t read it. It may be damaged or incomplete." });
	});
});
