import { opening } from "../facade.ts";
import { figure } from "../figures.ts";
import { box, curve, ellipse, H, hatch, num, type Pt, page, path, poly, rect, seg, shotOf, W } from "../ink.ts";
import { at, type Rng, rng } from "../rng.ts";
import { ridge, skyline, under } from "../terrain.ts";
import { mix, type Theme, themeOf } from "../theme.ts";
import { grass, tree } from "../trees.ts";
import { table, truss } from "./section.ts";

/** Slanting strokes over a rectangle. */
export function rain(
	r: Rng,
	x: number,
	y: number,
	w: number,
	h: number,
	n: number,
	slant: number,
	colour: string,
	wd = 1.5,
	long = 60,
): string {
	let d = "";
	for (let k = 0; k < n; k++) {
		const len = long * r.r(0.35, 1.3);
		d += `M${num(x + r.f() * w)} ${num(y + r.f() * h)}l${num(-len * slant)} ${num(len)}`;
	}
	return path(d, { stroke: colour, w: wd, cap: "round" });
}

const splash = (x: number, y: number, k: number, t: Theme): string =>
	path(
		`M${num(x - 9 * k)} ${num(y)}q${num(3 * k)} ${num(-8 * k)} ${num(-4 * k)} ${num(-15 * k)}M${num(x)} ${num(y)}v${num(-12 * k)}M${num(x + 9 * k)} ${num(y)}q${num(-3 * k)} ${num(-8 * k)} ${num(5 * k)} ${num(-13 * k)}`,
		{ stroke: t.line, w: 1.6 },
	);

const tankOf = (x: number, y: number, w: number, h: number, fill: number, t: Theme): string => {
	const top = y + h * (1 - fill);
	return (
		rect(x - 14, y - 10, w + 28, h + 26, { fill: t.cut }) +
		rect(x, y, w, h, { fill: t.light }) +
		rect(x, top, w, h * fill, { fill: t.dark ? t.tone : t.tone }) +
		hatch(box(x, top, w, h * fill), 0, 9, { stroke: t.line, w: 1.3 }) +
		seg(x, top, x + w, top, { stroke: t.line, w: 3 })
	);
};

const chain = (x: number, y0: number, y1: number, t: Theme): string => {
	let s = "";
	for (let y = y0; y < y1; y += 26)
		s +=
			path(`M${num(x - 9)} ${num(y)}h18l-5 18h-8Z`, { stroke: t.line, w: 2, fill: t.light }) +
			seg(x, y + 18, x, y + 26, { stroke: t.line, w: 1.8 });
	return s;
};

function house(seed: number, r: Rng, t: Theme): string {
	const [x, w, y] = [r.r(330, 480), r.r(520, 600), 640];
	const [h, rise] = [r.r(190, 220), r.r(180, 240)];
	const f = ridge(seed, W, 420, 170, 0.5);
	let s =
		poly(under(skyline(f, 0, W), H), { fill: mix(t.bg, t.tone, 0.25) }) +
		rain(r, -50, -60, W + 300, 760, 900, 0.28, t.soft);
	for (const tx of [110, 210, 1240, 1350])
		s += tree(r.pick(["shola", "gum", "haze"]), tx, y + 6, r.r(240, 360), r, {
			line: t.line,
			fill: t.dark ? t.wash : t.light,
		});
	const inner: Pt[] = [
		[x, y],
		[x, y - h],
		[x + w / 2, y - h - rise],
		[x + w, y - h],
		[x + w, y],
	];
	s +=
		poly(inner, { fill: t.light }) +
		opening("casement", x + w * 0.36, y - 150, 70, 80, t) +
		opening("casement", x + w * 0.6, y - 150, 70, 80, t) +
		truss(x, y - h, w, rise, t, 3);
	s +=
		table(x + w * 0.28, y, 170, t) +
		figure(x + w * 0.24, y, 84, "sit", t.line) +
		figure(x + w * 0.7, y, 96, "sari", t.line, -1) +
		figure(x + w * 0.5, y, 92, "stoop", t.line);
	const soil: Pt[] = [
		[-10, y],
		[W + 10, y + 4],
		[W + 10, H + 10],
		[-10, H + 10],
	];
	s += poly(soil, { fill: t.dark ? t.deep : mix(t.bg, t.deep, 0.9) }) + seg(0, y, W, y, { stroke: t.line, w: 5 });
	s +=
		rect(x - 14, y - h, 14, h + 50, { fill: t.cut }) +
		rect(x + w, y - h, 14, h + 50, { fill: t.cut }) +
		rect(x - 14, y, w + 28, 14, { fill: t.cut });
	const roof: Pt[] = [
		[x - 110, y - h + 74],
		[x + w / 2, y - h - rise - 8],
		[x + w + 110, y - h + 74],
		[x + w + 110, y - h + 48],
		[x + w / 2, y - h - rise - 36],
		[x - 110, y - h + 48],
	];
	s += poly(roof, { fill: t.accent, stroke: t.line, w: 3 });
	const gx = x + w + 118;
	s +=
		path(`M${num(gx - 20)} ${num(y - h + 60)}v14a17 17 0 0 0 34 0v-14`, { stroke: t.line, w: 5 }) +
		chain(gx, y - h + 94, y - 10, t) +
		path(`M${num(gx)} ${num(y)}v70H${num(x + w - 40)}v30`, { stroke: t.light, w: 12 }) +
		path(`M${num(gx)} ${num(y)}v70H${num(x + w - 40)}v30`, { stroke: t.line, w: 2.4 });
	s += tankOf(x + 60, y + 100, w - 80, 160, r.r(0.5, 0.8), t);
	for (let k = 0; k < 14; k++) s += splash(r.r(20, x - 130), y - 2, 1, t) + splash(r.r(gx + 30, W), y - 2, 1, t);
	for (let k = 0; k < 15; k++)
		s += splash(x - 90 + ((w / 2 + 80) * k) / 15, y - h + 46 - ((rise + 78) * k) / 15, 0.7, t);
	return s + figure(210, y, 96, "walk", t.line, 1, { umbrella: true });
}

function veranda(r: Rng, t: Theme): string {
	const y = 730;
	let s = rain(r, -40, -80, W + 300, 860, 760, 0.2, t.soft, 1.8, 90);
	for (let k = 0; k < 3; k++) {
		const f = ridge(r.i(1, 999), W, 470 + k * 80, 150, 0.3);
		s = poly(under(skyline(f, 0, W), H), { fill: mix(t.bg, t.tone, 0.18 + k * 0.16) }) + s;
	}
	s += tree("shola", 1260, y + 40, 420, r, { line: t.line, fill: t.dark ? t.wash : t.light, w: 2 });
	s += rect(0, 0, 470, y, { fill: t.light }) + rect(0, 0, 60, y, { fill: t.cut });
	s += opening("shutter", 200, y - 400, 130, 190, t) + opening("door", 356, y - 330, 94, 330, t);
	s +=
		rect(470, 0, 30, y, { fill: t.cut }) +
		poly(
			[
				[500, 170],
				[940, 380],
				[940, y],
				[500, y],
			],
			{ fill: mix(t.bg, t.light, 0.8) },
		);
	s +=
		hatch(
			[
				[500, 330],
				[940, 530],
				[940, 560],
				[500, 560],
			],
			90,
			22,
			{ stroke: t.faint, w: 1.3 },
		) + opening("casement", 560, y - 330, 130, 170, t);
	const slope = (x: number) => 60 + (x - 380) * 0.48;
	s += poly(
		[
			[300, slope(300) + 40],
			[1110, slope(1110) + 40],
			[1110, slope(1110) + 66],
			[300, slope(300) + 66],
		],
		{ fill: t.cut },
	);
	for (let k = 0; k < 11; k++) {
		const x = 250 + k * 82;
		s += poly(
			[
				[x, slope(x) + 34],
				[x + 106, slope(x + 106) + 28],
				[x + 108, slope(x + 108) + 6],
				[x - 4, slope(x - 4) + 14],
			],
			{ fill: mix(t.accent, t.bg, 0.06), stroke: t.line, w: 3 },
		);
		if (k > 3) s += rect(x + 30, slope(x) + 66, 20, 30, { fill: t.line });
	}
	s +=
		rect(880, slope(880) + 66, 26, y - slope(880) - 66, { fill: t.accent, stroke: t.line, w: 2.4 }) +
		rect(862, y - 30, 62, 30, { fill: t.light, stroke: t.line, w: 2.4 });
	const ex = 1116;
	for (let k = 0; k < 9; k++)
		s += seg(ex - 5 + r.r(-10, 12), slope(ex) + 70 + k * 52, ex - 8 + r.r(-8, 8), slope(ex) + 96 + k * 52, {
			stroke: t.line,
			w: 3,
		});
	s +=
		rect(0, y, 960, 26, { fill: t.cut }) +
		rect(0, y + 26, 960, H, { fill: t.dark ? t.deep : t.tone }) +
		hatch(box(0, y + 26, 960, 220), 45, 15, { stroke: t.line, w: 1.4 });
	s +=
		poly(
			[
				[960, y],
				[1050, y],
				[1050, y + 90],
				[1190, y + 90],
				[1190, y + 10],
				[W, y + 20],
				[W, H],
				[960, H],
			],
			{ fill: t.dark ? t.deep : t.deep },
		) +
		rect(1050, y + 44, 140, 46, { fill: t.tone }) +
		hatch(box(1050, y + 44, 140, 46), 0, 9, { stroke: t.line, w: 1.4 });
	for (let k = 0; k < 8; k++)
		s +=
			splash(1070 + k * 14, y + 44, 1.1, t) +
			ellipse(1280 + r.r(-60, 120), y + 22 + k * 2, 22, 5, { stroke: t.line, w: 1.6 });
	s +=
		rect(728, y - 70, 62, 9, { fill: t.accent, stroke: t.line, w: 2 }) +
		seg(736, y - 60, 732, y, { stroke: t.line, w: 4 }) +
		seg(782, y - 60, 786, y, { stroke: t.line, w: 4 });
	s +=
		figure(770, y, 250, "sit", t.line, 1) +
		figure(640, y, 236, "ground", t.line, 1) +
		seg(740, y - 74, 800, y - 74, { stroke: t.line, w: 6 });
	return s;
}

function funnel(seed: number, r: Rng, t: Theme): string {
	const y = 600;
	const mid = r.r(660, 780);
	const half = r.r(380, 440);
	let s = rain(r, -50, -60, W + 100, 640, 1100, 0, t.soft, 1.4, 80);
	const f = ridge(seed, W, 500, 120, 0.6);
	s += poly(under(skyline(f, 0, W), H), { fill: mix(t.bg, t.tone, 0.3) });
	const low = y - 190;
	const high = y - 360;
	s += poly(
		[
			[mid - half, y],
			[mid - half, high],
			[mid, low],
			[mid + half, high],
			[mid + half, y],
		],
		{ fill: t.light },
	);
	for (let k = 0; k < 10; k++)
		if (k !== 4 && k !== 5)
			s += opening(k % 3 ? "strip" : "louvre", mid - half + 30 + k * (half / 5.2), y - 150, half / 6.4, 92, t);
	s += table(mid - half + 80, y, 200, t) + table(mid + 120, y, 200, t);
	for (const [k, x] of [mid - half + 60, mid - half + 310, mid + 100, mid + 350].entries())
		s += figure(x, y, 96, at(["sit", "sari", "stoop", "kurta"] as const, k), t.line, k % 2 ? -1 : 1);
	s += poly(
		[
			[-10, y],
			[W + 10, y],
			[W + 10, H + 10],
			[-10, H + 10],
		],
		{ fill: t.dark ? t.deep : t.deep },
	);
	s += poly(
		[
			[mid - half - 90, high - 46],
			[mid, low - 8],
			[mid + half + 90, high - 46],
			[mid + half + 90, high - 16],
			[mid, low + 24],
			[mid - half - 90, high - 16],
		],
		{ fill: t.cut },
	);
	for (let k = 1; k < 14; k++) {
		const u = k / 14;
		for (const d of [-1, 1])
			s += path(
				`M${num(mid + d * (half + 60) * u)} ${num(low - 20 - (low - high + 24) * u)}l${-d * 26} 11m${d * 8}-12l${-d * 8} 12 ${d * 14} 3`,
				{
					stroke: t.accent,
					w: 2.6,
				},
			);
	}
	s +=
		rect(mid - 18, low, 36, y - low + 90, { fill: t.light, stroke: t.line, w: 3 }) +
		hatch(box(mid - 14, low + 30, 28, y - low + 60), 90, 7, { stroke: t.line, w: 1.6 });
	s +=
		tankOf(mid - 250, y + 90, 500, 190, r.r(0.45, 0.75), t) +
		rect(mid - half, y, half * 2, 14, { fill: t.cut }) +
		rect(mid - half - 12, high - 10, 12, y - high + 40, { fill: t.cut }) +
		rect(mid + half, high - 10, 12, y - high + 40, { fill: t.cut });
	for (let k = 0; k < 40; k++)
		s += splash(r.b() ? r.r(0, mid - half - 100) : r.r(mid + half + 100, W), y - 2, r.r(0.6, 1.1), t);
	return (
		s +
		figure(mid + half + 150, y, 100, "walk", t.line, -1, { umbrella: true }) +
		figure(mid - half - 160, y, 96, "stand", t.line, 1, { umbrella: true })
	);
}

function terraces(seed: number, r: Rng, t: Theme): string {
	let s = rain(r, -50, -60, W + 400, 900, 1300, 0.5, t.soft, 1.5, 70);
	const f = ridge(seed, W, 300, 160, 0.5);
	s = poly(under(skyline(f, 0, W), H), { fill: mix(t.bg, t.tone, 0.22) }) + s;
	const pts: Pt[] = [[-10, 300]];
	const n = 7;
	let water = "";
	for (let k = 0; k < n; k++) {
		const [x, y] = [60 + k * 200, 300 + k * 78];
		pts.push([x, y], [x + 6, y + 70], [x + 40, y + 96], [x + 120, y + 96], [x + 150, y + 76]);
		water +=
			path(`M${num(x + 10)} ${num(y + 76)}H${num(x + 150)}L${num(x + 120)} ${num(y + 96)}H${num(x + 40)}Z`, {
				fill: t.tone,
				stroke: t.line,
				w: 2,
			}) + path(`M${num(x + 150)} ${num(y + 74)}q46-6 52 60`, { stroke: t.accent, w: 3.4, dash: "14 7" });
		if (k % 2)
			s += tree(at(["gum", "shola", "conifer"] as const, k), x + 176, y + 80, r.r(200, 300), r, {
				line: t.line,
				fill: t.dark ? t.wash : t.light,
			});
		else
			s += figure(x + 178, y + 78, 92, at(["walk", "sari", "kurta", "stand"] as const, k / 2), t.line, 1, {
				umbrella: true,
			});
		for (let q = 0; q < 4; q++) s += splash(x + 30 + q * 32, y + 76, 0.8, t);
	}
	pts.push([W + 10, 860]);
	const soil = [...pts, [W + 10, H + 10] as Pt, [-10, H + 10] as Pt];
	s += poly(soil, { fill: t.dark ? t.deep : t.deep });
	for (let k = 1; k < 7; k++)
		s += path(curve(pts.filter((_, i) => i % 5 === 0).map(([x, y]) => [x, y + 90 + k * 46] as Pt)), {
			stroke: mix(t.deep, t.bg, 0.4),
			w: 1.6,
			dash: k % 2 ? "40 14" : "12 9",
		});
	return s + water + grass(() => 300, 0, 60, r, t.line);
}

export function draw(seed: number): string {
	const r = rng(seed, 16);
	const t = themeOf(seed, 4, "paper");
	const kind = ((seed % 4) + 4) % 4;
	return page(
		t.bg,
		kind === 0
			? terraces(seed, r, t)
			: kind === 1
				? house(seed, r, t)
				: kind === 2
					? veranda(r, t)
					: funnel(seed, r, t),
		shotOf(seed, 4, true, 1.24, 1),
	);
}
