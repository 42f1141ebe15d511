import { opening } from "../facade.ts";
import { figure, people } from "../figures.ts";
import {
	box,
	circle,
	clip,
	curve,
	dPoly,
	H,
	hatch,
	line,
	num,
	type Pt,
	page,
	path,
	poly,
	rect,
	seg,
	stipple,
	W,
} from "../ink.ts";
import { dims, level } from "../marks.ts";
import { at, type Rng, rng } from "../rng.ts";
import { ridge, skyline, under } from "../terrain.ts";
import { C, mix, type Theme, themeOf } from "../theme.ts";
import { bareTree, grass, type TreeKind, tree } from "../trees.ts";

/** Parts that a scheme hands over: the rooms behind the cut, what is cut, and the line of the ground. */
interface Cut {
	rooms: string;
	cut: Pt[][];
	ground: Pt[];
	floor: (x: number) => number;
	stand: number[];
}

export const table = (x: number, y: number, w: number, t: Theme): string =>
	rect(x, y - 34, w, 5, { fill: t.line }) +
	seg(x + 8, y - 30, x + 4, y, { stroke: t.line, w: 2 }) +
	seg(x + w - 8, y - 30, x + w - 4, y, { stroke: t.line, w: 2 });

const slabs = (x: number, y: number, w: number, h = 13): Pt[] => box(x, y, w, h);

export const truss = (x: number, y: number, w: number, h: number, t: Theme, n = 4): string => {
	let d = `M${num(x)} ${num(y)}H${num(x + w)}M${num(x)} ${num(y)}L${num(x + w / 2)} ${num(y - h)}L${num(x + w)} ${num(y)}`;
	for (let k = 1; k < n * 2; k++) {
		const u = k / (n * 2);
		const top = y - h * (1 - Math.abs(u * 2 - 1));
		d += `M${num(x + w * u)} ${num(y)}V${num(top)}`;
		const v = (k + (k < n ? 1 : -1)) / (n * 2);
		if (k !== n) d += `M${num(x + w * v)} ${num(y)}L${num(x + w * u)} ${num(top)}`;
	}
	return path(d, { stroke: t.line, w: 3 });
};

export function terraces(r: Rng, t: Theme): Cut {
	const n = r.i(3, 4);
	const w = 840 / n;
	const drop = r.r(80, 112);
	let y = 430 - n * 12;
	const ground: Pt[] = [
		[-20, y - 190],
		[120, y - 160],
		[290, y - 120],
	];
	const cut: Pt[][] = [];
	let rooms = "";
	const stand: number[] = [];
	for (let k = 0; k < n; k++) {
		const x = 300 + k * w;
		const h = r.r(165, 205);
		ground.push([x - 10, k ? y : y - 120], [x - 10, y + 14]);
		rooms += poly(
			[
				[x, y],
				[x + w, y],
				[x + w, y - h + 46],
				[x, y - h],
			],
			{ fill: k % 2 ? t.wash : t.light },
		);
		rooms += opening(
			at(["strip", "casement", "strip", "jali"] as const, k + r.i(0, 1)),
			x + w * 0.26,
			y - 118,
			w * 0.5,
			60,
			t,
		);
		rooms +=
			table(x + w * 0.25, y, w * 0.4, t) +
			figure(x + w * 0.68, y, 68, "stoop", t.line, -1) +
			figure(x + w * 0.16, y, 70, at(["kurta", "sari", "stand"] as const, k), t.line);
		rooms += hatch(
			[
				[x, y - h],
				[x + w, y - h + 46],
				[x + w, y - h + 66],
				[x, y - h + 20],
			],
			90,
			9,
			{ stroke: t.soft, w: 1.2 },
		);
		rooms +=
			seg(x + w, y - h + 46, x + w, y, { stroke: t.line, w: 2 }) +
			seg(x + w - 7, y - h + 44, x + w - 7, y, { stroke: t.line, w: 1.4 });
		cut.push(
			[
				[x - 34, y - h - 8],
				[x + w + 44, y - h + 54],
				[x + w + 44, y - h + 66],
				[x - 34, y - h + 5],
			],
			box(x - 14, k ? y - h : y - h, 14, h),
			slabs(x - 14, y, w + 14),
		);
		for (let q = 0; q < 5; q++)
			rooms += seg(x + w - 8 - q * 2, y + 13 + (drop / 5) * q, x + w + 10, y + 13 + (drop / 5) * q, {
				stroke: t.line,
				w: 1.5,
			});
		stand.push(x + w * 0.5);
		if (k < n - 1) {
			ground.push([x + w - 10, y + 14]);
			y += drop;
		} else ground.push([x + w + 8, y + 14], [x + w + 90, y + 30], [W + 20, y + 130]);
	}
	return { rooms, cut, ground, floor: () => y, stand };
}

function hall(r: Rng, t: Theme): Cut {
	const [x, w] = [r.r(300, 400), r.r(620, 720)];
	const y = 690;
	const h = r.r(250, 300);
	const rise = r.r(150, 210);
	let rooms = poly(
		[
			[x, y],
			[x + w, y],
			[x + w, y - h],
			[x + w / 2, y - h - rise],
			[x, y - h],
		],
		{ fill: t.light },
	);
	const n = 7;
	const m = w * r.r(0.3, 0.42);
	for (let k = 0; k < n; k++)
		if (Math.abs(40 + ((w - 80) * (k + 0.5)) / n - m) > 40)
			rooms += opening(
				k % 2 ? "arch" : "casement",
				x + 40 + ((w - 80) * (k + 0.5)) / n - 22,
				y - (40 + ((w - 80) * (k + 1)) / n < m ? 238 : 200),
				44,
				90,
				t,
			);
	rooms +=
		hatch(
			[
				[x, y - h],
				[x + w, y - h],
				[x + w / 2, y - h - rise],
			],
			90,
			16,
			{ stroke: t.soft, w: 1.2 },
		) + truss(x, y - h, w, rise, t, r.i(3, 5));
	rooms +=
		table(x + m + 60, y, 150, t) +
		table(x + m + 250, y, 110, t) +
		people(r, () => y, [x + m + 40, x + m + 230, x + w - 60], 76, t.line) +
		figure(x + m * 0.5, y - 128, 74, "stoop", t.line, -1) +
		table(x + 40, y - 128, m * 0.4, t);
	for (let k = 0; k < 12; k++) rooms += rect(x + m - 6 + k * 11, y - 122 + k * 10.4, 13, 3, { fill: t.line });
	const cut: Pt[][] = [
		box(x - 20, y - h, 20, h + 60),
		box(x + w, y - h, 20, h),
		slabs(x - 20, y, w + 40, 16),
		slabs(x, y - 128, m, 12),
	];
	cut.push([
		[x - 60, y - h + 26],
		[x + w / 2, y - h - rise - 16],
		[x + w + 60, y - h + 26],
		[x + w + 60, y - h + 10],
		[x + w / 2, y - h - rise - 34],
		[x - 60, y - h + 10],
	]);
	for (const u of [x - 34, x + w - 14]) cut.push(box(u, y + 16, 50, 60));
	const left = y - r.r(110, 190);
	return {
		rooms,
		cut,
		ground: [
			[-20, left - 60],
			[x - 120, left],
			[x - 20, left + 10],
			[x - 20, y + 16],
			[x + w + 20, y + 16],
			[x + w + 20, y - 6],
			[W + 20, y + 40],
		],
		floor: () => y,
		stand: [],
	};
}

function court(r: Rng, t: Theme): Cut {
	const y = 660;
	const wide = r.r(300, 360);
	const gap = 1040 - wide * 2;
	let rooms = "";
	const cut: Pt[][] = [];
	[200, 200 + wide + gap].forEach((x, k) => {
		const two = k === 0;
		const h = two ? 260 : 150;
		rooms += rect(x, y - h, wide, h, { fill: t.light });
		for (let q = 0; q < (two ? 2 : 1); q++) {
			const fy = y - q * 132;
			rooms +=
				opening(q ? "louvre" : "strip", x + 50, fy - 100, wide - 110, 50, t) +
				table(x + 60, fy, 100, t) +
				people(r, () => fy, [x + 40, x + 200, x + wide - 60], 72, t.line);
			if (q) cut.push(slabs(x, fy, wide + 60, 12));
		}
		const inner = two ? x + wide : x;
		cut.push(box(two ? x - 14 : x + wide, y - h, 14, h), slabs(x - 14, y, wide + 28, 14));
		rooms += seg(inner, y - h, inner, y, { stroke: t.line, w: 5 });
		const [lo, hi] = two ? [x - 50, x + wide + 90] : [x + wide + 50, x - 90];
		cut.push([
			[lo, y - h - 70],
			[hi, y - h + 26],
			[hi, y - h + 38],
			[lo, y - h - 56],
		]);
	});
	const cx = 200 + wide + gap / 2;
	rooms +=
		bareTree(cx, y + 10, 440, r, { line: t.line, fill: t.dark ? t.accent : t.deep, w: 2.2 }, 2) +
		figure(cx + 60, y, 50, "sit", t.line) +
		figure(cx - 90, y, 74, "sari", t.line);
	rooms +=
		rect(cx - 120, y + 70, 240, 86, { fill: t.bg, stroke: t.line, w: 3 }) +
		hatch(box(cx - 118, y + 98, 236, 56), 0, 8, { stroke: t.line, w: 1.4 });
	return {
		rooms,
		cut,
		ground: [
			[-20, y - 50],
			[186, y - 30],
			[186, y + 12],
			[214 + wide, y + 14],
			[214 + wide, y + 2],
			[186 + wide + gap, y + 2],
			[186 + wide + gap, y + 14],
			[1254, y + 14],
			[1254, y - 20],
			[W + 20, y - 40],
		],
		floor: () => y,
		stand: [],
	};
}

function cliff(r: Rng, t: Theme): Cut {
	const [x, w, n] = [r.r(620, 760), r.r(210, 260), 5];
	const h = 122;
	const y = 830;
	let rooms = rect(x, y - n * h, w, n * h, { fill: t.light });
	const cut: Pt[][] = [
		box(x - 24, y - n * h + 110, 24, n * h - 90),
		box(x + w, y - n * h, 12, h * 1.2),
		box(x + w, y - h * 1.5, 12, h * 1.5),
		slabs(x - 60, y, w + 90, 18),
	];
	for (let k = 0; k < n; k++) {
		const fy = y - k * h;
		if (k) cut.push(slabs(x, fy, k % 2 ? w - 66 : w, 12));
		if (k % 2) for (let q = 0; q < 9; q++) rooms += rect(x + w - 66 + q * 7, fy + q * 13, 9, 3, { fill: t.line });
		let d = "";
		for (let q = 0; q < 5; q++) d += `M${num(x + 8)} ${num(fy - 24 - q * 17)}h74`;
		rooms +=
			path(d, { stroke: t.line, w: 2 }) + hatch(box(x + 10, fy - 92, 70, 86), 90, 5 + k, { stroke: t.soft, w: 2 });
		rooms +=
			figure(
				x + 110 + k * 12,
				fy,
				68,
				at(["stand", "kurta", "sari", "point", "walk"] as const, k + r.i(0, 4)),
				t.line,
			) + opening("deep", x + w * 0.62, fy - 90, 40, 44, t);
	}
	cut.push([
		[x - 40, y - n * h - 20],
		[x + w + 60, y - n * h - 90],
		[x + w + 60, y - n * h - 76],
		[x - 40, y - n * h - 4],
	]);
	const by = y - n * h + 104;
	rooms +=
		rect(x - 300, by, 300, 9, { fill: t.line }) +
		hatch(box(x - 300, by - 34, 300, 34), 90, 15, { stroke: t.line, w: 1.6 }) +
		seg(x - 300, by - 34, x, by - 34, { stroke: t.line, w: 3 }) +
		people(r, () => by, [x - 240, x - 110], 70, t.line);
	return {
		rooms,
		cut,
		ground: [
			[-20, by - 70],
			[200, by - 20],
			[x - 290, by + 6],
			[x - 250, by + 120],
			[x - 120, by + 180],
			[x - 24, by + 300],
			[x - 24, y + 16],
			[x + w + 12, y + 16],
			[x + w + 14, y],
			[x + w + 140, y + 6],
			[W + 20, y + 70],
		],
		floor: () => y,
		stand: [],
	};
}

export function draw(seed: number): string {
	const r = rng(seed, 5);
	const t = themeOf(seed, 4, "mist", true);
	const scheme = at([terraces, hall, court, cliff], seed)(r, t);
	const flip = r.b();
	let s = "";
	const f = ridge(seed, W, 330, 150, 0.5);
	s +=
		poly(under(skyline(f, 0, W), H), { fill: mix(t.bg, t.tone, 0.28) }) +
		path(curve(skyline(f, 0, W, 16)), { stroke: t.soft, w: 1.4 });
	const top = (x: number): number => {
		const g = scheme.ground;
		for (let k = 0; k + 1 < g.length; k++) {
			const [a, b] = [at(g, k), at(g, k + 1)];
			if (x >= a[0] && x <= b[0] && b[0] > a[0]) return a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
		}
		return scheme.floor(x);
	};
	const kind = r.pick<TreeKind>(["shola", "gum", "conifer", "haze", "cypress"]);
	for (const x of [30, 110, 190, 1290, 1370, 1420])
		s += tree(kind, x + r.r(-20, 20), top(x) + 8, r.r(190, 360), r, { line: t.line, fill: t.dark ? t.wash : t.light });
	s += scheme.rooms;
	const soil: Pt[] = [...scheme.ground, [W + 20, H + 20], [-20, H + 20]];
	const style = r.i(0, 3);
	const solid = t.name === "paper" && r.b(0.5) ? C.laterite : t.dark ? t.deep : C.shola;
	s += poly(soil, { fill: style === 0 || style === 1 ? solid : t.dark ? t.deep : mix(t.bg, t.tone, 0.45) });
	if (style === 1) s += stipple(soil, 900, 2.6, mix(solid, t.bg, 0.45), r);
	if (style === 2) s += hatch(soil, 45, 12, { stroke: t.line, w: 1.4 }) + line(scheme.ground, { stroke: t.line, w: 6 });
	if (style === 3) {
		// layers of the ground run on without the steps that were dug for the building
		const ease = (x: number) =>
			[-260, -160, -60, 60, 160, 260].reduce(
				(sum, d) => sum + Math.max(top(Math.max(-10, Math.min(W + 10, x + d))), 0),
				0,
			) / 6;
		for (let k = 1; k < 10; k++) {
			const layer = skyline((x) => ease(x) + 46 + k * k * 4.5 + k * 12, -20, W + 20, 60);
			s += clip(dPoly(soil), path(curve(layer), { stroke: t.line, w: 1.4, dash: k % 2 ? "60 12 8 12" : "24 10" }));
		}
		s += line(scheme.ground, { stroke: t.line, w: 6 });
	}
	const dark = style < 2 && !t.dark;
	s += scheme.cut
		.map((ring) => poly(ring, { fill: dark ? C.ink : t.cut, stroke: t.bg, w: style < 2 ? 1 : 0.01 }))
		.join("");
	s +=
		grass(top, 0, 190, r, t.line, 22) +
		grass(top, 1260, W, r, t.line, 22) +
		people(r, top, [r.r(210, 250), r.r(1265, 1300)], 74, t.line, { umbrella: r.b(0.3) });
	if (r.b(0.5)) s = circle(r.r(200, 1240), 150, 56, { fill: t.dark ? t.accent : mix(t.bg, t.accent, 0.85) }) + s;
	const note = r.b(0.6) ? dims([300, 520, 740, 960, 1140], 70, t) : "";
	return page(
		t.bg,
		`${flip ? `<g transform="translate(${W} 0) scale(-1 1)">${s}</g>` : s}${note}${level(flip ? 40 : W - 170, 70, "+2 240", t)}`,
	);
}
