import { box, clip, curve, dPoly, H, hatch, line, type Pt, page, path, poly, rect, shadow, turn, W } from "../ink.ts";
import { north, scaleBar } from "../marks.ts";
import { at, noise, type Rng, rng } from "../rng.ts";
import { contourLines, contourPath, type Field, hill, range } from "../terrain.ts";
import { mix, type Theme, themeOf } from "../theme.ts";
import { planTree } from "../trees.ts";

interface Roof {
	x: number;
	y: number;
	w: number;
	d: number;
	deg: number;
}

/** A roof from above: ridge, hips or a flat roof with parapet, the shaded half hatched. */
export function roofPlan(b: Roof, t: Theme, r: Rng, high = 26, fill = t.light): string {
	const q = (u: number, v: number): Pt => turn([b.x + (u - 0.5) * b.w, b.y + (v - 0.5) * b.d], b.deg, [b.x, b.y]);
	const ring = [q(0, 0), q(1, 0), q(1, 1), q(0, 1)];
	let s = shadow(ring, high, high, t.dark ? t.deep : mix(t.tone, t.deep, 0.35));
	s += poly(ring, { fill, stroke: t.line, w: 2.4 });
	const kind = r.i(0, 3);
	const rib = { stroke: t.line, w: 1 };
	const inset = kind === 1 ? Math.min(0.5, (b.d / b.w) * 0.5) : 0;
	if (kind < 3) {
		const low: Pt[] = [q(inset, 0.5), q(1 - inset, 0.5), q(1, 1), q(0, 1)];
		s += hatch(low, b.deg + 90, 6.5, rib);
		if (kind === 2) s += hatch([q(0, 0), q(1, 0), q(1, 0.5), q(0, 0.5)], b.deg + 90, 20, rib);
		s += line([q(inset, 0.5), q(1 - inset, 0.5)], { stroke: t.line, w: 3 });
		if (inset)
			s +=
				line([q(0, 0), q(inset, 0.5), q(0, 1)], { stroke: t.line, w: 1.6 }) +
				line([q(1, 0), q(1 - inset, 0.5), q(1, 1)], { stroke: t.line, w: 1.6 });
	} else {
		const [a, c] = [9 / b.w, 9 / b.d];
		s += poly([q(a, c), q(1 - a, c), q(1 - a, 1 - c), q(a, 1 - c)], { stroke: t.line, w: 1.2 });
		const n = Math.max(2, Math.round(b.w / 55));
		for (let k = 0; k < n; k++)
			s += poly([q((k + 0.3) / n, 0.3), q((k + 0.7) / n, 0.3), q((k + 0.7) / n, 0.7), q((k + 0.3) / n, 0.7)], {
				fill: t.wash,
				stroke: t.line,
				w: 1.2,
			});
	}
	return s;
}

const slopeAt = (f: Field, x: number, y: number): number =>
	(Math.atan2(f(x, y + 8) - f(x, y - 8), f(x + 8, y) - f(x - 8, y)) * 180) / Math.PI + 90;

function place(mode: number, r: Rng, f: Field): Roof[] {
	const list: Roof[] = [];
	if (mode === 1) {
		const [cx, cy, deg] = [r.r(560, 880), r.r(420, 540), r.r(-28, 28)];
		const [a, b, d] = [r.r(360, 460), r.r(230, 300), r.r(84, 110)];
		const put = (x: number, y: number, w: number, e: number) => {
			const p = turn([cx + x, cy + y], deg, [cx, cy]);
			list.push({ x: p[0], y: p[1], w, d: e, deg });
		};
		put(0, -b / 2 - d / 2, a + d * 2, d);
		put(0, b / 2 + d / 2 + 20, a, d * 0.8);
		put(-a / 2 - d / 2, 10, d, b * 0.8);
		if (r.b(0.6)) put(a / 2 + d / 2, 30, d * 0.9, b * 1.2);
		put(a / 2 + d * 2.4, -b * 0.6, d * 1.3, d * 1.3);
		return list;
	}
	const [n, size, gap] = mode === 3 ? [5, r.r(260, 300), 420] : [r.i(9, 14), r.r(100, 140), 165];
	for (let k = 0; k < 1500 && list.length < n; k++) {
		const x = mode === 2 ? r.r(150, 1290) : r.r(200, 1240);
		const y = r.r(140, 730);
		if (mode === 0 && Math.abs(y - (640 - x * 0.25)) > 220) continue;
		if (list.some((b) => Math.hypot(b.x - x, b.y - y) < gap)) continue;
		const tilt = slopeAt(f, x, y);
		list.push({
			x,
			y,
			w: size * r.r(0.9, 1.7),
			d: size * r.r(0.5, 0.75),
			deg: mode === 3 ? tilt : Math.round(tilt / 12) * 12,
		});
	}
	return list;
}

export function draw(seed: number): string {
	const r = rng(seed, 3);
	const t = themeOf(seed, 4, "shola");
	const mode = ((seed % 4) + 4) % 4;
	const f = hill(seed + 40, mode === 3 ? 620 : r.r(300, 430));
	const [lo, hi] = range(f, W, H);
	let s = "";
	const n = mode === 3 ? 22 : r.i(26, 38);
	for (let k = 1; k < n; k++)
		s += path(contourPath(contourLines(f, W, H, 12, lo + ((hi - lo) * k) / n), 2), {
			stroke: k % 5 ? t.faint : t.soft,
			w: k % 5 ? 1.3 : 1.9,
		});
	const wave = noise(seed + 9);
	const vertical = r.b(0.4);
	const road = (off: number): Pt[] => {
		const pts: Pt[] = [];
		for (let u = -60; u <= (vertical ? H : W) + 60; u += 60) {
			const v = (vertical ? W : H) * (0.24 + 0.56 * wave(u / 520, 2.5)) + off;
			pts.push(vertical ? [v, u] : [u, v]);
		}
		return pts;
	};
	const lane = road(0);
	const width = mode === 3 ? 62 : 30;
	const stream = mode === 2;
	s +=
		path(curve(lane), { stroke: t.line, w: width + 4 }) +
		path(curve(lane), { stroke: stream ? t.tone : t.bg, w: width });
	if (stream) for (const off of [-8, 0, 8]) s += path(curve(road(off)), { stroke: t.line, w: 1, dash: "46 14 20 22" });
	else s += path(curve(lane), { stroke: t.soft, w: 1.4, dash: "22 14" });
	const roofs = place(mode, r, f).filter(
		(b) => mode === 1 || lane.every(([x, y]) => Math.hypot(x - b.x, y - b.y) > b.d * 0.7 + width),
	);
	if (mode === 1 && roofs[0]) {
		const b = roofs[0];
		const c = turn([b.x, b.y + b.d * 1.9], b.deg, [b.x, b.y]);
		const yard = box(c[0] - b.w * 0.34, c[1] - 110, b.w * 0.68, 230).map((p) => turn(p, b.deg, c));
		s +=
			poly(yard, { fill: t.bg, stroke: t.line, w: 1.4 }) +
			hatch(yard, b.deg, 26, { stroke: t.soft, w: 1 }) +
			hatch(yard, b.deg + 90, 26, { stroke: t.soft, w: 1 });
	}
	const accent = r.i(0, Math.max(0, roofs.length - 1));
	// trees keep clear of buildings and the road; they gather where a second noise is high
	const wood = noise(seed + 77);
	const done: { x: number; y: number; rad: number }[] = [];
	const styles = r.shuffle([0, 1, 2, 3, 4, 6]);
	let behind = "";
	for (let k = 0; k < 2600 && done.length < (mode === 3 ? 46 : 130); k++) {
		const [x, y] = [r.r(-10, W + 10), r.r(-10, H + 10)];
		const dense = wood(x / 230, y / 230);
		if (dense < (mode === 1 ? 0.46 : 0.52)) continue;
		const rad = (mode === 3 ? 44 : 21) * r.r(0.6, 1.45);
		if (roofs.some((b) => Math.hypot(b.x - x, b.y - y) < Math.max(b.w, b.d) * 0.58 + rad + 14)) continue;
		if (lane.some((p) => Math.hypot(p[0] - x, p[1] - y) < width * 0.7 + rad + 8)) continue;
		if (done.some((q) => Math.hypot(q.x - x, q.y - y) < (q.rad + rad) * 0.86)) continue;
		done.push({ x, y, rad });
		behind += planTree(x, y, rad, at(styles, dense > 0.66 ? 0 : dense > 0.58 ? 1 : 2), r, t);
	}
	s += behind;
	roofs.forEach((b, k) => {
		s += roofPlan(b, t, r, mode === 3 ? 44 : 22, k === accent ? t.accent : t.light);
	});
	if (mode === 1 && roofs[0]) {
		const c = turn([roofs[0].x, roofs[0].y + roofs[0].d * 1.8], roofs[0].deg, [roofs[0].x, roofs[0].y]);
		s += planTree(c[0] + 40, c[1] + 10, 58, 6, r, t) + planTree(c[0] - 110, c[1] - 20, 34, 0, r, t);
	}
	const corner = r.b() ? 0 : 1;
	const [px, py] = [corner ? W - 420 : 0, H - 120];
	const plate = rect(px, py, 420, 120, { fill: t.bg });
	s +=
		clip(dPoly(box(0, 0, W, H)), plate) +
		north(px + 70, py + 64, 26, t, r.i(-3, 3) * 8) +
		scaleBar(px + 140, py + 50, 44, t);
	return page(t.bg, s);
}
