import { opening, roofSide } from "../facade.ts";
import { figure } from "../figures.ts";
import { circle, clip, curve, dPoly, H, hatch, num, type Pt, page, path, poly, rect, shotOf, W } from "../ink.ts";
import { at, noise, type Rng, rng } from "../rng.ts";
import { contourLines, hill, range, ridge, skyline, under } from "../terrain.ts";
import { C, mix, themes } from "../theme.ts";
import { planTree, tree } from "../trees.ts";

interface Leafage {
	bg: string;
	near: string;
	far: string;
	gap: string;
	line: string;
	accent: string;
}
const sets: readonly Leafage[] = [
	{ bg: C.paper, near: C.shola2, far: mix(C.shola2, C.mist, 0.72), gap: C.paper, line: C.ink, accent: C.laterite },
	{
		bg: C.mist,
		near: mix(C.shola2, C.mist, 0.35),
		far: mix(C.shola2, C.paper, 0.82),
		gap: mix(C.shola2, C.mist, 0.82),
		line: C.ink,
		accent: C.laterite,
	},
	{ bg: C.shola, near: mix(C.shola2, C.mist, 0.24), far: C.shola2, gap: C.shola, line: C.paper, accent: C.lichen },
	{
		bg: mix(C.laterite, C.paper, 0.84),
		near: C.shola,
		far: mix(C.shola, C.paper, 0.55),
		gap: mix(C.laterite, C.paper, 0.84),
		line: C.ink,
		accent: C.laterite,
	},
];

/** One row of clipped bushes along a curve. */
const bushes = (pts: readonly Pt[], size: number, fill: string, edge: string, r: Rng): string => {
	let d = "";
	let u = r.r(0, size);
	for (let k = 0; k + 1 < pts.length; k++) {
		const [a, b] = [at(pts, k), at(pts, k + 1)];
		const len = Math.hypot(b[0] - a[0], b[1] - a[1]);
		while (u < len) {
			const t = u / len;
			const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
			const w = size * r.r(0.86, 1.12);
			d += `M${num(x - w * 0.52)} ${num(y)}q${num(w * 0.05)} ${num(-w * 0.62)} ${num(w * 0.5)} ${num(-w * 0.6)}t${num(w * 0.54)} ${num(w * 0.6)}Z`;
			u += size;
		}
		u -= len;
	}
	return path(d, { fill, stroke: edge, w: Math.max(1, size * 0.055) });
};

/** A hillside of rows seen from across the valley; rows swing with the ground. */
function slopeOf(
	f: (x: number) => number,
	foot: number,
	size: number,
	fill: string,
	edge: string,
	swing: number,
	r: Rng,
): string {
	let s = "";
	const n = noise(r.i(1, 9999));
	for (let k = 0; ; k++) {
		const drop = k * size * 0.98 * (1 + k * 0.03);
		const pts = skyline(
			(x) => f(x) + drop + (n(x / 260, k * 0.11) - 0.5) * swing * Math.min(1, k / 5),
			-30,
			W + 30,
			22,
		);
		if (Math.min(...pts.map((p) => p[1])) > foot) break;
		s += bushes(pts, size * (1 + k * 0.018), fill, edge, r);
		if (k > 70) break;
	}
	return s;
}

const shed = (x: number, y: number, w: number, c: Leafage): string => {
	const t = { ...themes.paper, line: c.line, accent: c.accent };
	const h = w * 0.22;
	return (
		rect(x, y - h, w, h, { fill: C.paper, stroke: c.line, w: 2 }) +
		opening("strip", x + w * 0.08, y - h * 0.74, w * 0.5, h * 0.4, t) +
		opening("door", x + w * 0.7, y - h * 0.8, w * 0.12, h * 0.8, t) +
		roofSide(x - 10, y - h, w + 20, w * 0.16, w * 0.1, t, c.accent, "sheet")
	);
};

function hills(seed: number, r: Rng, c: Leafage, sunny: boolean): string {
	const far = ridge(seed, W, 260, 170, 0.7);
	const sx = r.r(260, 1180);
	let s = sunny ? circle(sx, Math.max(90, far(sx) - 50), r.r(50, 80), { fill: c.accent }) : "";
	s += poly(under(skyline(far, 0, W), H), { fill: mix(c.bg, c.far, 0.45) });
	const n = r.i(3, 4);
	const dir = r.b() ? 1 : -1;
	for (let k = 0; k < n; k++) {
		const base = ridge(seed * 5 + k, W, 350 + k * (520 / n), 120 - k * 10, 0.05, 620);
		const f = (x: number) => base(x) + (k % 2 ? -dir : dir) * (x - 720) * 0.2;
		const ground = mix(c.far, c.near, (k / n) * 0.75);
		const leaf = mix(c.far, c.near, (k + 1) / n);
		s += poly(under(skyline(f, -10, W + 10, 16), H), { fill: mix(c.gap, ground, 0.3) });
		if (k === 1)
			for (let q = 0; q < 4; q++)
				s += tree("gum", r.r(80, 1360), f(720) + 20, r.r(170, 250), r, { line: c.line, fill: mix(leaf, c.bg, 0.3) });
		s += slopeOf(f, H + 60, 15 + k * 11, leaf, c.line === C.ink ? mix(leaf, C.ink, 0.55) : c.bg, 70, r);
		if (k === n - 2) {
			const x = r.r(260, 900);
			s += shed(x, f(x + 90) + 22, 190, c);
		}
		if (k === n - 1)
			for (let q = 0; q < 3; q++) {
				const x = r.r(140, 1300);
				s += figure(
					x,
					f(x) + 90 + q * 50,
					120 + q * 12,
					at(["sari", "stoop", "sari"] as const, q),
					c.line === C.ink ? C.ink : C.paper,
					q % 2 ? 1 : -1,
					{
						bag: true,
					},
				);
			}
	}
	return s;
}

/** The same rows from above: combed along the contours, cut by paths. */
function combed(seed: number, r: Rng, c: Leafage): string {
	const f = hill(seed, r.r(460, 620), { x: r.r(300, 1140), y: r.r(200, 760), r: 420, h: 0.7 });
	const [lo, hi] = range(f, W, H);
	const n = r.i(34, 44);
	let s = rect(0, 0, W, H, { fill: mix(c.gap, c.far, 0.45) });
	for (let k = 1; k < n; k++) {
		const runs = contourLines(f, W, H, 12, lo + ((hi - lo) * k) / n).filter((q) => q.pts.length > 4);
		const tint = mix(c.far, c.near, 0.35 + 0.65 * Math.abs(Math.sin(k * 0.6)));
		for (const q of runs) {
			const d = curve(
				q.pts.filter((_, i) => i % 2 === 0),
				q.closed,
			);
			s +=
				path(d, { stroke: c.line, w: 15, dash: "19 3", cap: "round" }) +
				path(d, { stroke: tint, w: 12, dash: "18 4", cap: "round" });
		}
	}
	const wave = noise(seed + 2);
	const lane: Pt[] = [];
	for (let x = -60; x <= W + 60; x += 70) lane.push([x, 120 + 720 * wave(x / 420, 4)]);
	s += path(curve(lane), { stroke: c.line, w: 44 }) + path(curve(lane), { stroke: mix(c.bg, C.paper, 0.5), w: 39 });
	const t = c.line === C.ink ? themes.paper : themes.shola;
	for (let k = 0; k < 22; k++)
		s += planTree(
			r.r(0, W),
			r.r(0, H),
			r.r(22, 44),
			at([0, 4, 6], k),
			r,
			{ ...t, tone: mix(c.near, C.ink, 0.4) },
			k % 7 === 0 ? c.accent : mix(c.far, c.bg, 0.4),
		);
	return s;
}

/** A climbing path between walls of tea. */
function pathUp(seed: number, r: Rng, c: Leafage): string {
	const top = r.r(600, 840);
	let s =
		poly(under(skyline(ridge(seed, W, 300, 220, 0.8), 0, W), H), { fill: mix(c.bg, c.far, 0.5) }) +
		circle(top + r.r(-300, 300), 150, 62, { fill: c.accent });
	const crest = (x: number) => 420 + Math.abs(x - top) * 0.12 + 30 * Math.sin(x / 190 + seed);
	s += poly(under(skyline(crest, -10, W + 10, 14), H), { fill: mix(c.near, C.ink, 0.25) });
	for (let k = 0; k < 5; k++)
		s += tree(k % 2 ? "gum" : "shola", top + (k - 2) * 160 + r.r(-30, 30), crest(top) + 24, r.r(150, 330), r, {
			line: c.line,
			fill: mix(c.near, c.bg, 0.35),
			w: 1.9,
		});
	const edge = (side: number, u: number) =>
		top + side * (16 + 300 * u ** 1.5) + Math.sin(u * 7 + seed) * 70 * (1 - u) + (720 - top) * u;
	for (const side of [-1, 1])
		for (let k = 0; k < 18; k++) {
			const u = (k / 17) ** 1.4;
			const y = crest(top) + 10 + u * 560;
			const x0 = edge(side, u);
			const pts: Pt[] = [];
			for (let q = 0; q <= 20; q++)
				pts.push([x0 + side * q * 60, y - q * (8 + 10 * u) * (1 - u * 0.4) + 8 * Math.sin(q + k)]);
			s += bushes(
				side < 0 ? pts.reverse() : pts,
				20 + u * 76,
				mix(c.far, c.near, 0.25 + (0.75 * ((k * 5) % 7)) / 7),
				c.line === C.paper ? c.bg : mix(c.near, C.ink, 0.7),
				r,
			);
		}
	const left: Pt[] = [];
	const right: Pt[] = [];
	for (let k = 0; k <= 16; k++) {
		const u = k / 16;
		left.push([edge(-1, u) + 8, crest(top) + 10 + u * 600]);
		right.push([edge(1, u) - 8, crest(top) + 10 + u * 600]);
	}
	const ring = [...left, ...right.reverse()];
	s += poly(ring, { fill: mix(c.bg, C.paper, 0.6), stroke: c.line, w: 2.4 });
	let d = "";
	for (let k = 1; k < 20; k++) d += `M0 ${num(crest(top) + 10 + (k / 20) ** 1.7 * 600)}H${W}`;
	s += clip(
		dPoly(ring),
		path(d, { stroke: c.line === C.paper ? c.bg : c.line, w: 2 }) +
			hatch(
				ring.slice(0, 17).concat(
					ring
						.slice(0, 17)
						.reverse()
						.map(([x, y]) => [x + 40, y] as Pt),
				),
				45,
				9,
				{ stroke: mix(C.ink, C.paper, 0.5), w: 1.4 },
			),
	);
	return (
		s +
		figure(edge(-1, 0.42) + 90, crest(top) + 268, 120, "sari", C.ink) +
		figure(edge(-1, 0.55) + 150, crest(top) + 360, 158, "walk", C.ink, -1, { bag: true })
	);
}

export function draw(seed: number): string {
	const r = rng(seed, 27);
	const c = at(sets, (((seed % 3) + 3) % 3) + Math.floor(seed / 3));
	const kind = ((seed % 3) + 3) % 3;
	return page(
		c.bg,
		kind === 0 ? pathUp(seed, r, c) : kind === 1 ? hills(seed, r, c, r.b()) : combed(seed, r, c),
		shotOf(seed, 3, true, 1.4),
	);
}
