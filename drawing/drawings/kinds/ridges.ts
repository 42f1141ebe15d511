import { circle, curve, H, hatch, num, type Pt, page, path, poly, rect, shotOf, W } from "../ink.ts";
import { at, type Rng, rng } from "../rng.ts";
import { ridge, skyline, under } from "../terrain.ts";
import { C, mix } from "../theme.ts";
import { conifer, tree } from "../trees.ts";

type Line = (x: number) => number;

/** Strokes that run down the shaded side of a hill. */
export function hachure(
	f: Line,
	x0: number,
	x1: number,
	gap: number,
	len: number,
	colour: string,
	r: Rng,
	w = 1.3,
): string {
	let d = "";
	for (let x = x0; x < x1; x += gap * r.r(0.7, 1.3)) {
		const fall = (f(x + 14) - f(x - 14)) / 28;
		const go = len * Math.max(0, Math.min(1.1, fall * 1.6 + 0.12)) * r.r(0.6, 1);
		if (go < 5) continue;
		const y = f(x) + r.r(2, 10);
		d += `M${num(x)} ${num(y)}q${num(go * 0.08)} ${num(go * 0.5)} ${num(go * 0.34)} ${num(go)}`;
	}
	return path(d, { stroke: colour, w });
}

const land = (f: Line, fill: string, stroke?: string): string => {
	const pts = skyline(f, -10, W + 10, 9);
	return poly(under(pts, H + 10), { fill }) + (stroke ? path(curve(pts), { stroke, w: 2 }) : "");
};

const wood = (f: Line, from: number, to: number, r: Rng, h: number, colour: string): string => {
	let s = "";
	for (let x = from; x < to; x += h * r.r(0.16, 0.42))
		s += conifer(x, f(x) + 6, h * r.r(0.5, 1.15), r, { line: colour, fill: colour, w: 2 });
	return s;
};

function stacked(seed: number, r: Rng, dark: boolean): string {
	const [far, near] = dark
		? [mix(C.shola2, C.mist, 0.55), mix(C.shola, C.ink, 0.7)]
		: [mix(C.mist, C.paper, 0.3), C.shola];
	const ground = dark ? mix(C.shola2, C.mist, 0.68) : C.paper;
	const n = r.i(6, 8);
	const [sharp, first] = [r.r(0.2, 0.9), r.r(270, 340)];
	const crest = ridge(seed * 31, W, first, 250, sharp, 420);
	const [sx, size] = [r.r(250, 1200), r.r(38, 64)];
	let s = circle(sx, Math.max(size + 30, crest(sx) - size * r.r(-0.3, 2)), size, {
		fill: dark ? C.lichen : mix(C.laterite, C.paper, 0.1),
	});
	for (let k = 0; k < n; k++) {
		const t = k / (n - 1);
		const f = ridge(
			seed * 31 + k * 7,
			W,
			first + t * 520 + r.r(-20, 20),
			250 - t * 90,
			sharp * (1 - t * 0.4),
			420 + k * 60,
		);
		const tint = mix(far, near, t ** 1.25);
		s += land(f, tint);
		if (k > n - 4 && k < n - 1) s += hachure(f, 0, W, 9, 90, mix(tint, near, 0.45), r);
		if (k === n - 1) s += wood(f, -20, r.r(300, 620), r, 120, near) + wood(f, r.r(900, 1100), W + 20, r, 90, near);
		if (k === n - 3) s += wood(f, r.r(700, 900), r.r(1000, 1300), r, 34, mix(tint, near, 0.5));
		if (k < n - 2 && r.b(0.6)) {
			const y = first + t * 520 + 120;
			const x = r.r(-300, 700);
			const pale = mix(ground, tint, 0.25);
			s += path(
				`M${num(x)} ${num(y)}h${num(r.r(500, 900))}a13 13 0 0 1 0 26h-160a9 9 0 0 0 0 18h-${num(r.r(180, 330))}a9 9 0 0 1 0-18h-60a13 13 0 0 1 0-26Z`,
				{
					fill: pale,
				},
			);
		}
	}
	return page(ground, s, shotOf(seed, 5));
}

function engraved(seed: number, r: Rng): string {
	const n = r.i(5, 7);
	let s = "";
	for (let y = 60; y < 420; y += 15)
		s += rect(r.r(-80, 260), y, r.r(300, 1300), 1.2, { fill: mix(C.ink, C.paper, 0.72) });
	const [sx, sy] = [r.r(300, 1140), r.r(150, 240)];
	s += circle(sx, sy, 92, { fill: C.paper });
	for (let k = 0; k < n; k++) {
		const f = ridge(seed * 17 + k * 5, W, 360 + (k * 520) / (n - 1), 250 - k * 16, 0.8, 520);
		s +=
			land(f, k === n - 2 ? C.mist : C.paper, C.ink) +
			hachure(f, -20, W, 6.5, 150 - k * 6, mix(C.ink, C.paper, 0.42 - k * 0.06), r, 1.2 + k * 0.08);
		if (k === n - 1)
			for (let x = 40; x < W; x += r.r(50, 240))
				s += tree(r.pick(["gum", "shola", "haze"]), x, f(x) + 4, r.r(90, 190), r, { line: C.ink, fill: C.paper });
	}
	return page(C.paper, s, shotOf(seed, 5));
}

function peak(seed: number, r: Rng): string {
	const px = r.r(480, 960);
	const top = r.r(130, 190);
	const rough = ridge(seed + 3, W, 0, 120, 0.8, 260);
	const f: Line = (x) =>
		top +
		460 * (1 - Math.exp(-(((x - px) / 390) ** 2))) +
		Math.abs(x - px) * 0.1 +
		rough(x) * Math.min(1, 0.2 + Math.abs(x - px) / 500);
	const ground = C.laterite;
	const lit = mix(C.laterite, C.paper, 0.2);
	let s = "";
	for (let k = 0; k < 9; k++) s += rect(0, 40 + k * 44, W, 2 + k * 2.6, { fill: lit });
	s += circle(px + r.r(-260, 260), 250, 120, { fill: C.paper });
	s += land(f, C.shola);
	const pts = skyline(f, px, px + 560, 12);
	const face: Pt[] = [
		...pts.map(([x, y]) => [x, y] as Pt),
		[px + 420, 800],
		[px + 160, 560],
		[px + 60, 430],
		[px + 90, 330],
		[px - 10, 270],
	];
	s += hatch(face, 62, 8, { stroke: mix(C.shola, C.mist, 0.4), w: 1.4 }, 0.35, r);
	for (let k = 0; k < 4; k++) {
		const g = ridge(seed * 5 + k, W, 690 + k * 85, 110, 0.5, 380);
		s += land(g, at([C.shola2, C.shola, mix(C.shola, C.ink, 0.55), C.ink], k));
		if (k === 1) s += wood(g, 0, W, r, 46, C.shola);
	}
	return page(ground, s, shotOf(seed, 5));
}

function folded(seed: number, r: Rng): string {
	const left = r.b();
	const tints = [C.mist, mix(C.shola2, C.mist, 0.62), mix(C.shola2, C.mist, 0.34), C.shola2, C.shola];
	let s = rect(0, 0, W, H, { fill: C.paper });
	tints.forEach((tint, k) => {
		const side = (k % 2 === 0) === left;
		const wob = ridge(seed + k * 9, W, 0, 130, 0.5, 300);
		const foot = 560 + k * 90;
		const f: Line = (x) => {
			const u = side ? x / W : 1 - x / W;
			return foot - 420 * (1 - u * 1.25) ** 3 * (0.6 + k * 0.08) + wob(x) * Math.max(0.05, 1 - u);
		};
		s += land(f, tint, C.ink) + hachure(f, 0, W, 11, 130, mix(C.ink, tint, 0.3), r);
		if (k < 3) s += rect(0, foot + 34, W, 16, { fill: mix(tint, C.paper, 0.55) });
	});
	const x = left ? 1080 : 330;
	for (let k = 0; k < 3; k++)
		s += tree("gum", x + k * 90, H + 20, r.r(560, 760) - k * 60, r, { line: C.ink, fill: C.shola, w: 2.2 });
	return page(C.paper, s);
}

export function draw(seed: number): string {
	const r = rng(seed, 1);
	const kind = ((seed % 5) + 5) % 5;
	if (kind === 0) return stacked(seed, r, true);
	if (kind === 1) return stacked(seed, r, false);
	if (kind === 2) return engraved(seed, r);
	return kind === 3 ? peak(seed, r) : folded(seed, r);
}
