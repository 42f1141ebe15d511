import { at, type Rng } from "./rng.ts";

export type Pt = readonly [x: number, y: number];

/** Style of a shape; widths are in pixels of the 1440 px sheet. */
export interface Pen {
	fill?: string;
	stroke?: string;
	w?: number;
	dash?: string;
	cap?: "round" | "square";
	join?: "round" | "bevel";
}

export const num = (v: number): string => String(Math.round(v * 10) / 10);

const pen = (p: Pen): string =>
	`fill="${p.fill ?? "none"}"${p.stroke ? ` stroke="${p.stroke}" stroke-width="${p.w ?? 1.6}"` : ""}${
		p.dash ? ` stroke-dasharray="${p.dash}"` : ""
	}${p.cap ? ` stroke-linecap="${p.cap}"` : ""}${p.join ? ` stroke-linejoin="${p.join}"` : ""}`;

export const path = (d: string, p: Pen): string => (d ? `<path d="${d}" ${pen(p)}/>` : "");
const dLine = (pts: readonly Pt[]): string => pts.map(([x, y], k) => `${k ? "L" : "M"}${num(x)} ${num(y)}`).join("");
export const dPoly = (pts: readonly Pt[]): string => (pts.length ? `${dLine(pts)}Z` : "");
export const line = (pts: readonly Pt[], p: Pen): string => path(dLine(pts), p);
export const poly = (pts: readonly Pt[], p: Pen): string => path(dPoly(pts), p);
export const seg = (x1: number, y1: number, x2: number, y2: number, p: Pen): string =>
	line(
		[
			[x1, y1],
			[x2, y2],
		],
		p,
	);
export const box = (x: number, y: number, w: number, h: number): Pt[] => [
	[x, y],
	[x + w, y],
	[x + w, y + h],
	[x, y + h],
];
export const rect = (x: number, y: number, w: number, h: number, p: Pen): string =>
	`<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(0, w))}" height="${num(Math.max(0, h))}" ${pen(p)}/>`;
export const circle = (x: number, y: number, r: number, p: Pen): string =>
	`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" ${pen(p)}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, p: Pen): string =>
	`<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" ${pen(p)}/>`;
export const move = (x: number, y: number, inner: string, deg = 0, scale = 1): string =>
	`<g transform="translate(${num(x)} ${num(y)})${deg ? ` rotate(${num(deg)})` : ""}${scale === 1 ? "" : ` scale(${scale})`}">${inner}</g>`;

const hash = (s: string): string => {
	let h = 2166136261;
	for (let k = 0; k < s.length; k++) h = Math.imul(h ^ s.charCodeAt(k), 16777619);
	return (h >>> 0).toString(36);
};

/** Shows `inner` only inside the outline d. */
export const clip = (d: string, inner: string): string => {
	const id = `c${hash(d)}`;
	return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
};

export const sheet = (width: number, height: number, ground: string, inner: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, { fill: ground })}${inner}</svg>`;

/** A smooth curve through the points (Catmull-Rom as cubics). */
export function curve(pts: readonly Pt[], closed = false): string {
	if (pts.length < 3) return dLine(pts);
	const last = pts.length - 1;
	const p = (k: number) => (closed ? at(pts, k) : at(pts, Math.min(last, Math.max(0, k))));
	let d = `M${num(p(0)[0])} ${num(p(0)[1])}`;
	for (let k = 0; k < (closed ? pts.length : last); k++) {
		const [a, b, c, e] = [p(k - 1), p(k), p(k + 1), p(k + 2)];
		d += `C${num(b[0] + (c[0] - a[0]) / 6)} ${num(b[1] + (c[1] - a[1]) / 6)} ${num(c[0] - (e[0] - b[0]) / 6)} ${num(c[1] - (e[1] - b[1]) / 6)} ${num(c[0])} ${num(c[1])}`;
	}
	return closed ? `${d}Z` : d;
}

export const turn = ([x, y]: Pt, deg: number, [cx, cy]: Pt = [0, 0]): Pt => {
	const a = (deg * Math.PI) / 180;
	return [cx + (x - cx) * Math.cos(a) - (y - cy) * Math.sin(a), cy + (x - cx) * Math.sin(a) + (y - cy) * Math.cos(a)];
};

/** Parallel lines inside one or more rings (even-odd); `rag` shortens ends by chance, like a hand would. */
function hatchPath(rings: readonly (readonly Pt[])[], deg: number, gap: number, rag = 0, r?: Rng): string {
	const back = rings.map((ring) => ring.map((q) => turn(q, -deg)));
	const ys = back.flat().map((q) => q[1]);
	let d = "";
	const lo = Math.min(...ys);
	const hi = Math.max(...ys);
	for (let y = Math.ceil(lo / gap) * gap + 0.013; y < hi; y += gap) {
		const xs: number[] = [];
		for (const ring of back)
			for (let k = 0; k < ring.length; k++) {
				const a = at(ring, k);
				const b = at(ring, k + 1);
				if (a[1] > y !== b[1] > y) xs.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
			}
		xs.sort((a, b) => a - b);
		for (let k = 0; k + 1 < xs.length; k += 2) {
			const cut = (m: number) => (r && rag ? r.f() * rag * m : 0);
			const [x1, x2] = [at(xs, k), at(xs, k + 1)];
			const span = x2 - x1;
			if (span < 1) continue;
			const p = turn([x1 + cut(span), y], deg);
			const q = turn([x2 - cut(span), y], deg);
			d += `M${num(p[0])} ${num(p[1])}L${num(q[0])} ${num(q[1])}`;
		}
	}
	return d;
}

export const hatch = (ring: readonly Pt[], deg: number, gap: number, p: Pen, rag = 0, r?: Rng): string =>
	path(hatchPath([ring], deg, gap, rag, r), p);

export const inside = (ring: readonly Pt[], x: number, y: number): boolean => {
	let hit = false;
	for (let k = 0; k < ring.length; k++) {
		const a = at(ring, k);
		const b = at(ring, k + 1);
		if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) hit = !hit;
	}
	return hit;
};

/** Dots scattered inside a ring. */
export function stipple(ring: readonly Pt[], count: number, size: number, colour: string, r: Rng): string {
	const xs = ring.map((q) => q[0]);
	const ys = ring.map((q) => q[1]);
	let d = "";
	for (let k = 0; k < count; k++) {
		const x = r.r(Math.min(...xs), Math.max(...xs));
		const y = r.r(Math.min(...ys), Math.max(...ys));
		if (inside(ring, x, y)) d += `M${num(x)} ${num(y)}h.01`;
	}
	return path(d, { stroke: colour, w: size, cap: "round" });
}

/** The flat shadow of a body that stands on `ring`, thrown along (dx, dy). */
export function shadow(ring: readonly Pt[], dx: number, dy: number, colour: string): string {
	let d = "";
	const sweep = (q: Pt[]) => {
		let area = 0;
		for (let k = 0; k < q.length; k++) area += at(q, k)[0] * at(q, k + 1)[1] - at(q, k + 1)[0] * at(q, k)[1];
		d += dPoly(area < 0 ? q.reverse() : q);
	};
	sweep(ring.map(([x, y]) => [x + dx, y + dy] as Pt));
	for (let k = 0; k < ring.length; k++) {
		const a = at(ring, k);
		const b = at(ring, k + 1);
		sweep([a, b, [b[0] + dx, b[1] + dy], [a[0] + dx, a[1] + dy]]);
	}
	return path(d, { fill: colour });
}

/** A line as a hand draws it: slightly bowed, overshooting its corners. */
export function hand(pts: readonly Pt[], r: Rng, amp = 1.6, over = 5): string {
	let d = "";
	for (let k = 0; k + 1 < pts.length; k++) {
		const [a, b] = [at(pts, k), at(pts, k + 1)];
		const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
		const u: Pt = [(b[0] - a[0]) / len, (b[1] - a[1]) / len];
		const o = Math.min(over, len * 0.12);
		const steps = Math.max(2, Math.round(len / 45));
		const list: Pt[] = [];
		for (let s = 0; s <= steps; s++) {
			const t = -o + ((len + 2 * o) * s) / steps;
			const j = r.r(-amp, amp);
			list.push([a[0] + u[0] * t - u[1] * j, a[1] + u[1] * t + u[0] * j]);
		}
		d += curve(list);
	}
	return d;
}

/** The landscape sheet that most drawings are made for. */
export const W = 1440;
export const H = 960;
export const page = (ground: string, inner: string, shot?: Shot): string =>
	sheet(
		W,
		H,
		ground,
		shot
			? `<g transform="translate(${num(shot.x)} ${num(shot.y)}) scale(${shot.flip ? -shot.zoom : shot.zoom} ${shot.zoom})">${inner}</g>`
			: inner,
	);

/** Position of a drawing on its sheet: unchanged, mirrored, or cropped closer. */
interface Shot {
	x: number;
	y: number;
	zoom: number;
	flip: boolean;
}

/**
 * A kind with a few compositions shows each of them differently when it comes round again.
 * Drawings that carry lettering must not be mirrored; `low` 1 keeps the foot of the sheet, 0 its head.
 */
export function shotOf(seed: number, compositions: number, mirror = true, close = 1.28, low = 0.62): Shot | undefined {
	const turn = ((Math.floor(seed / compositions) % 4) + 4) % 4;
	if (turn === 0) return undefined;
	const flip = mirror && turn !== 2;
	const zoom = turn === 1 && mirror ? 1 : close;
	const lean = seed % 2 ? 0.2 : 0.8;
	const x = (1 - zoom) * W * lean;
	return { x: flip ? W - x : x, y: (1 - zoom) * H * low, zoom, flip };
}
