import { figure } from "../figures.ts";
import { circle, curve, H, hatch, num, type Pt, page, path, poly, rect, shotOf, W } from "../ink.ts";
import { at, type Rng, rng } from "../rng.ts";
import { ridge, skyline, under } from "../terrain.ts";
import { C, mix } from "../theme.ts";
import { bareTree, conifer, gumTree } from "../trees.ts";

interface Air {
	sky: string;
	far: string;
	near: string;
	lamp: string;
	fog: string;
}
const airs: readonly Air[] = [
	{ sky: "#eceee7", far: "#d5dcd3", near: C.shola, lamp: C.paper, fog: "#eceee7" },
	{
		sky: mix(C.shola2, C.mist, 0.42),
		far: mix(C.shola2, C.mist, 0.34),
		near: mix(C.shola, C.ink, 0.75),
		lamp: C.lichen,
		fog: mix(C.shola2, C.mist, 0.48),
	},
	{ sky: C.paper, far: mix(C.laterite, C.paper, 0.78), near: C.ink, lamp: C.paper, fog: C.paper },
	{
		sky: C.shola2,
		far: mix(C.shola2, C.mist, 0.16),
		near: mix(C.shola, C.ink, 0.9),
		lamp: C.lichen,
		fog: mix(C.shola2, C.mist, 0.1),
	},
];

/** A flat bank of mist: long tongues with round ends. */
export function bank(x: number, y: number, w: number, h: number, r: Rng, fill: string): string {
	let d = "";
	const n = r.i(2, 4);
	for (let k = 0; k < n; k++) {
		const [a, b] = [x + r.r(-0.3, 0.35) * w, w * r.r(0.5, 1.1)];
		const q = h / n / 2;
		d += `M${num(a)} ${num(y + k * q * 2)}h${num(b)}a${num(q)} ${num(q)} 0 0 1 0 ${num(q * 2 + 0.6)}h${num(-b)}a${num(q)} ${num(q)} 0 0 1 0 ${num(-q * 2 - 0.6)}Z`;
	}
	return path(d, { fill });
}

/** A hostel block in silhouette with lit rooms. (x, y) is the lower left corner. */
function hostel(
	x: number,
	y: number,
	bays: number,
	floors: number,
	u: number,
	tone: string,
	a: Air,
	r: Rng,
	lit = 0.3,
): string {
	const [w, h] = [bays * u, floors * u * 1.15];
	const kind = r.i(0, 2);
	let s = rect(x, y - h, w, h + 200, { fill: tone });
	const dark = mix(tone, C.ink, 0.35);
	if (kind === 0)
		s += poly(
			[
				[x - u * 0.4, y - h],
				[x + w + u * 0.4, y - h],
				[x + w - u * 0.5, y - h - u * 1.3],
				[x + u * 0.5, y - h - u * 1.3],
			],
			{ fill: dark },
		);
	else if (kind === 1)
		for (let k = 0; k < bays / 2; k++)
			s += poly(
				[
					[x + k * u * 2, y - h + 1],
					[x + k * u * 2 + u * 2, y - h + 1],
					[x + k * u * 2 + u, y - h - u * 1.2],
				],
				{ fill: dark },
			);
	else
		s += poly(
			[
				[x - u * 0.4, y - h],
				[x + w + u * 0.4, y - h],
				[x + w + u * 0.4, y - h - u * 0.3],
				[x - u * 0.4, y - h - u * 1.3],
			],
			{ fill: dark },
		);
	for (let i = 0; i < bays; i++)
		for (let j = 0; j < floors; j++) {
			const on = r.b(lit);
			const [wx, wy] = [x + i * u + u * 0.26, y - h + j * u * 1.15 + u * 0.3];
			s += rect(wx, wy, u * 0.48, u * 0.6, { fill: on ? a.lamp : dark });
			if (on) s += rect(wx + u * 0.22, wy, u * 0.05, u * 0.6, { fill: tone });
			if (on && r.b(0.25)) s += figure(wx + u * 0.3, wy + u * 0.62, u * 0.5, "stand", tone);
		}
	for (let j = 1; j < floors; j++)
		s += rect(x - u * 0.1, y - h + j * u * 1.15 - 3, w + u * 0.2, Math.max(2, u * 0.06), { fill: dark });
	const c = x + w * r.r(0.2, 0.8);
	return s + rect(c, y - h - u * 2, u * 0.4, u * 1.2, { fill: dark });
}

const wood = (f: (x: number) => number, x0: number, x1: number, h: number, tone: string, r: Rng): string => {
	let s = "";
	for (let x = x0; x < x1; x += h * r.r(0.14, 0.4))
		s += conifer(x, f(x) + h * 0.1, h * r.r(0.5, 1.15), r, { line: tone, fill: tone, w: 2 });
	return s;
};

function distance(seed: number, r: Rng, a: Air): string {
	let s = "";
	const right = r.b();
	for (let k = 0; k < 6; k++) {
		const t = k / 5;
		const f = ridge(seed * 7 + k, W, 330 + k * 110, 210 - k * 20, 0.5, 480);
		const tone = mix(a.far, a.near, t ** 1.3);
		if (k === 2 || k === 3) {
			const x = (k === 2) === right ? r.r(820, 900) : r.r(180, 300);
			s += hostel(
				x,
				f(x + 130) + 26,
				k === 2 ? r.i(9, 12) : r.i(6, 8),
				k === 2 ? 3 : 2,
				27 + k * 5,
				mix(a.far, a.near, t + 0.12),
				a,
				r,
				0.35,
			);
		}
		s += poly(under(skyline(f, -5, W + 5), H), { fill: tone });
		if (k > 1 && k < 5) s += wood(f, r.r(-50, 500), r.r(700, W + 50), 26 + k * 16, tone, r);
		if (k < 5) s += bank(r.r(-200, 500), 400 + k * 104, r.r(500, 1000), r.r(36, 80), r, mix(a.fog, tone, 0.22));
		if (k === 5) s += wood(f, -30, right ? 560 : 300, 150, tone, r) + wood(f, right ? 1150 : 860, W + 30, 130, tone, r);
	}
	return s;
}

function above(seed: number, r: Rng, a: Air): string {
	let s = circle(r.r(300, 1100), 290, 58, { fill: a.lamp === C.lichen ? C.lichen : mix(C.laterite, C.paper, 0.15) });
	const back = ridge(seed, W, 420, 150, 0.6);
	s += poly(under(skyline(back, 0, W), H), { fill: mix(a.far, a.near, 0.12) });
	const n = r.i(3, 5);
	for (let k = 0; k < n; k++) {
		const y = 460 + k * 112;
		const tone = mix(a.far, a.near, 0.2 + (k / n) * 0.8);
		const x = r.r(-40, 260) + (k % 2) * 420;
		s += hostel(x, y + 60, r.i(8, 12), r.i(2, 4), 44 + k * 6, tone, a, r, 0.28);
		s += wood(() => y + 90, x + 560 + k * 60, x + 1000, 170, tone, r);
		s +=
			bank(-200, y + 30 + k * 6, W * 1.1, 86, r, mix(a.fog, tone, 0.12)) +
			rect(0, y + 96 + k * 6, W, 400, { fill: mix(a.fog, tone, 0.12) });
	}
	return s + gumTree(r.b() ? 190 : 1250, H + 20, 800, r, { line: a.near, fill: a.near, w: 2.4 });
}

function close(seed: number, r: Rng, a: Air): string {
	const f = ridge(seed, W, 520, 260, 0.4, 600);
	let s =
		poly(under(skyline(f, 0, W), H), { fill: mix(a.far, a.near, 0.1) }) +
		wood(f, 0, W, 80, mix(a.far, a.near, 0.22), r);
	s += bank(-100, 430, W, 120, r, a.fog) + rect(0, 540, W, 420, { fill: a.fog });
	const n = r.i(2, 3);
	for (let k = 0; k < n; k++) {
		const w = 350 - k * 20;
		const x = (r.b() ? 120 : 260) + k * 400;
		const y = 830 + k * 16;
		const h = 270 + (k % 2) * 90;
		const tone = at([mix(a.far, a.near, 0.55), mix(a.far, a.near, 0.85), mix(a.far, a.near, 0.68)], k);
		const dark = mix(tone, C.ink, 0.3);
		const ring: Pt[] = [
			[x, y],
			[x, y - h],
			[x + w / 2, y - h - w * 0.46],
			[x + w, y - h],
			[x + w, y],
		];
		s +=
			poly(ring, { fill: tone }) +
			hatch(ring, 90, 15, { stroke: dark, w: 1.6 }) +
			poly(
				[
					[x - 24, y - h + 22],
					[x + w / 2, y - h - w * 0.46 - 22],
					[x + w + 24, y - h + 22],
					[x + w + 24, y - h + 2],
					[x + w / 2, y - h - w * 0.46 - 42],
					[x - 24, y - h + 2],
				],
				{ fill: dark },
			);
		for (let i = 0; i < 3; i++)
			for (let j = 0; j < (k % 2 ? 3 : 2); j++) {
				const on = r.b(0.45);
				const [wx, wy] = [x + 46 + i * 98, y - h + 40 + j * 118];
				s +=
					rect(wx - 7, wy - 7, 70, 92, { fill: dark }) +
					rect(wx, wy, 56, 78, { fill: on ? a.lamp : mix(tone, a.fog, 0.25) }) +
					rect(wx + 26, wy, 4, 78, { fill: dark }) +
					rect(wx, wy + 26, 56, 4, { fill: dark });
				if (on && r.b(0.4)) s += figure(wx + 16, wy + 78, 62, "sit", tone);
			}
		s += circle(x + w / 2, y - h - w * 0.14, 24, { fill: a.lamp });
	}
	for (let k = 0; k < 5; k++) s += bank(r.r(-300, 900), 742 + k * 22, r.r(420, 700), r.r(40, 70), r, a.fog);
	s += rect(0, 850, W, 120, { fill: a.fog });
	s +=
		figure(r.r(600, 700), 930, 104, "walk", a.near, 1, { umbrella: true }) +
		figure(r.r(760, 830), 926, 98, "sari", a.near);
	return (
		s +
		bareTree(r.b() ? 90 : 1350, 960, 640, r, { line: a.near, w: 2.6 }) +
		path(
			curve([
				[0, 945],
				[400, 936],
				[900, 948],
				[W, 938],
			]),
			{ stroke: a.near, w: 3 },
		)
	);
}

export function draw(seed: number): string {
	const r = rng(seed, 11);
	const a = at(airs, seed * 3 + Math.floor(seed / 4));
	return page(a.sky, at([distance, above, close], seed)(seed, r, a), shotOf(seed, 3, true, 1.3, 1));
}
