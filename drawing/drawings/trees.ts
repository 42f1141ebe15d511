import { circle, curve, hatch, num, type Pt, path, poly, seg, stipple } from "./ink.ts";
import type { Rng } from "./rng.ts";
import type { Theme } from "./theme.ts";

/** Colours of a tree: its line, its flat leaf tint (or none). */
interface Leaf {
	line: string;
	fill?: string | undefined;
	w?: number;
}

/** Outline of a crown made of many small lobes, as a draughtsman draws foliage. */
export function crown(x: number, y: number, rx: number, ry: number, r: Rng, lobes = 13): Pt[] {
	const pts: Pt[] = [];
	const start = r.r(0, 6);
	for (let k = 0; k < lobes; k++) {
		const a0 = start + (k / lobes) * Math.PI * 2;
		const rr = r.r(0.88, 1.04);
		for (let s = 0; s < 5; s++) {
			const a = a0 + ((s / 5) * Math.PI * 2) / lobes;
			const bulge = rr * (0.9 + 0.13 * Math.sin(((s + 0.5) / 5) * Math.PI));
			pts.push([x + Math.cos(a) * rx * bulge, y + Math.sin(a) * ry * bulge]);
		}
	}
	return pts;
}

function branches(
	x: number,
	y: number,
	len: number,
	a: number,
	depth: number,
	r: Rng,
	out: string[],
	tips: Pt[],
): void {
	const x2 = x + Math.cos(a) * len;
	const y2 = y + Math.sin(a) * len;
	const slot = Math.max(0, depth);
	out[slot] = `${out[slot] ?? ""}M${num(x)} ${num(y)}L${num(x2)} ${num(y2)}`;
	if (depth === 0) {
		tips.push([x2, y2]);
		return;
	}
	const n = depth > 2 ? 2 : r.i(2, 3);
	for (let k = 0; k < n; k++)
		branches(
			x2,
			y2,
			len * r.r(0.66, 0.84),
			a + (k - (n - 1) / 2) * r.r(0.45, 0.75) + r.r(-0.12, 0.12),
			depth - 1,
			r,
			out,
			tips,
		);
}

/** A leafless tree; with `dots` a haze of leaves hangs at the twigs. */
export function bareTree(x: number, y: number, h: number, r: Rng, leaf: Leaf, dots = 0): string {
	const out: string[] = [];
	const tips: Pt[] = [];
	const depth = h > 190 ? 6 : h > 90 ? 5 : 4;
	branches(x, y, h * 0.27, -Math.PI / 2 + r.r(-0.06, 0.06), depth, r, out, tips);
	const w = leaf.w ?? 1.5;
	let s = "";
	if (dots) {
		let d = "";
		for (const [tx, ty] of tips)
			for (let k = 0; k < dots; k++) d += `M${num(tx + r.r(-1, 1) * h * 0.06)} ${num(ty + r.r(-1, 1) * h * 0.05)}h.01`;
		s += path(d, { stroke: leaf.line, w: Math.max(2, h * 0.011), cap: "round" });
	}
	out.forEach((d, k) => {
		s += path(d, { stroke: leaf.line, w: w * (0.62 + k * k * 0.11 * Math.max(1, h / 200)), cap: "round" });
	});
	return s;
}

/** Shola tree: bent trunks under several flat, lobed crowns with hatching on the side away from the light. */
export function sholaTree(x: number, y: number, h: number, r: Rng, leaf: Leaf): string {
	const w = leaf.w ?? 1.7;
	const lean = r.r(-0.1, 0.1) * h;
	let s = "";
	const parts = r.i(3, 4);
	for (let k = 0; k < parts; k++) {
		const cx = x + lean + (k - (parts - 1) / 2) * h * 0.27 + r.r(-0.05, 0.05) * h;
		const cy = y - h * (k % 2 ? 0.78 : 0.62) + r.r(-0.05, 0.05) * h;
		s += path(`M${num(x + (k - 1) * 2)} ${num(y)}Q${num(x + lean * 0.2)} ${num(y - h * 0.3)} ${num(cx)} ${num(cy)}`, {
			stroke: leaf.line,
			w: w * 1.5,
		});
	}
	for (let k = 0; k < parts; k++) {
		const cx = x + lean + (k - (parts - 1) / 2) * h * 0.27;
		const cy = y - h * (k % 2 ? 0.8 : 0.64) + r.r(-0.04, 0.04) * h;
		const ring = crown(cx, cy, h * r.r(0.2, 0.27), h * r.r(0.13, 0.18), r, 11);
		s += path(curve(ring, true), { fill: leaf.fill ?? "none", stroke: leaf.line, w });
		s += hatch(
			ring.map(([px, py]) => [px * 0.6 + (cx + h * 0.06) * 0.4, py * 0.66 + (cy + h * 0.06) * 0.34]),
			-45,
			Math.max(4.5, h * 0.03),
			{ stroke: leaf.line, w: w * 0.6 },
			0.3,
			r,
		);
	}
	return s;
}

/** Eucalyptus: a long stem, a few ragged tufts high up. */
export function gumTree(x: number, y: number, h: number, r: Rng, leaf: Leaf): string {
	const w = leaf.w ?? 1.6;
	const bend = r.r(-0.06, 0.06) * h;
	let s = path(
		`M${num(x)} ${num(y)}C${num(x + bend)} ${num(y - h * 0.4)} ${num(x - bend)} ${num(y - h * 0.6)} ${num(x + bend)} ${num(y - h)}`,
		{
			stroke: leaf.line,
			w: w * 1.7,
			cap: "round",
		},
	);
	for (let k = 0; k < 7; k++) {
		const ty = y - h * (0.42 + k * 0.085);
		const side = k % 2 ? 1 : -1;
		const tx = x + side * h * r.r(0.07, 0.15) * (1.2 - k * 0.09);
		s += seg(x + bend * 0.3, ty + h * 0.09, tx, ty, { stroke: leaf.line, w: w * 0.8 });
		const ring = crown(tx, ty, h * r.r(0.07, 0.1), h * r.r(0.03, 0.05), r, 8);
		s += path(curve(ring, true), { fill: leaf.fill ?? "none", stroke: leaf.line, w: w * 0.8 });
	}
	return s;
}

/** Cypress: a closed spindle with upright strokes. */
export function cypress(x: number, y: number, h: number, r: Rng, leaf: Leaf): string {
	const b = h * r.r(0.085, 0.12);
	const side = (dir: number): Pt[] =>
		[0.04, 0.16, 0.34, 0.55, 0.76, 0.9].map(
			(t) => [x + dir * b * (Math.sin(Math.PI * Math.min(1, t * 0.62 + 0.28)) + r.r(-0.08, 0.08)), y - h * t] as Pt,
		);
	const ring: Pt[] = [...side(1), [x, y - h], ...side(-1).reverse()];
	let s = seg(x, y, x, y - h * 0.1, { stroke: leaf.line, w: 3 });
	s += path(curve(ring, true), { fill: leaf.fill ?? "none", stroke: leaf.line, w: leaf.w ?? 1.6 });
	s += hatch(
		ring.map(([px, py]) => [px * 0.5 + (x + b * 0.35) * 0.5, py * 0.94 + (y - h * 0.5) * 0.06]),
		84,
		Math.max(4, h * 0.025),
		{ stroke: leaf.line, w: (leaf.w ?? 1.6) * 0.6 },
		0.35,
		r,
	);
	return s;
}

/** Conifer drawn only with falling strokes. */
export function conifer(x: number, y: number, h: number, r: Rng, leaf: Leaf): string {
	let d = `M${num(x)} ${num(y)}V${num(y - h)}`;
	const tiers = Math.max(7, Math.round(h / 13));
	for (let k = 0; k < tiers; k++) {
		const t = k / tiers;
		const ty = y - h * (0.97 - t * 0.85);
		const span = h * (0.02 + t * 0.2) * r.r(0.75, 1.1);
		d += `M${num(x - span)} ${num(ty + span * 0.5)}L${num(x)} ${num(ty)}L${num(x + span * r.r(0.85, 1.1))} ${num(ty + span * 0.5)}`;
	}
	const flat = leaf.fill
		? poly(
				[
					[x, y - h],
					[x + h * 0.19, y - h * 0.08],
					[x - h * 0.19, y - h * 0.08],
				],
				{ fill: leaf.fill },
			)
		: "";
	return flat + path(d, { stroke: leaf.line, w: leaf.w ?? 1.6 });
}

export type TreeKind = "shola" | "gum" | "cypress" | "conifer" | "bare" | "haze";

export const tree = (kind: TreeKind, x: number, y: number, h: number, r: Rng, leaf: Leaf): string => {
	if (kind === "shola") return sholaTree(x, y, h, r, leaf);
	if (kind === "gum") return gumTree(x, y, h, r, leaf);
	if (kind === "cypress") return cypress(x, y, h, r, leaf);
	if (kind === "conifer") return conifer(x, y, h, r, leaf);
	return bareTree(x, y, h, r, leaf, kind === "haze" ? 2 : 0);
};

/** A tree seen from above; `style` 0–6 choose the symbol. Shadow falls to the lower right. */
export function planTree(
	x: number,
	y: number,
	rad: number,
	style: number,
	r: Rng,
	t: Theme,
	fill?: string,
	cast = true,
): string {
	const p = { stroke: t.line, w: 1.5 };
	const f = fill ?? t.wash;
	let s = cast ? circle(x + rad * 0.32, y + rad * 0.32, rad * 0.96, { fill: t.dark ? t.deep : t.tone }) : "";
	const spokes = (n: number, inner: number, outer: number) => {
		let d = "";
		for (let k = 0; k < n; k++) {
			const a = (k / n) * Math.PI * 2 + r.r(-0.08, 0.08);
			const o = outer * r.r(0.86, 1);
			d += `M${num(x + Math.cos(a) * rad * inner)} ${num(y + Math.sin(a) * rad * inner)}L${num(x + Math.cos(a) * rad * o)} ${num(y + Math.sin(a) * rad * o)}`;
		}
		return d;
	};
	const ring = crown(x, y, rad, rad, r, Math.max(9, Math.round(rad / 4)));
	const kind = ((style % 7) + 7) % 7;
	if (kind === 0)
		s += circle(x, y, rad, { ...p, fill: f }) + path(spokes(Math.round(12 + rad / 4), 0.08, 0.98), { ...p, w: 1.1 });
	else if (kind === 1) s += path(curve(ring, true), { ...p, fill: f }) + circle(x, y, 2.6, { fill: t.line });
	else if (kind === 2) {
		s += path(curve(ring, true), { ...p, fill: f });
		s += hatch(
			ring.map(([a, b]) => [a * 0.7 + (x + rad * 0.22) * 0.3, b * 0.7 + (y + rad * 0.22) * 0.3]),
			-45,
			Math.max(4.5, rad * 0.16),
			{ stroke: t.line, w: 1.1 },
			0.3,
			r,
		);
	} else if (kind === 3)
		s +=
			circle(x, y, rad, { fill: f }) +
			stipple(ring, Math.round(rad * rad * 0.06), 3, t.line, r) +
			circle(x, y, rad, { ...p, w: 1.1 });
	else if (kind === 4) {
		const star: Pt[] = Array.from({ length: 26 }, (_, k) => {
			const a = (k / 26) * Math.PI * 2;
			const q = k % 2 ? rad * 0.78 : rad * r.r(0.96, 1.06);
			return [x + Math.cos(a) * q, y + Math.sin(a) * q];
		});
		s += poly(star, { ...p, fill: f, join: "round" }) + path(spokes(13, 0, 0.7), { ...p, w: 1 });
	} else if (kind === 5)
		s +=
			circle(x, y, rad, { ...p, fill: f }) +
			circle(x, y, rad * 0.66, { stroke: t.line, w: 1 }) +
			circle(x, y, rad * 0.33, { stroke: t.line, w: 1 }) +
			circle(x, y, 2.6, { fill: t.line });
	else {
		const out: string[] = [];
		for (let k = 0; k < 6; k++) branches(x, y, rad * 0.42, (k / 6) * Math.PI * 2 + r.r(-0.15, 0.15), 2, r, out, []);
		s += circle(x, y, rad, { fill: f }) + out.map((d, k) => path(d, { stroke: t.line, w: 1 + k * 0.5 })).join("");
	}
	return s;
}

/** Grass: short strokes standing on a line. */
export const grass = (
	f: (x: number) => number,
	x0: number,
	x1: number,
	r: Rng,
	colour: string,
	gap = 16,
	h = 11,
): string => {
	let d = "";
	for (let x = x0; x < x1; x += gap * r.r(0.4, 1.7)) {
		const y = f(x);
		d += `M${num(x)} ${num(y)}l${num(r.r(-5, 0))} ${num(-h * r.r(0.5, 1))}M${num(x + 3)} ${num(y)}l${num(r.r(-1, 3))} ${num(-h * r.r(0.7, 1.3))}M${num(x + 6)} ${num(y)}l${num(r.r(1, 6))} ${num(-h * r.r(0.4, 0.9))}`;
	}
	return path(d, { stroke: colour, w: 1.3 });
};
