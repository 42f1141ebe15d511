import type { Pt } from "./ink.ts";
import { at } from "./rng.ts";
import { contourLines, hill, range } from "./terrain.ts";

interface ContourArt {
	width: number;
	height: number;
	/** path data of the thin lines and of every fifth, stronger line */
	lines: string;
	index: string;
}

/** Keeps the points of a run that matter by more than `eps` pixels (Douglas and Peucker). */
function simplify(pts: readonly Pt[], eps: number): Pt[] {
	const first = pts[0];
	const last = pts.at(-1);
	if (!first || !last || pts.length < 3) return [...pts];
	let far = 0;
	let best = 0;
	const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
	const len = Math.hypot(dx, dy);
	pts.forEach(([x, y], k) => {
		const d =
			len < 1 ? Math.hypot(x - first[0], y - first[1]) : Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / len;
		if (d > best) [best, far] = [d, k];
	});
	if (best <= eps) return [first, last];
	return [...simplify(pts.slice(0, far + 1), eps).slice(0, -1), ...simplify(pts.slice(far), eps)];
}

/** Relative quadratic curves through the middles of the edges, in whole pixels. */
function compact(run: readonly Pt[], closed: boolean): string {
	const pts = simplify(closed ? [...run, at(run, 0)] : run, 1.1).map(([x, y]) => [Math.round(x), Math.round(y)] as Pt);
	if (pts.length < 3) return "";
	const rel = (a: Pt, b: Pt) => `${b[0] - a[0]} ${b[1] - a[1]}`.replace(" -", "-");
	const mid = (a: Pt, b: Pt): Pt => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
	const ring = closed ? pts.slice(0, -1) : pts;
	let pen = closed ? mid(at(ring, -1), at(ring, 0)) : at(ring, 0);
	let d = `M${pen[0]} ${pen[1]}`;
	const n = closed ? ring.length : ring.length - 1;
	for (let k = closed ? 0 : 1; k < n; k++) {
		const ctrl = at(ring, k);
		const to = !closed && k === n - 1 ? at(ring, k + 1) : mid(ctrl, at(ring, k + 1));
		const step = `${rel(pen, ctrl)} ${rel(pen, to)}`.replace(" -", "-");
		d += k === (closed ? 0 : 1) || d.length === 0 ? `q${step}` : step.startsWith("-") ? step : ` ${step}`;
		pen = to;
	}
	return closed ? `${d}z` : d;
}

/** Contour lines of a made-up hill for heroes and banners: path data to be stroked, in a box of width by height. */
export function contours(seed: number, width: number, height: number, levels = 24): ContourArt {
	const f = hill(seed, Math.max(230, width / 5.2), {
		x: width * 0.7,
		y: height * 0.45,
		r: Math.min(width, height * 2) * 0.3,
		h: 0.75,
	});
	const [lo, hi] = range(f, width, height, 24);
	const art: ContourArt = { width, height, lines: "", index: "" };
	for (let k = 1; k < levels; k++) {
		const d = contourLines(f, width, height, 9, lo + ((hi - lo) * k) / levels)
			.filter((c) => c.pts.length > 8)
			.map((c) => compact(c.pts, c.closed))
			.join("");
		if (k % 5 === 0) art.index += d;
		else art.lines += d;
	}
	return art;
}
