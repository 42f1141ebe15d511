import { circle, curve, H, hatch, num, type Pt, page, path, poly, rect, seg, W } from "../ink.ts";
import { dims, north } from "../marks.ts";
import { at, type Rng, rng } from "../rng.ts";
import { block, drawSolids, house, project, type View } from "../solids.ts";
import { contourLines, type Field, hill, range } from "../terrain.ts";
import { mix, type Theme, themeOf } from "../theme.ts";

const N = 100;
interface Model {
	f: Field;
	lo: number;
	hi: number;
	round: boolean;
}

export function model(seed: number, r: Rng, round: boolean): Model {
	const land = hill(seed, r.r(38, 60), { x: r.r(30, 70), y: r.r(25, 55), r: r.r(26, 38), h: r.r(0.5, 0.9) });
	const [lo, hi] = range(land, N, N, 5);
	const edge: Field = (x, y) => (round ? 50 - Math.hypot(x - 50, y - 50) : Math.min(x, y, N - x, N - y));
	return { f: (x, y) => Math.min((land(x, y) - lo) / (hi - lo), edge(x, y) * 2), lo: 0, hi: 1, round };
}

/** One board of the model: everything above t, pushed up to height z. */
export const board = (m: Model, t: number, v: View, z: number): string =>
	contourLines((x, y) => m.f(x, y), N + 4, N + 4, 2, t, -2, -2)
		.filter((c) => c.pts.length > 8)
		.map((c) =>
			curve(
				c.pts.map(([x, y]) => project(v, [x, y, z])),
				true,
			),
		)
		.join("");

function houses(m: Model, v: View, t: Theme, r: Rng, levels: number, step: number): string {
	const list: { x: number; y: number; z: number }[] = [];
	for (let k = 0; k < 900 && list.length < r.i(5, 8); k++) {
		const [x, y] = [r.r(18, 82), r.r(40, 86)];
		const h = m.f(x, y);
		const flat = Math.abs(m.f(x + 5, y) - h) + Math.abs(m.f(x, y + 5) - h);
		if (h < 0.2 || h > 0.8 || flat > 0.16 || list.some((q) => Math.hypot(q.x - x, q.y - y) < 12)) continue;
		list.push({ x, y, z: Math.floor(h * levels) * step });
	}
	const skin = {
		top: t.accent,
		lit: t.dark ? t.light : mix(t.accent, t.bg, 0.35),
		shade: mix(t.accent, "#15201b", 0.35),
		line: t.dark ? t.deep : t.line,
		w: 1.4,
	};
	return drawSolids(
		v,
		list.map((q) => house(q.x - 4, q.y - 3, r.r(7, 11), 5, q.z, q.z + 3, 2.6, r.b() ? "x" : "y")),
		skin,
	);
}

function pins(m: Model, v: View, t: Theme, r: Rng, levels: number, step: number): string {
	let s = "";
	for (let k = 0; k < 60; k++) {
		const [x, y] = [r.r(6, 94), r.r(6, 94)];
		const h = m.f(x, y);
		if (h < 0.25 || r.f() > h + 0.3) continue;
		const [px, py] = project(v, [x, y, Math.floor(h * levels) * step]);
		const tall = r.r(16, 34);
		s +=
			seg(px, py, px, py - tall, { stroke: t.line, w: 1.3 }) +
			circle(px, py - tall, r.r(4, 8), { fill: t.dark ? t.accent : t.deep, stroke: t.line, w: 1.2 });
	}
	return s;
}

function boards(seed: number, r: Rng, t: Theme, spread: boolean): string {
	const round = r.b(0.35);
	const m = model(seed, r, round);
	const levels = spread ? 6 : r.i(11, 15);
	const step = spread ? 11 : r.r(1.9, 2.6);
	const v: View = {
		deg: at([-32, 38, -20, 45], seed),
		f: spread ? 0.46 : 0.58,
		g: 0.8,
		s: spread ? 7.3 : 8.6,
		ox: 0,
		oy: 0,
	};
	const mid = project(v, [50, 50, 0]);
	v.ox = W / 2 - mid[0];
	v.oy = H / 2 - mid[1] + (spread ? 205 : 66);
	let s = "";
	const base: Pt[] = [
		[-4, -4],
		[N + 4, -4],
		[N + 4, N + 4],
		[-4, N + 4],
	];
	if (!round && !spread) {
		const flat = base.map(([x, y]) => project(v, [x, y, -4]));
		s += poly(
			flat.map(([x, y]) => [x + 70, y + 46] as Pt),
			{ fill: t.dark ? t.deep : t.wash },
		);
		s += drawSolids(v, [block(-4, -4, N + 8, N + 8, -4, 0)], {
			top: t.wash,
			lit: t.tone,
			shade: t.deep,
			line: t.line,
			w: 2,
		});
	}
	const red = spread ? levels - 2 : -1;
	for (let k = 0; k < levels; k++) {
		const d = board(m, Math.max(0.02, k / levels), v, k * step);
		const thick = spread ? 15 : step * v.g * v.s;
		const top = mix(
			t.dark ? t.wash : t.light,
			k === red ? t.accent : t.tone,
			k === red ? 1 : (k / levels) * (spread ? 1 : 0.85),
		);
		if (spread && k)
			for (const [x, y] of [
				[10, 50],
				[90, 50],
				[50, 92],
			] as const) {
				const [a, b] = [project(v, [x, y, k * step]), project(v, [x, y, (k - 1) * step])];
				s += seg(a[0], a[1], b[0], b[1], { stroke: t.accent, w: 1.6, dash: "7 6" });
			}
		for (let e = thick; e > 0; e -= 2.2)
			s += `<g transform="translate(0 ${num(e)})">${path(d, { fill: t.dark ? t.deep : mix(t.deep, t.line, 0.2), stroke: t.dark ? t.deep : mix(t.deep, t.line, 0.2), w: 1.2 })}</g>`;
		s += path(d, { fill: top, stroke: t.line, w: k % 5 === 0 ? 2 : 1.2 });
	}
	if (!spread) s += pins(m, v, t, r, levels, step) + houses(m, v, t, r, levels, step);
	return page(t.bg, s + north(W - 110, H - 110, 30, t, -v.deg));
}

/** A model of upright ribs, one behind the other. */
function ribs(seed: number, r: Rng, t: Theme): string {
	const m = model(seed, r, false);
	const n = r.i(24, 34);
	const v: View = { deg: at([24, -24, 33], seed), f: 0.5, g: 1, s: 8.8, ox: 0, oy: 0 };
	const mid = project(v, [50, 50, 0]);
	v.ox = W / 2 - mid[0];
	v.oy = H / 2 - mid[1] + 150;
	let s = drawSolids(v, [block(-3, -3, N + 6, N + 6, -3, 0)], {
		top: t.wash,
		lit: t.tone,
		shade: t.deep,
		line: t.line,
		w: 2,
	});
	const red = r.i(8, n - 8);
	for (let k = 0; k < n; k++) {
		const y = (k + 0.5) * (N / n);
		const pts: Pt[] = [];
		for (let x = 0; x <= N; x += 1.6)
			pts.push(
				project(v, [x, y, 4 + 38 * Math.max(0, m.f(Math.max(1, Math.min(99, x)), Math.max(1, Math.min(99, y))))]),
			);
		const ring = [...pts, project(v, [N, y, 0]), project(v, [0, y, 0])];
		const back = ring.map(([px, py]) => [px + 4, py - 3] as Pt);
		s +=
			poly(back, { fill: t.dark ? t.deep : t.line }) +
			poly(ring, {
				fill: k === red ? t.accent : k % 2 ? t.light : mix(t.light, t.tone, 0.35),
				stroke: t.line,
				w: 1.5,
				join: "round",
			});
	}
	return page(t.bg, s);
}

/** The model from straight above, each board throwing its shadow on the one below. */
function above(seed: number, r: Rng, t: Theme): string {
	const f0 = hill(seed, 330, { x: r.r(500, 940), y: r.r(300, 660), r: 330, h: 0.9 });
	const [lo, hi] = range(f0, W, H);
	const n = r.i(9, 13);
	let s = "";
	for (let k = 1; k < n; k++) {
		const level = lo + ((hi - lo) * k) / n;
		const f: Field = (x, y) => Math.min(f0(x, y), level + Math.min(x + 60, y + 60, W + 60 - x, H + 60 - y) / 20);
		const d = contourLines(f, W + 160, H + 160, 16, level, -80, -80)
			.filter((c) => c.pts.length > 9)
			.map((c) => curve(c.pts, true))
			.join("");
		s += `<g transform="translate(11 11)">${path(d, { fill: t.dark ? t.deep : mix(t.tone, t.deep, 0.3) })}</g>`;
		s += path(d, {
			fill: mix(t.bg, k === n - 1 ? t.accent : t.tone, k === n - 1 ? 1 : (k / n) * 0.75),
			stroke: t.line,
			w: 1.4,
		});
	}
	const x = r.r(760, 1100);
	s +=
		rect(x, 0, 3, H, { fill: t.accent }) +
		hatch(
			[
				[x, 0],
				[x + 40, 0],
				[x + 40, H],
				[x, H],
			],
			45,
			12,
			{ stroke: t.accent, w: 1.2 },
		);
	return page(t.bg, s + dims([90, 330, 570, 810, 1050], H - 60, t));
}

export function draw(seed: number): string {
	const r = rng(seed, 2);
	const t = themeOf(seed, 4, "paper", true);
	const kind = ((seed % 4) + 4) % 4;
	if (kind === 0) return boards(seed, r, t, false);
	if (kind === 1) return above(seed, r, t);
	return kind === 2 ? ribs(seed, r, t) : boards(seed, r, t, true);
}
