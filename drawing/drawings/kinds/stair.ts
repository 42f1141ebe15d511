import { figure, people } from "../figures.ts";
import { box, circle, H, hatch, num, type Pt, page, path, poly, rect, seg, shotOf, W } from "../ink.ts";
import { cutMark, dims, level } from "../marks.ts";
import { at, type Rng, rng } from "../rng.ts";
import { block, drawSolids, project, type Solid, type View } from "../solids.ts";
import { mix, type Theme, themeOf } from "../theme.ts";

/** Plan and elevation of a winding stair, tied by projection lines. */
function spiral(r: Rng, t: Theme): string {
	const n = r.i(16, 20);
	const [cx, cy, rad] = [r.r(400, 470), 480, 300];
	let s =
		circle(cx + 14, cy + 14, rad + 26, { fill: t.dark ? t.deep : t.tone }) +
		circle(cx, cy, rad + 26, { fill: t.cut }) +
		circle(cx, cy, rad, { fill: t.light });
	const q = (k: number, d: number): Pt => [
		cx + Math.cos((k / n) * Math.PI * 1.75 - 2.2) * d,
		cy + Math.sin((k / n) * Math.PI * 1.75 - 2.2) * d,
	];
	for (let k = 0; k < n; k++) {
		const ring = [q(k, 52), q(k, rad), q(k + 1, rad), q(k + 1, 52)];
		s += poly(ring, { fill: mix(t.light, t.tone, k / n), stroke: t.line, w: 2 });
		if (k > n * 0.55) s += hatch(ring, 45, 9, { stroke: t.soft, w: 1.2 });
	}
	s += circle(cx, cy, 52, { fill: t.cut }) + circle(cx, cy, 20, { fill: t.bg });
	const ex = 1090;
	const [top, foot] = [130, 850];
	const rise = (foot - top - 40) / n;
	const drawn: { z: number; d: string }[] = [];
	for (let k = 0; k < n; k++) {
		const a0 = (k / n) * Math.PI * 3.4;
		const [u0, u1] = [Math.cos(a0), Math.cos(a0 + (Math.PI * 3.4) / n)];
		const y = foot - k * rise;
		const front = Math.sin(a0) > 0;
		const [x0, x1] = [ex + u0 * 190, ex + u1 * 190];
		drawn.push({
			z: front ? 1 : 0,
			d:
				rect(Math.min(x0, x1, ex), y - rise, Math.max(x0, x1, ex) - Math.min(x0, x1, ex), 8, {
					fill: front ? t.line : t.soft,
				}) + path(`M${num(x0)} ${num(y - rise)}v-70`, { stroke: front ? t.line : t.soft, w: front ? 2.4 : 1.4 }),
		});
	}
	s += rect(ex - 230, top - 20, 460, foot - top + 20, { fill: t.wash });
	s +=
		drawn
			.filter((e) => !e.z)
			.map((e) => e.d)
			.join("") +
		rect(ex - 16, top - 60, 32, foot - top + 60, { fill: t.light, stroke: t.line, w: 2.4 }) +
		hatch(box(ex, top - 60, 16, foot - top + 60), 90, 5, { stroke: t.soft, w: 1.2 }) +
		drawn
			.filter((e) => e.z)
			.map((e) => e.d)
			.join("");
	for (const z of [1, 0]) {
		const pts: Pt[] = [];
		for (let k = 0; k <= n * 6; k++) {
			const a = (k / (n * 6)) * Math.PI * 3.4;
			const p: Pt = [ex + Math.cos(a) * 190, foot - rise - (k / 6) * rise - 70];
			if (Math.sin(a) > 0 === (z === 1)) pts.push(p);
			else if (pts.length)
				s += path(
					`M${pts
						.splice(0)
						.map((v) => `${num(v[0])} ${num(v[1])}`)
						.join("L")}`,
					{ stroke: z ? t.accent : t.soft, w: z ? 6 : 2 },
				);
		}
		if (pts.length)
			s += path(`M${pts.map((v) => `${num(v[0])} ${num(v[1])}`).join("L")}`, {
				stroke: z ? t.accent : t.soft,
				w: z ? 6 : 2,
			});
	}
	for (const [a, w] of [
		[ex - 262, 32],
		[ex + 230, 32],
	] as const)
		s += rect(a, top - 20, w, foot - top + 40, { fill: t.cut });
	s +=
		rect(ex - 330, foot, 660, 22, { fill: t.cut }) +
		people(r, () => foot, [ex - 120, ex + 90], 104, t.line) +
		level(W - 130, top - 22, "+3", t, 80);
	return s + cutMark(cx, 70, "S", t, 180) + dims([cx - rad - 26, cx, cx + rad + 26], 880, t);
}

/** Flights that cross in the cut of a tall hall. */
function flights(r: Rng, t: Theme): string {
	const n = r.i(3, 4);
	const h = 640 / n;
	let s = rect(120, 60, 1200, 820, { fill: t.light });
	for (let k = 0; k < n; k++) {
		const y = 870 - k * h;
		const flip = k % 2 ? 1 : 0;
		const steps = 15;
		const [x0, x1] = flip ? [1080, 380] : [360, 1060];
		const pts: Pt[] = [];
		for (let q = 0; q < steps; q++) {
			const x = x0 + ((x1 - x0) * q) / steps;
			pts.push([x, y - (h * q) / steps], [x, y - (h * (q + 1)) / steps]);
		}
		pts.push([x1, y - h]);
		const under: Pt[] = [
			[x1, y - h + 44],
			[x0 + (flip ? -44 : 44), y],
			[x0, y],
		];
		const front = k % 2 === 0;
		const ring = [...pts, ...under];
		s += hatch(box(flip ? 132 : 160, y - h + 30, 180, h - 60), 90, 20, { stroke: t.faint, w: 1.3 });
		s +=
			poly(ring, { fill: front ? t.cut : t.tone, stroke: t.line, w: 2 }) +
			(front ? "" : hatch(ring, 45, 8, { stroke: t.line, w: 1.2 }));
		let rail = "";
		for (let q = 1; q < steps; q += 1) {
			const x = x0 + ((x1 - x0) * (q - 0.5)) / steps;
			rail += `M${num(x)} ${num(y - (h * q) / steps)}v-66`;
		}
		s +=
			path(rail, { stroke: t.line, w: 1.4 }) + seg(x0, y - 66 - h / steps, x1, y - h - 66, { stroke: t.accent, w: 6 });
		s += rect(flip ? 120 : 1060, y - h, flip ? 262 : 260, 16, { fill: t.cut });
		const f = at([0.3, 0.62, 0.8], k + r.i(0, 2));
		s +=
			figure(
				x0 + (x1 - x0) * f,
				y - (h * (Math.floor(f * steps) + 1)) / steps,
				92,
				at(["walk", "sari", "kurta"] as const, k),
				front ? t.line : t.line,
				flip ? -1 : 1,
			) + figure(flip ? 250 : 1200, y - h, 94, at(["point", "stand", "sari"] as const, k), t.line, flip ? 1 : -1);
	}
	s +=
		rect(104, 40, 26, 860, { fill: t.cut }) +
		rect(1310, 40, 26, 860, { fill: t.cut }) +
		rect(60, 872, W - 120, 26, { fill: t.cut }) +
		poly(
			[
				[70, 62],
				[720, 20],
				[1370, 62],
				[1370, 84],
				[720, 42],
				[70, 84],
			],
			{ fill: t.cut },
		);
	return s;
}

/** Broad steps on a slope, seen from the corner. */
function cascade(r: Rng, t: Theme): string {
	const v: View = { deg: at([45, -40, 35], r.i(0, 2)), f: 0.56, g: 0.82, s: 10.4, ox: 0, oy: 0 };
	const m = project(v, [50, 48, 16]);
	v.ox = W / 2 - m[0];
	v.oy = H / 2 - m[1];
	const list: Solid[] = [];
	const n = 15;
	const wide = [r.r(14, 30), r.r(62, 78)] as const;
	for (let k = 0; k < n; k++) {
		const y = 4 + k * 6;
		const z = (n - k) * 2.6;
		list.push({
			...block(wide[0] - (k > 7 ? 8 : 0), y, wide[1] - wide[0] + (k > 7 ? 16 : 0), 6, 0, z),
			skin: k === 7 ? { top: t.accent } : {},
		});
		list.push(
			block(-4, y, wide[0] + 4 - (k > 7 ? 8 : 0), 6, 0, Math.ceil((n - k) / 5) * 13),
			block(wide[1] + (k > 7 ? 8 : 0), y, 104 - wide[1] - (k > 7 ? 8 : 0), 6, 0, Math.ceil((n - k) / 5) * 13),
		);
	}
	let s = drawSolids(v, list, {
		top: t.light,
		lit: t.wash,
		shade: t.dark ? t.deep : t.tone,
		line: t.line,
		w: 1.5,
		hatch: t.soft,
		gap: 8,
	});
	for (let k = 0; k < 16; k++) {
		const step = r.i(1, n - 1);
		const [x, y] = project(v, [r.r(wide[0] + 3, wide[1] - 3), 4 + step * 6 + 3, (n - step) * 2.6]);
		s += figure(x, y, 46, r.pick(["stand", "sit", "walk", "sari", "sit"] as const), t.line, r.b() ? 1 : -1);
	}
	return s;
}

/** Steps as pattern: a stepped tank seen straight on. */
function tank(r: Rng, t: Theme): string {
	const rows = 7;
	let s = "";
	for (let j = 0; j < rows; j++) {
		const y = 40 + j * 118;
		s += rect(0, y, W, 118, { fill: mix(t.light, t.tone, j / rows) }) + rect(0, y, W, 9, { fill: t.line });
		for (let i = -1; i < 7; i++) {
			const x = i * 240 + (j % 2) * 120 + 20;
			const left: Pt[] = [];
			const right: Pt[] = [];
			for (let k = 0; k < 5; k++) {
				left.push([x + 100 - k * 20, y + 9 + k * 21.8], [x + 100 - k * 20 - 20, y + 9 + k * 21.8]);
				right.push([x + 100 + k * 20, y + 9 + k * 21.8], [x + 100 + k * 20 + 20, y + 9 + k * 21.8]);
			}
			s +=
				poly([...left, [x, y + 118], [x + 100, y + 118]], { fill: t.light, stroke: t.line, w: 1.8 }) +
				poly([...right, [x + 200, y + 118], [x + 100, y + 118]], {
					fill: t.dark ? t.deep : t.deep,
					stroke: t.line,
					w: 1.8,
				});
			if (r.b(0.2)) s += rect(x + 86, y + 66, 28, 52, { fill: t.accent, stroke: t.line, w: 1.8 });
			if (r.b(0.16)) s += figure(x + 216, y + 118, 58, r.pick(["stand", "sari", "sit", "kurta"]), t.line);
		}
	}
	s +=
		rect(0, 40 + rows * 118, W, 200, { fill: t.dark ? t.accent : t.deep }) +
		hatch(box(0, 880, W, 80), 0, 11, { stroke: t.bg, w: 1.6 }, 0.3, r);
	return s + rect(0, 0, W, 40, { fill: t.bg });
}

export function draw(seed: number): string {
	const r = rng(seed, 12);
	const t = themeOf(seed, 4, "mist", true);
	return page(
		t.bg,
		at([spiral, flights, cascade, tank], seed)(r, t),
		seed % 4 === 0 ? undefined : shotOf(seed, 4, true, 1.2),
	);
}
