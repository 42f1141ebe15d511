import {
	box,
	clip,
	curve,
	dPoly,
	H,
	hatch,
	inside,
	num,
	type Pt,
	page,
	path,
	poly,
	rect,
	seg,
	stipple,
	turn,
	W,
} from "../ink.ts";
import { bubble, frame, north, scaleBar } from "../marks.ts";
import { at, noise, type Rng, rng } from "../rng.ts";
import { contourLines, contourPath, type Field, hill, range } from "../terrain.ts";
import { text } from "../text.ts";
import { mix, themeOf } from "../theme.ts";

/** Follows the ground: down the slope (stream) or along it with hairpins (road). */
function flow(f: Field, start: Pt, steps: number, along: number): Pt[] {
	const pts: Pt[] = [start];
	let [x, y] = start;
	let heading: Pt = [0, 0];
	for (let k = 0; k < steps; k++) {
		const [gx, gy] = [f(x + 9, y) - f(x - 9, y), f(x, y + 9) - f(x, y - 9)];
		const m = Math.hypot(gx, gy) || 1e-6;
		let [dx, dy] = [
			(-gx / m) * (1 - Math.abs(along)) - (gy / m) * along,
			(-gy / m) * (1 - Math.abs(along)) + (gx / m) * along,
		];
		[dx, dy] = [dx * 0.5 + heading[0] * 0.5, dy * 0.5 + heading[1] * 0.5];
		const n = Math.hypot(dx, dy) || 1;
		heading = [dx / n, dy / n];
		x += heading[0] * 17;
		y += heading[1] * 17;
		pts.push([x, y]);
		if (x < -60 || x > W + 60 || y < -60 || y > H + 60) break;
	}
	return pts;
}

const cased = (pts: readonly Pt[], w: number, fill: string, edge: string, dash?: string): string => {
	const d = curve(pts.filter((_, k) => k % 2 === 0 || k === pts.length - 1));
	return (
		path(d, { stroke: edge, w: w + 5, join: "round" }) +
		path(d, { stroke: fill, w, join: "round" }) +
		(dash ? path(d, { stroke: edge, w: 1.4, dash }) : "")
	);
};

/** Roads that wind up to the school in bends. */
function hairpins(r: Rng, to: Pt, from: Pt, n: number): Pt[] {
	const pts: Pt[] = [from];
	for (let k = 1; k < n; k++) {
		const u = k / n;
		const side = (k % 2 ? 1 : -1) * r.r(110, 190) * (1 - u * 0.45);
		const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
		const m = Math.hypot(dx, dy);
		pts.push([from[0] + dx * u - (dy / m) * side, from[1] + dy * u + (dx / m) * side]);
	}
	return [...pts, to];
}

export function draw(seed: number): string {
	const r = rng(seed, 24);
	const t = themeOf(seed, 4, "mist");
	const mode = ((seed % 4) + 4) % 4;
	const peak = { x: r.r(430, 1010), y: r.r(260, 520), r: r.r(240, 340), h: r.r(0.8, 1.2) };
	const f = hill(seed + 100, at([360, 460, 300, 420], seed), peak);
	const [lo, hi] = range(f, W, H, 24);
	const levels = at([26, 34, 30, 18], seed);
	let s = "";
	// land cover between levels
	const zone = (level: number): Pt[][] =>
		contourLines(
			(x, y) => Math.min(f(x, y) - level, Math.min(x + 40, y + 40, W + 40 - x, H + 40 - y) / 20),
			W + 120,
			H + 120,
			16,
			0,
			-60,
			-60,
		)
			.filter((c) => c.pts.length > 8)
			.map((c) => c.pts);
	if (mode === 3 || mode === 0) {
		const tints = [mix(t.bg, t.tone, 0.16), mix(t.bg, t.tone, 0.34), mix(t.bg, t.tone, 0.55), mix(t.bg, t.tone, 0.8)];
		tints.forEach((fill, k) => {
			for (const ring of zone(lo + (hi - lo) * (0.28 + k * 0.17))) s += path(curve(ring, true), { fill });
		});
	}
	if (mode === 2)
		for (const ring of zone(lo + (hi - lo) * 0.5))
			s += path(curve(ring, true), { fill: mix(t.bg, t.tone, 0.3) }) + stipple(ring, 1500, 3, t.soft, r);
	for (let k = 1; k < levels; k++) {
		const index = k % 5 === 0;
		s += path(contourPath(contourLines(f, W, H, 10, lo + ((hi - lo) * k) / levels), 2), {
			stroke: index ? t.line : t.soft,
			w: index ? 2 : 1.2,
		});
	}
	const stream = flow(f, [peak.x + r.r(120, 200), peak.y + r.r(60, 140)], 90, 0.1);
	const water = t.dark ? mix(t.tone, t.line, 0.3) : t.deep;
	s += path(curve(stream.filter((_, k) => k % 3 === 0)), { stroke: water, w: 6, join: "round" });
	const pond = at(stream, Math.floor(stream.length * 0.6));
	if (mode !== 1)
		s +=
			path(
				curve(
					[
						[pond[0] - 56, pond[1]],
						[pond[0] - 20, pond[1] - 30],
						[pond[0] + 50, pond[1] - 12],
						[pond[0] + 44, pond[1] + 26],
						[pond[0] - 10, pond[1] + 32],
					],
					true,
				),
				{ fill: water },
			) + hatch(box(pond[0] - 34, pond[1] - 12, 66, 26), 0, 8, { stroke: t.bg, w: 1.6 });
	const site: Pt = [peak.x - r.r(90, 170), peak.y + r.r(120, 180)];
	const road = hairpins(r, site, [r.b() ? -40 : W + 40, r.r(720, 900)], r.i(4, 6));
	s += cased(road, 12, t.bg, t.line);
	const trail = flow(f, [site[0] + 20, site[1] - 10], 60, 0.96);
	s += path(curve(trail.filter((_, k) => k % 2 === 0)), {
		stroke: t.accent,
		w: 5,
		dash: mode === 1 ? "18 9" : "4 11",
		cap: "round",
	});
	if (mode === 1)
		for (let k = 1; k < 4; k++) {
			const p = at(trail, Math.floor((trail.length * k) / 4));
			s += bubble(p[0], p[1], String(k), t, 22);
		}
	// tea: striped fields
	if (mode !== 1)
		for (let k = 0; k < 3; k++) {
			const [x, y] = [r.r(120, 1320), r.r(120, 840)];
			const ring: Pt[] = Array.from({ length: 7 }, (_, q) => [
				x + Math.cos((q / 7) * 6.283) * r.r(60, 130),
				y + Math.sin((q / 7) * 6.283) * r.r(50, 100),
			]);
			if (!inside(ring, site[0], site[1]))
				s += hatch(ring, r.r(0, 180), 9, { stroke: t.dark ? t.accent : t.deep, w: 1.8, dash: "7 4" });
		}
	// the school
	const deg = r.r(-30, 30);
	for (let k = 0; k < 9; k++) {
		const p = turn([site[0] + (k % 3) * 62 - 50 + r.r(-8, 8), site[1] - 60 + Math.floor(k / 3) * 48], deg, site);
		const [w, d] = [r.r(26, 48), r.r(15, 22)];
		s += poly(
			box(p[0] - w / 2, p[1] - d / 2, w, d).map((q) => turn(q, deg + (k % 4 === 0 ? 90 : 0), p)),
			{ fill: k === 4 ? t.accent : t.line, stroke: t.bg, w: 2 },
		);
	}
	for (let k = 0; k < 16; k++) {
		const p = at(road, r.i(1, road.length - 2));
		const q: Pt = [p[0] + r.r(-120, 120), p[1] + r.r(-70, 70)];
		if (Math.hypot(q[0] - p[0], q[1] - p[1]) > 30) s += rect(q[0], q[1], r.r(10, 18), r.r(8, 13), { fill: t.line });
	}
	s += poly(
		[
			[peak.x, peak.y - 17],
			[peak.x + 16, peak.y + 11],
			[peak.x - 16, peak.y + 11],
		],
		{ fill: t.accent, stroke: t.bg, w: 2 },
	);
	const plate = (x: number, y: number, word: string, size: number) =>
		text(word, x, y, size, t.bg, { bold: 0.34 }) + text(word, x, y, size, t.line);
	s +=
		plate(peak.x + 26, peak.y - 6, `2 6${String(Math.floor(r.r(10, 37)))}`, 24) +
		plate(site[0] + 96, site[1] + 62, "School", 28);
	// map frame
	const grid = at([240, 360, 180, 240], seed);
	if (mode !== 3) for (let x = grid; x < W; x += grid) s += seg(x, 0, x, H, { stroke: t.soft, w: 1 });
	if (mode !== 3) for (let y = grid * 0.66; y < H; y += grid) s += seg(0, y, W, y, { stroke: t.soft, w: 1 });
	const wood = noise(seed);
	let dots = "";
	for (let k = 0; k < 900; k++) {
		const [x, y] = [r.r(0, W), r.r(0, H)];
		if (wood(x / 200, y / 200) > 0.62 && Math.hypot(x - site[0], y - site[1]) > 140)
			dots += `M${num(x - 5)} ${num(y)}a5 5 0 1 1 10 0M${num(x)} ${num(y)}v6`;
	}
	s += path(dots, { stroke: t.dark ? t.tone : t.deep, w: 1.5 });
	const edge = mode === 3 ? 0 : 46;
	if (edge) {
		s =
			clip(dPoly(box(edge, edge, W - edge * 2, H - edge * 2)), s) +
			rect(edge, edge, W - edge * 2, H - edge * 2, { stroke: t.line, w: 2.4 }) +
			frame(W, H, t, 22);
		for (let k = 0; edge + (k + 1) * 60 < W - edge; k += 2)
			s +=
				rect(edge + k * 60, edge - 14, 60, 7, { fill: t.line }) +
				rect(edge + k * 60, H - edge + 7, 60, 7, { fill: t.line });
	}
	const bx = road[0] && road[0][0] < 0 ? W - 430 : 70;
	s +=
		rect(bx, H - 150, 360, 84, { fill: t.bg, stroke: t.line, w: 1.6 }) +
		north(bx + 48, H - 104, 22, t) +
		scaleBar(bx + 106, H - 122, 44, t);
	return page(t.bg, s);
}
