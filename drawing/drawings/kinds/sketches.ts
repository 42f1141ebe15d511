import { figure, upright } from "../figures.ts";
import { circle, hand, hatch, num, type Pt, path, poly } from "../ink.ts";
import { at, type Rng } from "../rng.ts";
import { ridge, skyline } from "../terrain.ts";
import { C } from "../theme.ts";
import { bareTree } from "../trees.ts";

export interface Hand {
	r: Rng;
	line: string;
	soft: string;
	wash: string;
	red: string;
}
export type Sketch = (x: number, y: number, w: number, h: number, k: Hand) => string;
export const pencil = (k: Hand, pts: readonly Pt[], w = 2.2, colour = k.line): string =>
	path(hand(pts, k.r, 1.3, 7), { stroke: colour, w, cap: "round" });
export const twice = (k: Hand, pts: readonly Pt[], w = 2): string =>
	pencil(k, pts, w) + pencil(k, pts, w * 0.7, k.soft);
export const scribble = (k: Hand, ring: readonly Pt[], deg: number, gap: number, colour = k.soft): string =>
	hatch(ring, deg, gap, { stroke: colour, w: 1.7, cap: "round" }, 0.3, k.r);

/** Unreadable notes beside a sketch. */
export const notes = (x: number, y: number, w: number, n: number, k: Hand): string => {
	let d = "";
	for (let q = 0; q < n; q++) {
		let u = 0;
		const len = w * k.r.r(0.55, 1);
		while (u < len) {
			const word = k.r.r(16, 46);
			d += `M${num(x + u)} ${num(y + q * 22)}`;
			for (let e = 0; e < word / 6; e++) d += `q1.5 ${num(k.r.r(-9, -3))} 3 0t3 0`;
			u += word + 11;
		}
	}
	return path(d, { stroke: k.line, w: 1.5, cap: "round" });
};

const gableSketch: Sketch = (x, y, w, h, k) => {
	const b: Pt[] = [
		[x + w * 0.12, y + h],
		[x + w * 0.12, y + h * 0.5],
		[x + w * 0.42, y + h * 0.16],
		[x + w * 0.72, y + h * 0.5],
		[x + w * 0.72, y + h],
	];
	const side: Pt[] = [
		[x + w * 0.72, y + h],
		[x + w * 0.98, y + h * 0.88],
		[x + w * 0.98, y + h * 0.44],
		[x + w * 0.72, y + h * 0.5],
	];
	const roof: Pt[] = [
		[x + w * 0.42, y + h * 0.16],
		[x + w * 0.7, y + h * 0.08],
		[x + w, y + h * 0.44],
		[x + w * 0.72, y + h * 0.5],
	];
	return (
		poly(side, { fill: k.wash }) +
		twice(k, b) +
		twice(k, [...side, at(side, 0)]) +
		twice(k, [...roof, at(roof, 0)]) +
		scribble(k, side, 62, 8) +
		scribble(k, roof, 50, 11) +
		twice(k, [
			[x + w * 0.34, y + h],
			[x + w * 0.34, y + h * 0.66],
			[x + w * 0.5, y + h * 0.66],
			[x + w * 0.5, y + h],
		]) +
		pencil(
			k,
			[
				[x, y + h],
				[x + w * 1.06, y + h * 0.99],
			],
			3,
		)
	);
};
const planSketch: Sketch = (x, y, w, h, k) => {
	const q = (a: number, b: number): Pt => [x + a * w, y + b * h];
	const wall = (...pts: Pt[]) => pencil(k, pts, 6.5) + pencil(k, pts, 3);
	return (
		poly([q(0.34, 0.36), q(0.7, 0.36), q(0.7, 0.76), q(0.34, 0.76)], { fill: k.wash }) +
		wall(q(0.4, 0.02), q(0.02, 0.02), q(0.02, 0.96), q(0.3, 0.96)) +
		wall(q(0.44, 0.96), q(0.98, 0.96), q(0.98, 0.5)) +
		wall(q(0.98, 0.34), q(0.98, 0.02), q(0.56, 0.02)) +
		wall(q(0.34, 0.02), q(0.34, 0.3)) +
		wall(q(0.7, 0.96), q(0.7, 0.7)) +
		twice(k, [q(0.34, 0.36), q(0.7, 0.36), q(0.7, 0.76), q(0.34, 0.76), q(0.34, 0.36)], 1.6) +
		bareTree(x + w * 0.52, y + h * 0.72, h * 0.3, k.r, { line: k.line, w: 1.4 }) +
		scribble(k, [q(0.74, 0.06), q(0.94, 0.06), q(0.94, 0.3), q(0.74, 0.3)], 90, 12) +
		path(
			`M${num(x + w * 0.1)} ${num(y + h * 1.08)}C${num(x + w * 0.3)} ${num(y + h * 0.7)} ${num(x + w * 0.4)} ${num(y + h * 0.9)} ${num(x + w * 0.52)} ${num(y + h * 0.56)}`,
			{
				stroke: k.red,
				w: 3.4,
				dash: "9 8",
			},
		)
	);
};
const treeSketch: Sketch = (x, y, w, h, k) =>
	bareTree(x + w / 2, y + h, h * 1.02, k.r, { line: k.line, w: 2 }, 1) +
	pencil(
		k,
		[
			[x + w * 0.1, y + h],
			[x + w * 0.95, y + h],
		],
		2.6,
	) +
	figure(x + w * 0.2, y + h, h * 0.24, k.r.pick(upright), k.line);
const hillSketch: Sketch = (x, y, w, h, k) => {
	let s = "";
	for (let q = 0; q < 4; q++) {
		const f = ridge(k.r.i(1, 9999), w, y + h * (0.36 + q * 0.18), h * 0.42, 0.6, w * 0.4);
		const pts = skyline(f, x, x + w, w / 30);
		s +=
			poly([...pts, [x + w, y + h], [x, y + h]], { fill: q % 2 ? k.wash : C.paper }) +
			pencil(k, pts, 2) +
			scribble(
				k,
				pts
					.filter((_, i) => i > 8 && i < 22)
					.flatMap((p, i, a) => (i === a.length - 1 ? [p, [p[0], p[1] + h * 0.16] as Pt] : [p])),
				70,
				9,
			);
	}
	return s + circle(x + w * 0.7, y + h * 0.14, h * 0.07, { stroke: k.red, w: 3 });
};
const stairSketch: Sketch = (x, y, w, h, k) => {
	const pts: Pt[] = [];
	for (let q = 0; q < 8; q++)
		pts.push([x + (w * q) / 8, y + h - (h * q) / 8], [x + (w * q) / 8, y + h - (h * (q + 1)) / 8]);
	pts.push([x + w, y]);
	return (
		poly([...pts, [x + w, y + h], [x, y + h]], { fill: k.wash }) +
		twice(k, pts) +
		pencil(
			k,
			[
				[x, y + h * 0.66],
				[x + w, y - h * 0.3],
			],
			3,
		) +
		scribble(
			k,
			[
				[x, y + h],
				[x + w, y],
				[x + w, y + h],
			],
			-45,
			10,
		) +
		figure(x + w * 0.45, y + h * 0.56, h * 0.36, "walk", k.line)
	);
};
const windowSketch: Sketch = (x, y, w, h, k) => {
	const q = (a: number, b: number): Pt => [x + a * w, y + b * h];
	let s = poly([q(0.2, 0.1), q(0.8, 0.1), q(0.8, 0.8), q(0.2, 0.8)], { fill: k.wash });
	for (const e of [
		[0.2, 0.1, 0.8, 0.8],
		[0.24, 0.14, 0.76, 0.76],
	] as const)
		s += twice(k, [q(e[0], e[1]), q(e[2], e[1]), q(e[2], e[3]), q(e[0], e[3]), q(e[0], e[1])]);
	s +=
		twice(k, [q(0.5, 0.14), q(0.5, 0.76)]) +
		twice(k, [q(0.24, 0.36), q(0.76, 0.36)]) +
		twice(k, [q(0.12, 0.82), q(0.88, 0.82), q(0.86, 0.9), q(0.14, 0.9), q(0.12, 0.82)]);
	s += scribble(k, [q(0.24, 0.14), q(0.76, 0.14), q(0.76, 0.26), q(0.36, 0.26), q(0.36, 0.76), q(0.24, 0.76)], -45, 7);
	return (
		s +
		pencil(k, [q(0.96, 0.1), q(0.96, 0.8)], 1.6, k.red) +
		pencil(k, [q(0.93, 0.1), q(0.99, 0.1)], 2, k.red) +
		pencil(k, [q(0.93, 0.8), q(0.99, 0.8)], 2, k.red)
	);
};
const vaultSketch: Sketch = (x, y, w, h, k) => {
	const arc = (m: number): Pt[] =>
		Array.from({ length: 17 }, (_, q) => [
			x + w / 2 - Math.cos((q / 16) * Math.PI) * w * 0.46 * m,
			y + h - Math.sin((q / 16) * Math.PI) ** 0.85 * h * 0.92 * m,
		]);
	let s = poly(arc(1), { fill: k.wash });
	for (const m of [1, 0.96, 0.91, 0.8, 0.76]) s += pencil(k, arc(m), m > 0.95 ? 2.6 : 1.8);
	s +=
		scribble(k, [...arc(1), ...arc(0.8).reverse()], 80, 7) +
		twice(k, [
			[x + w * 0.44, y + h],
			[x + w * 0.44, y + h * 0.76],
			[x + w * 0.56, y + h * 0.76],
			[x + w * 0.56, y + h],
		]) +
		pencil(
			k,
			[
				[x - 8, y + h],
				[x + w + 8, y + h],
			],
			3.4,
		);
	for (let q = 0; q < 9; q++)
		s += pencil(
			k,
			[
				[x + w * (0.2 + q * 0.075), y + h * 0.98],
				[x + w * (0.2 + q * 0.075), y + h * (0.5 - 0.2 * Math.sin((q / 8) * Math.PI))],
			],
			1.2,
			k.soft,
		);
	return s;
};
const jointSketch: Sketch = (x, y, w, h, k) => {
	const q = (a: number, b: number): Pt => [x + a * w, y + b * h];
	const front: Pt[] = [q(0.02, 0.6), q(0.7, 0.84), q(0.7, 0.99), q(0.02, 0.76)];
	const top: Pt[] = [q(0.02, 0.6), q(0.3, 0.5), q(0.98, 0.72), q(0.7, 0.84)];
	const post: Pt[] = [q(0.4, 0.42), q(0.4, 0), q(0.56, 0.04), q(0.56, 0.47)];
	return (
		poly(front, { fill: k.wash }) +
		twice(k, [...front, at(front, 0)]) +
		twice(k, [...top, at(top, 0)]) +
		twice(k, [q(0.98, 0.72), q(0.98, 0.88), q(0.7, 0.99)]) +
		twice(k, post) +
		twice(k, [q(0.56, 0.04), q(0.66, 0.01), q(0.66, 0.42), q(0.56, 0.47)]) +
		twice(k, [q(0.44, 0.44), q(0.44, 0.54), q(0.53, 0.57), q(0.53, 0.47)]) +
		scribble(k, front, 18, 9) +
		pencil(k, [q(0.48, 0.58), q(0.48, 0.68)], 2.4, k.red)
	);
};
export const sketches: readonly Sketch[] = [
	gableSketch,
	planSketch,
	treeSketch,
	hillSketch,
	stairSketch,
	windowSketch,
	vaultSketch,
	jointSketch,
];
