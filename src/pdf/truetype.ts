import type { Font, Glyph } from "fontkit";

export type OutlinePoint = { x: number; y: number; on: boolean };

export const bytes = (size: number, write: (view: DataView) => void): Uint8Array => {
	const out = new Uint8Array(size);
	write(new DataView(out.buffer));
	return out;
};

export const joined = (parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

/** A glyph of the `glyf` table in its plainest form: no hints, and every coordinate as a word. */
export function encodeOutline(contours: OutlinePoint[][]): Uint8Array {
	const points = contours.flat();
	if (points.length === 0) return new Uint8Array(0);
	const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)];
	const size = 10 + contours.length * 2 + 2 + points.length * 5;
	return bytes(size + (-size & 3), (view) => {
		let at = 0;
		const word = (value: number) => {
			view.setInt16(at, value);
			at += 2;
		};
		for (const value of [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
			word(value);
		let end = -1;
		for (const contour of contours) {
			end += contour.length;
			word(end);
		}
		word(0);
		for (const point of points) view.setUint8(at++, point.on ? 1 : 0);
		for (const list of [xs, ys]) for (const [k, value] of list.entries()) word(value - (list[k - 1] ?? 0));
	});
}

/** The tables `glyf` and `loca` (long offsets) of glyphs in their order. */
export function outlineTables(glyphs: Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
	const loca = bytes((glyphs.length + 1) * 4, (view) => {
		let at = 0;
		glyphs.forEach((glyph, k) => {
			at += glyph.length;
			view.setUint32((k + 1) * 4, at);
		});
	});
	return { glyf: joined(glyphs), loca };
}

/** A font file made of tables. Checksums stay zero: nothing that reads a font in here looks at them. */
export function sfnt(tables: Record<string, Uint8Array>): Uint8Array {
	const entries = Object.entries(tables).sort(([a], [b]) => (a < b ? -1 : 1));
	const power = 2 ** Math.floor(Math.log2(entries.length));
	let offset = 12 + entries.length * 16;
	const head = bytes(offset, (view) => {
		view.setUint32(0, 0x00010000);
		[entries.length, power * 16, Math.log2(power), (entries.length - power) * 16].forEach((value, k) => {
			view.setUint16(4 + k * 2, value);
		});
		entries.forEach(([tag, table], k) => {
			const at = 12 + k * 16;
			for (let c = 0; c < 4; c++) view.setUint8(at + c, tag.charCodeAt(c));
			view.setUint32(at + 8, offset);
			view.setUint32(at + 12, table.length);
			offset += table.length + (-table.length & 3);
		});
	});
	return joined([head, ...entries.flatMap(([, table]) => [table, new Uint8Array(-table.length & 3)])]);
}

/** The points of a glyph's outline as this place of the font's axes draws it, parts of composed letters put in their places. */
function contoursOf(glyph: Glyph): OutlinePoint[][] {
	const contours: OutlinePoint[][] = [];
	for (const { command, args } of glyph.path.commands) {
		if (command === "moveTo") contours.push([]);
		const contour = contours.at(-1);
		if (!contour) continue;
		for (let k = 0; k + 1 < args.length; k += 2) {
			const control = command === "quadraticCurveTo" && k === 0;
			contour.push({ x: Math.round(args[k] ?? 0), y: Math.round(args[k + 1] ?? 0), on: !control });
		}
		const [first, last] = [contour[0], contour.at(-1)];
		if (command === "closePath" && contour.length > 1 && last?.on && first?.x === last.x && first.y === last.y)
			contour.pop();
	}
	return contours.filter((contour) => contour.length > 1);
}

/** A font program for embedding in a PDF that holds these glyphs only, numbered by their order. */
export function subset(font: Font, glyphs: Glyph[]): Uint8Array {
	const outlines = glyphs.map(contoursOf);
	const { minX, minY, maxX, maxY } = font.bbox;
	const words = (size: number, at: number, values: number[]) =>
		bytes(size, (view) => {
			values.forEach((value, k) => {
				view.setInt16(at + k * 2, Math.round(value));
			});
		});
	const head = words(54, 36, [minX, minY, maxX, maxY, 0, 6, 2, 1, 0]);
	const headView = new DataView(head.buffer);
	headView.setUint32(0, 0x00010000);
	headView.setUint32(12, 0x5f0f3cf5);
	headView.setUint16(16, 3);
	headView.setUint16(18, font.unitsPerEm);
	const widest = Math.max(...glyphs.map((glyph) => glyph.advanceWidth));
	const hhea = words(36, 0, [1, 0, font.ascent, font.descent, 0, widest]);
	new DataView(hhea.buffer).setUint16(34, glyphs.length);
	const most = Math.max(...outlines.map((contours) => contours.flat().length));
	const maxp = words(32, 0, [
		1,
		0,
		glyphs.length,
		most,
		Math.max(...outlines.map((contours) => contours.length)),
		0,
		0,
		1,
	]);
	const hmtx = bytes(glyphs.length * 4, (view) => {
		glyphs.forEach((glyph, k) => {
			view.setUint16(k * 4, Math.round(glyph.advanceWidth));
			const xs = (outlines[k] ?? []).flat().map((p) => p.x);
			view.setInt16(k * 4 + 2, xs.length > 0 ? Math.min(...xs) : 0);
		});
	});
	return sfnt({ head, hhea, maxp, hmtx, ...outlineTables(outlines.map(encodeOutline)) });
}
