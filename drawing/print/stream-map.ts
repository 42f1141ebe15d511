import type { Drawing } from "../drawings/index.ts";
import { box, dPoly, type Pt, path, poly, sheet, turn } from "../drawings/ink.ts";
import { bubble } from "../drawings/marks.ts";
import { rng } from "../drawings/rng.ts";
import { contourLines, contourPath, hill, range } from "../drawings/terrain.ts";
import { C, mix, themes } from "../drawings/theme.ts";
import { planTree } from "../drawings/trees.ts";

const [width, height] = [408, 1684];
const [spring, mouth] = [70, 1690];

/** Returns where the stream runs at this height of the sheet. */
const bed = (y: number): number => width * 0.47 + 62 * Math.sin(y / 190 + 0.5) + 26 * Math.sin(y / 83 + 1.8);

/** Number of stations on the walk. */
const stations = 9;

/**
 * A tall map of one stream from the grass above the school to the pump house: its contours point upstream, as they
 * must, the wood stands at its head, roofs about its middle, tea and reeds below. Stations are numbered from the top.
 */
export function streamMap(): Drawing {
	const t = themes.mist;
	const r = rng(7, 3);
	const land = hill(5, 210);
	const ground = (x: number, y: number) => {
		const aside = Math.hypot(x - bed(y), 26);
		return (height - y) * 0.8 + aside * (1.05 - 0.3 * (y / height)) + land(x, y) * 130;
	};
	let s = "";
	const [low, high] = range(ground, width, height);
	for (let level = low, k = 0; level < high; level += 34, k++) {
		const strong = k % 5 === 0;
		s += path(contourPath(contourLines(ground, width, height, 12, level), 2), {
			stroke: strong ? mix(t.line, t.bg, 0.35) : mix(t.line, t.bg, 0.6),
			w: strong ? 2 : 1.1,
		});
	}
	const water: Pt[] = [];
	const back: Pt[] = [];
	for (let y = spring; y <= mouth; y += 6) {
		const half = 1.2 + ((y - spring) / (mouth - spring)) * 7.5;
		water.push([bed(y) - half, y]);
		back.unshift([bed(y) + half, y]);
	}
	s += path(dPoly([...water, ...back]), { fill: C.shola2 });
	for (const [x, y, w, d, deg] of [
		[52, 640, 86, 30, -14],
		[46, 700, 60, 30, -14],
		[300, 700, 96, 34, 9],
		[322, 780, 60, 30, 9],
		[112, 762, 124, 34, 8],
		[330, 872, 50, 30, -22],
		[300, 1452, 46, 34, 6],
	] as const) {
		const ring = box(x - w / 2, y - d / 2, w, d).map((q) => turn(q, deg, [x, y]));
		s +=
			poly(
				ring.map(([px, py]): Pt => [px + 7, py + 8]),
				{ fill: mix(t.deep, t.bg, 0.5) },
			) + poly(ring, { fill: y > 1400 ? C.laterite : C.ink });
	}
	for (let k = 0; k < 54; k++) {
		const y = r.r(120, 560);
		const x = bed(y) + (r.b() ? 1 : -1) * r.r(34, 66 + (560 - y) * 0.32);
		if (x > 8 && x < width - 8) s += planTree(x, y, r.r(10, 19), r.i(0, 3), r, t, t.tone, false);
	}
	s += tea(t.deep) + reeds();
	for (let k = 0; k < stations; k++) {
		const y = 150 + (k * (1446 - 150)) / (stations - 1);
		s += bubble(bed(y), y, String(k + 1), t, 21);
	}
	return { svg: sheet(width, height, t.bg, s), width, height };
}

/** Rows of tea on the lower slope, on the side away from the tank. */
function tea(colour: string): string {
	let d = "";
	for (let row = 0; row < 11; row++)
		for (let x = 0; x < 150; x += 13) {
			const [px, py] = [18 + x + (row % 2) * 6, 1010 + row * 15 + x * 0.22 + 7 * Math.sin(x / 34)];
			if (px < bed(py) - 34) d += `M${px} ${Math.round(py)}h7`;
		}
	return path(d, { stroke: colour, w: 5, cap: "round" });
}

/** The bed of reeds that cleans the water before it leaves. */
function reeds(): string {
	let d = "";
	for (let y = 1110; y < 1240; y += 11)
		for (let k = 0; k < 4; k++) d += `M${Math.round(bed(y) + 22 + k * 13 + (y % 3) * 2)} ${y}v-8`;
	return path(d, { stroke: C.laterite, w: 2 });
}
