import { box, circle, clip, curve, dPoly, H, hatch, line, num, type Pt, page, path, rect, stipple, W } from "../ink.ts";
import { north, scaleBar } from "../marks.ts";
import { at, noise, type Rng, rng } from "../rng.ts";
import { contourLines, hill, range } from "../terrain.ts";
import { text } from "../text.ts";
import { mix, type Theme, themeOf } from "../theme.ts";
import { planTree } from "../trees.ts";

/** Fillings for beds: each a different hand. */
function bed(ring: readonly Pt[], kind: number, t: Theme, r: Rng, u = 1): string {
	const p = { stroke: mix(t.line, t.bg, 0.25), w: 1.2 };
	const xs = ring.map((q) => q[0]);
	const ys = ring.map((q) => q[1]);
	const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	const k = ((kind % 7) + 7) % 7;
	const sprinkle = (step: number, mark: (x: number, y: number) => string) => {
		let d = "";
		for (let y = y0; y < y1; y += step)
			for (let x = x0; x < x1; x += step) d += mark(x + r.r(-0.3, 0.3) * step, y + r.r(-0.3, 0.3) * step);
		return d;
	};
	if (k === 0) return stipple(ring, ((x1 - x0) * (y1 - y0)) / (90 * u ** 1.6), 3, t.line, r);
	if (k === 1) return hatch(ring, 45, 11 * u, p) + hatch(ring, -45, 11 * u, p);
	if (k === 2) return hatch(ring, r.r(0, 180), 8 * u, p, 0.15, r);
	const outline = dPoly(ring);
	if (k === 3)
		return clip(
			outline,
			path(
				sprinkle(19 * u, (x, y) => `M${num(x)} ${num(y)}l-6-9M${num(x)} ${num(y)}v-11M${num(x)} ${num(y)}l6-9`),
				p,
			),
		);
	if (k === 4)
		return clip(
			outline,
			path(
				sprinkle(22 * u, (x, y) => `M${num(x - 7)} ${num(y)}a7 7 0 1 0 14 0a7 7 0 1 0-14 0`),
				p,
			),
		);
	if (k === 5)
		return clip(
			outline,
			path(
				sprinkle(17 * u, (x, y) => `M${num(x - 5)} ${num(y)}h10M${num(x)} ${num(y - 5)}v10`),
				p,
			),
		);
	return clip(
		outline,
		path(
			sprinkle(24 * u, (x, y) => `M${num(x - 11)} ${num(y)}q5.500-9 11 0q5.500-9 11 0`),
			p,
		),
	);
}

const label = (x: number, y: number, tx: number, ty: number, word: string, t: Theme): string =>
	circle(x, y, 5, { fill: t.line }) +
	line(
		[
			[x, y],
			[tx, ty],
		],
		{ stroke: t.line, w: 1.4 },
	) +
	circle(tx, ty, 19, { fill: t.bg, stroke: t.line, w: 1.8 }) +
	text(word, tx, ty + 7, 20, t.line, { anchor: "middle" });

/** Beds between the contour lines of the garden, cut by a winding path. */
function drifts(seed: number, r: Rng, t: Theme): string {
	const f = hill(seed, r.r(420, 600));
	const [lo, hi] = range(f, W, H);
	const tints = r.shuffle([
		t.wash,
		mix(t.bg, t.tone, 0.35),
		mix(t.bg, t.tone, 0.7),
		t.light,
		mix(t.bg, t.accent, 0.28),
	]);
	const kinds = r.shuffle([0, 1, 2, 3, 4, 5, 6]);
	let s = "";
	const n = 8;
	const marks: Pt[] = [];
	for (let k = 0; k < n; k++) {
		const level = lo + ((hi - lo) * (k + 0.2)) / n;
		const g = (x: number, y: number) => Math.min(f(x, y), level + Math.min(x + 70, y + 70, W + 70 - x, H + 70 - y) / 9);
		for (const c of contourLines(g, W + 200, H + 200, 22, level, -100, -100).filter((q) => q.pts.length > 12)) {
			const ring = c.pts;
			s +=
				path(curve(ring, true), { fill: at(tints, k), stroke: t.line, w: 2 }) +
				(k % 3 === 1 ? "" : bed(ring, at(kinds, k), t, r, 1.7));
			const m = at(ring, Math.floor(ring.length * 0.3));
			if (m[0] > 150 && m[0] < W - 150 && m[1] > 130 && m[1] < H - 130) marks.push(m);
		}
	}
	const wave = noise(seed + 5);
	const lane: Pt[] = [];
	for (let x = -60; x <= W + 60; x += 90) lane.push([x, 160 + 640 * wave(x / 480, 7)]);
	s +=
		path(curve(lane), { stroke: t.line, w: 54 }) +
		path(curve(lane), { stroke: t.bg, w: 49 }) +
		path(curve(lane), { stroke: t.soft, w: 30, dash: "2 13" });
	for (let k = 0; k < 17; k++) {
		const [x, y] = [r.r(40, W - 40), r.r(40, H - 40)];
		if (lane.some((q) => Math.hypot(q[0] - x, q[1] - y) < 96)) continue;
		s += planTree(
			x,
			y,
			r.r(26, 70),
			at([0, 6, 4, 5], k),
			r,
			t,
			k % 5 === 0 ? mix(t.bg, t.accent, t.dark ? 0.7 : 0.85) : t.light,
		);
	}
	return (
		s +
		marks
			.slice(0, 6)
			.map(([x, y], k) => label(x, y, x + (k % 2 ? 70 : -70), y - 60, String(k + 1), t))
			.join("")
	);
}

/** An orchard on a grid beside striped kitchen beds. */
function orchard(r: Rng, t: Theme): string {
	const split = r.r(560, 760);
	const flip = r.b();
	let s = rect(0, 0, split, H, { fill: mix(t.bg, t.tone, 0.28) });
	const gap = r.r(104, 132);
	for (let y = 70, j = 0; y < H + 40; y += gap * 0.87, j++)
		for (let x = (j % 2) * gap * 0.5 + 50; x < split - 30; x += gap)
			if (!r.b(0.07))
				s += planTree(
					x,
					y,
					gap * r.r(0.34, 0.43),
					at([0, 0, 4, 6], j),
					r,
					t,
					j % 4 === 2 ? mix(t.bg, t.accent, 0.8) : t.light,
				);
	s += rect(split - 8, 0, 16, H, { fill: t.cut });
	const x0 = split + 70;
	const cols = r.i(3, 4);
	const bw = (W - x0 - 50) / cols;
	for (let c = 0; c < cols; c++)
		for (let j = 0; j < 5; j++) {
			const ring = box(x0 + c * bw, 60 + j * 172, bw - 34, 138);
			s +=
				`<g transform="translate(8 8)">${rect(x0 + c * bw, 60 + j * 172, bw - 34, 138, { fill: t.dark ? t.deep : t.tone })}</g>` +
				rect(x0 + c * bw, 60 + j * 172, bw - 34, 138, {
					fill: at([t.light, t.wash, mix(t.bg, t.tone, 0.5), mix(t.bg, t.accent, 0.35)], c * 3 + j * 2),
					stroke: t.line,
					w: 2.2,
				}) +
				bed(ring, c * 2 + j * 3, t, r);
		}
	s += line(
		[
			[split + 36, 0],
			[split + 36, H],
		],
		{ stroke: t.soft, w: 2, dash: "3 12" },
	);
	const note = label(split - 180, 300, split - 60, 210, "A", t) + label(x0 + 60, 480, split + 38, 430, "B", t);
	return flip ? `<g transform="translate(${W} 0) scale(-1 1)">${s}</g>` : s + note;
}

/** A round physic garden. */
function wheel(r: Rng, t: Theme): string {
	const [cx, cy] = [r.r(560, 880), r.r(440, 520)];
	let s = "";
	const q = (a: number, d: number): Pt => [cx + Math.cos(a) * d, cy + Math.sin(a) * d];
	const hedgeRows = r.i(3, 4);
	for (let k = 0; k < 60; k++) {
		const [x, y] = [r.r(0, W), r.r(0, H)];
		if (Math.hypot(x - cx, y - cy) > 470) s += planTree(x, y, r.r(30, 72), at([1, 2, 0], k), r, t);
	}
	s +=
		circle(cx, cy, 440, { fill: t.bg, stroke: t.line, w: 2.4 }) +
		circle(cx, cy, 425, { stroke: t.soft, w: 22, dash: "10 5" });
	for (let row = 0; row < hedgeRows; row++) {
		const [d0, d1] = [110 + row * (300 / hedgeRows), 110 + (row + 1) * (300 / hedgeRows) - 30];
		const n = 4 + row * 4;
		for (let k = 0; k < n; k++) {
			const [a0, a1] = [(k / n) * 6.2832 + 14 / d0 + row * 0.2, ((k + 1) / n) * 6.2832 - 14 / d0 + row * 0.2];
			const ring: Pt[] = [];
			for (let m = 0; m <= 10; m++) ring.push(q(a0 + ((a1 - a0) * m) / 10, d1));
			for (let m = 10; m >= 0; m--) ring.push(q(a0 + ((a1 - a0) * m) / 10, d0));
			s +=
				path(dPoly(ring), {
					fill: at(
						[t.light, t.wash, mix(t.bg, t.tone, 0.6), mix(t.bg, t.accent, 0.4), mix(t.bg, t.tone, 0.3)],
						k * 2 + row,
					),
					stroke: t.line,
					w: 2,
				}) + bed(ring, k + row * 2, t, r, 0.9);
		}
	}
	s +=
		circle(cx, cy, 80, { fill: t.bg, stroke: t.line, w: 2 }) + planTree(cx, cy, 62, 6, r, t, t.dark ? t.wash : t.tone);
	return (
		s +
		label(...q(-0.6, 300), cx + 480, cy - 300, "1", t) +
		label(...q(0.5, 200), cx + 500, cy + 250, "2", t) +
		label(...q(2.6, 360), cx - 500, cy + 240, "3", t)
	);
}

/** The bank of a stream: reeds, boulders, stepping stones. */
function stream(seed: number, r: Rng, t: Theme): string {
	const wave = noise(seed + 31);
	const mid: Pt[] = [];
	for (let x = -80; x <= W + 80; x += 60) mid.push([x, H * (0.28 + 0.42 * wave(x / 430, 1.5))]);
	const off = (d: number, seedY: number): Pt[] =>
		mid.map(([x, y]) => [x, y + d * (0.75 + 0.6 * wave(x / 190, seedY))] as Pt);
	let s = "";
	const bands = [330, 220, 130, 62];
	bands.forEach((d, k) => {
		const ring = [...off(-d, 3 + k), ...off(d, 9 + k).reverse()];
		s += path(dPoly(ring), {
			fill: at([mix(t.bg, t.tone, 0.25), t.light, mix(t.bg, t.tone, 0.55), t.dark ? t.deep : t.deep], k),
			stroke: t.line,
			w: 2,
		});
		if (k < 3) s += bed(ring, at([3, 0, 6], k + seed), t, r, 1.3);
	});
	for (let k = -3; k <= 3; k++)
		s += path(curve(off(k * 14, 4)), {
			stroke: mix(t.dark ? t.deep : t.deep, t.bg, 0.55),
			w: 1.6,
			dash: `${60 + k * 9} 22 14 30`,
		});
	for (let k = 0; k < 13; k++) {
		const m = at(mid, 4);
		const [x, y] = [m[0] + r.r(-8, 8) + k * 8, m[1] - 200 + k * 34];
		s +=
			circle(x + 5, y + 5, 17, { fill: t.dark ? t.deep : t.tone }) +
			circle(x, y, r.r(13, 19), { fill: t.light, stroke: t.line, w: 2 });
	}
	for (let k = 0; k < 34; k++) {
		const [x, y] = [r.r(0, W), r.r(0, H)];
		const near = Math.min(...mid.map((q) => Math.hypot(q[0] - x, q[1] - y)));
		if (near > 150)
			s += planTree(x, y, r.r(24, 76), at([1, 4, 0, 3, 6], k), r, t, k % 6 === 0 ? mix(t.bg, t.accent, 0.75) : t.light);
	}
	return s;
}

export function draw(seed: number): string {
	const r = rng(seed, 15);
	const t = themeOf(seed, 4, "paper");
	const kind = ((seed % 4) + 4) % 4;
	const s =
		kind === 0 ? wheel(r, t) : kind === 1 ? drifts(seed, r, t) : kind === 2 ? orchard(r, t) : stream(seed, r, t);
	const foot =
		kind === 2
			? ""
			: rect(0, H - 100, 400, 100, { fill: t.bg }) + north(62, H - 48, 24, t, 14) + scaleBar(130, H - 62, 44, t);
	return page(t.bg, s + foot);
}
