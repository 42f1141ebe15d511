import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { corners, photograph, upright } from "#tests/support/forms/photographs.ts";
import { redrawPicture } from "./redraw-picture.server.ts";
import type { PictureFormat } from "./redraw-task.ts";

const folder = mkdtempSync(join(tmpdir(), "redrawn-"));
afterAll(() => rmSync(folder, { recursive: true }));

const megabyte = 1_048_576;
const output = join(folder, "output");

function redraw(content: Buffer, { format = "jpeg" as PictureFormat, maxSize = 5 * megabyte } = {}) {
	const input = join(folder, "input");
	writeFileSync(input, content);
	return redrawPicture({ input, output, format, maxSize });
}

it("draws a telephone's photograph upright, without its place and without what lies behind it", async () => {
	const lying = await photograph({ width: 600, height: 800, orientation: 6 });
	const taggedPhoto = await sharp(lying)
		.keepMetadata()
		.withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "11/1 24/1 0/1" } })
		.jpeg()
		.toBuffer();
	expect(taggedPhoto.includes("Exif")).toBe(true);
	const result = await redraw(Buffer.concat([taggedPhoto, Buffer.from("PK\x03\x04<script>alert(1)</script>")]));
	expect(result).toMatchObject({ ok: true, extension: "jpg" });
	const redrawnBytes = readFileSync(output);
	expect(await sharp(redrawnBytes).metadata()).toMatchObject({ width: 600, height: 800 });
	expect(await sharp(redrawnBytes).metadata()).not.toHaveProperty("exif");
	expect(redrawnBytes.includes("script")).toBe(false);
	expect(await corners(redrawnBytes)).toEqual(upright);
});

it("does not blame a picture that is whole for a disk that takes nothing", async () => {
	const input = join(folder, "input");
	writeFileSync(input, await photograph({ width: 60, height: 80 }));
	const task = { input, output: "/dev/full", format: "jpeg" as const, maxSize: 5 * megabyte };
	const writeRefusal = process.platform === "linux" ? "ENOSPC" : /^E/;
	await expect(redrawPicture(task)).rejects.toMatchObject({ code: expect.stringMatching(writeRefusal) });
});

/** The grey of every pixel of a sheet with print of nine points at 200 dots per inch, beside a drawing of it. */
it("leaves fine print as it is", async () => {
	const line = "Roll no. 4817223 Physics 088 Chemistry 091 Mathematics 096";
	const text = Array.from({ length: 30 }, (_, k) => `<text x="40" y="${60 + k * 34}" font-size="25">${line}</text>`);
	const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="1100"><rect width="100%" height="100%" fill="#fff"/>${text.join("")}</svg>`;
	const photo = await sharp(Buffer.from(sheet)).jpeg({ quality: 90 }).toBuffer();
	expect((await redraw(photo)).ok).toBe(true);
	const grey = (picture: Buffer) => sharp(picture).greyscale().raw().toBuffer();
	const [before, after] = [await grey(photo), await grey(readFileSync(output))];
	const off = before.reduce((max, value, index) => Math.max(max, Math.abs(value - (after[index] ?? 0))), 0);
	// Black print on white is 255 apart.
	expect(off).toBeLessThan(40);
});

it("leaves a PNG one, on white, as long as that is small enough", async () => {
	const png = await photograph({ width: 400, height: 300, transparent: 0.5 });
	expect(await redraw(png, { format: "png" })).toMatchObject({ ok: true, extension: "png" });
	const { data } = await sharp(output)
		.extract({ left: 0, top: 299, width: 1, height: 1 })
		.raw()
		.toBuffer({ resolveWithObject: true });
	expect([...data]).toEqual([255, 255, 255]);
	const noisy = await sharp(await photograph({ width: 400, height: 300, grain: 60 }))
		.png()
		.toBuffer();
	expect(await redraw(noisy, { format: "png", maxSize: 0.2 * megabyte })).toMatchObject({ ok: true, extension: "jpg" });
});

it.each([
	["cut off", "jpeg", async () => (await photograph({ width: 400, height: 300 })).subarray(0, 2500), "damaged"],
	["only begun", "jpeg", async () => Buffer.from([0xff, 0xd8, 0xff]), "damaged"],
	["as large as a field", "png", async () => pngClaiming(65_000, 65_000), "unpacked"],
	["a PNG one under a JPEG one's name", "jpeg", async () => pngClaiming(9, 9), "damaged"],
	[
		"of another kind, with an end that fits",
		"jpeg",
		async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"),
		"damaged",
	],
] as const)("refuses a picture that is %s", async (_what, format, make, fault) => {
	expect(await redraw(await make(), { format })).toEqual({ ok: false, fault });
});

function pngClaiming(width: number, height: number): Buffer {
	const chunk = (type: string, content: Buffer) => {
		const body = Buffer.concat([Buffer.from(type), content]);
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
		length.writeUInt32BE(content.length);
		sum.writeUInt32BE(crc32(body));
		return Buffer.concat([length, body, sum]);
	};
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 2], 8);
	const signature = Buffer.from("89504e470d0a1a0a", "hex");
	return Buffer.concat([
		signature,
		chunk("IHDR", header),
		chunk("IDAT", deflateSync("x")),
		chunk("IEND", Buffer.alloc(0)),
	]);
}
