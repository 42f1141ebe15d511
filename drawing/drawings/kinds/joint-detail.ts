import { circle, ellipse, H, hatch, line, num, type Pt, page, path, poly, rect, seg, shotOf, W } from "../ink.ts";
import { dims } from "../marks.ts";
import { at, type Rng, rng } from "../rng.ts";
import { block, drawSolid, prism, project, type Skin, type Solid, type V3, type View } from "../solids.ts";
import { mix, type Theme, themeOf } from "../theme.ts";

const skinOf = (t: Theme, hue: number): Skin => ({
	top: hue ? mix(t.accent, t.bg, 0.12) : t.light,
	lit: hue ? mix(t.accent, t.bg, 0.3) : mix(t.light, t.tone, 0.5),
	shade: hue ? mix(t.accent, "#15201b", 0.3) : t.dark ? t.deep : t.tone,
	line: t.line,
	w: 2.6,
});

/** Grain along the lit and top faces of a beam lying on x, y or z. */
function grain(
	v: View,
	x: number,
	y: number,
	w: number,
	d: number,
	z0: number,
	z1: number,
	along: "x" | "y" | "z",
	t: Theme,
	r: Rng,
): string {
	let s = "";
	const run = (a: V3, b: V3) => {
		const [p, q] = [project(v, a), project(v, b)];
		s += line([p, [(p[0] + q[0]) / 2 + r.r(-1, 1), (p[1] + q[1]) / 2 + r.r(-1.5, 1.5)], q], { stroke: t.soft, w: 1.1 });
	};
	for (let k = 0; k < 7; k++) {
		const [u, a, b] = [r.r(0.06, 0.94), r.r(0, 0.4), r.r(0.6, 1)];
		if (along === "x") {
			run([x + w * a, y + d * u, z1], [x + w * b, y + d * u, z1]);
			run([x + w * a, y + d, z0 + (z1 - z0) * u], [x + w * b, y + d, z0 + (z1 - z0) * u]);
		} else if (along === "y") {
			run([x + w * u, y + d * a, z1], [x + w * u, y + d * b, z1]);
			run(
				[v.deg > 0 ? x + w : x, y + d * a, z0 + (z1 - z0) * u],
				[v.deg > 0 ? x + w : x, y + d * b, z0 + (z1 - z0) * u],
			);
		} else {
			run([x + w * u, y + d, z0 + (z1 - z0) * a], [x + w * u, y + d, z0 + (z1 - z0) * b]);
			run(
				[v.deg > 0 ? x + w : x, y + d * u, z0 + (z1 - z0) * a],
				[v.deg > 0 ? x + w : x, y + d * u, z0 + (z1 - z0) * b],
			);
		}
	}
	return s;
}

/** Year rings on a face given by its four corners. */
function rings(v: View, face: readonly V3[], t: Theme): string {
	const [a, b, c, d] = [at(face, 0), at(face, 1), at(face, 2), at(face, 3)];
	let s = "";
	const put = (u: number, w: number): Pt =>
		project(
			v,
			[0, 1, 2].map(
				(k) =>
					((a[k] as number) * (1 - u) + (b[k] as number) * u) * (1 - w) +
					((d[k] as number) * (1 - u) + (c[k] as number) * u) * w,
			) as unknown as V3,
		);
	for (let q = 1; q < 7; q++) {
		const pts: Pt[] = [];
		for (let k = 0; k <= 18; k++) {
			const ang = (k / 18) * Math.PI;
			pts.push(put(Math.min(1, Math.max(0, 0.45 + Math.cos(ang) * q * 0.16)), Math.min(1, Math.sin(ang) * q * 0.155)));
		}
		s += line(pts, { stroke: t.line, w: 1.2 });
	}
	return s;
}

const mkView = (deg: number, s: number, mid: V3, f = 0.55): View => {
	const v: View = { deg, f, g: 0.83, s, ox: 0, oy: 0 };
	const [x, y] = project(v, mid);
	return { ...v, ox: W / 2 - x, oy: H / 2 - y };
};
const ghost = (v: View, a: V3, b: V3, t: Theme): string =>
	line([project(v, a), project(v, b)], { stroke: t.accent, w: 2, dash: "14 8" });

/** Mortise and tenon, drawn apart. */
function tenon(r: Rng, t: Theme): string {
	const v = mkView(at([42, -42, 35], r.i(0, 2)), 9.5, [30, 8, 30]);
	const [b, lift] = [16, r.r(20, 26)];
	const beam = skinOf(t, 0);
	const post = skinOf(t, 1);
	const [px, pw] = [22, 16];
	let s = drawSolid(v, block(-14, 0, 88, b, 0, 16), beam) + grain(v, -14, 0, 88, b, 0, 16, "x", t, r);
	const end = v.deg > 0 ? 74 : -14;
	s += rings(
		v,
		[
			[end, 0, 0],
			[end, b, 0],
			[end, b, 16],
			[end, 0, 16],
		],
		t,
	);
	s += poly(
		[
			[px + 2, 5, 16],
			[px + pw - 2, 5, 16],
			[px + pw - 2, 11, 16],
			[px + 2, 11, 16],
		].map((p) => project(v, p as unknown as V3)),
		{ fill: t.line },
	);
	const z = 16 + lift;
	for (const [x, y] of [
		[px + 2, 5],
		[px + pw - 2, 5],
		[px + pw - 2, 11],
		[px + 2, 11],
	] as const)
		s += ghost(v, [x, y, 16], [x, y, z], t);
	s +=
		drawSolid(v, block(px + 2, 5, pw - 4, 6, z, z + 12), post) +
		drawSolid(v, block(px, 0, pw, b, z + 12, z + 56), post) +
		grain(v, px, 0, pw, b, z + 12, z + 56, "z", t, r);
	const peg = project(v, [px + pw / 2, b + 16, 8]);
	s +=
		ghost(v, [px + pw / 2, b, 8], [px + pw / 2, b + 14, 8], t) +
		circle(peg[0], peg[1], 15, { fill: t.light, stroke: t.line, w: 2.6 }) +
		circle(...project(v, [px + pw / 2, b, 8]), 13, { fill: t.line });
	return s;
}

/** Scarf joint of two long beams, side view above, drawn apart below. */
function scarf(r: Rng, t: Theme): string {
	const skew = r.r(40, 70);
	const side = (x: number, y: number, h: number, gap: number) => {
		const cut: Pt[] = [
			[x + 430, y],
			[x + 430 + skew * 0.3, y + h * 0.42],
			[x + 700 - skew * 0.3, y + h * 0.58],
			[x + 700, y + h],
		];
		const left: Pt[] = [[x, y], ...cut, [x, y + h]];
		const right: Pt[] = [[x + 1130 + gap, y], ...cut.map(([a, b]) => [a + gap, b] as Pt), [x + 1130 + gap, y + h]];
		let s =
			poly(left, { fill: t.light, stroke: t.line, w: 3.4 }) +
			hatch(left, 1.2, 11, { stroke: t.soft, w: 1.2 }, 0.5, r) +
			poly(right, { fill: mix(t.accent, t.bg, 0.1), stroke: t.line, w: 3.4 }) +
			hatch(right, -0.8, 13, { stroke: t.line, w: 1 }, 0.5, r);
		for (const [px, py] of [
			[x + 480, y + h * 0.2],
			[x + 640, y + h * 0.8],
		] as const)
			s += circle(px + gap / 2, py, 15, { fill: t.line });
		return s;
	};
	let s = side(gapX(r), 150, 190, 0) + dims([155, 585, 855, 1285], 92, t);
	s += side(70, 560, 200, 170);
	for (const [x, y] of [
		[500, 560],
		[770, 760],
	] as const)
		s += seg(x, y, x + 170, y, { stroke: t.accent, w: 2.4, dash: "14 8" });
	s +=
		rect(640, 830, 150, 34, { fill: mix(t.accent, t.bg, 0.1), stroke: t.line, w: 2.6 }) +
		path("M640 830L610 838V856L640 864", { fill: t.light, stroke: t.line, w: 2.6 }) +
		dims([70, 500, 940, 1370], 910, t);
	return s;
}
const gapX = (r: Rng): number => 155 + r.r(-0.4, 0.4);

/** Dovetailed corner of boards. */
function dovetail(r: Rng, t: Theme): string {
	const v = mkView(45, 10.5, [20, 18, 22], 0.5);
	const n = r.i(3, 5);
	const h = 46;
	const u = h / n;
	const [a, b] = [skinOf(t, 0), skinOf(t, 1)];
	const off = r.r(12, 17);
	let s = "";
	const tails: Solid[] = [];
	s += drawSolid(v, block(-16, 0, 46, 6, 0, h), a) + grain(v, -16, 0, 46, 6, 0, h, "x", t, r);
	for (let k = 0; k < n; k++) tails.push(block(30, 0, 6, 6, k * u + u * 0.2, k * u + u * 0.8));
	s += tails.map((q) => drawSolid(v, q, a)).join("");
	for (let k = 0; k < n; k++) s += ghost(v, [36, 6, k * u + u * 0.8], [36, 6 + off, k * u + u * 0.8], t);
	for (let k = 0; k <= n; k++) {
		const z0 = k === 0 ? 0 : k * u - u * 0.2;
		const z1 = k === n ? h : k * u + u * 0.2;
		s += drawSolid(v, block(30, 6 + off, 6, 6, z0, z1), b);
	}
	return s + drawSolid(v, block(30, 12 + off, 6, 30, 0, h), b) + grain(v, 30, 12 + off, 6, 30, 0, h, "y", t, r);
}

/** Wall to roof: eaves detail in section, layer by layer. */
function eaves(r: Rng, t: Theme): string {
	const slope = r.r(0.42, 0.6);
	const y = (x: number) => 690 - (x - 200) * slope;
	const band = (d0: number, d1: number, x0: number, x1: number): Pt[] => [
		[x0, y(x0) - d0],
		[x1, y(x1) - d0],
		[x1, y(x1) - d1],
		[x0, y(x0) - d1],
	];
	let s =
		rect(620, 560, 190, 420, { fill: t.dark ? t.deep : t.tone }) +
		hatch(
			[
				[620, 500],
				[810, 500],
				[810, 980],
				[620, 980],
			],
			45,
			14,
			{ stroke: t.line, w: 1.8 },
		) +
		rect(620, 560, 190, 420, { stroke: t.line, w: 6 });
	s +=
		rect(810, 600, 34, 380, { fill: t.light, stroke: t.line, w: 3 }) +
		rect(596, 520, 250, 44, { fill: t.accent, stroke: t.line, w: 4 }) +
		hatch(
			[
				[596, 520],
				[846, 520],
				[846, 564],
				[596, 564],
			],
			-45,
			10,
			{ stroke: t.line, w: 1.4 },
		);
	s +=
		poly(band(0, 96, 230, 1500), { fill: t.light, stroke: t.line, w: 4 }) +
		hatch(band(0, 96, 230, 1500), (-Math.atan(slope) * 180) / Math.PI, 12, { stroke: t.soft, w: 1.3 }, 0.4, r);
	s += poly(band(96, 122, 200, 1500), { fill: mix(t.accent, t.bg, 0.3), stroke: t.line, w: 3 });
	const ins = band(122, 190, 330, 1500);
	s += poly(ins, { fill: t.wash, stroke: t.line, w: 3 });
	for (let x = 340; x < 1500; x += 44)
		s += path(`M${x} ${num(y(x) - 124)}q30 -40 10 -64 M${x + 22} ${num(y(x + 22) - 186)}q-30 40 -4 60`, {
			stroke: t.line,
			w: 1.6,
		});
	for (let x = 240; x < 1500; x += 150) s += poly(band(190, 226, x, x + 56), { fill: t.cut });
	for (let x = 120; x < 1500; x += 128)
		s += poly(
			[
				[x, y(x) - 226],
				[x + 176, y(x + 176) - 232],
				[x + 178, y(x + 178) - 250],
				[x - 4, y(x - 4) - 244],
			],
			{ fill: mix(t.accent, t.bg, 0.08), stroke: t.line, w: 3.4 },
		);
	s +=
		path(`M70 ${num(y(90) - 214)}v40a46 46 0 0 0 92 0v-52`, { stroke: t.line, w: 7 }) +
		seg(116, y(90) - 128, 116, 960, { stroke: t.line, w: 3, dash: "26 12" });
	for (let k = 0; k < 9; k++) s += ellipse(116, 600 + k * 44, 9, 14, { stroke: t.line, w: 2.4, fill: t.bg });
	for (const [px, py, ly] of [
		[1000, y(1000) - 50, 600],
		[1060, y(1060) - 156, 660],
		[1120, y(1120) - 240, 720],
	] as const)
		s += circle(px, py, 6, { fill: t.line }) + path(`M${px} ${num(py)}V${ly}H1330`, { stroke: t.line, w: 1.6 });
	return s;
}

/** Crossed beams on a post with bracket: seen from below the corner. */
function bracket(r: Rng, t: Theme): string {
	const v = mkView(at([38, -38], r.i(0, 1)), 8.6, [30, 30, 30], 0.52);
	const a = skinOf(t, 0);
	const b = skinOf(t, 1);
	let s = drawSolid(
		v,
		prism(
			[
				[18, 18],
				[42, 18],
				[42, 42],
				[18, 42],
			],
			-14,
			-4,
		),
		{ ...a, hatch: t.line, gap: 9 },
	);
	s += drawSolid(v, block(23, 23, 14, 14, -4, 34), b) + grain(v, 23, 23, 14, 14, -4, 34, "z", t, r);
	s += drawSolid(v, block(8, 24, 44, 12, 34, 41), a) + drawSolid(v, block(24, 8, 12, 44, 41, 48), a);
	s += drawSolid(v, block(-16, 23, 92, 14, 48, 60), a) + grain(v, -16, 23, 92, 14, 48, 60, "x", t, r);
	const e = v.deg > 0 ? 76 : -16;
	s += rings(
		v,
		[
			[e, 23, 48],
			[e, 37, 48],
			[e, 37, 60],
			[e, 23, 60],
		],
		t,
	);
	s +=
		drawSolid(v, block(24, -14, 12, 88, 60, 70), b) +
		grain(v, 24, -14, 12, 88, 60, 70, "y", t, r) +
		rings(
			v,
			[
				[24, 74, 60],
				[36, 74, 60],
				[36, 74, 70],
				[24, 74, 70],
			],
			t,
		);
	for (let k = 0; k < 5; k++) s += drawSolid(v, block(-20 + k * 22, -10, 6, 84, 70, 75), a);
	return s;
}

export function draw(seed: number): string {
	const r = rng(seed, 13);
	const t = themeOf(seed, 5, "paper");
	return page(t.bg, at([tenon, scarf, dovetail, eaves, bracket], seed)(r, t), shotOf(seed, 5, true, 1.2));
}
