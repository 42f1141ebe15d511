import { figure } from "../figures.ts";
import { curve, H, hatch, line, type Pt, page, path, poly, seg, shotOf, W } from "../ink.ts";
import { north } from "../marks.ts";
import { at, type Rng, rng } from "../rng.ts";
import { block, drawSolid, drawSolids, house, project, type Skin, type Solid, type V3, type View } from "../solids.ts";
import { mix, type Theme, themeOf } from "../theme.ts";
import { crown } from "../trees.ts";

const centred = (v: View, at3: V3, dy = 0): View => {
	const [x, y] = project({ ...v, ox: 0, oy: 0 }, at3);
	return { ...v, ox: W / 2 - x, oy: H / 2 - y + dy };
};

const skinOf = (t: Theme): Skin => ({
	top: t.light,
	lit: t.wash,
	shade: t.dark ? t.deep : t.tone,
	line: t.line,
	w: 2,
	ribs: t.soft,
	gap: 8,
	hatch: t.dark ? t.soft : t.deep,
});

/** A tree standing in an axonometric: stem and a lobed ball. */
const ballTree = (v: View, x: number, y: number, z: number, rad: number, r: Rng, t: Theme): string => {
	const [px, py] = project(v, [x, y, z]);
	const q = rad * v.s;
	const ring = crown(px, py - q * 1.5, q, q, r, 11);
	return `${seg(px, py, px, py - q, { stroke: t.line, w: 2.4 })}${path(curve(ring, true), { fill: t.dark ? t.wash : t.tone, stroke: t.line, w: 1.5 })}${hatch(
		ring.map(([a, b]) => [a * 0.6 + (px + q * 0.3) * 0.4, b * 0.6 + (py - q * 1.2) * 0.4] as Pt),
		-45,
		Math.max(4, q * 0.2),
		{ stroke: t.line, w: 1 },
		0.3,
		r,
	)}`;
};

const floorGrid = (
	v: View,
	x: number,
	y: number,
	w: number,
	d: number,
	z: number,
	step: number,
	colour: string,
): string => {
	let s = "";
	for (let u = 0; u <= w + 0.01; u += step)
		s += line([project(v, [x + u, y, z]), project(v, [x + u, y + d, z])], { stroke: colour, w: 1.1 });
	for (let u = 0; u <= d + 0.01; u += step)
		s += line([project(v, [x, y + u, z]), project(v, [x + w, y + u, z])], { stroke: colour, w: 1.1 });
	return s;
};

const shade = (v: View, x: number, y: number, w: number, d: number, z: number, len: number, colour: string): string => {
	const q = ([a, b]: readonly [number, number]) => project(v, [a, b, z]);
	const c = (v.deg * Math.PI) / 180;
	const [dx, dy] = [len * Math.cos(c) * 0.8, -len * Math.sin(c) * 0.8];
	const pts: [number, number][] = [
		[x, y],
		[x + w, y],
		[x + w, y + d],
		[x, y + d],
	];
	return pts
		.map(([a, b], k) => {
			const [e, f] = at(pts, k + 1);
			return poly([q([a, b]), q([e, f]), q([e + dx, f + dy]), q([a + dx, b + dy])], { fill: colour });
		})
		.join("");
};

/** Terraces with houses and trees. */
function hamlet(seed: number, r: Rng, t: Theme): string {
	const v = centred({ deg: at([45, 30, -40], seed), f: 0.6, g: 0.8, s: 7.3, ox: 0, oy: 0 }, [50, 40, 6]);
	const n = r.i(3, 4);
	const step = 84 / n;
	const skin = skinOf(t);
	let s = "";
	for (let k = 0; k < n; k++) {
		const z = (n - k) * 6;
		const y = k * step;
		s += drawSolid(v, block(0, y, 100, step, 0, z), {
			...skin,
			top: mix(t.bg, t.tone, 0.16 + k * 0.07),
			hatch: t.soft,
		});
		const list: Solid[] = [];
		let x = r.r(3, 14);
		let after = "";
		while (x < 84) {
			const w = r.r(13, 24);
			if (x + w > 96) break;
			const kind = r.i(0, 3);
			const d = step * 0.55;
			const red = r.b(0.18) ? { top: t.accent, ribs: t.line } : {};
			if (kind < 3) {
				s += shade(v, x, y + step * 0.15, w, d, z, 6, t.dark ? t.deep : mix(t.tone, t.deep, 0.2));
				const along = r.b(0.7) ? "x" : "y";
				list.push({
					...house(
						x,
						y + step * 0.15,
						w,
						d,
						z,
						z + r.r(5, 8),
						along === "x" ? d * 0.36 : w * 0.34,
						along,
						r.pick([0.5, 0.5, 0.22]),
					),
					skin: red,
				});
			} else
				for (let q = 0; q < 3; q++) after += ballTree(v, x + q * 6, y + step * r.r(0.3, 0.7), z, r.r(1.8, 3.2), r, t);
			x += w + r.r(2, 9);
		}
		s += drawSolids(v, list, skin) + after;
		for (let q = 0; q < 2; q++) {
			const [px, py] = project(v, [r.r(6, 94), y + step * 0.86, z]);
			s += figure(px, py, 26, r.pick(["stand", "walk", "sari"]), t.line);
		}
	}
	return s;
}

/** A studio lifted apart: plan, walls, frame and roof one above the other. */
function exploded(seed: number, r: Rng, t: Theme): string {
	const [w, d] = [r.r(50, 62), r.r(26, 34)];
	const v = centred({ deg: at([-35, 35, 28], seed), f: 0.52, g: 0.85, s: 9.7, ox: 0, oy: 0 }, [w / 2, d / 2, 22]);
	const skin = skinOf(t);
	let s =
		drawSolid(v, block(-8, -6, w + 16, d + 14, -5, 0), { ...skin, top: mix(t.bg, t.tone, 0.3) }) +
		floorGrid(v, 0, 0, w, d, 0, w / 9, t.soft);
	const walls: Solid[] = [];
	const th = 1.2;
	const wall = (x: number, y: number, a: number, b: number, h = 9) => walls.push(block(x, y, a, b, 0, h));
	wall(0, 0, w, th);
	for (let k = 0; k < 6; k++) if (k !== 2) wall((w * k) / 6 + 1, d - th, w / 6 - 2.6, th, k % 2 ? 9 : 3);
	wall(0, th, th, d - 2 * th);
	wall(w - th, th, th, d * 0.5);
	wall(w * 0.38, th, th, d * 0.6);
	for (let k = 0; k < 4; k++)
		walls.push({
			...block(w * 0.46 + (k % 2) * w * 0.24, d * (0.24 + Math.floor(k / 2) * 0.3), w * 0.16, 4, 0, 2.4),
			skin: { top: t.accent },
		});
	s += drawSolids(v, walls, { ...skin, top: t.cut });
	const z = 21;
	const n = 7;
	const tie = (a: V3, b: V3, wd = 3.4, colour = t.line) =>
		line([project(v, a), project(v, b)], { stroke: colour, w: wd });
	for (const [x, y] of [
		[0, 0],
		[w, 0],
		[0, d],
		[w, d],
	] as const)
		s += line([project(v, [x, y, 9]), project(v, [x, y, z + 27])], { stroke: t.accent, w: 1.6, dash: "9 7" });
	for (let k = 0; k < n; k++) {
		const x = (w * k) / (n - 1);
		s +=
			tie([x, 0, z], [x, 0, z + 7]) +
			tie([x, d, z], [x, d, z + 7]) +
			tie([x, 0, z + 7], [x, d, z + 7]) +
			tie([x, -2, z + 6], [x, d / 2, z + 14]) +
			tie([x, d + 2, z + 6], [x, d / 2, z + 14]) +
			tie([x, d / 2, z + 7], [x, d / 2, z + 14], 2.2);
	}
	for (const [y, h] of [
		[0, 7],
		[d, 7],
		[d / 2, 14],
		[d / 4, 10.5],
		[d * 0.75, 10.5],
	] as const)
		s += tie([0, y, z + h], [w, y, z + h], 2.4);
	s += drawSolids(
		v,
		[{ ...house(-3, -3, w + 6, d + 6, z + 20, z + 20.8, 9), skin: { top: t.dark ? t.wash : t.light } }],
		{ ...skin, ribs: t.line },
	);
	return s + ballTree(v, w + 5, -2, 0, 2.6, r, t);
}

/** A court of studios with its roofs partly taken off. */
function quad(seed: number, r: Rng, t: Theme): string {
	const v = centred({ deg: at([30, 45, -30], seed), f: 0.74, g: 0.72, s: 8.9, ox: 0, oy: 0 }, [42, 36, 5], 20);
	const skin = skinOf(t);
	const [W0, D0, b] = [84, 72, 17];
	let s = drawSolid(v, block(-5, -5, W0 + 10, D0 + 10, -3, 0), { ...skin, top: mix(t.bg, t.tone, 0.25) });
	s += floorGrid(v, b, b, W0 - 2 * b, D0 - 2 * b, 0, 5, t.soft);
	const h = 8;
	const open = r.i(2, 3);
	const wing = (k: number, x: number, y: number, w: number, d: number, along: "x" | "y") => {
		if (k !== open)
			return drawSolids(
				v,
				[{ ...house(x, y, w, d, 0, h, 7, along), skin: k === (open + 1) % 4 ? { top: t.accent, ribs: t.line } : {} }],
				skin,
			);
		const list: Solid[] = [
			block(x, y, w, 1, 0, h),
			block(x, y + 1, 1, d - 2, 0, h),
			block(x, y + d - 1, w, 1, 0, 2.6),
			block(x + w - 1, y + 1, 1, d - 2, 0, 2.6),
		];
		const n = 5;
		for (let q = 0; q < n; q++)
			list.push({
				...(along === "x"
					? block(x + 4 + ((w - 8) * q) / n, y + d * 0.35, (w - 8) / n - 3, 4, 0, 2.2)
					: block(x + w * 0.35, y + 4 + ((d - 8) * q) / n, 4, (d - 8) / n - 3, 0, 2.2)),
				skin: { top: t.accent },
			});
		return (
			poly(
				[
					[x, y],
					[x + w, y],
					[x + w, y + d],
					[x, y + d],
				].map(([a, c]) => project(v, [a as number, c as number, 0])),
				{ fill: t.light },
			) + drawSolids(v, list, { ...skin, top: t.cut })
		);
	};
	s += shade(v, 0, 0, W0, b, 0, 5, t.dark ? t.deep : t.tone);
	const parts: [number, string][] = [
		[0, wing(0, b, 0, W0 - 2 * b, b, "x")],
		[1, wing(1, 0, 0, b, D0, "y")],
		[3, wing(3, W0 - b, 0, b, D0, "y")],
	];
	s += v.deg > 0 ? at(parts, 1)[1] + at(parts, 0)[1] : at(parts, 2)[1] + at(parts, 0)[1];
	s += ballTree(v, W0 * 0.55, D0 * 0.45, 0, 5.2, r, t) + ballTree(v, W0 * 0.38, D0 * 0.6, 0, 3.2, r, t);
	s += (v.deg > 0 ? at(parts, 2)[1] : at(parts, 1)[1]) + wing(2, b, D0 - b, W0 - 2 * b, b, "x");
	return s;
}

/** A tower of rooms stacked crosswise. */
function stack(seed: number, r: Rng, t: Theme): string {
	const v = centred({ deg: at([40, -38, 45, 28], seed), f: 0.55, g: 0.82, s: 7.2, ox: 0, oy: 0 }, [30, 30, 34], -36);
	const skin = skinOf(t);
	let s =
		drawSolid(v, block(-16, -16, 92, 92, -3, 0), { ...skin, top: mix(t.bg, t.tone, 0.2) }) +
		floorGrid(v, -16, -16, 92, 92, 0, 11.5, t.faint) +
		shade(v, 8, 8, 44, 44, 0, 26, t.dark ? t.deep : t.tone);
	let z = 0;
	const n = r.i(5, 6);
	for (let k = 0; k < n; k++) {
		const [w, d] = k % 2 ? [r.r(22, 28), r.r(44, 56)] : [r.r(46, 60), r.r(22, 30)];
		const [x, y] = [30 - w / 2 + r.r(-6, 6), 30 - d / 2 + r.r(-6, 6)];
		const h = r.r(10, 13);
		s += drawSolid(v, k === n - 1 ? house(x, y, w, d, z, z + h, 8, w > d ? "x" : "y") : block(x, y, w, d, z, z + h), {
			...skin,
			...(k === 2 ? { top: t.accent, lit: mix(t.accent, t.bg, 0.2), shade: mix(t.accent, "#15201b", 0.3) } : {}),
		});
		const m = Math.round(w / 6);
		for (let q = 0; q < m; q++) {
			const a = x + (w * (q + 0.2)) / m;
			s += poly(
				[
					[a, h * 0.25],
					[a + (w / m) * 0.55, h * 0.25],
					[a + (w / m) * 0.55, h * 0.75],
					[a, h * 0.75],
				].map(([px, pz]) => project(v, [px as number, y + d, z + (pz as number)])),
				{ fill: t.dark ? (q % 3 === k % 3 ? t.accent : t.deep) : t.deep, stroke: t.line, w: 1.2 },
			);
		}
		z += h;
	}
	for (let k = 0; k < 5; k++) s += ballTree(v, r.r(-12, 70), r.r(62, 72), 0, r.r(2, 3.4), r, t);
	return s;
}

export function draw(seed: number): string {
	const r = rng(seed, 7);
	const t = themeOf(seed, 4, "shola", true);
	const s = at([hamlet, exploded, quad, stack], seed)(seed, r, t);
	return page(t.bg, s + north(110, H - 120, 28, t, 30), shotOf(seed, 4, true, 1.16));
}
