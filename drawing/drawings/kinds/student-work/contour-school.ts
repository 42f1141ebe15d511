import { curve, H, hatch, line, type Pt, page, path, poly, rect, seg } from "../../ink.ts";
import { north, scaleBar } from "../../marks.ts";
import { rng } from "../../rng.ts";
import { mix, themes } from "../../theme.ts";
import { planTree } from "../../trees.ts";

const t = themes.shola;
const [cx, cy] = [650, -330];

/** The contour `k` of the slope at an angle in degrees; contour 0 is the one that the school follows. */
function onContour(k: number, degrees: number, shift = 0): Pt {
	const a = (degrees * Math.PI) / 180;
	const radius =
		850 +
		k * 37 +
		shift +
		(14 + Math.abs(k) * 2.4) * Math.sin(degrees / 6.2 + k * 0.34) * (Math.abs(k) > 1 ? 1 : Math.abs(k));
	return [cx + Math.cos(a) * radius, cy + Math.sin(a) * radius];
}
const arc = (k: number, from: number, to: number) =>
	Array.from({ length: 60 }, (_, i) => onContour(k, from + ((to - from) * i) / 59));

/** A quarter of the ring between two distances from contour 0. */
const cell = (from: number, to: number, inner: number, outer: number): Pt[] => [
	onContour(0, from, inner),
	onContour(0, to, inner),
	onContour(0, to, outer),
	onContour(0, from, outer),
];

/** A site plan: twelve classrooms in one bent row along a contour, every door on the same level. */
export function contourSchool(): string {
	const r = rng(5);
	let s = "";
	for (let k = -16; k <= 14; k++)
		s += path(curve(arc(k, 22, 158)), { stroke: k % 5 ? t.soft : t.accent, w: k % 5 ? 1.2 : 2.2 });
	s +=
		line(arc(3.4, 30, 150), { stroke: t.tone, w: 26 }) + line(arc(3.4, 30, 150), { stroke: t.bg, w: 2, dash: "16 14" });
	for (let k = 0; k < 120; k++) {
		const [x, y] = onContour(r.r(-15, -3.4), r.r(50, 132));
		if (y > 30 && y < 930) s += planTree(x, y, r.r(13, 34), r.i(0, 5), r, t, r.b(0.2) ? t.tone : t.wash);
	}
	for (let k = 0; k < 12; k++) {
		const from = 62 + k * 4.75 + (k > 5 ? 3.4 : 0);
		const to = from + 4.1;
		s += poly(
			cell(from - 0.6, to + 0.5, -44, 62).map(([x, y]): Pt => [x + 20, y + 22]),
			{ fill: t.deep },
		);
		s +=
			poly(cell(from, to, -44, 6), { fill: mix(t.cut, t.bg, 0.1), stroke: t.bg, w: 1.5 }) +
			poly(cell(from, to, 6, 50), { fill: t.tone, stroke: t.bg, w: 1.5 });
		s +=
			hatch(cell(from, to, 6, 50), 90 - (90 - from), 7, { stroke: t.bg, w: 1 }) +
			hatch(cell(from, to, -44, 6), from, 7, { stroke: t.soft, w: 1 });
		s += seg(...onContour(0, from, 6), ...onContour(0, to, 6), { stroke: t.accent, w: 3.4 });
	}
	s += line(
		Array.from({ length: 50 }, (_, i) => onContour(0, 60.6 + i * 1.24, 62)),
		{ stroke: t.cut, w: 6 },
	);
	s +=
		poly(cell(90.6, 93.6, -84, 76), { fill: t.accent, stroke: t.bg, w: 2 }) +
		hatch(cell(90.6, 93.6, -84, 76), 2, 9, { stroke: t.bg, w: 1.2 });
	const [fx, fy] = onContour(9, 72);
	s +=
		rect(fx - 210, fy - 74, 340, 168, { fill: t.wash, stroke: t.cut, w: 2.4 }) +
		seg(fx - 40, fy - 74, fx - 40, fy + 94, { stroke: t.cut, w: 2 });
	s += `<circle cx="${fx - 40}" cy="${fy + 10}" r="34" fill="none" stroke="${t.cut}" stroke-width="2"/>`;
	for (let k = 0; k < 34; k++) {
		const [x, y] = onContour(r.r(6, 13), r.r(88, 122));
		if (y < 840) s += planTree(x, y, r.r(10, 26), r.i(0, 5), r, t, t.wash);
	}
	for (const at of [63.5, 92, 118])
		s += line([onContour(0, at, 66), onContour(1.6, at + 0.8), onContour(3.2, at - 0.6)], {
			stroke: t.cut,
			w: 5,
			dash: "4 5",
		});
	return page(t.bg, s + north(1352, 108, 28, t, 12) + scaleBar(64, H - 78, 46, t));
}
