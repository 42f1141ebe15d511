import { gable, type OpeningKind, opening, roofSide, stone, type WallKind, wall } from "../facade.ts";
import { people } from "../figures.ts";
import { box, circle, curve, H, hatch, line, num, type Pt, page, path, poly, rect, seg, W } from "../ink.ts";
import { level } from "../marks.ts";
import { at, type Rng, rng } from "../rng.ts";
import { ridge, skyline, slope, under } from "../terrain.ts";
import { mix, type Theme, themeOf } from "../theme.ts";
import { grass, type TreeKind, tree } from "../trees.ts";

type Ground = (x: number) => number;

function row(kind: OpeningKind, x: number, y: number, w: number, n: number, ow: number, oh: number, t: Theme): string {
	let s = "";
	for (let k = 0; k < n; k++) s += opening(kind, x + (w * (k + 0.5)) / n - ow / 2, y, ow, oh, t);
	return s;
}

/** A wall on a stone plinth that meets the sloping ground; y is the floor. */
function body(
	x: number,
	y: number,
	w: number,
	h: number,
	kind: WallKind,
	g: Ground,
	r: Rng,
	t: Theme,
	fill: string,
): string {
	const foot: Pt[] = [];
	for (let u = 0; u <= 8; u++) foot.push([x + (w * u) / 8, Math.max(y + 6, g(x + (w * u) / 8))]);
	const deep = Math.max(...foot.map((q) => q[1]));
	let s = poly([[x - 6, y], [x + w + 6, y], ...[...foot].reverse().map(([a, b]) => [a, b] as Pt)], { fill: t.wash });
	s +=
		stone(x - 6, y, w + 12, deep - y, r, { stroke: t.line }, 17) +
		seg(x - 6, y, x + w + 6, y, { stroke: t.line, w: 2 });
	s += rect(x, y - h, w, h, { fill, stroke: t.line, w: 2 }) + wall(kind, x, y - h, w, h, r, t);
	return s;
}
const eaveShade = (x: number, y: number, w: number, d: number, t: Theme) =>
	rect(x, y, w, d, { fill: t.dark ? t.deep : mix(t.tone, t.deep, 0.25) });

function longHouse(g: Ground, r: Rng, t: Theme, x: number, w: number): string {
	const y = Math.min(g(x), g(x + w)) - 10;
	const h = r.r(120, 150);
	const rise = r.r(90, 150);
	let s = body(x, y, w, h, r.pick(["plain", "boards", "dots"]), g, r, t, t.light);
	s += row(
		r.pick(["casement", "shutter", "louvre", "deep"]),
		x + 20,
		y - h + 36,
		w - 40,
		Math.round(w / 105),
		r.r(38, 56),
		62,
		t,
	);
	s += opening("door", x + w * r.r(0.3, 0.7), y - 92, 40, 92, t) + eaveShade(x, y - h, w, 22, t);
	s += roofSide(
		x - 30,
		y - h,
		w + 60,
		rise,
		r.pick([0, 0, rise * 0.8]),
		t,
		t.dark ? t.wash : t.tone,
		r.pick(["sheet", "tile"]),
	);
	for (let k = 0; k < r.i(1, 3); k++) {
		const cx = x + w * r.r(0.12, 0.88);
		s +=
			rect(cx, y - h - rise - 34, 34, 60, { fill: t.light, stroke: t.line, w: 1.8 }) +
			stone(cx, y - h - rise - 34, 34, 60, r, { stroke: t.soft }, 12);
	}
	return s;
}

function gables(g: Ground, r: Rng, t: Theme): string {
	const n = r.i(3, 5);
	const w = 900 / n;
	let s = "";
	for (let k = 0; k < n; k++) {
		const x = 250 + k * (w + 14);
		const ww = w - r.r(4, 44);
		const y = Math.min(g(x), g(x + ww)) - 8;
		const h = r.r(140, 230);
		const rise = ww * r.r(0.42, 0.75);
		const fill = k === n - 2 ? t.accent : t.light;
		s += body(x, y, ww, h, "plain", g, r, t, fill) + gable(x, y - h, ww, rise, 16, t, fill);
		const skin = r.i(0, 2);
		const tri: Pt[] = [
			[x, y],
			[x + ww, y],
			[x + ww, y - h],
			[x + ww / 2, y - h - rise],
			[x, y - h],
		];
		if (skin) s += hatch(tri, skin === 1 ? 90 : 0, 10, { stroke: t.soft, w: 1.1 });
		s +=
			opening("deep", x + ww * 0.16, y - h * 0.86, ww * (k % 2 ? r.r(0.3, 0.62) : r.r(0.24, 0.4)), h * 0.5, t) +
			opening("arch", x + ww / 2 - 17, y - h - rise * 0.42, 34, 52, t);
		if (k % 2 === 0) s += opening("door", x + ww * 0.66, y - 86, 36, 86, t);
		s += poly(
			[
				[x + ww, y - h + 10],
				[x + ww + 18, y - h + 40],
				[x + ww + 18, y + 8],
				[x + ww, y],
			],
			{ fill: t.dark ? t.deep : t.tone },
		);
	}
	return s;
}

function towerHouse(g: Ground, r: Rng, t: Theme): string {
	const x = r.r(430, 620);
	const [w, h] = [r.r(170, 220), r.r(470, 540)];
	const y = g(x + w) - 4;
	const wing = r.r(380, 480);
	let s =
		body(x + w - 4, y, wing, 150, "boards", g, r, t, t.light) +
		row("strip", x + w + 10, y - 118, wing - 20, 2, wing * 0.42, 66, t) +
		eaveShade(x + w, y - 150, wing, 18, t);
	s += roofSide(x + w - 4, y - 150, wing + 40, 60, 0, t, t.tone, "sheet");
	s += body(x, y, w, h, "stone", g, r, t, t.light);
	s += hatch(
		[
			[x + w, y - 208],
			[x + w + 50, y - 208],
			[x + w + 96, y - 150],
			[x + w + 96, y],
			[x + w, y],
		],
		45,
		7,
		{ stroke: t.line, w: 1.4 },
	);
	const floors = 6;
	for (let k = 0; k < floors; k++)
		s += opening(
			k === floors - 1 ? "strip" : "deep",
			x + w * (k % 2 ? 0.16 : 0.56),
			y - h + 34 + ((h - 60) * (floors - 1 - k)) / floors,
			k === floors - 1 ? w * 0.7 : 36,
			50,
			t,
		);
	s += poly(
		[
			[x - 22, y - h],
			[x + w + 22, y - h],
			[x + w * 0.5, y - h - 110],
		],
		{ fill: t.accent, stroke: t.line, w: 2.4 },
	);
	return s + opening("door", x + 24, y - 96, 44, 96, t);
}

function arcade(g: Ground, r: Rng, t: Theme): string {
	const [x, w, n] = [200, 1040, r.i(9, 13)];
	const y = Math.min(g(x), g(x + w)) - 12;
	const h = 128;
	let s = body(x, y, w, h * 2 + 26, "plain", g, r, t, t.light);
	const step = w / n;
	for (let k = 0; k < n; k++) {
		const u = x + k * step;
		s += path(
			`M${num(u + 9)} ${num(y)}V${num(y - h + step / 2 - 9)}A${num(step / 2 - 9)} ${num(step / 2 - 9)} 0 0 1 ${num(u + step - 9)} ${num(y - h + step / 2 - 9)}V${num(y)}Z`,
			{
				fill: t.dark ? t.deep : t.deep,
				stroke: t.line,
				w: 2,
			},
		);
		if (k % 3 === 1) s += rect(u + step * 0.36, y - 66, step * 0.28, 66, { fill: t.accent });
		s += rect(u + 4, y - h * 2, 7, h - 6, { fill: t.line });
	}
	s +=
		rect(x, y - h * 2, w, h - 40, { fill: t.dark ? t.deep : t.tone }) +
		hatch(box(x, y - h * 2, w, h - 40), -45, 12, { stroke: t.line, w: 1 });
	for (let k = 0; k <= n; k++) s += rect(x + k * step - 4, y - h * 2, 8, h, { fill: t.light, stroke: t.line, w: 1.6 });
	s +=
		rect(x - 8, y - h - 40, w + 16, 44, { fill: t.light, stroke: t.line, w: 1.8 }) +
		hatch(box(x - 8, y - h - 36, w + 16, 34), 90, 9, { stroke: t.line, w: 1 });
	s += roofSide(x - 40, y - h * 2, w + 80, r.r(80, 130), 90, t, t.dark ? t.wash : t.tone, "tile");
	return s + opening("arch", x + w / 2 - 30, y - h * 2 - 74, 60, 70, t);
}

export function draw(seed: number): string {
	const r = rng(seed, 4);
	const t = themeOf(seed, 4, "paper", true);
	const mode = ((seed % 4) + 4) % 4;
	const fallY = mode === 3 ? 20 : r.r(60, 190);
	const down = r.b();
	const g = slope(seed, 0, W, 720 - (down ? fallY / 2 : -fallY / 2), 720 + (down ? fallY / 2 : -fallY / 2));
	let s = "";
	if (r.b(0.4)) s += circle(r.r(150, 1290), r.r(140, 240), r.r(48, 84), { fill: t.dark ? t.accent : t.tone });
	for (let k = 0; k < r.i(1, 3); k++) {
		const f = ridge(seed + k, W, 430 + k * 110, 170, 0.4);
		s += poly(under(skyline(f, 0, W), H), { fill: mix(t.bg, t.tone, 0.22 + k * 0.2) });
	}
	const kinds = r.shuffle<TreeKind>(["shola", "gum", "cypress", "conifer", "haze"]);
	const back = { line: t.soft, fill: mix(t.bg, t.tone, 0.6) };
	for (let x = 20; x < W; x += r.r(50, 130)) s += tree(at(kinds, 0), x, g(x) + 4, r.r(170, 330), r, back);
	const made =
		mode === 0
			? longHouse(g, r, t, r.r(150, 260), r.r(880, 1000))
			: mode === 1
				? gables(g, r, t)
				: mode === 2
					? towerHouse(g, r, t)
					: arcade(g, r, t);
	const soil = under(skyline(g, -10, W + 10, 14), H + 10);
	s += made;
	const front = [r.r(20, 130), r.r(1240, 1420), r.r(1180, 1300)];
	for (const [k, x] of front.entries())
		s += tree(at(kinds, k % 2 ? 1 : 2), x, g(x) + 6, r.r(300, 480), r, {
			line: t.line,
			fill: t.dark ? t.wash : t.light,
			w: 2,
		});
	s += poly(soil, { fill: t.dark ? t.deep : mode === 2 ? t.bg : t.wash });
	if (mode !== 1) s += hatch(soil, 45, 13, { stroke: t.soft, w: 1.1 });
	s += path(curve(skyline(g, -10, W + 10, 24)), { stroke: t.line, w: 5 }) + grass(g, 0, W, r, t.line, 34);
	s += people(r, (x) => g(x) - 2, [r.r(120, 240), r.r(560, 620), r.r(640, 660), r.r(1060, 1160)], 74, t.line);
	s +=
		level(W - 210, g(W - 150) + 92, `+2 2${r.i(10, 79)}`, t) +
		line(
			[
				[40, g(40) + 92],
				[300, g(40) + 92],
			],
			{ stroke: t.line, w: 1.2, dash: "18 7 4 7" },
		);
	return page(t.bg, s);
}
