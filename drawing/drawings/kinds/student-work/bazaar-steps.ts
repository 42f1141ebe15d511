import { opening, roofSide, stone } from "../../facade.ts";
import { people } from "../../figures.ts";
import { curve, type Pt, page, path, poly, rect, seg, W } from "../../ink.ts";
import { type Rng, rng } from "../../rng.ts";
import { mix, themes } from "../../theme.ts";
import { tree } from "../../trees.ts";

const t = themes.mist;
const [tread, riser, steps] = [20, 8.6, 74];
const top = (x: number): number => 872 - Math.max(0, Math.min(steps, Math.floor((x + 20) / tread))) * riser;

/** The lower row, from behind, in the shade: gables and lit windows. */
function backs(r: Rng): string {
	const [dim, edge] = [mix(t.deep, t.light, 0.1), mix(t.deep, t.light, 0.34)];
	let s = "";
	for (let x = 150; x < W + 40; ) {
		const w = r.r(120, 190);
		const foot = top(x) + 330;
		const h = r.r(130, 190);
		s += poly(
			[
				[x, 980],
				[x, foot - h],
				[x + w / 2, foot - h - 52],
				[x + w, foot - h],
				[x + w, 980],
			],
			{ fill: dim, stroke: edge, w: 2 },
		);
		for (let y = foot - h + 26; y < 930; y += 78)
			for (let q = 0; q < 3; q++)
				s += rect(x + w * 0.16 + q * w * 0.26, y, 20, 34, {
					fill: r.b(0.3) ? mix(t.light, t.accent, 0.12) : r.b(0.2) ? t.accent : t.deep,
					stroke: edge,
					w: 1.4,
				});
		x += w + r.r(4, 34);
	}
	return s;
}

/** A street of stairs from its foot to its head: fronts that step with it, and one handrail all the way. */
export function bazaarSteps(): string {
	const r = rng(19);
	let s = "";
	for (let k = 0; k < 7; k++) s += tree("haze", 60 + k * 210, 560 - k * 70, 240, r, { line: t.soft });
	let x = 14;
	for (let k = 0; x < W - 60; k++) {
		const w = r.r(116, 178);
		const foot = top(x) + 4;
		const storeys = [2, 3, 2, 1, 3, 2, 2, 3, 1, 2][k % 10] ?? 2;
		const h = storeys * 88 + 24;
		const front = [t.light, mix(t.tone, t.light, 0.45), t.light, t.accent, t.wash][k % 5] ?? t.light;
		s += rect(x, foot - h, w, h + 90, { fill: front, stroke: t.line, w: 2.2 });
		if (k % 3 === 1) s += stone(x, foot - 46, w, 90, r, { stroke: t.soft, w: 1.4 }, 16);
		for (let floor = 0; floor < storeys; floor++) {
			const y = foot - floor * 88;
			if (floor === 0)
				s += opening("door", x + 16, y - 76, 34, 76, t) + opening("shutter", x + 64, y - 74, w - 82, 46, t);
			else
				for (let q = 0; q < Math.floor(w / 52); q++)
					s += opening(
						(["casement", "louvre", "arch", "shutter"] as const)[(k + floor) % 4] ?? "casement",
						x + 16 + q * 50,
						y - 70,
						30,
						48,
						t,
					);
		}
		s +=
			k % 4 === 2
				? rect(x - 6, foot - h - 14, w + 12, 14, { fill: t.line })
				: roofSide(x - 8, foot - h, w + 16, 46, 18, t, k % 3 ? t.deep : t.accent, k % 2 ? "tile" : "sheet");
		if (k % 3 === 0)
			s += poly(
				[
					[x + 56, foot - 84],
					[x + w - 8, foot - 84],
					[x + w + 6, foot - 58],
					[x + 48, foot - 58],
				],
				{ fill: t.accent, stroke: t.line, w: 1.6 },
			);
		x += w + (k % 4 === 3 ? 24 : 2);
	}
	const stair: Pt[] = [[-20, 872]];
	for (let k = 0; k < steps; k++)
		stair.push([k * tread - 20, 872 - k * riser], [k * tread - 20, 872 - (k + 1) * riser]);
	const ground: Pt[] = [...stair, [W + 20, 872 - steps * riser], [W + 20, 980], [-20, 980]];
	s += poly(ground, { fill: t.deep });
	s += backs(r);
	for (let k = 0; k < steps; k++)
		s += seg(k * tread - 20, 872 - k * riser, k * tread, 872 - k * riser, { stroke: t.light, w: 2.4 });
	for (let k = 6; k < steps; k += 12)
		s += rect(k * tread - 20, 872 - k * riser - 1, tread * 2.4, 7, { fill: t.accent });
	const rail = (lift: number): Pt[] =>
		[-20, 300, 620, 940, 1240, W + 20].map((u) => [u, 872 - ((u + 20) / tread) * riser - lift]);
	s += path(curve(rail(46)), { stroke: t.accent, w: 6 });
	for (let u = 20; u < W; u += 80)
		s += seg(u, top(u), u, 872 - ((u + 20) / tread) * riser - 46, { stroke: t.line, w: 2.6 });
	s += people(r, top, [90, 210, 250, 392, 520, 566, 700, 842, 900, 1060, 1120, 1270, 1380], 70, t.line);
	for (const [a, b, sag] of [
		[60, 520, 60],
		[420, 980, 80],
		[760, 1320, 70],
	] as const)
		s += path(`M${a} ${top(a) - 250}Q${(a + b) / 2} ${(top(a) + top(b)) / 2 - 240 + sag} ${b} ${top(b) - 250}`, {
			stroke: t.line,
			w: 1.6,
		});
	return page(t.bg, s);
}
