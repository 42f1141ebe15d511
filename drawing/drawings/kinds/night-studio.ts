import { figure, type Pose, upright } from "../figures.ts";
import { box, circle, H, hatch, num, type Pt, page, path, poly, rect, seg, shotOf, W } from "../ink.ts";
import { at, type Rng, rng } from "../rng.ts";
import { block, drawSolid, project, type View } from "../solids.ts";
import { ridge, skyline, under } from "../terrain.ts";
import { C, mix } from "../theme.ts";
import { conifer, tree } from "../trees.ts";

interface Night {
	sky: string;
	dark: string;
	mid: string;
	lit: string;
	glow: string;
	line: string;
}
const nights: readonly Night[] = [
	{
		sky: C.shola,
		dark: mix(C.shola, C.ink, 0.8),
		mid: C.shola2,
		lit: C.lichen,
		glow: mix(mix(C.lichen, C.mist, 0.4), C.shola, 0.84),
		line: mix(C.shola, C.mist, 0.45),
	},
	{
		sky: C.ink,
		dark: mix(C.ink, "#000000", 0.35),
		mid: C.shola,
		lit: mix(C.lichen, C.paper, 0.62),
		glow: mix(mix(C.lichen, C.mist, 0.4), C.ink, 0.8),
		line: mix(C.ink, C.mist, 0.5),
	},
	{
		sky: C.shola2,
		dark: C.ink,
		mid: C.shola,
		lit: mix(C.lichen, C.paper, 0.45),
		glow: mix(mix(C.lichen, C.mist, 0.4), C.shola2, 0.82),
		line: mix(C.shola2, C.mist, 0.4),
	},
];

const stars = (r: Rng, n: number, h: number, c: string): string => {
	let d = "";
	for (let k = 0; k < n; k++) d += `M${num(r.r(0, W))} ${num(r.r(0, h))}h.01`;
	return path(d, { stroke: c, w: 3, cap: "round" });
};

/** One lit room: a table, someone at work, a lamp, a drawing on the wall. */
function room(x: number, y: number, w: number, h: number, n: Night, r: Rng): string {
	let s = rect(x, y, w, h, { fill: n.lit });
	const f = y + h;
	const kind = r.i(0, 4);
	const k = h / 150;
	if (kind !== 4)
		s +=
			rect(x + w * 0.3, f - 42 * k, w * 0.5, 6 * k, { fill: n.dark }) +
			rect(x + w * 0.33, f - 40 * k, 4 * k, 40 * k, { fill: n.dark }) +
			rect(x + w * 0.75, f - 40 * k, 4 * k, 40 * k, { fill: n.dark });
	if (kind < 2)
		s +=
			figure(x + w * 0.22, f, 104 * k, r.pick<Pose>(["sit", "stoop"]), n.dark) +
			path(`M${num(x + w * 0.62)} ${num(f - 42 * k)}v${num(-34 * k)}l${num(18 * k)} ${num(-12 * k)}`, {
				stroke: n.dark,
				w: 3.4 * k,
			});
	if (kind === 2)
		s += figure(x + w * 0.5, f, 106 * k, r.pick(upright), n.dark, -1) + figure(x + w * 0.78, f, 98 * k, "sari", n.dark);
	if (kind === 3)
		s += poly(
			[
				[x + w * 0.4, f - 42 * k],
				[x + w * 0.4, f - 62 * k],
				[x + w * 0.5, f - 76 * k],
				[x + w * 0.6, f - 62 * k],
				[x + w * 0.6, f - 42 * k],
			],
			{ fill: n.mid },
		);
	if (kind === 4)
		for (let q = 0; q < 3; q++)
			s +=
				hatch(box(x + 6, f - 34 * k - q * 36 * k, w - 12, 26 * k), 90, 8 * k, { stroke: n.dark, w: 4.4 * k }) +
				rect(x, f - 8 * k - q * 36 * k, w, 4 * k, { fill: n.dark });
	if (r.b(0.4) && kind !== 4)
		s +=
			rect(x + w * 0.12, y + h * 0.14, w * 0.24, h * 0.3, { stroke: n.dark, w: 2.2 }) +
			hatch(box(x + w * 0.12, y + h * 0.14, w * 0.24, h * 0.3), 45, 8, { stroke: n.dark, w: 1.4 });
	return (
		s +
		seg(x + w * 0.55, y, x + w * 0.55, y + h * 0.24, { stroke: n.dark, w: 1.8 }) +
		poly(
			[
				[x + w * 0.55 - 12 * k, y + h * 0.3],
				[x + w * 0.55 + 12 * k, y + h * 0.3],
				[x + w * 0.55, y + h * 0.22],
			],
			{ fill: n.dark },
		)
	);
}

function front(seed: number, r: Rng, n: Night): string {
	const [cols, rows] = [r.i(6, 8), r.i(3, 4)];
	const [w, h] = [1120 / cols, 560 / rows];
	const [x0, y0] = [r.b() ? 60 : 260, 250];
	let s =
		stars(r, 60, 260, n.line) +
		circle(x0 > 100 ? 130 : 1310, 130, 50, { fill: n.lit }) +
		circle((x0 > 100 ? 130 : 1310) + 20, 118, 46, { fill: n.sky });
	s += poly(under(skyline(ridge(seed, W, 330, 160, 0.6), 0, W), H), { fill: n.mid });
	for (let k = 0; k < 22; k++)
		s += conifer(k * 70 + r.r(-20, 20), 820, r.r(160, 330), r, {
			line: mix(n.mid, n.dark, 0.5),
			fill: mix(n.mid, n.dark, 0.5),
			w: 2,
		});
	s += rect(x0, y0, 1120, 560, { fill: n.dark });
	for (let j = 0; j < rows; j++)
		for (let i = 0; i < cols; i++) {
			const [x, y] = [x0 + i * w + 9, y0 + j * h + 14];
			if (r.b(0.72)) s += room(x, y, w - 18, h - 22, n, r);
			else
				s +=
					rect(x, y, w - 18, h - 22, { fill: n.mid }) +
					hatch(box(x, y, w - 18, h - 22), 0, 9, { stroke: n.dark, w: 2 });
		}
	const roof = r.i(0, 1);
	if (roof)
		for (let k = 0; k < cols; k++)
			s += poly(
				[
					[x0 + k * w, y0 + 2],
					[x0 + k * w, y0 - 70],
					[x0 + (k + 1) * w, y0 + 2],
				],
				{ fill: n.dark },
			);
	else
		s += poly(
			[
				[x0 - 50, y0 + 2],
				[x0 + 1170, y0 + 2],
				[x0 + 1100, y0 - 90],
				[x0 + 20, y0 - 90],
			],
			{ fill: n.dark },
		);
	s += rect(0, 810, W, 150, { fill: n.dark });
	for (let k = 0; k < 3; k++)
		s += figure(r.r(100, 1340), 900 + k * 16, 104, at(upright, k + seed), n.line, r.b() ? 1 : -1);
	return s;
}

function gables(seed: number, r: Rng, n: Night): string {
	let s = stars(r, 90, 420, n.line) + circle(r.r(300, 1100), 150, 60, { fill: n.lit });
	for (let k = 0; k < 2; k++)
		s += poly(under(skyline(ridge(seed + k, W, 380 + k * 110, 180, 0.5), 0, W), H), {
			fill: mix(n.sky, n.mid, 0.5 + k * 0.5),
		});
	const down = r.b();
	for (let k = 0; k < 4; k++) {
		const w = r.r(230, 290);
		const x = 90 + k * 320;
		const y = 780 + (down ? 1 : -1) * (k - 1.5) * 62;
		const h = r.r(170, 210);
		const ring: Pt[] = [
			[x, y],
			[x, y - h],
			[x + w / 2, y - h - w * 0.5],
			[x + w, y - h],
			[x + w, y],
		];
		s += tree("conifer", x - 40, y + 10, r.r(260, 400), r, { line: n.dark, fill: n.dark });
		s +=
			poly(
				[
					[x, y],
					[x + w, y],
					[x + w + 170, H],
					[x - 170, H],
				],
				{ fill: n.glow },
			) + poly(ring, { fill: n.lit });
		s +=
			room(x + 10, y - h + 26, w - 20, h - 26, n, r) +
			hatch(
				[
					[x, y - h],
					[x + w / 2, y - h - w * 0.5],
					[x + w, y - h],
				],
				90,
				w / 9,
				{ stroke: n.dark, w: 4 },
			) +
			rect(x, y - h, w, 8, { fill: n.dark });
		for (let q = 1; q < 4; q++) s += rect(x + (w * q) / 4 - 3, y - h, 6, h, { fill: n.dark });
		s += path(
			`M${num(x - 24)} ${num(y - h + 24)}L${num(x + w / 2)} ${num(y - h - w * 0.5 - 10)}L${num(x + w + 24)} ${num(y - h + 24)}M${num(x)} ${num(y - h)}V${num(y)}M${num(x + w)} ${num(y - h)}V${num(y)}`,
			{ stroke: n.dark, w: 16 },
		);
		s += rect(x - 30, y, w + 60, 16, { fill: n.dark });
	}
	return s + figure(r.r(330, 400), 880, 130, "walk", n.dark) + figure(r.r(980, 1060), 880, 126, "sari", n.dark, -1);
}

function desks(r: Rng, n: Night): string {
	let s = rect(0, 0, W, H, { fill: n.dark });
	for (let k = 0; k < 5; k++) {
		const x = 60 + k * 280;
		s +=
			rect(x, 80, 220, 330, { fill: n.sky }) +
			circle(x + 110 + (k - 2) * -30, 190, k === 2 ? 40 : 0, { fill: n.lit }) +
			poly(
				under(
					skyline((u) => 330 + 40 * Math.sin(u / 160), x, x + 220),
					410,
				),
				{ fill: n.mid },
			) +
			rect(x + 107, 80, 6, 330, { fill: n.dark }) +
			rect(x, 240, 220, 6, { fill: n.dark });
	}
	for (let row = 0; row < 3; row++) {
		const y = 590 + row * 150;
		const k = 0.72 + row * 0.24;
		const count = 6 - row;
		for (let i = 0; i < count; i++) {
			const w = W / count;
			const x = i * w + w / 2 + r.r(-14, 14) + (row % 2 ? 30 : -10);
			const dark = r.b(0.18);
			if (!dark)
				s += poly(
					[
						[x + 20 * k, y - 156 * k],
						[x + 150 * k, y - 60 * k],
						[x - 50 * k, y - 60 * k],
					],
					{ fill: n.glow },
				);
			s += figure(x - 84 * k, y, 190 * k, r.pick<Pose>(["sit", "sit", "stoop"]), dark ? n.mid : n.line);
			s +=
				rect(x - 60 * k, y - 62 * k, 220 * k, 10 * k, { fill: dark ? n.mid : n.lit }) +
				rect(x - 46 * k, y - 54 * k, 7 * k, 54 * k, { fill: n.mid }) +
				rect(x + 140 * k, y - 54 * k, 7 * k, 54 * k, { fill: n.mid });
			s +=
				path(
					`M${num(x + 110 * k)} ${num(y - 62 * k)}L${num(x + 76 * k)} ${num(y - 130 * k)}L${num(x + 22 * k)} ${num(y - 160 * k)}`,
					{
						stroke: n.line,
						w: 4 * k,
					},
				) +
				poly(
					[
						[x + 22 * k, y - 176 * k],
						[x + 44 * k, y - 146 * k],
						[x - 4 * k, y - 150 * k],
					],
					{ fill: dark ? n.mid : n.lit },
				);
			if (r.b(0.5))
				s += poly(
					[
						[x + 90 * k, y - 62 * k],
						[x + 90 * k, y - 84 * k],
						[x + 110 * k, y - 98 * k],
						[x + 130 * k, y - 84 * k],
						[x + 130 * k, y - 62 * k],
					],
					{ fill: n.line },
				);
		}
	}
	return s;
}

function lantern(seed: number, r: Rng, n: Night): string {
	const v: View = { deg: at([36, -36, 45], seed), f: 0.5, g: 0.86, s: 10.4, ox: 0, oy: 0 };
	const [w, d, h] = [r.r(46, 58), r.r(24, 30), r.r(20, 26)];
	const m = project(v, [w / 2, d / 2, h / 2]);
	v.ox = W / 2 - m[0];
	v.oy = H / 2 - m[1] + 40;
	let s = stars(r, 60, 300, n.line);
	const q = (x: number, y: number, z: number) => project(v, [x, y, z]);
	s += poly([q(-26, -20, 0), q(w + 26, -20, 0), q(w + 26, d + 30, 0), q(-26, d + 30, 0)], { fill: n.glow });
	for (let u = -26; u <= w + 26; u += 6.5) s += seg(...q(u, -20, 0), ...q(u, d + 30, 0), { stroke: n.sky, w: 1.6 });
	for (let k = 0; k < 7; k++)
		s += conifer(...q(-22 + k * ((w + 44) / 6), -16, 0), r.r(150, 260), r, { line: n.dark, fill: n.dark });
	s += drawSolid(v, block(0, 0, w, d, 0, h), {
		top: n.dark,
		lit: n.lit,
		shade: mix(n.lit, n.sky, 0.3),
		line: n.dark,
		w: 5,
	});
	const bays = 8;
	const floors = 2;
	const side = v.deg > 0 ? w : 0;
	for (let k = 0; k <= bays; k++)
		s += seg(...q((w * k) / bays, d, 0), ...q((w * k) / bays, d, h), { stroke: n.dark, w: 4 });
	for (let k = 0; k <= 4; k++)
		s += seg(...q(side, (d * k) / 4, 0), ...q(side, (d * k) / 4, h), { stroke: n.dark, w: 4 });
	for (let f = 1; f < floors; f++)
		s += path(
			`M${q(v.deg > 0 ? 0 : w, d, (h * f) / floors)
				.map(num)
				.join(" ")}L${q(side, d, (h * f) / floors)
				.map(num)
				.join(" ")}L${q(side, 0, (h * f) / floors)
				.map(num)
				.join(" ")}`,
			{ stroke: n.dark, w: 9 },
		);
	for (let f = 0; f < floors; f++)
		for (let k = 0; k < 5; k++) {
			const p = q(w * r.r(0.06, 0.94), d, (h * f) / floors);
			s += figure(p[0], p[1], 66, r.pick<Pose>(["stoop", "stand", "sit", "sari", "point"]), n.dark, r.b() ? 1 : -1);
		}
	s += drawSolid(v, block(-3, -3, w + 6, d + 6, h, h + 2.4), {
		top: n.mid,
		lit: n.dark,
		shade: n.dark,
		line: n.line,
		w: 2,
	});
	for (let k = 0; k < 4; k++)
		s += figure(...q(r.r(-18, w + 18), d + r.r(10, 24), 0), 74, at(upright, k + seed), n.dark, k % 2 ? 1 : -1);
	return s;
}

export function draw(seed: number): string {
	const r = rng(seed, 23);
	const n = at(nights, (((seed % 4) + 4) % 4) + Math.floor(seed / 4));
	const kind = ((seed % 4) + 4) % 4;
	return page(
		n.sky,
		kind === 0 ? desks(r, n) : kind === 1 ? front(seed, r, n) : kind === 2 ? gables(seed, r, n) : lantern(seed, r, n),
		shotOf(seed, 4, true, 1.35),
	);
}
