import { figure } from "../figures.ts";
import { box, circle, clip, curve, dPoly, hatch, num, type Pt, path, poly, rect, seg, sheet } from "../ink.ts";
import { at, type Rng, rng } from "../rng.ts";
import { contourLines, contourPath, hill, range, ridge, skyline, under } from "../terrain.ts";
import { text } from "../text.ts";
import { C, mix } from "../theme.ts";
import { conifer } from "../trees.ts";

export const posterWidth = 960;
export const posterHeight = 1200;
const [PW, PH] = [posterWidth, posterHeight];

interface Duo {
	bg: string;
	a: string;
	b: string;
	c: string;
	line: string;
}
const duos: readonly Duo[] = [
	{ bg: C.laterite, a: C.paper, b: C.shola, c: mix(C.laterite, C.ink, 0.4), line: C.ink },
	{ bg: C.paper, a: C.shola, b: C.laterite, c: mix(C.shola2, C.mist, 0.6), line: C.ink },
	{ bg: C.shola, a: C.lichen, b: C.paper, c: C.shola2, line: C.paper },
	{ bg: C.mist, a: C.laterite, b: C.ink, c: mix(C.shola2, C.mist, 0.5), line: C.ink },
	{ bg: C.ink, a: C.paper, b: C.lichen, c: C.shola2, line: C.paper },
];

/** Great arches, one within the other, and someone small in the doorway. */
function arches(r: Rng, d: Duo): string {
	const n = r.i(5, 8);
	const cx = PW * r.r(0.42, 0.58);
	let s = circle(cx + r.r(-240, 240), 230, 110, { fill: d.b });
	for (let k = 0; k < n; k++) {
		const w = 400 - (k * 330) / n;
		const top = 300 + (k * 640) / n;
		s += path(`M${num(cx - w)} ${PH}V${num(top + w)}A${num(w)} ${num(w)} 0 0 1 ${num(cx + w)} ${num(top + w)}V${PH}Z`, {
			fill: at([d.a, d.bg, d.b, d.bg], k),
			stroke: d.line,
			w: 2.4,
		});
	}
	return s + figure(cx, PH - 20, 150, "walk", d.line);
}

/** A stair that climbs the whole sheet. */
function climb(r: Rng, d: Duo): string {
	const n = r.i(9, 12);
	const [w, h] = [PW / n, (PH - 260) / n];
	let s = circle(PW * 0.3, 330, 190, { fill: d.b });
	const pts: Pt[] = [[0, PH]];
	for (let k = 0; k < n; k++) pts.push([k * w, PH - 60 - k * h], [(k + 1) * w, PH - 60 - k * h]);
	const ring: Pt[] = [...pts, [PW, PH]];
	s += poly(ring, { fill: d.a });
	for (let k = 0; k < n; k++)
		s += hatch(box(k * w, PH - 60 - k * h, w, PH), 90, 5 + (k % 4) * 5, { stroke: d.bg, w: 2.2 });
	s += rect(0, PH - 60, PW, 60, { fill: d.line });
	const k = r.i(3, n - 3);
	s +=
		figure((k + 0.5) * w, PH - 60 - k * h, 170, "walk", d.line, 1, { roll: true }) +
		figure((n - 1.5) * w, PH - 60 - (n - 2) * h, 150, "sari", d.line);
	return s;
}

/** The hill as a stack of cut-out papers. */
function strata(seed: number, r: Rng, d: Duo): string {
	let s = circle(PW * r.r(0.3, 0.7), 320, 170, { fill: d.a });
	const tints = [d.c, d.b, d.c, d.a, d.b, d.line];
	for (let k = 0; k < 6; k++) {
		const f = ridge(seed * 3 + k, PW, 470 + k * 140, 300 - k * 30, 0.8, 360);
		const pts = skyline(f, -5, PW + 5, 8);
		const fill = at(tints, k);
		s += poly(under(pts, PH), { fill });
		s += hatch(under(pts, PH), at([90, 0, 45, 90, -45, 0], k + seed), at([9, 14, 11, 22], k), {
			stroke: at([d.bg, d.bg, d.line, d.bg], k),
			w: k % 2 ? 1.4 : 2,
		});
		s += path(curve(pts), { stroke: d.bg, w: 6 });
		if (k === 3)
			for (let q = 0; q < 7; q++)
				s += conifer(120 + q * 56, f(120 + q * 56) + 8, r.r(70, 150), r, { line: d.line, fill: d.line, w: 2 });
	}
	return s;
}

/** One letter or number as a building. */
function numeral(r: Rng, d: Duo): string {
	const word = r.pick(["1:1", "1:50", "A1", "45°", "2B", "N"]);
	let s = rect(60, 60, PW - 120, PH - 120, { stroke: d.line, w: 3 });
	for (let x = 60; x <= PW - 60; x += 70) s += seg(x, 60, x, PH - 60, { stroke: mix(d.line, d.bg, 0.8), w: 1.4 });
	for (let y = 60; y <= PH - 60; y += 72) s += seg(60, y, PW - 60, y, { stroke: mix(d.line, d.bg, 0.8), w: 1.4 });
	const size = word.length === 1 ? 1000 : word.length === 2 ? 700 : word.length === 3 ? 560 : 430;
	s +=
		text(word, PW / 2 + 26, 790 + 26, size, d.c, { anchor: "middle", bold: 0.05, track: -0.02 }) +
		text(word, PW / 2, 790, size, d.a, { anchor: "middle", bold: 0.05, track: -0.02 });
	s += seg(60, 794, PW - 60, 794, { stroke: d.b, w: 6 }) + circle(PW - 190, 210, 84, { fill: d.b });
	for (let k = 0; k < 5; k++)
		s += figure(
			170 + k * 150 + r.r(-30, 30),
			PH - 100,
			r.r(120, 150),
			at(["stand", "sari", "point", "kurta", "walk"] as const, k + r.i(0, 3)),
			d.line,
			k % 2 ? 1 : -1,
		);
	return s + rect(60, PH - 102, PW - 120, 6, { fill: d.line });
}

/** A tile field of architectural signs. */
function field(r: Rng, d: Duo): string {
	const [nx, ny] = r.b() ? [4, 5] : [3, 4];
	const [w, h] = [PW / nx, PH / ny];
	let s = "";
	for (let j = 0; j < ny; j++)
		for (let i = 0; i < nx; i++) {
			const [x, y] = [i * w, j * h];
			const [fill, over] = at(
				[
					[d.bg, d.a],
					[d.a, d.bg],
					[d.b, d.bg],
					[d.c, d.a],
					[d.bg, d.b],
				] as const,
				r.i(0, 4),
			);
			const kind = r.i(0, 8);
			const m = Math.min(w, h);
			const p = { fill: over };
			let q = rect(x, y, w, h, { fill });
			if (kind === 0)
				q += path(
					`M${num(x + w * 0.15)} ${num(y + h)}V${num(y + h * 0.5)}A${num(w * 0.35)} ${num(w * 0.35)} 0 0 1 ${num(x + w * 0.85)} ${num(y + h * 0.5)}V${num(y + h)}Z`,
					p,
				);
			if (kind === 1)
				q += poly(
					[
						[x, y + h],
						[x + w, y + h],
						[x + w, y],
					],
					p,
				);
			if (kind === 2)
				q +=
					circle(x + w / 2, y + h / 2, m * 0.36, p) +
					rect(x, y + h / 2, w, h / 2, { fill }) +
					hatch(box(x, y + h / 2, w, h / 2), 0, 16, { stroke: over, w: 3 });
			if (kind === 3)
				for (let k = 0; k < 5; k++)
					q += rect(x + (w * k) / 5, y + h - (h * (k + 1)) / 5, w / 5 + 0.5, (h * (k + 1)) / 5, p);
			if (kind === 4)
				q +=
					poly(
						[
							[x, y + h * 0.55],
							[x + w / 2, y + h * 0.14],
							[x + w, y + h * 0.55],
						],
						p,
					) +
					rect(x + w * 0.12, y + h * 0.55, w * 0.76, h * 0.45, { fill: over }) +
					rect(x + w * 0.42, y + h * 0.68, w * 0.16, h * 0.32, { fill });
			if (kind === 5) q += hatch(box(x, y, w, h), 45, m * 0.11, { stroke: over, w: m * 0.035 });
			if (kind === 6) for (let k = 4; k > 0; k--) q += circle(x, y + h, (m * k) / 4.2, { stroke: over, w: m * 0.05 });
			if (kind === 7) for (let k = 0; k < 4; k++) q += rect(x + w * (0.08 + k * 0.24), y, w * 0.1, h, p);
			if (kind === 8)
				q += figure(x + w / 2, y + h, h * 0.86, r.pick(["stand", "sari", "kurta", "walk"]), over, r.b() ? 1 : -1);
			s += clip(dPoly(box(x, y, w, h)), q);
		}
	return s;
}

/** Contours as the only motif, with one building on them. */
function relief(seed: number, r: Rng, d: Duo): string {
	const f = hill(seed, 330, { x: PW * r.r(0.3, 0.7), y: PH * r.r(0.35, 0.6), r: 260, h: 1.1 });
	const [lo, hi] = range(f, PW, PH);
	let s = "";
	const n = 30;
	for (let k = 1; k < n; k++) {
		const dd = contourPath(contourLines(f, PW, PH, 12, lo + ((hi - lo) * k) / n), 2);
		s += path(dd, { stroke: k % 5 ? mix(d.a, d.bg, 0.25) : d.b, w: k % 5 ? 2.6 : 7 });
	}
	const [x, y, w] = [PW * r.r(0.34, 0.5), PH * r.r(0.62, 0.72), 190];
	s +=
		poly(
			[
				[x - w, y + 260],
				[x - w, y],
				[x, y - 220],
				[x + w, y],
				[x + w, y + 260],
			],
			{ fill: d.bg, stroke: d.a, w: 22 },
		) +
		poly(
			[
				[x - w * 0.5, y + 260],
				[x - w * 0.5, y + 60],
				[x, y - 60],
				[x + w * 0.5, y + 60],
				[x + w * 0.5, y + 260],
			],
			{ stroke: d.a, w: 22 },
		) +
		seg(x - w - 80, y + 260, x + w + 80, y + 260, { stroke: d.a, w: 22 });
	return s;
}

export function draw(seed: number): string {
	const r = rng(seed, 14);
	const d = at(duos, seed * 2);
	const kind = ((seed % 6) + 6) % 6;
	const s =
		kind === 0
			? arches(r, d)
			: kind === 1
				? strata(seed, r, d)
				: kind === 2
					? climb(r, d)
					: kind === 3
						? field(r, d)
						: kind === 4
							? numeral(r, d)
							: relief(seed, r, d);
	return sheet(PW, PH, d.bg, s);
}
