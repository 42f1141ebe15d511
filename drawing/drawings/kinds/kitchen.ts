import { figure, type Pose } from "../figures.ts";
import {
	box,
	circle,
	clip,
	curve,
	dPoly,
	ellipse,
	H,
	hatch,
	num,
	page,
	path,
	poly,
	rect,
	seg,
	shotOf,
	W,
} from "../ink.ts";
import { at, type Rng, rng } from "../rng.ts";
import { type Theme, themeOf } from "../theme.ts";
import { sholaTree } from "../trees.ts";

const floor = 800;

/** Steam as three rising strokes. */
function steam(x: number, y: number, h: number, r: Rng, t: Theme): string {
	return [-26, 0, 26]
		.map((dx) => {
			const sway = r.r(12, 26) * (r.b() ? 1 : -1);
			return path(
				curve([
					[x + dx, y],
					[x + dx + sway, y - h * 0.3],
					[x + dx - sway, y - h * 0.62],
					[x + dx + sway * 0.6, y - h],
				]),
				{ stroke: t.soft, w: 4, cap: "round" },
			);
		})
		.join("");
}

/** A pressure vessel on its wood stove: a cauldron with a clamped lid. */
function vessel(x: number, size: number, lidded: boolean, r: Rng, t: Theme): string {
	const top = floor - 150 - size;
	const body = `M${num(x - size)} ${num(top)}V${num(top + size * 0.7)}Q${num(x - size)} ${floor - 140} ${num(x)} ${floor - 140}T${num(x + size)} ${num(top + size * 0.7)}V${num(top)}Z`;
	let s =
		rect(x - size - 26, floor - 150, size * 2 + 52, 150, { fill: t.tone, stroke: t.line, w: 3 }) +
		hatch(box(x - size - 26, floor - 150, size * 2 + 52, 150), 0, 25, { stroke: t.line, w: 1.3 }) +
		path(`M${num(x - 44)} ${floor}V${floor - 62}a44 44 0 0 1 88 0V${floor}Z`, { fill: t.cut }) +
		path(`M${num(x - 22)} ${floor}q-8-36 14-58q2 22 16 26q6-16 2-28q26 24 14 60Z`, { fill: t.accent }) +
		path(body, { fill: t.light, stroke: t.line, w: 4 });
	s += lidded
		? path(`M${num(x - size - 8)} ${num(top)}Q${num(x)} ${num(top - 66)} ${num(x + size + 8)} ${num(top)}Z`, {
				fill: t.accent,
				stroke: t.line,
				w: 3,
			}) +
			rect(x - 9, top - 62, 18, 30, { fill: t.line }) +
			steam(x, top - 70, 150, r, t)
		: ellipse(x, top, size, 18, { fill: t.accent, stroke: t.line, w: 4 }) +
			seg(x + 12, top + 6, x + size * 0.9, top - 120, { stroke: t.line, w: 8 }) +
			steam(x - 30, top - 26, 190, r, t);
	return s;
}

/** Ladles, pans and a sieve on a rail. */
function rail(x0: number, x1: number, y: number, r: Rng, t: Theme): string {
	let s = seg(x0, y, x1, y, { stroke: t.line, w: 6 });
	let k = 0;
	for (let x = x0 + 34; x < x1 - 20; x += r.r(58, 78)) {
		const long = r.r(60, 96);
		s += seg(x, y, x, y + long, { stroke: t.line, w: 4 });
		s += at(
			[
				circle(x, y + long + 18, 20, { fill: t.accent, stroke: t.line, w: 3 }),
				path(`M${num(x - 22)} ${num(y + long)}h44q0 34-22 34t-22-34Z`, { fill: t.light, stroke: t.line, w: 3 }),
				rect(x - 9, y + long, 18, 46, { fill: t.line }),
			],
			k,
		);
		k += 1;
	}
	return s;
}

/** The kitchen in elevation: vessels on wood stoves, cooks, and a door that leads to the garden. */
export function draw(seed: number): string {
	const r = rng(seed, 63);
	const t = themeOf(seed, 2, "mist");
	let s = rect(0, 0, W, floor, { fill: t.wash }) + rect(0, 560, W, floor - 560, { fill: t.bg });
	s +=
		hatch(box(0, 560, W, floor - 560), 0, 48, { stroke: t.faint, w: 1.4 }) +
		hatch(box(0, 560, W, floor - 560), 90, 48, { stroke: t.faint, w: 1.4 });
	// the roof's ties, and its vent with the rope that opens it
	for (let k = 0; k < 5; k++)
		s +=
			seg(k * 320 - 20, 0, k * 320 + 160, 130, { stroke: t.line, w: 9 }) +
			seg(k * 320 + 340, 0, k * 320 + 160, 130, { stroke: t.line, w: 9 });
	s += rect(0, 126, W, 16, { fill: t.cut });
	s += poly(
		[
			[620, 30],
			[800, 8],
			[800, 26],
			[620, 48],
		],
		{ fill: t.accent, stroke: t.line, w: 2 },
	);
	s +=
		path("M790 26C812 180 770 300 806 430", { stroke: t.line, w: 3 }) +
		circle(806, 436, 10, { fill: t.accent, stroke: t.line, w: 2 });
	// the garden
	const [dx, dw, dy] = [1090, 250, 300];
	let garden =
		rect(dx, dy, dw, floor - dy, { fill: t.light }) +
		sholaTree(dx + 150, floor - 60, 360, r, { line: t.line, fill: t.tone, w: 2 });
	for (let k = 0; k < 5; k++)
		garden +=
			ellipse(dx + 28 + k * 50, floor - 26, 26, 20, { fill: t.tone, stroke: t.line, w: 2 }) +
			ellipse(dx + 28 + k * 50, floor - 34, 12, 9, { fill: t.wash, stroke: t.line, w: 1.6 });
	s += clip(dPoly(box(dx, dy, dw, floor - dy)), garden) + rect(dx, dy, dw, floor - dy, { stroke: t.cut, w: 18 });
	s += rail(90, 1030, 240, r, t);
	const sizes = [118, 92, 118, 80];
	const xs = [190, 452, 690, 930];
	xs.forEach((x, k) => {
		s += vessel(x, at(sizes, k + seed), (k + seed) % 2 === 0, r, t);
	});
	const cooks: [number, Pose, number][] = [
		[324, "stoop", -1],
		[570, "point", 1],
		[826, "kurta", -1],
		[1052, "sari", -1],
	];
	for (const [x, pose, dir] of cooks) s += figure(x, floor, 246, pose, t.line, dir);
	s += rect(0, floor, W, 20, { fill: t.cut }) + rect(0, floor + 20, W, H - floor, { fill: t.deep });
	return page(t.bg, s, at([undefined, shotOf(4, 4, false, 1.18)], seed));
}
