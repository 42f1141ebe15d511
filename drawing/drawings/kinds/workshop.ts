import { opening } from "../facade.ts";
import { figure } from "../figures.ts";
import { box, circle, curve, ellipse, H, hatch, num, page, path, poly, rect, seg, shotOf, W } from "../ink.ts";
import { dims } from "../marks.ts";
import { at, type Rng, rng } from "../rng.ts";
import { block, drawSolids, project, type Solid, type View } from "../solids.ts";
import { mix, type Theme, themeOf } from "../theme.ts";
import { truss } from "./section.ts";
import { tools } from "./tools.ts";

/** A wall of tools on a pegboard. */
function wall(r: Rng, t: Theme): string {
	const cols = r.i(6, 8);
	const w = (W - 160) / cols;
	let s = "";
	for (let y = 50; y < 720; y += 34) for (let x = 60; x < W - 40; x += 34) s += `M${x} ${y}h.01`;
	s = path(s, { stroke: t.faint, w: 5, cap: "round" });
	const order = [...r.shuffle(tools), ...r.shuffle(tools), ...r.shuffle(tools)];
	for (let j = 0; j < 3; j++)
		for (let k = 0; k < cols; k++) {
			if (r.b(0.06)) continue;
			const [x, y] = [80 + w * (k + 0.5), 56 + j * 232];
			const body = at(order, j * cols + k)(t);
			const tilt = r.b(0.12) ? 6 : 0;
			s +=
				`<g transform="translate(${num(x + 9)} ${num(y + 9)}) rotate(${tilt})" opacity="0.16">${body}</g><g transform="translate(${num(x)} ${num(y)}) rotate(${tilt})">${body}</g>` +
				circle(x, y - 4, 6, { fill: t.line });
		}
	s +=
		rect(0, 760, W, 200, { fill: t.wash }) +
		rect(0, 760, W, 22, { fill: t.accent, stroke: t.line, w: 3 }) +
		hatch(box(0, 782, W, 180), 90, 60, { stroke: t.line, w: 2 });
	for (let k = 0; k < 6; k++) s += rect(140 + k * 220, 850, 70, 10, { fill: t.line });
	for (let k = 0; k < 5; k++)
		s += rect(120 + k * 40 + r.r(0, 30), 760 - 10 - k * 5, r.r(120, 240), 10, {
			fill: k % 2 ? t.light : t.tone,
			stroke: t.line,
			w: 1.8,
		});
	return s;
}

/** Long room: windows, benches, people bent over wood. */
function room(r: Rng, t: Theme): string {
	const y = 800;
	let s = rect(0, 240, W, y - 240, { fill: t.light });
	for (let k = -1; k < 4; k++) s += truss(k * 480 - 90, 240, 480, 190, t, 3);
	s += hatch(box(0, 40, W, 200), 90, 40, { stroke: t.faint, w: 1.4 }) + seg(0, 240, W, 240, { stroke: t.line, w: 8 });
	for (let k = 0; k < 6; k++) s += opening("strip", 40 + k * 240, 330, 170, 170, t);
	const kinds = ["stoop", "point", "stand", "stoop", "kurta", "sari"] as const;
	const n = r.i(4, 5);
	for (let k = 0; k < n; k++) {
		const x = 60 + (k * (W - 80)) / n;
		const w = r.r(190, 230);
		s +=
			seg(x + w * 0.4, 240, x + w * 0.4, 430, { stroke: t.line, w: 2 }) +
			path(`M${num(x + w * 0.4 - 38)} 462Q${num(x + w * 0.4)} 410 ${num(x + w * 0.4 + 38)} 462Z`, {
				fill: t.accent,
				stroke: t.line,
				w: 2.2,
			});
		s +=
			figure(x + w * 0.24, y, 196, at(kinds, k + r.i(0, 3)), t.line, 1) +
			figure(x + w + 26, y, 190, at(kinds, k + 2), t.line, -1);
		s +=
			rect(x, y - 104, w, 18, { fill: t.accent, stroke: t.line, w: 2.6 }) +
			rect(x + 12, y - 86, 18, 86, { fill: t.wash, stroke: t.line, w: 2.2 }) +
			rect(x + w - 30, y - 86, 18, 86, { fill: t.wash, stroke: t.line, w: 2.2 }) +
			rect(x + 30, y - 34, w - 60, 12, { fill: t.wash, stroke: t.line, w: 2 }) +
			rect(x - 24, y - 100, 24, 40, { fill: t.light, stroke: t.line, w: 2.2 });
		const thing = (k + r.i(0, 2)) % 3;
		if (thing === 0)
			s += poly(
				[
					[x + 70, y - 104],
					[x + 70, y - 150],
					[x + 110, y - 190],
					[x + 150, y - 150],
					[x + 150, y - 104],
				],
				{ fill: t.light, stroke: t.line, w: 2 },
			);
		if (thing === 1)
			for (let q = 0; q < 4; q++)
				s += rect(x + 60, y - 114 - q * 10, 110 - q * 14, 9, {
					fill: q % 2 ? t.tone : t.light,
					stroke: t.line,
					w: 1.6,
				});
		if (thing === 2)
			s += path(
				`M${num(x + 60)} ${num(y - 104)}v-70h110v70M${num(x + 60)} ${num(y - 174)}l55-40 55 40M${num(x + 115)} ${num(y - 214)}v110`,
				{
					stroke: t.line,
					w: 4,
				},
			);
	}
	s += rect(0, y, W, 16, { fill: t.cut }) + hatch(box(0, y + 16, W, 160), 45, 13, { stroke: t.line, w: 1.5 });
	for (let k = 0; k < 40; k++)
		s += path(`M${num(r.r(0, W))} ${num(y - r.r(0, 4))}q6-10 12 0q-6 6-8 0`, { stroke: t.line, w: 1.4 });
	return s;
}

/** Benches seen from above the corner. */
function benches(seed: number, r: Rng, t: Theme): string {
	const v: View = { deg: at([34, -34, 45], seed), f: 0.66, g: 0.74, s: 9.6, ox: 0, oy: 0 };
	const m = project(v, [52, 42, 4]);
	v.ox = W / 2 - m[0];
	v.oy = H / 2 - m[1];
	const skin = {
		top: t.light,
		lit: t.wash,
		shade: t.dark ? t.deep : t.tone,
		line: t.line,
		w: 1.8,
		hatch: t.soft,
		gap: 7,
	};
	let s = "";
	for (let u = -30; u <= 130; u += 5)
		s += path(`M${project(v, [u, -40, 0]).map(num).join(" ")}L${project(v, [u, 130, 0]).map(num).join(" ")}`, {
			stroke: t.faint,
			w: 1.2,
		});
	const list: { d: number; s: string }[] = [];
	const put = (parts: Solid[], d: number) => list.push({ d, s: drawSolids(v, parts, skin) });
	for (let i = -2; i < 6; i++)
		for (let j = -2; j < 6; j++) {
			const [x, y] = [i * 24 - 4, j * 19 - 4];
			const p = project(v, [x + 8, y + 4, 0]);
			if (p[0] < -160 || p[0] > W + 160 || p[1] < -120 || p[1] > H + 160) continue;
			const red = r.b(0.16) ? { top: t.accent } : {};
			const parts: Solid[] = [
				block(x + 1, y + 1, 1.4, 6, 0, 5),
				block(x + 14, y + 1, 1.4, 6, 0, 5),
				{ ...block(x, y, 17, 8, 5, 6.4), skin: red },
			];
			put(parts, p[1]);
			const kind = r.i(0, 4);
			if (kind === 0) put([block(x + 3, y + 2, 5, 4, 6.4, 8), block(x + 5, y + 3, 5, 3, 8, 9.6)], p[1] + 0.1);
			if (kind === 1)
				for (let q = 0; q < 4; q++)
					put(
						[block(x + 3 + q * 0.8, y + 1.4 + q * 0.4, 10 - q * 1.6, 5 - q * 0.8, 6.4 + q, 7.4 + q)],
						p[1] + 0.1 + q * 0.01,
					);
			if (kind === 2)
				put(
					[
						block(x + 2, y + 2, 11, 0.6, 6.4, 7),
						block(x + 3, y + 4, 9, 0.6, 6.4, 7),
						block(x + 2, y + 6, 11, 0.6, 6.4, 7),
					],
					p[1] + 0.1,
				);
			if (kind !== 3) {
				const f = project(v, [x + r.r(3, 13), y + 12, 0]);
				list.push({
					d: f[1],
					s: figure(f[0], f[1], 104, r.pick(["stoop", "stand", "sari", "point", "kurta"]), t.line, r.b() ? 1 : -1),
				});
			}
		}
	return (
		s +
		list
			.sort((a, b) => a.d - b.d)
			.map((e) => e.s)
			.join("")
	);
}

/** One plane, large, as a measured drawing. */
function measured(r: Rng, t: Theme): string {
	const y = r.r(560, 600);
	let s =
		hatch(box(0, y + 130, W, 60), 0.6, 12, { stroke: t.soft, w: 1.4 }, 0.3, r) +
		seg(0, y + 130, W, y + 130, { stroke: t.line, w: 5 });
	s +=
		poly(
			[
				[180, y],
				[1250, y],
				[1262, y + 130],
				[168, y + 130],
			],
			{ fill: t.accent, stroke: t.line, w: 4 },
		) +
		hatch(
			[
				[180, y],
				[1250, y],
				[1262, y + 130],
				[168, y + 130],
			],
			1,
			15,
			{ stroke: mix(t.accent, t.line, 0.5), w: 1.3 },
			0.45,
			r,
		);
	s +=
		poly(
			[
				[700, y],
				[860, y],
				[740, y + 130],
				[716, y + 130],
			],
			{ fill: t.bg, stroke: t.line, w: 3 },
		) +
		poly(
			[
				[724, y + 132],
				[880, y - 190],
				[912, y - 176],
				[740, y + 132],
			],
			{ fill: t.light, stroke: t.line, w: 3 },
		) +
		poly(
			[
				[760, y + 40],
				[850, y - 140],
				[816, y - 130],
				[744, y + 40],
			],
			{ fill: t.tone, stroke: t.line, w: 3 },
		);
	s +=
		path(
			`M960 ${num(y)}C960 ${num(y - 90)} 980 ${num(y - 190)} 1060 ${num(y - 196)}C1130 ${num(y - 196)} 1150 ${num(y - 140)} 1110 ${num(y - 110)}C1080 ${num(y - 90)} 1090 ${num(y - 40)} 1100 ${num(y)}Z`,
			{ fill: t.light, stroke: t.line, w: 3.4 },
		) +
		path(
			`M310 ${num(y)}C300 ${num(y - 60)} 320 ${num(y - 130)} 380 ${num(y - 130)}C440 ${num(y - 130)} 450 ${num(y - 60)} 440 ${num(y)}Z`,
			{
				fill: t.light,
				stroke: t.line,
				w: 3.4,
			},
		);
	// the shaving rolls out of the mouth
	const curl: [number, number][] = [
		[722, y + 60],
		[712, y + 10],
	];
	for (let k = 0; k <= 44; k++) {
		const [q, d] = [0.35 - k * 0.4, 92 * 0.955 ** k];
		curl.push([626 + Math.cos(q) * d, y - 86 + Math.sin(q) * d * -1]);
	}
	s +=
		path(curve(curl), { stroke: t.line, w: 11, join: "round" }) +
		path(curve(curl), { stroke: t.light, w: 6, join: "round" }) +
		ellipse(1040, y - 92, 26, 44, { fill: t.bg, stroke: t.line, w: 3 });
	s += dims([168, 720, 1262], y + 250, t) + dims([y, y + 130], 90, t, "y");
	const top = 210;
	s +=
		rect(180, top - 70, 1070, 120, { fill: mix(t.accent, t.bg, 0.3), stroke: t.line, w: 3 }) +
		hatch(box(180, top - 70, 1070, 120), 0, 14, { stroke: t.line, w: 1 }, 0.5, r) +
		rect(716, top - 46, 150, 72, { fill: t.bg, stroke: t.line, w: 3 }) +
		circle(376, top - 10, 52, { fill: t.light, stroke: t.line, w: 3 }) +
		rect(740, top - 46, 22, 72, { fill: t.line });
	return s;
}

export function draw(seed: number): string {
	const r = rng(seed, 18);
	const t = themeOf(seed, 4, "mist");
	const kind = ((seed % 4) + 4) % 4;
	return page(
		t.bg,
		kind === 0 ? benches(seed, r, t) : kind === 1 ? wall(r, t) : kind === 2 ? room(r, t) : measured(r, t),
		shotOf(seed, 4, true, 1.4),
	);
}
