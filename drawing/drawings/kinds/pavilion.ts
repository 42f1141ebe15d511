import { figure, people } from "../figures.ts";
import {
	box,
	circle,
	curve,
	ellipse,
	H,
	hatch,
	line,
	type Pt,
	page,
	path,
	poly,
	rect,
	seg,
	shotOf,
	W,
} from "../ink.ts";
import { dims } from "../marks.ts";
import { at, type Rng, rng } from "../rng.ts";
import { project, type V3, type View } from "../solids.ts";
import { ridge, skyline, under } from "../terrain.ts";
import { mix, type Theme, themeOf } from "../theme.ts";
import { grass, planTree, type TreeKind, tree } from "../trees.ts";
import { bar } from "./timber-frame.ts";

const land = (seed: number, t: Theme, y: number): string => {
	let s = "";
	for (let k = 0; k < 3; k++)
		s += poly(under(skyline(ridge(seed * 3 + k, W, y - 230 + k * 80, 170 - k * 30, 0.3, 560), 0, W), H), {
			fill: mix(t.bg, t.tone, 0.14 + k * 0.14),
		});
	return s;
};

/** Umbrellas of timber on single stems, with their plan below. */
function umbrellas(seed: number, r: Rng, t: Theme): string {
	const n = r.i(3, 4);
	const y = 520;
	const u = 1060 / n;
	let s = land(seed, t, y);
	for (const x of [70, 1350])
		s += tree("shola", x, y + 4, r.r(240, 330), r, { line: t.line, fill: t.dark ? t.wash : t.light });
	for (let k = 0; k < n; k++) {
		const cx = 190 + u * (k + 0.5);
		const top = y - 250 - (k % 2) * 56;
		s += poly(
			[
				[cx - u * 0.49, top - 12],
				[cx + u * 0.49, top - 12],
				[cx + 16, top + 120],
				[cx - 16, top + 120],
			],
			{ fill: k === 1 ? t.accent : t.light, stroke: t.line, w: 2.4 },
		);
		for (let q = -5; q <= 5; q++)
			s += seg(cx + q * 2.6, top + 118, cx + (q * u * 0.49) / 5, top - 8, { stroke: t.line, w: 1.8 });
		s +=
			rect(cx - u * 0.5, top - 20, u, 12, { fill: t.line }) +
			poly(
				[
					[cx - 15, top + 116],
					[cx + 15, top + 116],
					[cx + 10, y],
					[cx - 10, y],
				],
				{ fill: t.light, stroke: t.line, w: 2.4 },
			) +
			ellipse(cx + 40, y + 6, u * 0.4, 7, { fill: t.dark ? t.deep : t.tone });
	}
	s +=
		people(
			r,
			() => y,
			[260, 460, 500, 720, 930, 1100].map((x) => x + r.r(-30, 30)),
			96,
			t.line,
		) +
		rect(0, y, W, 6, { fill: t.line }) +
		rect(0, y + 6, W, H, { fill: t.bg });
	const py = 745;
	for (let k = 0; k < n; k++) {
		const cx = 190 + u * (k + 0.5);
		const a = Math.min(u * 0.48, 150);
		s += rect(cx - u * 0.49, py - a, u * 0.98, a * 2, { fill: k === 1 ? t.accent : t.light, stroke: t.line, w: 2 });
		for (let q = 0; q < 24; q++) {
			const ang = (q / 24) * Math.PI * 2;
			const m = Math.min((u * 0.49) / Math.abs(Math.cos(ang) || 1e-6), a / Math.abs(Math.sin(ang) || 1e-6));
			s += seg(cx, py, cx + Math.cos(ang) * m, py + Math.sin(ang) * m, { stroke: t.line, w: 1.4 });
		}
		s += circle(cx, py, 13, { fill: t.cut });
	}
	for (const [x, q] of [
		[70, 52],
		[1360, 60],
		[1300, 30],
	] as const)
		s += planTree(x, py + 20, q, 0, r, t);
	return (
		s +
		dims(
			Array.from({ length: n + 1 }, (_, k) => 190 + u * k),
			925,
			t,
		)
	);
}

/** Bamboo arches leaning into one another. */
function bamboo(seed: number, r: Rng, t: Theme): string {
	const y = 780;
	let s = circle(r.r(300, 1140), 190, 76, { fill: t.dark ? t.accent : mix(t.bg, t.tone, 0.8) }) + land(seed, t, y);
	for (let x = 20; x < W; x += r.r(60, 140))
		s += tree("conifer", x, y, r.r(120, 240), r, { line: t.soft, fill: mix(t.bg, t.tone, 0.5) });
	const n = r.i(9, 13);
	const [x0, x1] = [200, 1240];
	for (let pass = 0; pass < 2; pass++)
		for (let k = 0; k < n; k++) {
			const x = x0 + ((x1 - x0) * k) / (n - 1);
			const lean = (pass ? 1 : -1) * r.r(180, 250);
			const top = y - 430 - 120 * Math.sin((k / (n - 1)) * Math.PI);
			const a: Pt[] = [
				[x, y],
				[x + lean * 0.05, y - (y - top) * 0.55],
				[x + lean * 0.5, top],
				[x + lean * 1.05, y - (y - top) * 0.72],
			];
			s +=
				path(curve(a), { stroke: t.line, w: 13 }) +
				path(curve(a), { stroke: k === 3 ? t.accent : pass ? t.light : mix(t.light, t.tone, 0.5), w: 9 }) +
				path(curve(a), { stroke: t.line, w: 9, dash: "2 44" });
		}
	const roof = skyline((x) => y - 440 - 150 * Math.sin(((x - 110) / 1220) * Math.PI), 110, 1330, 30);
	const low = skyline(
		(x) => y - 395 - 130 * Math.sin(((x - 110) / 1220) * Math.PI) + 16 * Math.sin(x / 40),
		110,
		1330,
		30,
	).reverse();
	s +=
		poly([...roof, ...low], { fill: t.accent, stroke: t.line, w: 3 }) +
		hatch([...roof, ...low], 80, 7, { stroke: t.line, w: 1.3 }, 0.3, r);
	s +=
		rect(0, y, W, 6, { fill: t.line }) +
		rect(0, y + 6, W, 200, { fill: t.dark ? t.deep : mix(t.bg, t.tone, 0.5) }) +
		hatch(box(150, y + 6, 1140, 40), 90, 18, { stroke: t.line, w: 2 });
	return (
		s +
		people(
			r,
			() => y,
			[300, 420, 610, 660, 900, 1120].map((x) => x + r.r(-30, 30)),
			140,
			t.line,
		) +
		figure(780, y, 140, "ground", t.line) +
		grass(() => y, 0, 150, r, t.line) +
		grass(() => y, 1290, W, r, t.line)
	);
}

/** Hyperbolic roofs as nets of straight lines. */
function hypar(seed: number, r: Rng, t: Theme): string {
	const v: View = { deg: at([32, -32, 45, -20], seed), f: 0.5, g: 0.85, s: 9.6, ox: 0, oy: 0 };
	const m = project(v, [50, 36, 14]);
	v.ox = W / 2 - m[0];
	v.oy = H / 2 - m[1];
	const q = (p: V3) => project(v, p);
	let s = poly(
		[
			[-8, -8],
			[108, -8],
			[108, 80],
			[-8, 80],
		].map(([x, y]) => q([x as number, y as number, 0])),
		{ fill: mix(t.bg, t.tone, 0.28), stroke: t.line, w: 2 },
	);
	for (let u = -8; u <= 108; u += 5.8) s += line([q([u, -8, 0]), q([u, 80, 0])], { stroke: t.faint, w: 1.2 });
	const hi = r.r(30, 40);
	const lo = r.r(7, 11);
	const cells: { x: number; y: number; d: number }[] = [];
	for (let i = 0; i < 2; i++)
		for (let j = 0; j < 2; j++) cells.push({ x: i * 50, y: j * 36, d: q([i * 50 + 25, j * 36 + 18, 0])[1] });
	for (const c of cells.sort((a, b) => a.d - b.d)) {
		const z = (u: number, w: number) =>
			lo + (hi - lo) * ((c.x ? 1 - u : u) * (c.y ? w : 1 - w) + (c.x ? u : 1 - u) * (c.y ? 1 - w : w));
		const p = (u: number, w: number) => q([c.x + u * 50, c.y + w * 36, z(u, w)]);
		for (const [u, w] of [
			[0, 0],
			[1, 0],
			[0, 1],
			[1, 1],
		] as const)
			if (z(u, w) < (hi + lo) / 2) s += bar(q([c.x + u * 50, c.y + w * 36, 0]), p(u, w), 12, t.light, t.line);
		const ring = [p(0, 0), p(1, 0), p(1, 1), p(0, 1)];
		s +=
			poly(
				ring.map(([x, y]) => [x + 4, y + 9] as Pt),
				{ fill: t.dark ? t.deep : t.deep },
			) +
			poly(ring, {
				fill: c.x && c.y ? t.accent : c.x || c.y ? t.light : mix(t.light, t.tone, 0.45),
				stroke: t.line,
				w: 3,
			});
		for (let k = 1; k < 14; k++)
			s +=
				line([p(k / 14, 0), p(k / 14, 1)], { stroke: t.line, w: 1.4 }) +
				line([p(0, k / 14), p(1, k / 14)], { stroke: t.line, w: 1.4 });
	}
	for (let k = 0; k < 9; k++)
		s += figure(
			...q([r.r(0, 100), 70 + r.r(2, 9), 0]),
			62,
			at(["stand", "sari", "walk", "sit", "kurta"] as const, k),
			t.line,
			k % 2 ? 1 : -1,
		);
	return s;
}

/** A round roof over a pond, and its reflection. */
function ring(seed: number, r: Rng, t: Theme): string {
	const y = 560;
	const [cx, rad] = [r.r(600, 840), r.r(430, 500)];
	let s = land(seed, t, y);
	const kind = r.pick<TreeKind>(["gum", "shola", "haze"]);
	for (let k = 0; k < 7; k++)
		s += tree(kind, k * 230 + r.r(-50, 50), y, r.r(170, 330), r, { line: t.soft, fill: mix(t.bg, t.tone, 0.55) });
	const n = r.i(15, 21);
	const water = t.dark ? t.deep : t.tone;
	const half = (flip: number) => {
		const line = flip < 0 ? mix(t.line, water, 0.62) : t.line;
		const f = (v: number) => y + flip * v;
		let d = "";
		for (const back of [1, 0])
			for (let k = 0; k <= n; k++) {
				const a = Math.PI * (k / n);
				const x = cx - Math.cos(a) * rad * 0.86;
				d += seg(x, f(0), x, f(-212 + (back ? -14 : 12) * Math.sin(a)), {
					stroke: back ? mix(t.soft, water, flip < 0 ? 0.6 : 0) : line,
					w: back ? 3 : 6,
				});
			}
		const roof: Pt[] = [
			[cx - rad, f(-200)],
			[cx - rad * 0.2, f(-318)],
			[cx + rad * 0.2, f(-318)],
			[cx + rad, f(-200)],
		];
		d += poly(roof, { fill: flip < 0 ? mix(t.accent, water, 0.66) : t.accent, stroke: line, w: 3 });
		for (let k = 0; k <= 30; k++) {
			const u = -Math.cos(Math.PI * (k / 30));
			d += seg(cx + u * rad * 0.2, f(-318), cx + u * rad, f(-200), { stroke: line, w: 1.3 });
		}
		return d + rect(cx - rad, Math.min(f(-200), f(-186)), rad * 2, 14, { fill: line });
	};
	s += rect(0, y, W, H - y, { fill: water });
	s += half(-1);
	for (let k = 0; k < 46; k++) s += rect(r.r(-100, W - 100), y + 14 + k * 8.6, r.r(60, 420), 3.4, { fill: water });
	for (let k = 0; k < 14; k++) s += rect(r.r(-100, W - 100), y + 30 + k * 27, r.r(60, 260), 2, { fill: t.line });
	s +=
		half(1) +
		people(
			r,
			() => y,
			[-0.6, -0.3, 0.1, 0.42, 0.66].map((u) => cx + u * rad),
			104,
			t.line,
		) +
		rect(cx - rad * 1.06, y - 2, rad * 2.12, 15, { fill: t.line });
	return s;
}

export function draw(seed: number): string {
	const r = rng(seed, 28);
	const t = themeOf(seed, 4, "shola", true);
	return page(t.bg, at([hypar, umbrellas, bamboo, ring], seed)(seed, r, t), shotOf(seed, 4, true, 1.2));
}
