import sharp from "sharp";
import { handmadePdf } from "#tests/support/forms/hostile-documents.ts";
import { brokenHeic, photograph } from "#tests/support/forms/photographs.ts";
import { boxesIn } from "./boxes.ts";
import { sampleFilm } from "./sample-film.ts";

/**
 * A file that someone could send to the library. `refused` at once, `drawn` like any other, or taken, with a
 * `problem` when its sizes are made; a document or film that is `taken` has no sizes.
 */
export type HostileFile = { name: string; content: Buffer; fate: "refused" | "drawn" | "problem" | "taken" };

const ns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, size = 'width="90" height="60"') => Buffer.from(`<svg ${ns} ${size}>${inside}</svg>`);

/** The first chunk of a PNG with another size; no one has decoded its pixels yet. */
function resized(png: Buffer, width: number, height: number): Buffer {
	const copy = Buffer.from(png);
	copy.writeUInt32BE(width, 16);
	copy.writeUInt32BE(height, 20);
	// The checksum of name and content: the header has to be right for the size to be believed.
	copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
	return copy;
}

function crc32(bytes: Buffer): number {
	let sum = 0xffffffff;
	for (const byte of bytes) {
		sum ^= byte;
		for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
	}
	return (sum ^ 0xffffffff) >>> 0;
}

/** @param count how many frames of eight by eight pixels */
async function animated(count: number): Promise<Buffer> {
	const data = Buffer.alloc(8 * 8 * 3 * count, 90);
	for (let index = 0; index < count; index++) data.fill(index % 255, index * 192, index * 192 + 96);
	return sharp(data, { raw: { width: 8, height: 8 * count, channels: 3, pageHeight: 8 } })
		.webp({ loop: 0, effort: 0 })
		.toBuffer();
}

/** Ten entities, each ten of the one before: a thousand million words when they are written out. */
function nestedEntities(): Buffer {
	const entities = Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`);
	const drawing = svg("<text>&e9;</text>").toString();
	return Buffer.from(`<!DOCTYPE svg [<!ENTITY e0 "words">${entities.join("")}]>${drawing}`);
}

/** A drawing of which each part names the one before ten times. */
function nestedUses(): Buffer {
	const uses = Array.from({ length: 9 }, (_, index) => {
		const ten = `<use xlink:href="#g${index}"/>`.repeat(10);
		return `<g id="g${index + 1}">${ten}</g>`;
	});
	return svg(`<defs><rect id="g0" width="9" height="9"/>${uses.join("")}</defs><use xlink:href="#g9"/>`);
}

const script = "<script>fetch('/office')</script>";
const pdf = (between: string, end: string) => Buffer.from(`%PDF-1.7\n${between}\n${end}`, "latin1");
const zip = Buffer.from("PK\x03\x04\x14\0\0\0\0\0 and what a ZIP goes on with PK\x05\x06", "latin1");

/** Files that are cut off, of another kind than they say, enormous when decoded, or two kinds at once. */
export async function hostileFiles(): Promise<HostileFile[]> {
	const jpeg = await photograph({ width: 90, height: 60 });
	const blank = sharp({ create: { width: 90, height: 60, channels: 3, background: "#7a3" } });
	const [png, webp, avif] = await Promise.all([
		blank.clone().png().toBuffer(),
		blank.clone().webp().toBuffer(),
		blank.clone().avif().toBuffer(),
	]);
	const most = (content: Buffer) => content.subarray(0, Math.floor(content.length * 0.9));
	const film = sampleFilm({ sound: true });
	// Boxes behind the index have nothing that visitors would miss.
	const boxes = boxesIn(film).slice(0, 3);
	const all: Record<HostileFile["fate"], Record<string, Buffer>> = {
		refused: {
			"empty.jpg": Buffer.alloc(0),
			"only-its-name.jpg": jpeg.subarray(0, 3),
			"words.png": Buffer.from("laterite and rain"),
			"page.jpg": Buffer.from(`<!doctype html><title>x</title>${script}`),
			"code.svg": Buffer.from("alert(document.cookie)"),
			"archive.jpg": zip,
			"animated.gif": Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1"),
			"packed.svg": Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
			"huge.png": resized(png, 60_000, 60_000),
			"wide.png": resized(png, 2_000_000_000, 1),
			"entities.svg": nestedEntities(),
			"comments.svg": Buffer.from("<!---->".repeat(585)),
			"comments-and-an-element.svg": Buffer.from(`${"<!-- -->\n".repeat(400)}<!DOCTYPE svg><!----><html>`),
			"open-comment.svg": Buffer.from(`<!--${"-- >".repeat(1000)}`),
			"without-an-end.pdf": pdf("1 0 obj", "%%EOF"),
			"page-in-front.pdf": pdf(`<html>${script}`, "startxref\n9\n%%EOF"),
			"archive-behind.pdf": pdf("startxref\n9\n%%EOF", zip.toString("latin1")),
			"script-inside.pdf": handmadePdf({ objects: ["<< /S /JavaScript /JS (app.alert(1)) >>"] }),
			"end-too-far-off.pdf": pdf("startxref", " ".repeat(9000)),
			"no-picture.heic": brokenHeic,
			"cut-off.webp": most(webp),
			"begun.heic": brokenHeic.subarray(0, 11),
			...Object.fromEntries(
				boxes.map(({ type, start, end }) => [`cut-in-${type}.mp4`, film.subarray(0, (start + end) >> 1)]),
			),
		},
		drawn: {
			"archive-behind.jpg": Buffer.concat([jpeg, zip]),
			"page-behind.png": Buffer.concat([png, Buffer.from(script)]),
			"page-in-a-drawing.svg": svg(`${script}<foreignObject><body onload="alert(1)"/></foreignObject>`),
			"drawing-that-asks.svg": svg(
				'<image xlink:href="file:///etc/passwd" width="9" height="9"/><image xlink:href="http://127.0.0.1:9/"/>',
			),
			"two-thousand-frames.webp": await animated(2000),
		},
		problem: {
			"cut-off.jpg": most(jpeg),
			"cut-off.png": most(png),
			"cut-off.avif": most(avif),
			"larger-than-it-is.png": resized(png, 8000, 9000),
			"huge.svg": svg("", 'width="1000000000" height="1000000000"'),
			"uses.svg": nestedUses(),
			"no-end.svg": Buffer.from(`<svg ${ns} width="90" height="60"><rect`),
			"deep.svg": svg("<g>".repeat(100_000)),
		},
		taken: {
			"page-in-a-comment.pdf": pdf(`%<html>${script}`, "trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF"),
		},
	};
	return Object.entries(all).flatMap(([fate, files]) =>
		Object.entries(files).map(([name, content]) => ({ name, content, fate: fate as HostileFile["fate"] })),
	);
}
