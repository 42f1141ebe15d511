import { box, dPoly, H, hatch, line, move, type Pt, page, path, poly, rect, seg, W } from "../../ink.ts";
import { bubble, north, scaleBar } from "../../marks.ts";
import { type Rng, rng } from "../../rng.ts";
import { themes } from "../../theme.ts";
import { planTree } from "../../trees.ts";

const t = themes.paper;
const wall = 11;
const lane = (x: number): number => 500 + 54 * Math.sin(x / 250) - x * 0.05;

/** A house in plan with its veranda on the lane, at (0, 0) its middle on the lane; `up` lies above the lane. */
function house(w: number, d: number, up: boolean, number: number, r: Rng): string {
	const y = (v: number) => (up ? -v : v);
	const ring = (x0: number, y0: number, x1: number, y1: number): Pt[] => [
		[x0, y(y0)],
		[x1, y(y0)],
		[x1, y(y1)],
		[x0, y(y1)],
	];
	const [left, right, near, far] = [-w / 2, w / 2, 42, 42 + d];
	let s = poly(ring(left - 7, 12, right + 7, far + 10), { stroke: t.soft, w: 1.3, dash: "12 8" });
	s += poly(ring(left, 14, right, near), { fill: t.wash, stroke: t.line, w: 1.4 });
	for (let k = 0; k <= 3; k++) s += rect(left + 4 + ((w - 16) * k) / 3, Math.min(y(17), y(25)), 8, 8, { fill: t.cut });
	const split = left + w * r.r(0.4, 0.6);
	s += poly(ring(left, near, right, far), { fill: t.light });
	s += hatch(ring(split, near + wall, right - wall, far - wall), 0, 13, { stroke: t.faint, w: 1.2 });
	const rooms = [
		ring(left + wall, near + wall, split - wall / 2, far - wall),
		ring(split + wall / 2, near + wall, right - wall, far - wall),
	];
	s += `<path fill-rule="evenodd" fill="${t.cut}" d="${dPoly(ring(left, near, right, far))}${rooms.map(dPoly).join("")}"/>`;
	const door = left + w * 0.22;
	s += poly(ring(door, near - 1, door + 34, near + wall + 1), { fill: t.light });
	s += path(
		`M${door} ${y(near + wall)}V${y(near + wall + 34)}A34 34 0 0 ${up ? 1 : 0} ${door + 34} ${y(near + wall)}`,
		{ stroke: t.line, w: 1.4 },
	);
	s += poly(ring(split - wall, near + d * 0.5, split + wall, near + d * 0.5 + 30), { fill: t.light });
	s += poly(ring(right - wall - 40, far - wall - 34, right - wall - 10, far - wall - 4), { fill: t.accent });
	s += poly(ring(left + wall + 8, far - wall - 30, left + wall + 70, far - wall - 6), { stroke: t.line, w: 1.3 });
	return s + bubble((split + right) / 2, y(near + d * 0.46), String(number), t, 17);
}

/** A lane with nine houses, measured: thick walls, verandas, a tank with steps, and who lives where. */
export function villageLane(): string {
	const r = rng(12);
	const edge = (dy: number) => Array.from({ length: 37 }, (_, k): Pt => [k * 40, lane(k * 40) + dy]);
	let s = poly([...edge(-13), ...edge(13).toReversed()], { fill: t.wash });
	for (let k = 0; k < 160; k++) {
		const x = r.r(0, W);
		s += rect(x, lane(x) + r.r(-9, 6), r.r(6, 14), r.r(4, 7), { stroke: t.soft, w: 1 });
	}
	for (const dy of [-13, 13]) s += line(edge(dy), { stroke: t.line, w: 1.8 });
	const place = (x: number, w: number, d: number, up: boolean, number: number) => {
		const slope = (Math.atan2(lane(x + 60) - lane(x - 60), 120) * 180) / Math.PI;
		s += move(x, lane(x), house(w, d, up, number, r), slope);
	};
	for (const [k, x] of [150, 420, 900, 1170].entries())
		place(x, [216, 238, 226, 250][k] ?? 220, [190, 150, 214, 168][k] ?? 180, true, k * 2 + 1);
	for (const [k, x] of [120, 380, 640, 880, 1330].entries())
		place(x, [196, 236, 212, 196, 190][k] ?? 200, [170, 206, 150, 190, 176][k] ?? 180, false, [2, 4, 6, 8, 9][k] ?? 9);
	for (let k = 0; k < 6; k++)
		s += rect(590 + k * 13, 180 + k * 13, 168 - k * 26, 168 - k * 26, {
			fill: k === 5 ? t.deep : k % 2 ? t.tone : t.wash,
			stroke: t.line,
			w: 1.4,
		});
	s += line(
		[
			[674, 348],
			[672, lane(672) - 13],
		],
		{ stroke: t.line, w: 1.6, dash: "3 9" },
	);
	for (let k = 0; k < 9; k++)
		s += seg(1030 + k * 14, lane(1100) + 30, 1030 + k * 14, lane(1100) + 210, { stroke: t.line, w: k % 4 ? 1 : 1.8 });
	s += hatch(box(1030, lane(1100) + 30, 112, 180), 90, 14, { stroke: t.faint, w: 5 });
	for (const [x, y, q, k] of [
		[560, 108, 44, 2],
		[800, 140, 54, 4],
		[1330, 250, 62, 0],
		[60, 140, 40, 2],
		[280, 130, 34, 1],
		[520, 850, 42, 4],
		[760, 870, 50, 2],
		[1200, 860, 58, 6],
		[1240, 620, 36, 1],
	] as const)
		s += planTree(x, y, q, k, r, t);
	return page(t.bg, s + north(1370, 90, 26, t, -18) + scaleBar(70, H - 74, 44, t));
}
