import { curve, type Pt } from "./ink.ts";
import { noise, type Rng, rng } from "./rng.ts";

export type Field = (x: number, y: number) => number;

/** Hilly ground: ridges, knolls and the hill that the school stands on. `size` is the pixel width of one landform. */
export function hill(seed: number, size = 260, peak?: { x: number; y: number; r: number; h: number }): Field {
	const n = noise(seed);
	return (px, py) => {
		const x = px / size;
		const y = py / size;
		const ridge = 1 - Math.hypot(n(x * 0.8 + 9.3, y * 0.8 + 4.7) * 2 - 1, 0.18);
		const knoll = peak ? peak.h * Math.exp(-(((px - peak.x) / peak.r) ** 2) - ((py - peak.y) / peak.r) ** 2) : 0;
		return (
			0.55 * ridge +
			0.5 * n(x * 1.1 + 20.4, y * 1.1 + 0.6) +
			0.16 * n(x * 2.6 + 3.1, y * 2.6) +
			0.05 * n(x * 6, y * 6) +
			knoll
		);
	};
}

export interface Contour {
	pts: Pt[];
	closed: boolean;
}

/** The lines where the field passes the value t (marching squares), joined into runs. */
export function contourLines(f: Field, w: number, h: number, cell: number, t: number, x0 = 0, y0 = 0): Contour[] {
	const nx = Math.ceil(w / cell) + 1;
	const ny = Math.ceil(h / cell) + 1;
	const z = new Float64Array(nx * ny);
	for (let k = 0; k < z.length; k++) z[k] = f(x0 + (k % nx) * cell, y0 + Math.floor(k / nx) * cell) - t;
	const v = (i: number, j: number) => (z[j * nx + i] as number) || 1e-9;
	// an edge is named by its cell corner and direction: even = to the right, odd = downwards
	const place = (edge: number): Pt => {
		const k = edge >> 1;
		const i = k % nx;
		const j = Math.floor(k / nx);
		const a = v(i, j);
		const b = edge & 1 ? v(i, j + 1) : v(i + 1, j);
		const u = a / (a - b);
		return edge & 1 ? [x0 + i * cell, y0 + (j + u) * cell] : [x0 + (i + u) * cell, y0 + j * cell];
	};
	const next = new Map<number, number[]>();
	const join = (a: number, b: number) => {
		next.set(a, [...(next.get(a) ?? []), b]);
		next.set(b, [...(next.get(b) ?? []), a]);
	};
	for (let j = 0; j < ny - 1; j++)
		for (let i = 0; i < nx - 1; i++) {
			const k = j * nx + i;
			const [n, s, west, e] = [k * 2, (k + nx) * 2, k * 2 + 1, (k + 1) * 2 + 1];
			const [a, b, c, d] = [v(i, j) > 0, v(i + 1, j) > 0, v(i + 1, j + 1) > 0, v(i, j + 1) > 0];
			const cut = [a !== b ? n : -1, b !== c ? e : -1, c !== d ? s : -1, d !== a ? west : -1].filter((q) => q >= 0);
			if (cut.length === 2) join(cut[0] as number, cut[1] as number);
			if (cut.length === 4) {
				join(n, a ? e : west);
				join(s, a ? west : e);
			}
		}
	const runs: Contour[] = [];
	const seen = new Set<number>();
	const walk = (start: number) => {
		const pts: Pt[] = [];
		let at: number | undefined = start;
		let closed = false;
		while (at !== undefined && !seen.has(at)) {
			seen.add(at);
			pts.push(place(at));
			const options: number[] = next.get(at) ?? [];
			const onward: number | undefined = options.find((q) => !seen.has(q));
			if (onward === undefined) closed = pts.length > 2 && options.includes(start);
			at = onward;
		}
		if (pts.length > 1) runs.push({ pts, closed });
	};
	for (const [edge, list] of next) if (list.length === 1 && !seen.has(edge)) walk(edge);
	for (const edge of next.keys()) if (!seen.has(edge)) walk(edge);
	return runs;
}

/** Smooth path data for the contours of one level, with every `skip`-th point. */
export const contourPath = (runs: readonly Contour[], skip = 1, min = 6): string =>
	runs
		.filter((c) => c.pts.length >= min)
		.map((c) => curve(skip > 1 ? c.pts.filter((_, k) => k % skip === 0 || k === c.pts.length - 1) : c.pts, c.closed))
		.join("");

/** Lowest and highest value of a field over a rectangle. */
export function range(f: Field, w: number, h: number, step = 40): [lo: number, hi: number] {
	let [lo, hi] = [Infinity, -Infinity];
	for (let y = 0; y <= h; y += step)
		for (let x = 0; x <= w; x += step) {
			const v = f(x, y);
			lo = Math.min(lo, v);
			hi = Math.max(hi, v);
		}
	return [lo, hi];
}

/** The skyline of a range of hills, left to right; `sharp` 0 is downs, 1 is crags. */
export function ridge(seed: number, w: number, y: number, amp: number, sharp = 0.3, wave = 520): (x: number) => number {
	const n = noise(seed);
	return (x) => {
		const u = (x + w) / wave;
		const broad = n(u, 3.3) - 0.5;
		const fold = (1 - Math.abs(n(u * 1.9, 9.1) * 2 - 1)) * sharp;
		const fine = (n(u * 5.3, 17.7) - 0.5) * 0.16 + (n(u * 13, 23.1) - 0.5) * 0.07 * (0.3 + sharp);
		return y - amp * (broad * 1.3 + fold * 0.8 + fine);
	};
}

/** A skyline as points, for filling down to the foot of the sheet. */
export const skyline = (f: (x: number) => number, x0: number, x1: number, step = 10): Pt[] => {
	const pts: Pt[] = [];
	for (let x = x0; x < x1 + step; x += step) pts.push([Math.min(x, x1), f(Math.min(x, x1))]);
	return pts;
};

export const under = (pts: readonly Pt[], foot: number): Pt[] => [
	...pts,
	[pts.at(-1)?.[0] ?? 0, foot],
	[pts[0]?.[0] ?? 0, foot],
];

/** A quiet slope that a building can stand on: straight runs with small terraces. */
export const slope = (seed: number, x0: number, x1: number, y0: number, y1: number): ((x: number) => number) => {
	const r: Rng = rng(seed, 5);
	const n = noise(seed + 11);
	const bend = r.r(0.7, 1.5);
	return (x) => {
		const t = Math.max(0, Math.min(1, (x - x0) / (x1 - x0)));
		return y0 + (y1 - y0) * t ** bend + (n(x / 130, 1) - 0.5) * 16;
	};
};
