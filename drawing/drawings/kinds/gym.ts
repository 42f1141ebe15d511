import { figure } from "../figures.ts";
import {
	box,
	circle,
	clip,
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
	shotOf,
	W,
} from "../ink.ts";
import { dims, level } from "../marks.ts";
import { at, type Rng, rng } from "../rng.ts";
import { ridge, skyline, under } from "../terrain.ts";
import { mix, type Theme, themeOf } from "../theme.ts";
import { conifer } from "../trees.ts";

const floor = 790;
const [left, right, eave] = [150, 1290, 360];
/** The bay of the climbing wall is as high as its lantern. */
const [wall, lantern] = [430, 96];

/** Hills behind a window, the glass steamed up from below. */
function window(x: number, w: number, seed: number, r: Rng, t: Theme): string {
	const [y, h] = [430, 190];
	const ring = box(x, y, w, h);
	const hills = [0, 1].map((k) =>
		poly(under(skyline(ridge(seed * 5 + k, W, y + 70 + k * 44, 60, 0.6, 240), x, x + w, 6), y + h), {
			fill: mix(t.light, t.deep, 0.25 + k * 0.3),
		}),
	);
	const steam = rect(x, y + h * 0.62, w, h * 0.38, { fill: mix(t.light, t.bg, 0.5) });
	const firs = [0.2, 0.55, 0.8].map((u) =>
		conifer(x + w * u, y + h - 40, r.r(60, 90), r, { line: t.deep, fill: t.deep, w: 2 }),
	);
	return (
		clip(dPoly(ring), rect(x, y, w, h, { fill: t.light }) + hills.join("") + firs.join("") + steam) +
		poly(ring, { stroke: t.line, w: 5 }) +
		[1, 2].map((k) => seg(x + (w * k) / 3, y, x + (w * k) / 3, y + h, { stroke: t.line, w: 2.4 })).join("")
	);
}

/** The wall leans out towards its top; its holds are offcuts. */
function climbingWall(r: Rng, t: Theme): string {
	const face: Pt[] = [
		[left, floor],
		[left + 40, floor],
		[left + 66, 520],
		[left + 126, 250],
		[left + 126, lantern + 60],
		[left, lantern + 60],
	];
	let s = poly(face, { fill: t.tone, stroke: t.line, w: 3 }) + hatch(face, 90, 62, { stroke: t.line, w: 1.3 });
	const edge = (y: number) => (y > 520 ? 40 + (26 * (floor - y)) / (floor - 520) : 66 + (60 * (520 - y)) / 270);
	for (let k = 0; k < 15; k++) {
		const y = floor - 40 - k * 38;
		const x = left + Math.min(126, edge(y));
		s += poly(
			[
				[x - 3, y - 9],
				[x + r.r(12, 20), y - r.r(0, 10)],
				[x + r.r(8, 16), y + 9],
				[x - 3, y + 8],
			],
			{ fill: t.accent, stroke: t.line, w: 1.6 },
		);
	}
	const [rope, climber] = [left + 196, 330];
	return (
		s +
		circle(left + 150, lantern + 66, 9, { stroke: t.line, w: 3 }) +
		line(
			[
				[left + 150, lantern + 66],
				[left + 168, climber],
			],
			{ stroke: t.line, w: 2 },
		) +
		line(
			[
				[left + 150, lantern + 66],
				[rope + 34, floor - 118],
			],
			{ stroke: t.line, w: 2 },
		) +
		figure(left + 152, climber + 96, 168, "point", t.line, -1) +
		figure(rope + 46, floor, 196, "point", t.line, -1)
	);
}

function rower(x: number, t: Theme): string {
	return (
		seg(x - 70, floor - 22, x + 92, floor - 30, { stroke: t.line, w: 7 }) +
		seg(x - 60, floor - 22, x - 60, floor, { stroke: t.line, w: 4 }) +
		circle(x + 100, floor - 46, 34, { fill: t.bg, stroke: t.line, w: 4 }) +
		circle(x + 100, floor - 46, 13, { fill: t.accent, stroke: t.line, w: 2 }) +
		line(
			[
				[x + 20, floor - 82],
				[x + 92, floor - 58],
			],
			{ stroke: t.line, w: 2 },
		) +
		figure(x - 6, floor - 22, 150, "sit", t.line)
	);
}

/** Weights on a rack, large ones below. */
function rack(x: number, t: Theme): string {
	let s = rect(x, floor - 178, 8, 178, { fill: t.line }) + rect(x + 168, floor - 178, 8, 178, { fill: t.line });
	for (const [row, size] of [
		[0, 17],
		[1, 22],
		[2, 27],
	] as const) {
		const y = floor - 128 + row * 54;
		s += rect(x, y, 176, 6, { fill: t.line });
		for (let k = 0; k < 3; k++) {
			const cx = x + 32 + k * 56;
			s +=
				seg(cx - size, y - size, cx + size, y - size, { stroke: t.line, w: 5 }) +
				circle(cx - size * 0.6, y - size, size * 0.62, { fill: t.accent, stroke: t.line, w: 2 }) +
				circle(cx + size * 0.6, y - size, size * 0.62, { fill: t.accent, stroke: t.line, w: 2 });
		}
	}
	return s;
}

const roof: Pt[] = [
	[left, eave],
	[left, lantern],
	[wall, lantern],
	[wall, 250],
	[right, 330],
	[right, floor],
];

/** Section through a long room with a climbing wall under its lantern, four rowing machines, ropes and weights. */
export function draw(seed: number): string {
	const r = rng(seed, 61);
	const t = themeOf(seed, 1, "paper");
	const room: Pt[] = [[left, floor], ...roof];
	let s = poly(room, { fill: t.wash });
	for (let k = 0; k < 4; k++) s += window(476 + k * 202, 168, seed + k, r, t);
	s += rect(left + 180, 180, 190, 120, { fill: t.light, stroke: t.line, w: 4 });
	for (let k = 0; k < 5; k++) {
		const x = 470 + k * 202;
		const y = 250 + ((x - wall) * 80) / (right - wall);
		s += path(
			`M${num(x)} ${floor}V${num(y + 70)}M${num(x - 74)} ${num(y + 10)}L${num(x)} ${num(y + 90)}L${num(x + 74)} ${num(y + 16)}`,
			{
				stroke: t.line,
				w: 5,
			},
		);
	}
	s += climbingWall(r, t);
	for (const x of [560, 760]) s += rower(x, t);
	for (const x of [905, 950])
		s += path(`M${x} 300C${x + 12} 420 ${x - 14} 560 ${x + 4} 700`, { stroke: t.accent, w: 9 });
	s += figure(938, 690, 180, "point", t.line, -1) + rack(1040, t) + figure(1254, floor, 200, "sari", t.line, -1);
	s += hatch(box(left, floor, right - left, 30), 90, 14, { stroke: t.line, w: 1.6 });
	const outer: Pt[] = [
		[left - 30, floor + 30],
		[left - 30, lantern - 30],
		[wall + 24, lantern - 30],
		[wall + 24, 222],
		[right + 60, 306],
		[right + 60, 336],
		[right + 30, 334],
		[right + 30, floor + 30],
	];
	s += path(dPoly(outer) + dPoly([...room, [right, floor + 30], [left, floor + 30]].reverse() as Pt[]), {
		fill: t.cut,
	});
	s += poly(
		[
			[-10, floor - 10],
			[left - 30, floor + 6],
			[left - 30, floor + 30],
			[right + 30, floor + 30],
			[W + 10, floor + 18],
			[W + 10, H + 10],
			[-10, H + 10],
		],
		{ fill: t.deep },
	);
	s += dims([lantern + 60, floor], 70, t, "y") + level(right + 40, floor + 4, "±0.00", t, 90);
	return page(t.bg, s, at([undefined, shotOf(4, 4, false, 1.24)], seed));
}
