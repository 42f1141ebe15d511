import { brotliDecompressSync } from "node:zlib";
import { encodeOutline, joined, type OutlinePoint, outlineTables, sfnt } from "./truetype.ts";

/** The tags that a WOFF2 directory names by number (https://www.w3.org/TR/WOFF2/#table_dir_format). */
const tags =
	"cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill".match(
		/.{4} ?/g,
	) ?? [];

/** Reads numbers one after the other. */
class Reader {
	at = 0;
	#view: DataView;
	constructor(from: Uint8Array) {
		this.#view = new DataView(from.buffer, from.byteOffset, from.byteLength);
	}
	u8 = () => this.#view.getUint8(this.at++);
	u16 = () => (this.u8() << 8) | this.u8();
	i16 = () => (this.u16() << 16) >> 16;
	u32 = () => this.u16() * 65_536 + this.u16();
	take = (size: number) => {
		const part = new Uint8Array(this.#view.buffer, this.#view.byteOffset + this.at, size);
		this.at += size;
		return part;
	};
	base128 = () => {
		let value = 0;
		for (;;) {
			const byte = this.u8();
			value = value * 128 + (byte & 127);
			if (byte < 128) return value;
		}
	};
	short255 = () => {
		const code = this.u8();
		if (code === 253) return this.u16();
		return code === 255 ? this.u8() + 253 : code === 254 ? this.u8() + 506 : code;
	};
}

/** The same font as an sfnt, without hints. Handles what Latin text fonts hold; anything else throws. */
export function sfntOfWoff2(file: Uint8Array): Uint8Array {
	const head = new Reader(file);
	if (head.u32() !== 0x774f4632) throw new Error("Not a WOFF2 font");
	head.at = 12;
	const count = head.u16();
	head.at = 20;
	const compressed = head.u32();
	head.at = 48;
	const directory = Array.from({ length: count }, () => {
		const flags = head.u8();
		const tag = (flags & 63) === 63 ? String.fromCharCode(...head.take(4)) : (tags[flags & 63] ?? "").slice(0, 4);
		const length = head.base128();
		const outlines = tag === "glyf" || tag === "loca";
		const transformed = outlines ? flags >> 6 === 0 : flags >> 6 !== 0;
		return { tag, transformed, length: transformed ? head.base128() : length };
	});
	const data = new Reader(brotliDecompressSync(head.take(compressed)));
	const tables: Record<string, Uint8Array> = {};
	for (const { tag, transformed, length } of directory) {
		const table = data.take(length);
		if (tag === "glyf" && transformed) Object.assign(tables, outlineTables(glyphsOf(table)));
		else if (transformed && tag !== "loca")
			throw new Error(`The table ${tag} is transformed in a way that is not read here`);
		else if (!transformed) tables[tag] = new Uint8Array(table);
	}
	if (tables.head) new DataView(tables.head.buffer).setInt16(50, 1);
	return sfnt(tables);
}

function glyphsOf(table: Uint8Array): Uint8Array[] {
	const head = new Reader(table);
	head.at = 4;
	const count = head.u16();
	head.at = 8;
	const sizes = Array.from({ length: 7 }, head.u32);
	const [contours, points, flags, triplets, composites, boxes] = sizes.map((size) => new Reader(head.take(size)));
	if (!contours || !points || !flags || !triplets || !composites || !boxes) return [];
	const bitmap = boxes.take(((count + 31) >> 5) * 4);
	return Array.from({ length: count }, (_, id) => {
		const parts = contours.i16();
		const box = ((bitmap[id >> 3] ?? 0) >> (7 - (id & 7))) & 1 ? boxes.take(8) : new Uint8Array(8);
		if (parts < 0) return composed(composites, triplets, box);
		const sized = Array.from({ length: parts }, points.short255);
		const pen = { x: 0, y: 0 };
		const outline = sized.map((size) => Array.from({ length: size }, () => nextPoint(flags.u8(), triplets, pen)));
		if (parts > 0) triplets.short255();
		return encodeOutline(outline);
	});
}

/** One point: a flag that says how many bytes its step takes and where their bits go (section 5.2 of the specification). */
function nextPoint(flag: number, data: Reader, pen: { x: number; y: number }): OutlinePoint {
	const code = flag & 127;
	const signed = (bit: number, value: number) => (bit & 1 ? value : -value);
	let [dx, dy] = [0, 0];
	if (code < 10) dy = signed(code, ((code & 14) << 7) + data.u8());
	else if (code < 20) dx = signed(code, (((code - 10) & 14) << 7) + data.u8());
	else if (code < 84) {
		const [base, byte] = [code - 20, data.u8()];
		dx = signed(code, 1 + (base & 48) + (byte >> 4));
		dy = signed(code >> 1, 1 + ((base & 12) << 2) + (byte & 15));
	} else if (code < 120) {
		const base = code - 84;
		dx = signed(code, 1 + (Math.floor(base / 12) << 8) + data.u8());
		dy = signed(code >> 1, 1 + (((base % 12) >> 2) << 8) + data.u8());
	} else if (code < 124) {
		const [a, b, c] = [data.u8(), data.u8(), data.u8()];
		dx = signed(code, (a << 4) + (b >> 4));
		dy = signed(code >> 1, ((b & 15) << 8) + c);
	} else {
		dx = signed(code, data.u16());
		dy = signed(code >> 1, data.u16());
	}
	pen.x += dx;
	pen.y += dy;
	return { ...pen, on: flag < 128 };
}

/** A letter made of other glyphs, such as é: its records as they are, without the bit that announces hints. */
function composed(from: Reader, triplets: Reader, box: Uint8Array): Uint8Array {
	const records: Uint8Array[] = [];
	let [flags, hints] = [32, 0];
	while (flags & 32) {
		flags = from.u16();
		from.at -= 2;
		const scale = flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0;
		const record = new Uint8Array(from.take(4 + (flags & 1 ? 4 : 2) + scale));
		hints |= flags & 256;
		record[0] = (record[0] ?? 0) & ~1;
		records.push(record);
	}
	if (hints) triplets.short255();
	const glyph = joined([new Uint8Array([255, 255]), box, ...records]);
	return joined([glyph, new Uint8Array(-glyph.length & 3)]);
}
