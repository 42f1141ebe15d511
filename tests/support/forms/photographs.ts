import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { ReadPdf } from "../pdf/read-pdf.ts";

/** The quarters of a photographed sheet from the top left, clockwise round to the bottom left. */
const quarters = { red: "#c81e1e", green: "#1e8c32", blue: "#1e32c8", yellow: "#e6c81e" };
export const upright = Object.keys(quarters);

type Photograph = {
	width: number;
	height: number;
	/** Lies in the file as a camera with this EXIF orientation writes it. */
	orientation?: number;
	/** Standard deviation of the grain, of 255. */
	grain?: number;
	/** A PNG with this much of its lower end transparent, from 0 to 1. */
	transparent?: number;
};

/**
 * Functions that bring an upright picture into the file as EXIF's orientation says that it is stored there (TIFF 6.0,
 * Orientation).
 */
const laid: Record<number, (picture: Sharp) => Sharp> = {
	1: (picture) => picture,
	2: (picture) => picture.flop(),
	3: (picture) => picture.rotate(180),
	4: (picture) => picture.flip(),
	5: (picture) => picture.flop().rotate(270),
	6: (picture) => picture.rotate(270),
	7: (picture) => picture.flop().rotate(90),
	8: (picture) => picture.rotate(90),
};

/** A photograph of a sheet whose corners show its orientation. */
export async function photograph({
	width,
	height,
	orientation = 1,
	grain = 0,
	transparent,
}: Photograph): Promise<Buffer> {
	const shown = Math.round(height * (1 - (transparent ?? 0)));
	const [red, green, blue, yellow] = Object.values(quarters);
	const rect = (x: number, y: number, fill?: string) =>
		`<rect x="${x}%" y="${y}%" width="50%" height="50%" fill="${fill}"/>`;
	const sheet = `${rect(0, 0, red)}${rect(50, 0, green)}${rect(50, 50, blue)}${rect(0, 50, yellow)}`;
	const image = sharp(
		Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${shown}">${sheet}</svg>`),
	);
	if (transparent !== undefined) {
		return image
			.extend({ bottom: height - shown, background: "#00000000" })
			.png()
			.toBuffer();
	}
	const opaque = sharp(await image.removeAlpha().png({ compressionLevel: 1 }).toBuffer());
	const noise = {
		create: {
			width: Math.min(500, width),
			height: Math.min(500, height),
			channels: 3,
			background: "#000",
			noise: { type: "gaussian", mean: 0, sigma: grain },
		},
	} as const;
	const grainy = grain > 0 ? opaque.composite([{ input: noise, blend: "add", tile: true }]) : opaque;
	const lying = laid[orientation]?.(sharp(await grainy.png({ compressionLevel: 1 }).toBuffer()));
	if (!lying) throw new Error(`EXIF knows no orientation ${orientation}.`);
	return lying.withMetadata({ orientation }).jpeg({ quality: 92 }).toBuffer();
}

/** The kinds of pictures besides JPEG and PNG that people have of their papers, made of one that is upright. */
export const kindsOfPictures = {
	webp: (picture) => sharp(picture).webp().toBuffer(),
	avif: (picture) => sharp(picture).avif({ effort: 0 }).toBuffer(),
	gif: (picture) => sharp(picture).gif().toBuffer(),
	tiff: (picture) => sharp(picture).tiff().toBuffer(),
	/** The same sheet, whatever the picture: nothing here encodes this one. */
	heic: (_picture: Buffer) => readFile(new URL("./photograph.heic", import.meta.url)),
	bmp: makeBmp,
} as const satisfies Record<string, (picture: Buffer) => Promise<Buffer>>;

/** Makes a BMP with 24 bits a pixel, whose rows begin at the bottom. */
async function makeBmp(picture: Buffer): Promise<Buffer> {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const row = Math.ceil((info.width * 3) / 4) * 4;
	const bytes = Buffer.alloc(54 + row * info.height);
	bytes.write("BM");
	for (const [at, value] of [
		[2, bytes.length],
		[10, 54],
		[14, 40],
		[18, info.width],
		[22, info.height],
		[34, row * info.height],
	] as const)
		bytes.writeUInt32LE(value, at);
	bytes.writeUInt16LE(1, 26);
	bytes.writeUInt16LE(24, 28);
	for (let y = 0; y < info.height; y++)
		for (let x = 0; x < info.width; x++) {
			const from = (y * info.width + x) * 3;
			const to = 54 + (info.height - 1 - y) * row + x * 3;
			bytes.set([data[from + 2] ?? 0, data[from + 1] ?? 0, data[from] ?? 0], to);
		}
	return bytes;
}

/** The first bytes of a picture in Apple's format, and nothing that could be decoded. */
export const brokenHeic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic and no picture", "latin1");

/**
 * The colours of a picture's corners, named, from the top left clockwise: `upright` if they are where they were
 * photographed.
 */
export async function corners(jpeg: Uint8Array): Promise<string[]> {
	const { data, info } = await sharp(jpeg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => {
		const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
		return nearest([...data.subarray(start, start + 3)]);
	};
	return [at(0.1, 0.1), at(0.9, 0.1), at(0.9, 0.9), at(0.1, 0.9)];
}

function nearest(colour: number[]): string {
	const colours = { ...quarters, white: "#ffffff", black: "#000000" };
	const distance = (hex: string) =>
		colour.reduce(
			(sum, value, index) => sum + (value - Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16)) ** 2,
			0,
		);
	return Object.entries(colours).reduce((best, next) => (distance(next[1]) < distance(best[1]) ? next : best))[0];
}

/** A PDF of photographs, read: its title, and of each page the size in points and the JPEG on it. */
export function readPhotographs(bytes: Uint8Array) {
	const pdf = new ReadPdf(bytes);
	const pages = pdf.pages.map(({ width, height, dictionary }) => {
		const image = pdf.dictionary(pdf.dictionary(dictionary["/Resources"])["/XObject"])["/P"];
		return { width, height, jpeg: new Uint8Array(pdf.stream(image)) };
	});
	return { title: pdf.info("Title"), made: pdf.createdAt, pages };
}
