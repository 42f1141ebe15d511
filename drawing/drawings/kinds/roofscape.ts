import { opening } from "../facade.ts";
import { figure } from "../figures.ts";
import { box, circle, clip, dPoly, H, hatch, num, type Pt, page, path, poly, rect, seg, shotOf, W } from "../ink.ts";
import { at, type Rng, rng } from "../rng.ts";
import { block, drawSolids, house, project, type Solid, type View } from "../solids.ts";
import { ridge, skyline, under } from "../terrain.ts";
import { mix, type Theme, themeOf } from "../theme.ts";
import { planTree, tree } from "../trees.ts";
import { roofPlan } from "./site-plan.ts";

/** Roofs shoulder to shoulder, seen from a hill. */
function packed(seed: number, r: Rng, t: Theme): string {
	const v: View = { deg: at([40, -36, 28, -48], seed), f: 0.66, g: 0.75, s: 9.2, ox: 0, oy: 0 };
	const m = project(v, [60, 60, 0]);
	v.ox = W / 2 - m[0];
	v.oy = H / 2 - m[1] + 30;
	const list: Solid[] = [];
	const skin = {
		top: t.light,
		lit: t.wash,
		shade: t.dark ? t.deep : t.tone,
		line: t.line,
		w: 1.7,
		ribs: t.soft,
		gap: 7,
	};
	const step = r.r(17, 22);
	for (let i = -3; i < 11; i++)
		for (let j = -3; j < 11; j++) {
			if ((i * 7 + j * 3 + seed) % 11 === 0) continue;
			const [w, d] = [step * r.r(0.7, 0.93), step * r.r(0.66, 0.9)];
			const [x, y] = [i * step + r.r(0, 2), j * step + r.r(0, 2)];
			const e = r.r(5, 12);
			const tint = r.f();
			const tone =
				tint < 0.12
					? { top: t.accent, ribs: t.line }
					: tint < 0.4
						? { top: mix(t.light, t.tone, 0.6) }
						: tint < 0.55
							? { top: t.wash }
							: {};
			const along = r.b() ? "x" : "y";
			if (tint > 0.9)
				list.push(
					{ ...block(x, y, w, d, 0, e + 2), skin: { hatch: t.soft } },
					block(x + w * 0.3, y + d * 0.3, w * 0.3, d * 0.3, e + 2, e + 5),
				);
			else {
				list.push({ ...house(x, y, w, d, 0, e, (along === "x" ? d : w) * r.r(0.3, 0.44), along), skin: tone });
				if (r.b(0.35)) list.push(block(x + w * 0.2, y + d * 0.62, 2, 2, e + 2, e + (along === "x" ? d : w) * 0.42 + 3));
			}
		}
	return drawSolids(v, list, skin);
}

/** Rows of gables one above the other, as in a long lens. */
function rows(seed: number, r: Rng, t: Theme): string {
	let s =
		poly(under(skyline(ridge(seed, W, 170, 160, 0.7, 360), 0, W), H), { fill: mix(t.bg, t.tone, 0.35) }) +
		circle(r.r(200, 1240), 120, 46, { fill: t.accent });
	const n = r.i(6, 7);
	for (let j = 0; j < n; j++) {
		const y = 300 + (j * 760) / n;
		let x = -r.r(40, 180);
		while (x < W) {
			const w = r.r(170, 300) * (0.75 + j * 0.09);
			const rise = w * r.r(0.2, 0.42);
			const fill = r.b(0.13) ? t.accent : mix(t.bg, t.tone, r.r(0, 0.35) + (n - j) * 0.06);
			const kind = r.i(0, 2);
			if (kind === 0) {
				const ring: Pt[] = [
					[x - 8, y],
					[x + w + 8, y],
					[x + w - rise * 0.7, y - rise],
					[x + rise * 0.7, y - rise],
				];
				s +=
					poly(ring, { fill, stroke: t.line, w: 2.4 }) +
					hatch(ring, r.b() ? 0 : 90, 9, { stroke: t.line, w: 1 }) +
					seg(x + rise * 0.7, y - rise, x + w - rise * 0.7, y - rise, { stroke: t.line, w: 6 });
			} else {
				s +=
					poly(
						[
							[x, y + 4],
							[x + w / 2, y - rise],
							[x + w, y + 4],
						],
						{ fill, stroke: t.line, w: 2 },
					) +
					path(`M${num(x - 12)} ${num(y + 12)}L${num(x + w / 2)} ${num(y - rise)}L${num(x + w + 12)} ${num(y + 12)}`, {
						stroke: t.line,
						w: 7,
					}) +
					(kind === 1
						? circle(x + w / 2, y - rise * 0.4, w * 0.06, { fill: t.deep, stroke: t.line, w: 2 })
						: hatch(
								[
									[x, y + 4],
									[x + w / 2, y - rise],
									[x + w, y + 4],
								],
								90,
								11,
								{ stroke: t.soft, w: 1.2 },
							));
			}
			s += rect(x, y, w, 240, { fill: mix(t.light, t.bg, r.f()), stroke: t.line, w: 2 });
			for (let k = 0; k < w / 70; k++)
				s += opening(at(["casement", "shutter", "deep"] as const, j), x + 26 + k * 70, y + 22, 28, 44, t);
			if (r.b(0.4))
				s +=
					rect(x + w * 0.7, y - rise - 26, 26, rise * 0.7 + 30, { fill: t.light, stroke: t.line, w: 2 }) +
					rect(x + w * 0.7 - 4, y - rise - 32, 34, 8, { fill: t.line });
			if (r.b(0.1)) s += tree("cypress", x + w + 10, y + 60, 190, r, { line: t.line, fill: t.deep });
			x += w + (r.b(0.3) ? 34 : 0);
		}
	}
	return s;
}

/** Straight down. */
function fromAbove(seed: number, r: Rng, t: Theme): string {
	const deg = at([-18, 12, 27, -8], seed);
	const cell = r.r(190, 250);
	let s = "";
	const c = Math.cos((deg * Math.PI) / 180);
	const q = Math.sin((deg * Math.PI) / 180);
	for (let j = -6; j < 7; j++)
		for (let i = -6; i < 7; i++) {
			const [u, v] = [(i + (j % 2) * 0.3) * cell, j * cell * 0.74];
			const [x, y] = [720 + u * c - v * q, 480 + u * q + v * c];
			if (x < -200 || x > W + 200 || y < -200 || y > H + 200) continue;
			if (r.b(0.13)) {
				s +=
					planTree(x, y, cell * 0.27, r.pick([0, 6, 2]), r, t) +
					planTree(x + cell * 0.25, y - cell * 0.15, cell * 0.14, 1, r, t);
				continue;
			}
			s += roofPlan(
				{ x, y, w: cell * r.r(0.72, 0.94), d: cell * r.r(0.5, 0.66), deg: deg + (r.b(0.2) ? 90 : 0) },
				t,
				r,
				20,
				r.b(0.14) ? t.accent : r.b(0.3) ? mix(t.light, t.tone, 0.55) : t.light,
			);
		}
	return s;
}

/** One great tiled roof, close up. */
function tiles(seed: number, r: Rng, t: Theme): string {
	const apex = r.r(420, 1020);
	const eave = 760;
	let s = circle(apex > 720 ? 240 : 1180, 190, 84, { fill: t.dark ? t.accent : mix(t.bg, t.tone, 0.8) });
	s += poly(under(skyline(ridge(seed, W, 560, 180, 0.6, 400), 0, W), H), { fill: mix(t.bg, t.tone, 0.35) });
	const ring: Pt[] = [
		[-60, eave],
		[apex - 360, 190],
		[apex + 300, 190],
		[W + 60, eave],
	];
	let rowsOf = rect(-80, 100, W + 160, 760, { fill: t.accent });
	const u = r.r(44, 58);
	for (let y = 190, j = 0; y < eave + u; y += u * 0.72, j++)
		for (let x = -80 + (j % 2) * (u / 2); x < W + 80; x += u) {
			const tone = r.f();
			rowsOf += path(
				`M${num(x)} ${num(y)}v${num(u * 0.5)}a${num(u / 2)} ${num(u / 2)} 0 0 0 ${num(u)} 0v${num(-u * 0.5)}Z`,
				{
					fill:
						tone < 0.1
							? t.light
							: tone < 0.34
								? mix(t.accent, t.line, 0.22)
								: tone < 0.6
									? mix(t.accent, t.bg, 0.18)
									: t.accent,
					stroke: t.line,
					w: 1.8,
				},
			);
		}
	s += clip(dPoly(ring), rowsOf) + poly(ring, { stroke: t.line, w: 5 });
	for (let k = 0; k < 15; k++)
		s += path(`M${num(apex - 366 + k * 45)} 200v-14a22 22 0 0 1 45 0v14Z`, { fill: t.light, stroke: t.line, w: 2.6 });
	const cx = apex + r.r(-260, 160);
	s +=
		rect(cx, 60, 96, 250, { fill: t.light, stroke: t.line, w: 3.4 }) +
		hatch(box(cx + 60, 60, 36, 250), 45, 9, { stroke: t.line, w: 1.5 }) +
		rect(cx - 12, 44, 120, 22, { fill: t.line }) +
		rect(cx + 16, 8, 22, 38, { fill: t.accent, stroke: t.line, w: 2.4 }) +
		rect(cx + 56, 8, 22, 38, { fill: t.accent, stroke: t.line, w: 2.4 });
	const dx = apex > 720 ? apex - 480 : apex + 140;
	s +=
		poly(
			[
				[dx, 620],
				[dx, 480],
				[dx + 110, 390],
				[dx + 220, 480],
				[dx + 220, 620],
			],
			{ fill: t.light, stroke: t.line, w: 3 },
		) +
		path(`M${num(dx - 26)} 500L${num(dx + 110)} 384L${num(dx + 246)} 500`, { stroke: t.line, w: 12 }) +
		opening("casement", dx + 66, 490, 88, 100, t) +
		poly(
			[
				[dx + 220, 480],
				[dx + 300, 620],
				[dx + 220, 620],
			],
			{ fill: mix(t.accent, t.line, 0.5) },
		);
	s += rect(-10, eave, W + 20, 34, { fill: t.cut }) + rect(-10, eave + 34, W + 20, 200, { fill: t.wash });
	for (let k = 0; k < 15; k++)
		s += poly(
			[
				[40 + k * 100, eave + 34],
				[70 + k * 100, eave + 34],
				[70 + k * 100, eave + 74],
				[56 + k * 100, eave + 88],
			],
			{ fill: t.line },
		);
	for (let k = 0; k < 4; k++) s += opening("shutter", 150 + k * 330, eave + 96, 90, 120, t);
	return s + figure(apex + 210, 190, 130, "stoop", t.line, -1);
}

export function draw(seed: number): string {
	const r = rng(seed, 22);
	const t = themeOf(seed, 4, "paper");
	return page(t.bg, at([rows, packed, fromAbove, tiles], seed)(seed, r, t), shotOf(seed, 4, true, 1.5));
}
