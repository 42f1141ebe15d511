import { figure, planFigure, upright } from "../figures.ts";
import { circle, curve, H, hatch, line, num, type Pt, page, path, rect, seg, shadow, shotOf, W } from "../ink.ts";
import { north } from "../marks.ts";
import { at, type Rng, rng } from "../rng.ts";
import { C, mix, type Theme, themes } from "../theme.ts";
import { planTree } from "../trees.ts";

const chalk = { stroke: C.paper, w: 4.5 };
const spin = (inner: string, deg: number, x = W / 2, y = H / 2) =>
	`<g transform="rotate(${num(deg)} ${num(x)} ${num(y)})">${inner}</g>`;

function basket(x: number, y: number, w: number, fill: string, key: string): string {
	const h = w * 0.536;
	let s = rect(x - 46, y - 46, w + 92, h + 92, { fill: mix(fill, C.ink, 0.18) }) + rect(x, y, w, h, { fill, ...chalk });
	const mid = y + h / 2;
	s += seg(x + w / 2, y, x + w / 2, y + h, chalk) + circle(x + w / 2, mid, h * 0.12, { ...chalk, fill: key });
	for (const d of [1, -1]) {
		const e = d > 0 ? x : x + w;
		const u = (v: number) => e + d * v * w;
		s +=
			rect(Math.min(e, u(0.207)), mid - h * 0.163, w * 0.207, h * 0.326, { fill: key, ...chalk }) +
			path(
				`M${num(u(0.207))} ${num(mid - h * 0.12)}A${num(h * 0.12)} ${num(h * 0.12)} 0 0 ${d > 0 ? 1 : 0} ${num(u(0.207))} ${num(mid + h * 0.12)}`,
				chalk,
			);
		s +=
			path(
				`M${num(e)} ${num(y + h * 0.06)}H${num(u(0.107))}A${num(h * 0.44)} ${num(h * 0.44)} 0 0 ${d > 0 ? 1 : 0} ${num(u(0.107))} ${num(y + h * 0.94)}H${num(e)}`,
				chalk,
			) +
			circle(u(0.056), mid, 8, chalk) +
			seg(u(0.042), mid - 26, u(0.042), mid + 26, { ...chalk, w: 6 });
	}
	return s;
}

function badminton(x: number, y: number, w: number, fill: string): string {
	const h = w * 0.455;
	let s =
		rect(x - 22, y - 22, w + 44, h + 44, { fill: mix(fill, C.ink, 0.2) }) +
		rect(x, y, w, h, { fill, ...chalk, w: 3.4 });
	const p = { ...chalk, w: 3 };
	s += seg(x, y + h * 0.075, x + w, y + h * 0.075, p) + seg(x, y + h * 0.925, x + w, y + h * 0.925, p);
	for (const u of [0.057, 0.352, 0.648, 0.943]) s += seg(x + w * u, y, x + w * u, y + h, p);
	s += seg(x, y + h / 2, x + w * 0.352, y + h / 2, p) + seg(x + w * 0.648, y + h / 2, x + w, y + h / 2, p);
	return s + seg(x + w / 2, y - 12, x + w / 2, y + h + 12, { stroke: C.ink, w: 5 });
}

const players = (r: Rng, list: readonly Pt[], colour: string): string =>
	list
		.map(
			([x, y]) =>
				`<g transform="translate(${num(x)} ${num(y)}) rotate(128)">${figure(0, 0, 62, r.pick(upright), mix(C.ink, C.shola, 0.4))}</g>${planFigure(x, y, 34, r.r(0, 360), colour)}`,
		)
		.join("");

const stand = (x: number, y: number, w: number, rows: number, t: Theme): string => {
	let s = shadow(
		[
			[x, y],
			[x + w, y],
			[x + w, y + rows * 20],
			[x, y + rows * 20],
		],
		14,
		14,
		t.dark ? t.deep : t.tone,
	);
	for (let k = 0; k < rows; k++)
		s += rect(x, y + k * 20, w, 20, { fill: k % 2 ? t.light : t.wash, stroke: t.line, w: 1.4 });
	return s;
};

const edgeTrees = (r: Rng, t: Theme, clear: (x: number, y: number) => boolean, n = 70): string => {
	let s = "";
	const done: [number, number, number][] = [];
	for (let k = 0; k < n * 12 && done.length < n; k++) {
		const [x, y, q] = [r.r(-20, W + 20), r.r(-20, H + 20), r.r(26, 64)];
		if (!clear(x, y) || done.some(([a, b, c]) => Math.hypot(a - x, b - y) < (c + q) * 0.84)) continue;
		done.push([x, y, q]);
		s += planTree(x, y, q, at([1, 2, 0], k), r, t);
	}
	return s;
};

function hoops(r: Rng, t: Theme): string {
	const fill = t.name === "paper" ? C.laterite : t.dark ? mix(C.laterite, C.paper, 0.06) : C.shola2;
	const key = t.dark || t.name === "paper" ? C.shola : C.laterite;
	const deg = r.r(-24, 24);
	const inner =
		basket(330, 200, 800, fill, key) +
		badminton(330, 720, 380, t.dark ? t.tone : C.shola2) +
		badminton(760, 720, 380, t.dark ? t.tone : C.shola2) +
		stand(330, 52, 800, 4, t) +
		players(
			r,
			[
				[520, 330],
				[640, 420],
				[760, 300],
				[820, 520],
				[930, 400],
				[470, 800],
				[640, 810],
				[1000, 780],
			],
			C.paper,
		);
	const a = (deg * Math.PI) / 180;
	const clear = (x: number, y: number) => {
		const [u, v] = [
			(x - 720) * Math.cos(a) + (y - 480) * Math.sin(a) + 720,
			-(x - 720) * Math.sin(a) + (y - 480) * Math.cos(a) + 480,
		];
		return u < 210 || u > 1250 || v < -20 || v > 980;
	};
	return spin(inner, deg) + edgeTrees(r, t, clear);
}

function track(r: Rng, t: Theme): string {
	const deg = r.r(-35, 35);
	const [x, y, w, h] = [120, 260, 1500, 620];
	let s = "";
	const lane = 34;
	const oval = (m: number) =>
		`M${x + h / 2} ${y - m}H${x + w - h / 2}A${h / 2 + m} ${h / 2 + m} 0 0 1 ${x + w - h / 2} ${y + h + m}H${x + h / 2}A${h / 2 + m} ${h / 2 + m} 0 0 1 ${x + h / 2} ${y - m}Z`;
	s += path(oval(lane * 6 + 14), { fill: t.dark ? t.deep : t.tone }) + path(oval(lane * 6), { fill: C.laterite });
	for (let k = 1; k <= 6; k++) s += path(oval(lane * k), { stroke: C.paper, w: 2.6 });
	s += path(oval(0), { fill: t.dark ? t.wash : C.shola2, stroke: C.paper, w: 4 });
	for (let k = 0; k < 8; k++)
		if (k % 2)
			s += rect(x + h / 2 + (k * (w - h)) / 8, y + 4, (w - h) / 8, h - 8, {
				fill: t.dark ? mix(t.wash, C.mist, 0.1) : C.shola,
			});
	const [px, pw] = [x + h / 2 - 60, w - h + 120];
	s +=
		rect(px, y + 40, pw, h - 80, chalk) +
		seg(px + pw / 2, y + 40, px + pw / 2, y + h - 40, chalk) +
		circle(px + pw / 2, y + h / 2, 92, chalk) +
		circle(px + pw / 2, y + h / 2, 7, { fill: C.paper });
	for (const [e, d] of [
		[px, 1],
		[px + pw, -1],
	] as const)
		s +=
			rect(d > 0 ? e : e - 150, y + h / 2 - 150, 150, 300, chalk) +
			rect(d > 0 ? e : e - 56, y + h / 2 - 74, 56, 148, chalk) +
			path(`M${e + d * 150} ${y + h / 2 - 56}A80 80 0 0 ${d > 0 ? 1 : 0} ${e + d * 150} ${y + h / 2 + 56}`, chalk);
	s +=
		players(
			r,
			[
				[700, 420],
				[820, 600],
				[940, 480],
				[1060, 700],
				[600, 640],
			],
			C.paper,
		) +
		players(
			r,
			[
				[520, 218],
				[580, 184],
				[640, 150],
				[760, 120],
			],
			C.ink,
		);
	for (let k = 0; k < 6; k++)
		s += line(
			[
				[900 + k * 20, y - lane * k - 2],
				[900 + k * 20, y - lane * (k + 1) + 2],
			],
			{ stroke: C.paper, w: 5 },
		);
	return spin(s, deg, 720, 560);
}

function play(r: Rng, t: Theme): string {
	let s = "";
	const tints = [
		C.laterite,
		C.shola2,
		mix(C.shola2, C.mist, 0.55),
		t.dark ? C.paper : C.shola,
		t.accent === C.laterite ? C.mist : C.lichen,
	];
	const start = r.i(0, 4);
	const spots: [number, number, number][] = [];
	for (let k = 0; k < 400 && spots.length < 8; k++) {
		const q: [number, number, number] = [
			r.r(120, 1320),
			r.r(120, 840),
			spots.length < 2 ? r.r(170, 230) : r.r(66, 140),
		];
		if (spots.every(([a, b, c]) => Math.hypot(a - q[0], b - q[1]) > c + q[2] + 26)) spots.push(q);
	}
	const way = [...spots].sort((a, b) => a[0] - b[0]).map(([x, y]) => [x, y] as Pt);
	s +=
		path(curve([[-60, 500], ...way, [W + 60, 420]]), { stroke: t.line, w: 48 }) +
		path(curve([[-60, 500], ...way, [W + 60, 420]]), { stroke: t.light, w: 44 }) +
		path(curve([[-60, 500], ...way, [W + 60, 420]]), { stroke: t.soft, w: 2, dash: "10 14" });
	spots.forEach(([x, y, q], k) => {
		const fill = at(tints, k + start);
		const l = { stroke: fill === C.paper || fill === C.mist || fill === C.lichen ? C.ink : C.paper, w: 3 };
		s +=
			circle(x + 10, y + 10, q, { fill: t.dark ? t.deep : t.tone }) + circle(x, y, q, { fill, stroke: t.line, w: 2 });
		const kind = (k + start) % 4;
		if (kind === 0) for (let m = 1; m < 5; m++) s += circle(x, y, (q * m) / 5, l);
		if (kind === 1) {
			const ring: Pt[] = Array.from({ length: 40 }, (_, m) => [
				x + Math.cos((m / 40) * 6.283) * q * 0.96,
				y + Math.sin((m / 40) * 6.283) * q * 0.96,
			]);
			s += hatch(ring, 45, 16, l);
		}
		if (kind === 2)
			for (let m = 0; m < 8; m++)
				s +=
					seg(x, y, x + Math.cos((m / 8) * 6.283) * q, y + Math.sin((m / 8) * 6.283) * q, l) +
					circle(x + Math.cos((m / 8) * 6.283) * q * 0.7, y + Math.sin((m / 8) * 6.283) * q * 0.7, q * 0.09, {
						fill: l.stroke,
					});
		if (kind === 3)
			for (let m = 0; m < 6; m++)
				s += rect(
					x - q * 0.2 - (m % 2 ? q * 0.2 : 0),
					y - q * 0.75 + m * q * 0.25,
					m % 2 ? q * 0.8 : q * 0.4,
					q * 0.25,
					l,
				);
		s += players(
			r,
			[
				[x + q * 0.4, y + q * 0.3],
				[x - q * 0.35, y - q * 0.5],
			].slice(0, k % 3) as unknown as Pt[],
			l.stroke === C.ink ? C.ink : C.paper,
		);
	});
	return (
		s +
		edgeTrees(
			r,
			t,
			(x, y) =>
				spots.every(([a, b, c]) => Math.hypot(a - x, b - y) > c + 74) &&
				way.every(([a, b]) => Math.hypot(a - x, b - y) > 120),
			42,
		)
	);
}

function nets(r: Rng, t: Theme): string {
	const deg = r.pick([-45, 45, -30, 30]);
	let s = "";
	const n = 5;
	for (let i = -1; i < n; i++)
		for (let j = -1; j < 5; j++) {
			const [x, y] = [i * 400 - 100, j * 262 - 40];
			const k = i * 3 + j * 5;
			const fill = at([C.shola2, t.dark ? t.tone : C.shola, C.laterite, mix(C.shola2, C.mist, 0.4), C.shola2], k);
			if (k % 7 === 3) s += stand(x, y, 340, 9, t);
			else if (k % 2)
				s +=
					badminton(x, y, 340, fill) +
					players(
						r,
						[
							[x + 80, y + 90],
							[x + 260, y + 60],
						],
						C.paper,
					);
			else {
				s +=
					rect(x - 22, y - 22, 384, 204, { fill: mix(fill, C.ink, 0.2) }) +
					rect(x, y, 340, 160, { fill, ...chalk }) +
					seg(x + 170, y - 16, x + 170, y + 176, { stroke: C.ink, w: 5 }) +
					seg(x + 113, y, x + 113, y + 160, chalk) +
					seg(x + 227, y, x + 227, y + 160, chalk) +
					players(
						r,
						[
							[x + 60, y + 40],
							[x + 80, y + 120],
							[x + 280, y + 80],
							[x + 250, y + 30],
						],
						C.paper,
					);
			}
		}
	return spin(s, deg);
}

export function draw(seed: number): string {
	const r = rng(seed, 10);
	const t = at([themes.mist, themes.paper, themes.shola, themes.paper, themes.shola], seed);
	return page(
		t.bg,
		at([hoops, track, play, nets], seed)(r, t) + north(W - 90, 96, 30, t, r.i(-3, 3) * 15),
		shotOf(seed, 4),
	);
}
