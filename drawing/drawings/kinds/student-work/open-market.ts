import { planFigure } from "../../figures.ts";
import { H, inside, line, move, type Pt, page, poly, rect, shadow, stipple, turn, W } from "../../ink.ts";
import { rng } from "../../rng.ts";
import { mix, themes } from "../../theme.ts";
import { planTree } from "../../trees.ts";

const t = themes.paper;
const size = 112;
const lean = -14;
const reds = [t.accent, mix(t.accent, t.light, 0.16), mix(t.accent, t.line, 0.2), mix(t.accent, t.line, 0.36)];
const greens = [t.deep, mix(t.deep, t.light, 0.2), mix(t.deep, t.line, 0.25), mix(t.deep, t.line, 0.45)];
const pales = [t.light, t.wash, mix(t.tone, t.light, 0.4), t.tone];

const corner = (x: number, y: number, q: number): Pt[] => [
	[x, y],
	[x + q, y],
	[x + q, y + q],
	[x, y + q],
];

/** A square roof from above, its four slopes lit from the upper left. */
function roof(ring: readonly Pt[], tones: readonly string[]): string {
	const middle: Pt = [ring.reduce((sum, [x]) => sum + x, 0) / 4, ring.reduce((sum, [, y]) => sum + y, 0) / 4];
	const order = [1, 2, 3, 0];
	return ring
		.map((a, k) =>
			poly([a, ring[(k + 1) % 4] ?? a, middle], {
				fill: tones[order[k] ?? 0] ?? t.light,
				stroke: t.line,
				w: 1.4,
				join: "round",
			}),
		)
		.join("");
}

/** A market of thirty-four square roofs, turned to the slope, with the road to the bus left open between them. */
export function openMarket(): string {
	const r = rng(71);
	const road: Pt[] = [
		[-20, 760],
		[360, 620],
		[700, 470],
		[1010, 250],
		[1240, -20],
		[1420, -20],
		[1150, 330],
		[800, 590],
		[420, 760],
		[-20, 910],
	];
	let s = poly(road, { fill: t.wash }) + stipple(road, 900, 2.4, t.soft, r);
	s += line(
		[
			[-20, 834],
			[390, 690],
			[750, 530],
			[1080, 292],
			[1330, -20],
		],
		{ stroke: t.soft, w: 2, dash: "22 18" },
	);
	const roofs: Pt[][] = [];
	for (let row = -2; row < 10; row++)
		for (let column = -2; column < 14; column++) {
			const ring = corner(column * (size + 12) - 60, row * (size + 12) - 90, size).map((p) =>
				turn(p, lean, [720, 480]),
			);
			const free = [...ring, [ring.reduce((n, [x]) => n + x, 0) / 4, ring.reduce((n, [, y]) => n + y, 0) / 4] as Pt];
			if (free.some(([x, y]) => inside(road, x, y)) || (row + column * 2) % 9 === 4) continue;
			roofs.push(ring);
		}
	for (const ring of roofs) s += shadow(ring, 34, 26, mix(t.tone, t.line, 0.25));
	for (const [k, ring] of roofs.entries()) s += roof(ring, k % 11 === 3 ? reds : k % 4 === 1 ? greens : pales);
	const bus = (x: number, y: number, deg: number) =>
		move(
			x,
			y,
			rect(-6, -2, 150, 46, { fill: mix(t.tone, t.line, 0.3) }) +
				rect(-14, -14, 150, 46, { fill: t.accent, stroke: t.line, w: 2 }) +
				rect(112, -8, 16, 34, { fill: t.wash }),
			deg,
		);
	s += bus(820, 470, -34) + bus(250, 700, -20);
	const stalls = [
		[520, 600],
		[600, 566],
		[930, 370],
		[1010, 320],
	] as const;
	for (const [x, y] of stalls) {
		s += move(x, y, rect(-20, -14, 44, 30, { fill: t.light, stroke: t.line, w: 1.6 }), -28);
		for (let k = 0; k < 9; k++)
			s += `<circle cx="${x - 12 + (k % 3) * 11}" cy="${y - 6 + Math.floor(k / 3) * 8}" r="4" fill="${k % 2 ? t.accent : t.deep}"/>`;
	}
	for (let k = 0; k < 90; k++) {
		const [x, y] = [r.r(0, W), r.r(0, H)];
		if (inside(road, x, y)) s += planFigure(x, y, 21, r.r(0, 360), r.b(0.2) ? t.accent : t.line);
	}
	for (const [x, y, q] of [
		[470, 520, 46],
		[1120, 440, 58],
		[150, 650, 40],
		[640, 690, 52],
		[1290, 250, 44],
	] as const)
		s += planTree(x, y, q, 2, r, t, mix(t.tone, t.light, 0.3));
	return page(mix(t.bg, t.wash, 0.4), s);
}
