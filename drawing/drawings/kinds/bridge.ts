import { stone } from "../facade.ts";
import { people } from "../figures.ts";
import { box, circle, curve, H, hatch, num, type Pt, page, path, poly, rect, seg, W } from "../ink.ts";
import { dims } from "../marks.ts";
import { at, type Rng, rng } from "../rng.ts";
import { ridge, skyline, under } from "../terrain.ts";
import { mix, type Theme, themeOf } from "../theme.ts";
import { grass, type TreeKind, tree } from "../trees.ts";
import { bar } from "./timber-frame.ts";

interface Gorge {
	left: number;
	right: number;
	deck: number;
	bed: number;
}

function gorge(seed: number, r: Rng, t: Theme, g: Gorge): { water: string; soil: string; top: (x: number) => number } {
	const shape = r.r(1.25, 2.7);
	const pale = !t.dark && r.b(0.5);
	const n = ridge(seed + 4, W, 0, 34, 0.9, 160);
	const prof: Pt[] = [];
	for (let x = -20; x <= W + 20; x += 20) {
		const { left, right, deck, bed } = g;
		const rough = n(x);
		let y = deck + 4;
		if (x < left) y = deck - (left - x) * 0.12 + rough * 0.3 * Math.min(1, (left - x) / 120);
		else if (x > right) y = deck - (x - right) * 0.16 + rough * 0.3 * Math.min(1, (x - right) / 120);
		else {
			const u = (x - left) / (right - left);
			y = deck + (bed - deck) * (1 - Math.abs(2 * u - 1) ** shape) + rough * 1.1 * Math.sin(u * Math.PI);
		}
		prof.push([x, y]);
	}
	const water = g.bed - 66;
	const wx = prof.filter((p) => p[1] > water && p[0] > g.left && p[0] < g.right).map((p) => p[0]);
	const [w0, w1] = [Math.min(...wx), Math.max(...wx)];
	let wet = rect(w0 - 16, water, w1 - w0 + 32, 200, { fill: t.dark ? t.tone : t.tone });
	for (let k = 0; k < 6; k++)
		wet += path(`M${num(w0 + r.r(0, 60))} ${num(water + 5 + k * 10)}H${num(w1 - r.r(0, 60))}`, {
			stroke: t.line,
			w: 1.5,
			dash: `${r.i(40, 120)} ${r.i(10, 40)} ${r.i(10, 30)} 14`,
		});
	const soil = under(prof, H + 20);
	let s = poly(soil, { fill: t.dark ? t.deep : pale ? mix(t.bg, t.tone, 0.45) : mix(t.bg, t.deep, 0.92) });
	if (pale) s += hatch(soil, 45, 14, { stroke: t.soft, w: 1.2 });
	for (let k = 1; k < 6; k++)
		s += path(
			curve(
				prof.filter((_, i) => i % 3 === 0).map(([x, y]) => [x, y + 30 + k * k * 11 + n(x * 2 + k * 90) * 0.4] as Pt),
			),
			{
				stroke: pale ? t.line : mix(t.deep, t.bg, 0.45),
				w: 1.6,
				dash: k % 2 ? "50 16 12 16" : "22 12",
			},
		);
	s += path(curve(prof), { stroke: t.line, w: 4 });
	const top = (x: number) => {
		const i = Math.max(0, Math.min(prof.length - 2, Math.floor((x + 20) / 20)));
		const [a, b] = [at(prof, i), at(prof, i + 1)];
		return a[1] + ((x - a[0]) / 20) * (b[1] - a[1]);
	};
	return { water: wet, soil: s, top };
}

const rail = (x0: number, x1: number, y: (x: number) => number, h: number, t: Theme, gap = 22): string => {
	let d = "";
	for (let x = x0; x <= x1; x += gap) d += `M${num(x)} ${num(y(x))}v${-h}`;
	const top = skyline((x) => y(x) - h, x0, x1, 20);
	return path(d, { stroke: t.line, w: 1.8 }) + path(curve(top), { stroke: t.line, w: 4 });
};

function arch(g: Gorge, r: Rng, t: Theme): string {
	const [x, w] = [g.left - 20, g.right - g.left + 40];
	const y = g.deck;
	const n = r.i(1, 3);
	const span = w / n;
	let d = `M${num(x - 60)} ${num(y)}H${num(x + w + 60)}V${num(y + 60)}H${num(x + w)}`;
	for (let k = n - 1; k >= 0; k--)
		d += `V${num(g.bed)}H${num(x + (k + 1) * span - 26)}V${num(y + 70 + span * 0.3)}A${num(span / 2 - 26)} ${num(Math.min(span / 2 - 26, g.bed - y - 110))} 0 0 0 ${num(x + k * span + 26)} ${num(y + 70 + span * 0.3)}V${num(g.bed)}H${num(x + k * span)}`;
	d += `V${num(y + 60)}H${num(x - 60)}Z`;
	let s = path(d, { fill: t.light, stroke: t.line, w: 3 });
	for (let k = 0; k < n; k++) {
		const cx = x + (k + 0.5) * span;
		const [rx, ry] = [span / 2 - 26, Math.min(span / 2 - 26, g.bed - y - 110)];
		for (let q = 0; q <= 16; q++) {
			const a = Math.PI * (q / 16);
			const [c, e] = [Math.cos(a), Math.sin(a)];
			s += seg(cx + c * rx, y + 70 + span * 0.3 - e * ry, cx + c * (rx + 26), y + 70 + span * 0.3 - e * (ry + 26), {
				stroke: t.line,
				w: 2,
			});
		}
		s += path(
			`M${num(cx - rx - 26)} ${num(y + 70 + span * 0.3)}A${num(rx + 26)} ${num(ry + 26)} 0 0 1 ${num(cx + rx + 26)} ${num(y + 70 + span * 0.3)}`,
			{
				stroke: t.line,
				w: 2.4,
			},
		);
	}
	s +=
		stone(x - 60, y, w + 120, 34, r, { stroke: t.line }, 17) +
		rect(x - 70, y - 44, w + 140, 44, { fill: t.wash, stroke: t.line, w: 2.4 }) +
		stone(x - 70, y - 44, w + 140, 44, r, { stroke: t.line }, 22) +
		rect(x - 76, y - 54, w + 152, 12, { fill: t.accent, stroke: t.line, w: 2 });
	return s;
}

function hanging(g: Gorge, r: Rng, t: Theme): string {
	const [a, b] = [g.left - 10, g.right + 10];
	const high = r.r(210, 270);
	const sag = (x: number) => g.deck - 50 - (high - 50) * ((2 * (x - (a + b) / 2)) / (b - a)) ** 2;
	const deck = (x: number) => g.deck + 22 * (1 - ((2 * (x - (a + b) / 2)) / (b - a)) ** 2);
	let s = "";
	for (let x = a; x <= b; x += 30) s += seg(x, sag(x), x, deck(x), { stroke: t.line, w: 1.8 });
	s +=
		path(curve(skyline(sag, a, b, 20)), { stroke: t.accent, w: 7 }) +
		seg(a, g.deck - high, a - 260, g.deck + 10, { stroke: t.accent, w: 6 }) +
		seg(b, g.deck - high, b + 260, g.deck - 20, { stroke: t.accent, w: 6 });
	s += path(curve(skyline(deck, a - 20, b + 20, 20)), { stroke: t.line, w: 14 }) + rail(a, b, deck, 46, t);
	for (const x of [a, b])
		s +=
			poly(
				[
					[x - 34, g.deck + 60],
					[x - 13, g.deck - high - 20],
					[x + 13, g.deck - high - 20],
					[x + 34, g.deck + 60],
				],
				{ fill: t.light, stroke: t.line, w: 3 },
			) +
			hatch(
				[
					[x, g.deck + 60],
					[x + 2, g.deck - high - 20],
					[x + 13, g.deck - high - 20],
					[x + 34, g.deck + 60],
				],
				45,
				9,
				{ stroke: t.line, w: 1.4 },
			);
	return s;
}

function covered(g: Gorge, r: Rng, t: Theme): string {
	const [a, b] = [g.left - 50, g.right + 50];
	const n = Math.round((b - a) / r.r(76, 100));
	const u = (b - a) / n;
	const h = 150;
	let s = rect(a, g.deck - h, b - a, h, { fill: mix(t.bg, t.tone, 0.3) });
	for (let k = 0; k < n; k++) {
		const [x0, x1] = [a + k * u, a + (k + 1) * u];
		s +=
			k < n / 2
				? bar([x0, g.deck - 6], [x1, g.deck - h], 8, t.light, t.line)
				: bar([x0, g.deck - h], [x1, g.deck - 6], 8, t.light, t.line);
	}
	for (let k = 0; k <= n; k++) s += bar([a + k * u, g.deck], [a + k * u, g.deck - h], 10, t.light, t.line);
	s +=
		rect(a - 20, g.deck - 8, b - a + 40, 24, { fill: t.accent, stroke: t.line, w: 2.6 }) +
		rect(a - 20, g.deck - h - 12, b - a + 40, 18, { fill: t.accent, stroke: t.line, w: 2.6 });
	const roof: Pt[] = [
		[a - 50, g.deck - h + 4],
		[b + 50, g.deck - h + 4],
		[b + 16, g.deck - h - 96],
		[a - 16, g.deck - h - 96],
	];
	s += poly(roof, { fill: t.light, stroke: t.line, w: 3 });
	for (let k = 0; k < 7; k++)
		s +=
			hatch(
				[
					[a - 46 + k * 5, g.deck - h - k * 14],
					[b + 46 - k * 5, g.deck - h - k * 14],
					[b + 44 - k * 5, g.deck - h - k * 14 - 14],
					[a - 42 + k * 5, g.deck - h - k * 14 - 14],
				],
				90,
				11 + (k % 2) * 0.01 + k * 0.3,
				{ stroke: t.line, w: 1.1 },
			) + seg(a - 46 + k * 5, g.deck - h - k * 14, b + 46 - k * 5, g.deck - h - k * 14, { stroke: t.line, w: 1.2 });
	const m = (a + b) / 2;
	for (const d of [-1, 1])
		s +=
			bar([m + d * (b - a) * 0.48, g.deck + 130], [m + d * (b - a) * 0.24, g.deck + 14], 16, t.light, t.line) +
			bar([m + d * (b - a) * 0.46, g.deck + 150], [m + d * (b - a) * 0.1, g.deck + 14], 12, t.light, t.line);
	return s;
}

function struts(g: Gorge, r: Rng, t: Theme): string {
	const [a, b] = [g.left - 10, g.right + 10];
	const piers = r.i(2, 3);
	let s = "";
	for (let k = 0; k < piers; k++) {
		const x = a + ((b - a) * (k + 0.5)) / piers;
		const foot = g.bed + 10;
		const reach = (b - a) / piers / 2;
		const y = g.deck + (foot - g.deck) * 0.5;
		s +=
			poly(
				[
					[x - 30, foot],
					[x - 17, y],
					[x + 17, y],
					[x + 30, foot],
				],
				{ fill: t.light, stroke: t.line, w: 3 },
			) + stone(x - 24, y, 48, foot - y, r, { stroke: t.soft }, 18);
		for (let q = -4; q <= 4; q++)
			s += bar([x + q * 3, y + 6], [x + (q * reach) / 4.3, g.deck + 14], 9, q % 2 ? t.light : t.accent, t.line);
		s += seg(x - reach * 0.5, (y + g.deck) / 2 + 8, x + reach * 0.5, (y + g.deck) / 2 + 8, { stroke: t.line, w: 5 });
	}
	s +=
		rect(a - 60, g.deck, b - a + 120, 17, { fill: t.light, stroke: t.line, w: 3 }) +
		hatch(box(a - 60, g.deck, b - a + 120, 17), 90, 12, { stroke: t.line, w: 1.4 });
	return s + rail(a - 50, b + 50, () => g.deck, 52, t, 17);
}

export function draw(seed: number): string {
	const r = rng(seed, 26);
	const t = themeOf(seed, 4, "mist", true);
	const kind = ((seed % 4) + 4) % 4;
	const wide = r.r(560, 780);
	const left = r.r(260, W - 260 - wide);
	const g: Gorge = { left, right: left + wide, deck: r.r(430, 510), bed: r.r(760, 830) };
	let s = r.b(0.5)
		? circle(r.r(160, 1280), r.r(110, 190), r.r(44, 70), { fill: t.dark ? t.accent : mix(t.bg, t.tone, 0.8) })
		: "";
	for (let k = 0; k < 2; k++)
		s += poly(under(skyline(ridge(seed * 2 + k, W, 330 + k * 90, 210, 0.6), 0, W), H), {
			fill: mix(t.bg, t.tone, 0.2 + k * 0.2),
		});
	const kinds = r.shuffle<TreeKind>(["shola", "gum", "conifer", "haze", "cypress", "bare"]);
	const land = gorge(seed, r, t, g);
	for (let x = g.left + 60; x < g.right - 40; x += r.r(70, 130))
		s += tree(at(kinds, 0), x, g.deck + 260, r.r(180, 330), r, { line: t.soft, fill: mix(t.bg, t.tone, 0.5) });
	const made = at([covered, arch, hanging, struts], kind)(g, r, t);
	s += land.water + made + land.soil;
	for (const x of [40, 130, 1320, 1410])
		s += tree(at(kinds, x > 700 ? 1 : 2), x + r.r(-20, 20), land.top(x) + 8, r.r(200, 380), r, {
			line: t.line,
			fill: t.dark ? t.wash : t.light,
			w: 1.9,
		});
	const walk =
		kind === 2 ? (x: number) => g.deck + 14 * (1 - ((2 * (x - (g.left + g.right) / 2)) / wide) ** 2) : () => g.deck - 2;
	s += people(
		r,
		walk,
		[0.18, 0.3, 0.56, 0.8].map((u) => g.left + wide * (u + r.r(-0.06, 0.06))),
		78,
		t.line,
		{ umbrella: r.b(0.2) },
	);
	s += grass(land.top, 0, g.left - 70, r, t.line, 24) + grass(land.top, g.right + 70, W, r, t.line, 24);
	s += dims([g.left, g.right], 920, { ...t, soft: t.dark ? t.soft : mix(t.deep, t.bg, 0.5) });
	return page(t.bg, s);
}
