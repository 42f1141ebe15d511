import { circle, clip, curve, ellipse, H, type Pt, page, path, poly, rect, seg, shotOf, W } from "../ink.ts";
import { at, type Rng, rng } from "../rng.ts";
import { ridge, skyline, under } from "../terrain.ts";
import { C, mix } from "../theme.ts";
import { conifer } from "../trees.ts";
import { bank } from "./hostel-mist.ts";

const night = mix(C.shola, C.ink, 0.6);

/** The side of a bus, 360 long; (x, y) is below its front wheel's middle. */
function bus(x: number, y: number, r: Rng): string {
	const [w, h] = [372, 148];
	const [x0, y0] = [x - 300, y - h - 20];
	let s =
		path(`M${x0} ${y0 + 18}q0-18 18-18h${w - 70}q34 0 42 34l14 62v52h-${w + 4}Z`, { fill: C.laterite }) +
		rect(x0, y0 + 104, w + 2, 12, { fill: mix(C.laterite, C.paper, 0.75) }) +
		rect(x0 + 30, y0 - 14, w - 150, 14, { fill: mix(C.laterite, C.ink, 0.5) });
	for (let k = 0; k < 6; k++) {
		const wx = x0 + 20 + k * 48;
		s += rect(wx, y0 + 26, 40, 50, { fill: C.lichen });
		if (k !== 4)
			s +=
				circle(wx + 20, y0 + 52, 8, { fill: night }) +
				path(`M${wx + 6} ${y0 + 76}q2-18 14-18t14 18Z`, { fill: night }) +
				(r.b(0.4) ? seg(wx + 28, y0 + 76, wx + 34, y0 + 62, { stroke: C.laterite, w: 5 }) : "");
	}
	s += poly(
		[
			[x0 + 312, y0 + 26],
			[x0 + 338, y0 + 26],
			[x0 + 350, y0 + 76],
			[x0 + 312, y0 + 76],
		],
		{ fill: C.lichen },
	);
	for (const wx of [x0 + 70, x0 + 298])
		s += circle(wx, y - 20, 30, { fill: C.ink }) + circle(wx, y - 20, 13, { fill: mix(C.shola2, C.mist, 0.5) });
	return s;
}

/** A road that climbs in hairpins, as a band between two curves. */
function road(points: readonly Pt[], wide: number, fill: string): string {
	return path(curve(points), { stroke: fill, w: wide, cap: "round", join: "round" });
}

/** A bus on the hill road before sunrise, its windows lit. */
export function draw(seed: number): string {
	const r = rng(seed, 62);
	const sky = mix(C.shola2, C.mist, 0.3);
	let s = rect(0, 0, W, H, { fill: sky }) + circle(1120, 190, 46, { fill: C.lichen });
	for (let k = 0; k < 14; k++) s += circle(r.r(40, W - 40), r.r(30, 260), r.r(1.6, 3.2), { fill: C.paper });
	for (let k = 0; k < 4; k++) {
		const f = ridge(seed * 9 + k, W, 330 + k * 92, 170 - k * 24, 0.55, 420);
		const tone = mix(sky, night, 0.18 + k * 0.2);
		s += poly(under(skyline(f, -5, W + 5), H), { fill: tone });
		if (k === 1)
			for (let q = 0; q < 9; q++)
				s += rect(260 + q * 26 + r.r(-6, 6), f(260 + q * 26) + 26 + r.r(0, 34), 6, 6, { fill: C.lichen });
		if (k < 3) s += bank(r.r(-200, 500), 430 + k * 84, r.r(600, 1000), 58, r, mix(sky, tone, 0.3));
	}
	const slope = poly(
		[
			[-10, 640],
			[420, 566],
			[900, 600],
			[W + 10, 520],
			[W + 10, H + 10],
			[-10, H + 10],
		],
		{ fill: night },
	);
	const bend: Pt[] = [
		[-60, 876],
		[500, 884],
		[980, 850],
		[1290, 770],
		[1330, 700],
		[1210, 660],
		[900, 676],
		[560, 664],
		[420, 628],
		[560, 594],
		[900, 600],
		[1210, 560],
		[1500, 520],
	];
	s += slope + road(bend, 92, mix(C.shola2, C.ink, 0.25)) + road(bend, 76, mix(C.shola2, C.ink, 0.05));
	s += path(curve(bend), { stroke: mix(C.lichen, C.shola, 0.4), w: 4, dash: "34 30" });
	const light: Pt[] = [
		[790, 838],
		[1180, 740],
		[1260, 812],
		[1120, 880],
		[792, 862],
	];
	s += poly(light, { fill: mix(C.lichen, C.shola2, 0.62) });
	s += clip(`M0 0H${W}V${H}H0Z`, bus(690, 896, r)) + circle(782, 852, 12, { fill: C.lichen });
	s += ellipse(560, 902, 210, 8, { fill: C.ink });
	for (const [x, y, h] of [
		[60, 720, 300],
		[170, 700, 220],
		[1390, 690, 260],
		[300, 770, 130],
	] as const)
		s += conifer(x, y, h, r, { line: C.ink, fill: mix(night, C.ink, 0.4), w: 2 });
	for (let k = 0; k < 9; k++) s += rect(120 + k * 150, 922, 14, 34, { fill: at([C.paper, C.laterite], k) });
	return page(sky, s, seed % 2 ? undefined : shotOf(1, 1));
}
