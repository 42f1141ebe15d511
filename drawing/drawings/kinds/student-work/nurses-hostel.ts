import { opening } from "../../facade.ts";
import { figure } from "../../figures.ts";
import { box, curve, hatch, type Pt, page, path, poly, rect, seg, stipple, W } from "../../ink.ts";
import { level } from "../../marks.ts";
import { rng } from "../../rng.ts";
import { themes } from "../../theme.ts";
import { grass, tree } from "../../trees.ts";
import { table } from "../section.ts";

const t = themes.mist;
const storey = 134;

/** A room behind the cut: bed, desk, window, and who is in it. */
function room(x: number, y: number, w: number, k: number): string {
	let s = rect(x, y - storey + 14, w, storey - 14, { fill: t.light });
	s += opening((["casement", "shutter", "strip"] as const)[k % 3] ?? "casement", x + w * 0.52, y - 98, w * 0.34, 54, t);
	if (k % 2) {
		s +=
			rect(x + 14, y - 26, w * 0.44, 12, { fill: t.accent }) + seg(x + 16, y - 14, x + 16, y, { stroke: t.line, w: 3 });
		s += seg(x + 10 + w * 0.44, y - 14, x + 10 + w * 0.44, y, { stroke: t.line, w: 3 });
		return s + figure(x + w * 0.78, y, 74, "sari", t.line, -1);
	}
	return (
		s +
		table(x + w * 0.5, y, w * 0.36, t) +
		figure(x + w * 0.44, y, 72, "sit", t.line) +
		rect(x + 12, y - 84, 26, 84, { fill: t.tone, stroke: t.line, w: 1.6 })
	);
}

/** A hostel entered at its roof, from the road, and four floors down the slope, with its garden at the foot. */
export function nursesHostel(): string {
	const r = rng(31);
	let s =
		tree("cypress", 72, 246, 190, r, { line: t.line, fill: t.tone }) +
		tree("gum", 1310, 832, 430, r, { line: t.line, fill: t.wash });
	const cut: Pt[][] = [];
	for (let floor = 0; floor < 4; floor++) {
		const y = 372 + floor * storey;
		const [x, end] = [452 - floor * 0 + floor * 62, 1010 + floor * 34];
		const w = (end - x - 130) / 2;
		for (const k of [0, 1]) s += room(x + k * (w + 14), y, w, floor + k);
		s +=
			rect(end - 116, y - storey + 14, 116, storey - 14, { fill: t.wash }) +
			seg(end - 6, y - 42, end - 6, y, { stroke: t.line, w: 3 });
		s += seg(end - 116, y - 42, end - 2, y - 42, { stroke: t.line, w: 3 });
		for (let q = 1; q < 8; q++) s += seg(end - 116 + q * 14, y - 42, end - 116 + q * 14, y, { stroke: t.line, w: 1.2 });
		if (floor % 2 === 0) s += figure(end - 56, y, 74, "point", t.line);
		cut.push(
			box(x - 26, y, end - x + 40, 14),
			box(x - 26, y - storey + 14, 26, storey),
			box(x + w, y - storey + 14, 12, storey - 14),
		);
		cut.push(box(end - 8, y - storey + 14, 8, 30));
	}
	const top = 372 - storey;
	cut.push(box(330, top, 700, 15), [
		[520, top - 96],
		[900, top - 132],
		[900, top - 118],
		[520, top - 80],
	]);
	for (const x of [540, 710, 880]) s += seg(x, top, x, top - 88 - (x - 540) * 0.09, { stroke: t.line, w: 5 });
	for (const x of [604, 650, 800]) s += figure(x, top, 74, x === 650 ? "kurta" : "sari", t.line);
	s +=
		figure(400, top, 74, "walk", t.line, 1, { bag: true }) +
		seg(330, top - 40, 520, top - 40, { stroke: t.line, w: 2.4 });
	const ground: Pt[] = [
		[-10, 246],
		[300, 240],
		[330, 240],
		[334, 330],
		[420, 372],
		[424, 506],
		[486, 520],
		[490, 640],
		[552, 660],
		[556, 774],
		[612, 790],
		[1120, 788],
		[1122, 832],
		[1300, 836],
		[W + 10, 878],
		[W + 10, 970],
		[-10, 970],
	];
	s +=
		poly(ground, { fill: t.tone }) +
		hatch(ground, -52, 17, { stroke: t.deep, w: 1.2 }, 0.55, r) +
		stipple(ground, 420, 3, t.line, r);
	for (const ring of cut) s += poly(ring, { fill: t.cut });
	s +=
		poly(ground.slice(0, -2), { stroke: "none" }) +
		path(
			`M${ground
				.slice(0, -2)
				.map(([x, y]) => `${x} ${y}`)
				.join("L")}`,
			{ stroke: t.cut, w: 7, join: "round" },
		);
	s +=
		rect(640, 812, 360, 74, { fill: t.light, stroke: t.cut, w: 10 }) +
		hatch(box(646, 842, 348, 40), 0, 9, { stroke: t.deep, w: 2.4 });
	for (let k = 0; k < 8; k++)
		s += path(
			curve([
				[1142 + k * 21, 832],
				[1138 + k * 21, 812],
				[1150 + k * 21, 800],
			]),
			{ stroke: t.deep, w: 4, cap: "round" },
		);
	s += figure(1330, 842, 74, "stoop", t.line, -1) + grass((x) => 836 + Math.max(0, x - 1300) * 0.3, 1340, W, r, t.line);
	s +=
		rect(30, 150, 200, 76, { fill: t.accent }) +
		rect(44, 164, 172, 28, { fill: t.light }) +
		[70, 190].map((x) => `<circle cx="${x}" cy="228" r="17" fill="${t.line}"/>`).join("");
	let rain = "";
	for (let k = 0; k < 240; k++) rain += `M${r.i(0, W)} ${r.i(0, 780)}l-7 26`;
	s += path(rain, { stroke: t.soft, w: 1.1 });
	for (const [k, label] of ["+13.4", "+10.0", "+6.7", "+3.3", "±0.0"].entries())
		s += level(1180, 372 - storey + k * storey, label, t, 130);
	return page(t.bg, s);
}
