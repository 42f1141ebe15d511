import fc from "fast-check";
import { expect, it } from "vitest";
import { type Area, findPaper, type Greys } from "./find-paper.ts";

const [width, height] = [150, 200];

/** Draws a table with a bright rectangle on it, both with grain. */
function drawTable(
	{ left, top, width: share, height: high }: Area,
	{ table = 70, paper = 220, grain = 12 } = {},
): Greys {
	const values = Uint8Array.from({ length: width * height }, (_, at) => {
		const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
		const isPaper = x >= left && x < left + share && y >= top && y < top + high;
		// The same grain in every run.
		return (isPaper ? paper : table) + ((at * 7919) % (2 * grain + 1)) - grain;
	});
	return { values, width, height };
}

const percent = (min: number, max: number) => fc.integer({ min, max }).map((number) => number / 100);
const areas = fc
	.record({ width: percent(30, 80), height: percent(30, 80), x: percent(5, 95), y: percent(0, 95) })
	.map(({ width, height, x, y }) => ({ width, height, left: x * (1 - width), top: y * (1 - height) }));

it("finds a paper wherever it lies, with a little of the table around it", () => {
	fc.assert(
		fc.property(areas, (area) => {
			const found = findPaper(drawTable(area));
			expect(found).toBeDefined();
			if (!found) return;
			expect(found.left).toBeLessThanOrEqual(area.left);
			expect(found.top).toBeLessThanOrEqual(area.top);
			expect(found.left + found.width).toBeGreaterThanOrEqual(Math.min(1, area.left + area.width - 0.01));
			expect(found.width).toBeLessThan(area.width + 0.06);
			expect(found.height).toBeLessThan(area.height + 0.06);
		}),
	);
});

it.each([
	["fills the photo", drawTable({ left: 0.02, top: 0.02, width: 0.95, height: 0.96 })],
	["is hardly brighter than the table", drawTable({ left: 0.2, top: 0.2, width: 0.5, height: 0.5 }, { paper: 95 })],
	["leaves the photo at two edges", drawTable({ left: 0, top: 0.5, width: 0.5, height: 0.5 })],
	["is tiny", drawTable({ left: 0.4, top: 0.4, width: 0.15, height: 0.2 })],
	["is not there", drawTable({ left: 0, top: 0, width: 0, height: 0 })],
])("offers no crop where the paper %s", (_, greys) => {
	expect(findPaper(greys)).toBeUndefined();
});

it("offers no crop for a bright thing that is no rectangle", () => {
	const greys = drawTable({ left: 0, top: 0, width: 0, height: 0 });
	for (let at = 0; at < greys.values.length; at++) {
		const [x, y] = [at % width, Math.floor(at / width)];
		// A lit corner of the table, cut off by a shadow.
		if (x + y < 150) greys.values[at] = 230;
	}
	expect(findPaper(greys)).toBeUndefined();
});
