import { figure, people } from "../figures.ts";
import { circle, H, hatch, line, num, type Pt, page, path, poly, rect, seg, shotOf, W } from "../ink.ts";
import { dims, level } from "../marks.ts";
import { at, type Rng, rng } from "../rng.ts";
import { project, type V3, type View } from "../solids.ts";
import { text } from "../text.ts";
import { mix, type Theme, themeOf } from "../theme.ts";

/** A square timber between two points on the sheet, drawn with thickness. */
export function bar(a: Pt, b: Pt, w: number, fill: string, edge: string): string {
	return line([a, b], { stroke: edge, w: w + 3.4 }) + line([a, b], { stroke: fill, w });
}

const mkView = (deg: number, s: number, mid: V3, f = 0.55): View => {
	const v: View = { deg, f, g: 0.83, s, ox: 0, oy: 0 };
	const [x, y] = project(v, mid);
	return { ...v, ox: W / 2 - x, oy: H / 2 - y };
};

function longFrame(seed: number, r: Rng, t: Theme): string {
	const n = r.i(6, 8);
	const [len, wide, eave, rise] = [96, r.r(30, 38), r.r(18, 24), r.r(14, 22)];
	const v = mkView(at([-33, 33, -45, 24], seed), 9, [len / 2, wide / 2, 16]);
	let s = poly(
		[
			[-6, -6],
			[len + 6, -6],
			[len + 6, wide + 6],
			[-6, wide + 6],
		].map(([x, y]) => project(v, [x as number, y as number, 0])),
		{ fill: mix(t.bg, t.tone, 0.3), stroke: t.line, w: 2 },
	);
	const sh = v.deg > 0 ? -1 : 1;
	for (let k = 0; k < n; k++) {
		const x = (len * k) / (n - 1);
		s += line(
			[
				[x, 0, 0],
				[x + 6, sh * -8 + 0, 0],
			].map((p) => project(v, p as unknown as V3)),
			{ stroke: t.tone, w: 6 },
		);
	}
	const bits: { d: number; s: string }[] = [];
	const add = (a: V3, b: V3, w: number, fill = t.light) =>
		bits.push({
			d:
				(a[0] + b[0]) * Math.sin((v.deg * Math.PI) / 180) +
				(a[1] + b[1]) * Math.cos((v.deg * Math.PI) / 180) +
				(a[2] + b[2]) * 0.5,
			s: bar(project(v, a), project(v, b), w, fill, t.line),
		});
	const red = r.i(1, n - 2);
	for (let k = 0; k < n; k++) {
		const x = (len * k) / (n - 1);
		const fill = k === red ? t.accent : t.light;
		add([x, 0, 0], [x, 0, eave], 9, fill);
		add([x, wide, 0], [x, wide, eave], 9, fill);
		add([x, -3, eave - 2.4], [x, wide / 2, eave + rise], 8, fill);
		add([x, wide + 3, eave - 2.4], [x, wide / 2, eave + rise], 8, fill);
		add([x, 0, eave], [x, wide, eave], 8, fill);
		add([x, wide / 2, eave], [x, wide / 2, eave + rise], 6, fill);
		add([x, wide * 0.25, eave], [x, wide / 2, eave + rise * 0.4], 4, fill);
		add([x, wide * 0.75, eave], [x, wide / 2, eave + rise * 0.4], 4, fill);
		if (k < n - 1) {
			const x2 = (len * (k + 1)) / (n - 1);
			for (const [y, z] of [
				[0, eave],
				[wide, eave],
				[wide / 2, eave + rise],
				[wide * 0.2, eave + rise * 0.42],
				[wide * 0.8, eave + rise * 0.42],
				[wide, eave * 0.5],
			] as const)
				add([x, y, z], [x2, y, z], 5);
			if (k === 0 || k === n - 2) {
				add([x, wide, 0], [x2, wide, eave], 4, t.tone);
				add([x2, wide, 0], [x, wide, eave], 4, t.tone);
			}
			for (let m = 0; m < 5; m++)
				add([x + ((x2 - x) * m) / 5, wide, eave * 0.06], [x + ((x2 - x) * m) / 5, wide, eave * 0.5], 2.4, t.tone);
		}
	}
	s += bits
		.sort((a, b) => a.d - b.d)
		.map((e) => e.s)
		.join("");
	for (let k = 0; k < 4; k++) {
		const p = project(v, [8 + k * 24 + r.r(-5, 5), wide + 10 + r.r(0, 6), 0]);
		s += figure(p[0], p[1], 92, at(["stand", "sari", "point", "walk"] as const, k + seed), t.line, k % 2 ? -1 : 1);
	}
	return s;
}

/** A sheet of roof trusses. */
function trussSheet(r: Rng, t: Theme): string {
	const webs: ((n: number) => [number, number, number, number][])[] = [
		() => [
			[0.5, 0, 0.5, 1],
			[0.5, 0.15, 0.25, 0.5],
			[0.5, 0.15, 0.75, 0.5],
		],
		() => [
			[0.34, 0, 0.34, 0.68],
			[0.66, 0, 0.66, 0.68],
			[0.34, 0.62, 0.66, 0.62],
			[0.34, 0.1, 0.17, 0.34],
			[0.66, 0.1, 0.83, 0.34],
		],
		(n) =>
			Array.from(
				{ length: n - 1 },
				(_, k) =>
					[(k + 1) / n, 0, (k + 1) / n, 1 - Math.abs(((k + 1) / n) * 2 - 1)] as [number, number, number, number],
			),
		() => [
			[0, 0, 0.75, 0.5],
			[1, 0, 0.25, 0.5],
			[0.5, 0.33, 0.5, 1],
		],
		() => [
			[0.25, 0.5, 0.4, 0],
			[0.4, 0, 0.5, 1],
			[0.5, 1, 0.6, 0],
			[0.6, 0, 0.75, 0.5],
			[0.25, 0.5, 0.2, 0],
			[0.75, 0.5, 0.8, 0],
		],
		() => [
			[0.16, 0, 0.16, 0.32],
			[0.84, 0, 0.84, 0.32],
			[0.16, 0.02, 0.36, 0.7],
			[0.84, 0.02, 0.64, 0.7],
			[0.36, 0.7, 0.64, 0.7],
			[0.5, 0.7, 0.5, 1],
		],
	];
	const order = r.shuffle(webs);
	const flip = r.b();
	const [cols, rows] = flip ? [2, 3] : [3, 2];
	const [w, h] = [W / cols, (H - 20) / rows];
	let s = "";
	const red = r.i(0, 5);
	for (let k = 0; k < 6; k++) {
		const [cw, rise] = [w * 0.76, Math.min(h * 0.5, w * r.r(0.24, 0.34))];
		const [x, y] = [(k % cols) * w + (w - cw) / 2, Math.floor(k / cols) * h + h * 0.72];
		const fill = k === red ? t.accent : t.light;
		const q = (u: number, z: number): Pt => [x + u * cw, y - z * rise];
		const thick = flip ? 15 : 13;
		for (const e of at(order, k)(6)) s += bar(q(e[0], e[1]), q(e[2], e[3]), thick * 0.62, fill, t.line);
		const tie = order[k] !== webs[3];
		if (tie) s += bar(q(-0.03, 0), q(1.03, 0), thick, fill, t.line);
		s += bar(q(-0.09, -0.16), q(0.5, 1), thick, fill, t.line) + bar(q(1.09, -0.16), q(0.5, 1), thick, fill, t.line);
		for (const u of [0, 1]) s += rect(x + u * cw - 20, y + 8, 40, 62, { fill: t.cut });
		s +=
			circle(...q(0.5, 1), 5, { fill: t.line }) +
			dims([x, x + cw], y + 96, t) +
			text(String(k + 1), x - 14, y - rise, 30, t.line);
	}
	for (let c = 1; c < cols; c++) s += seg(c * w, 40, c * w, H - 40, { stroke: t.faint, w: 2 });
	for (let c = 1; c < rows; c++) s += seg(40, c * h, W - 40, c * h, { stroke: t.faint, w: 2 });
	return s;
}

/** Raising day: one frame goes up on ropes. */
function raising(r: Rng, t: Theme): string {
	const y = 820;
	let s =
		rect(0, y, W, 140, { fill: t.dark ? t.deep : mix(t.bg, t.tone, 0.4) }) +
		hatch(
			[
				[0, y],
				[W, y],
				[W, H],
				[0, H],
			],
			45,
			14,
			{ stroke: t.soft, w: 1.4 },
		);
	const portal = (x: number, lean: number, fill: string, w: number, h: number, back: boolean) => {
		const a = (lean * Math.PI) / 180;
		const q = (u: number, z: number): Pt => [x + u * w + z * Math.sin(a) * h, y - z * Math.cos(a) * h];
		const th = back ? 14 : 22;
		let d = "";
		for (const e of [
			[0, 0, 0, 1],
			[1, 0, 1, 1],
			[-0.06, 0.92, 0.5, 1.36],
			[1.06, 0.92, 0.5, 1.36],
			[0, 1, 1, 1],
			[0.5, 1, 0.5, 1.36],
			[0, 0.76, 0.22, 1],
			[1, 0.76, 0.78, 1],
		] as const)
			d += bar(q(e[0], e[1]), q(e[2], e[3]), th, fill, back ? t.soft : t.line);
		return { d, top: q(0.5, 1.36) };
	};
	const x = r.r(330, 420);
	for (let k = 3; k > 0; k--) s += portal(x + k * 66, 0, mix(t.bg, t.tone, 0.25 * (4 - k)), 560, 400, true).d;
	for (const u of [0, 560]) s += bar([x + u + 66, y - 400], [x + u + 198, y - 400], 10, t.light, t.soft);
	const f = portal(x, r.r(-24, -15), t.accent, 560, 400, false);
	s += path(
		`M${f.top.map(num).join(" ")}L${num(x + 900)} ${num(y - 20)}M${f.top.map(num).join(" ")}L${num(x + 980)} ${num(y - 10)}`,
		{
			stroke: t.line,
			w: 2.4,
		},
	);
	s += f.d;
	s +=
		people(
			r,
			() => y,
			[x + 880, x + 930, x + 990].map((u) => u - 10),
			150,
			t.line,
		) +
		figure(x - 60, y, 150, "point", t.line) +
		figure(x + 300, y, 146, "sari", t.line, -1) +
		figure(x - 190, y, 150, "kurta", t.line);
	s += path(`M${num(x + 20)} ${num(y - 60)}A420 420 0 0 1 ${num(x - 130)} ${num(y - 420)}`, {
		stroke: t.soft,
		w: 2,
		dash: "14 9",
	});
	for (let k = 0; k < 5; k++)
		s += rect(40 + k * 4, y - 16 - k * 15, 180 - k * 8, 13, { fill: k % 2 ? t.light : t.wash, stroke: t.line, w: 2 });
	return s + seg(0, y, W, y, { stroke: t.line, w: 6 }) + level(W - 190, y + 60, "±0", t);
}

/** A lattice vault of short timbers. */
function lattice(seed: number, r: Rng, t: Theme): string {
	const [len, rad] = [100, r.r(24, 30)];
	const v = mkView(at([-28, 28, 40], seed), 9.2, [len / 2, 0, rad * 0.42], 0.5);
	const [n, m] = [r.i(9, 12), r.i(10, 14)];
	const q = (i: number, j: number): V3 => {
		const a = Math.PI * (j / n);
		const squeeze = 0.78 + 0.22 * Math.cos((i / m) * Math.PI * 2);
		return [(len * i) / m, -Math.cos(a) * rad * squeeze, Math.sin(a) * rad * 1.25 * squeeze];
	};
	let s = poly(
		[
			[-4, -rad - 6],
			[len + 4, -rad - 6],
			[len + 4, rad + 6],
			[-4, rad + 6],
		].map(([x, y]) => project(v, [x as number, y as number, 0])),
		{ fill: mix(t.bg, t.tone, 0.3), stroke: t.line, w: 2 },
	);
	for (const pass of [0, 1]) {
		if (pass)
			for (const [x, k] of [
				[30, 0],
				[52, 1],
				[70, 2],
			] as const)
				s += figure(
					...project(v, [x, r.r(-8, 8), 0]),
					84,
					at(["sari", "stand", "point"] as const, k),
					t.line,
					k % 2 ? -1 : 1,
				);
		for (let i = 0; i < m; i++)
			for (let j = 0; j < n; j++) {
				const near = j >= n / 2;
				if (near !== (pass === 1)) continue;
				const fill = (i + j) % 7 === 0 ? t.accent : near ? t.light : t.tone;
				s +=
					bar(project(v, q(i, j)), project(v, q(i + 1, j + 1)), near ? 5.4 : 3.6, fill, t.line) +
					bar(project(v, q(i + 1, j)), project(v, q(i, j + 1)), near ? 5.4 : 3.6, near ? t.light : t.tone, t.line);
			}
	}
	for (const i of [0, m])
		for (let j = 0; j < n; j++) s += bar(project(v, q(i, j)), project(v, q(i, j + 1)), 8, t.accent, t.line);
	return s;
}

export function draw(seed: number): string {
	const r = rng(seed, 20);
	const t = themeOf(seed, 4, "shola", true);
	const kind = ((seed % 4) + 4) % 4;
	return page(
		t.bg,
		kind === 0
			? raising(r, t)
			: kind === 1
				? longFrame(seed, r, t)
				: kind === 2
					? trussSheet(r, t)
					: lattice(seed, r, t),
		shotOf(seed, 4, kind === 1 || kind === 3, 1.25),
	);
}
