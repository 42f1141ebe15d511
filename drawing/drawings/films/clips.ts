import { figure, upright } from "../figures.ts";
import { box, circle, curve, H, hatch, num, type Pt, page, path, poly, rect, seg, shadow, turn, W } from "../ink.ts";
import { bank } from "../kinds/hostel-mist.ts";
import { terraces } from "../kinds/section.ts";
import { roofPlan } from "../kinds/site-plan.ts";
import { board, model } from "../kinds/terrain-model.ts";
import { at, rng } from "../rng.ts";
import { block, drawSolids, project, type View } from "../solids.ts";
import { contourLines, contourPath, hill, range, ridge, skyline, under } from "../terrain.ts";
import { C, mix, themes } from "../theme.ts";
import { conifer, planTree, tree } from "../trees.ts";

const tau = Math.PI * 2;
const ease = (x: number): number => {
	const u = Math.max(0, Math.min(1, x));
	return u * u * (3 - 2 * u);
};
/** A colour that travels round a ring of colours once. */
const round = (list: readonly string[], t: number): string => {
	const u = t * list.length;
	return mix(at(list, Math.floor(u)), at(list, Math.floor(u) + 1), ease(u - Math.floor(u)));
};

/** A studio from morning to night and back. */
export function studioDay(t: number): string {
	const night = ease((Math.cos((t - 0.62) * tau) - 0.1) * 1.6);
	const sky = round([C.mist, C.paper, C.paper, mix(C.laterite, C.paper, 0.72), C.shola, mix(C.shola, C.ink, 0.4)], t);
	const dim = (c: string, m = 0.72) => mix(c, mix(C.shola, C.ink, 0.6), night * m);
	const r = rng(5);
	// the sun is up from t = 0 to 0.55; then the moon follows the same way
	const a = (t / 0.55) * Math.PI;
	const b = ((t - 0.55) / 0.45) * Math.PI;
	let s =
		t < 0.55
			? circle(720 - Math.cos(a) * 700, 640 - Math.sin(a) * 500, 54, { fill: C.laterite })
			: circle(720 - Math.cos(b) * 700, 640 - Math.sin(b) * 500, 40, { fill: C.paper });
	for (let k = 0; k < 3; k++)
		s += poly(under(skyline(ridge(61 + k, W, 420 + k * 90, 190, 0.5), 0, W), H), {
			fill: mix(dim(mix(C.shola2, C.mist, 0.75 - k * 0.2)), sky, 0.35),
		});
	for (let k = 0; k < 16; k++)
		s += conifer(k * 96 + r.r(-30, 30), 760, r.r(150, 300), r, { line: dim(C.shola2), fill: dim(C.shola2) });
	const [x, y, w, h] = [200, 770, 1040, 330];
	const lean = t < 0.55 ? Math.cos(a) * 420 : Math.cos(b) * 420;
	s += rect(0, y, W, H, { fill: dim(mix(C.shola2, C.mist, 0.55)) });
	s += poly(
		[
			[x, y],
			[x + w, y],
			[x + w + lean, y + 150],
			[x + lean, y + 150],
		],
		{ fill: dim(mix(C.shola2, C.mist, 0.25)) },
	);
	s += rect(x, y - h, w, h, { fill: dim(C.paper), stroke: C.ink, w: 3 });
	for (let j = 0; j < 2; j++)
		for (let i = 0; i < 8; i++) {
			const on = ease(night * 2.2 - r.f() * 1.2);
			const [wx, wy] = [x + 22 + i * 126, y - h + 30 + j * 156];
			s +=
				rect(wx, wy, 106, 110, { fill: mix(dim(C.shola2, 0.5), C.lichen, on), stroke: C.ink, w: 2.4 }) +
				seg(wx + 53, wy, wx + 53, wy + 110, { stroke: C.ink, w: 2 });
			if (r.b(0.6))
				s += figure(
					wx + r.r(24, 80),
					wy + 110,
					88,
					at([...upright, "stoop", "sit"] as const, i + j * 3),
					C.ink,
					i % 2 ? 1 : -1,
				);
			s += rect(wx, wy, 106, 10, { fill: C.ink });
		}
	const roof: Pt[] = [
		[x - 50, y - h],
		[x + w + 50, y - h],
		[x + w - 40, y - h - 120],
		[x + 40, y - h - 120],
	];
	s +=
		poly(roof, { fill: dim(C.laterite, 0.6), stroke: C.ink, w: 3 }) +
		hatch(roof, 90, 18, { stroke: C.ink, w: 1.2 }) +
		rect(x - 54, y - h - 4, w + 108, 9, { fill: C.ink }) +
		rect(0, y, W, 5, { fill: C.ink });
	return page(sky, s);
}

/** Mist that drifts between ridges. */
export function mist(t: number): string {
	let s = circle(1010, 220, 62, { fill: mix(C.laterite, C.paper, 0.12) });
	for (let k = 0; k < 7; k++) {
		const u = k / 6;
		const f = ridge(410 + k * 7, W, 290 + u * 520, 250 - u * 90, 0.6 - u * 0.2, 440 + k * 50);
		const r = rng(k, 3);
		const tone = mix(mix(C.mist, C.paper, 0.3), C.shola, u ** 1.25);
		s += poly(under(skyline(f, -10, W + 10), H), { fill: tone });
		if (k === 6 || k === 4)
			for (let x = -20; x < W + 40; x += r.r(20, 60) * (k === 6 ? 1.4 : 0.7))
				if (x < 420 || x > 900 || k === 4)
					s += conifer(x, f(x) + 8, (k === 6 ? 120 : 44) * r.r(0.5, 1.1), r, { line: tone, fill: tone, w: 2 });
		if (k < 6) {
			const tongue = bank(0, 296 + u * 520 - 10, 900, 58, r, mix(C.paper, tone, 0.28));
			const go = ((t + k * 0.37) % 1) * 2900 - 1250;
			s += `<g transform="translate(${num(k % 2 ? go : 400 - go)} 0)">${tongue}</g>`;
		}
	}
	return page(C.paper, s);
}

/** A section that builds itself from the ground up. */
export function sectionBuild(t: number): string {
	const th = themes.paper;
	const plan = terraces(rng(12), th);
	const out = 1 - ease((t - 0.92) / 0.08);
	const grow = ease(t / 0.22) * out;
	let s = poly(under(skyline(ridge(8, W, 330, 150, 0.5), 0, W), H), { fill: C.mist });
	const soil = [...plan.ground, [W + 20, H + 20] as Pt, [-20, H + 20] as Pt];
	s += `<g opacity="${Math.round(ease((t - 0.55) / 0.22) * out * 100) / 100}">${plan.rooms}</g>`;
	s += `<g transform="translate(0 ${num((1 - grow) * 820)})">${poly(soil, { fill: C.shola })}${hatch(soil, 45, 16, { stroke: C.shola2, w: 2 })}</g>`;
	plan.cut.forEach((ring, k) => {
		const u = ease((t - 0.16 - (k / plan.cut.length) * 0.4) / 0.12) * out;
		if (u > 0) s += `<g transform="translate(0 ${num((1 - u) * -520)})">${poly(ring, { fill: C.ink })}</g>`;
	});
	const r = rng(4);
	for (const [k, x] of [60, 150, 220, 1300, 1380].entries()) {
		const u = ease((t - 0.5 - k * 0.05) / 0.2) * out;
		if (u > 0.02)
			s += tree(k % 2 ? "gum" : "shola", x, k < 3 ? (plan.ground[1]?.[1] ?? 790) + 20 : 790, 250 * u, r, {
				line: C.ink,
				fill: C.paper,
			});
	}
	return page(C.paper, s + circle(1180, 170, 56 * grow + 0.1, { fill: C.laterite }));
}

/** Rain over a house, and someone crossing with an umbrella. */
export function rainfall(t: number): string {
	const r = rng(31);
	const y = 700;
	let s = "";
	for (let k = 0; k < 3; k++)
		s += poly(under(skyline(ridge(90 + k, W, 380 + k * 90, 180, 0.5), 0, W), H), {
			fill: mix(C.shola, C.shola2, 0.3 + k * 0.3),
		});
	let d = "";
	for (let k = 0; k < 230; k++) {
		const speed = r.i(2, 4);
		const p = (r.f() + t * speed) % 1;
		const len = r.r(30, 80);
		d += `M${num(r.r(-100, W + 260) - p * 260)} ${num(p * (y + 120) - 110)}l${num(-len * 0.26)} ${num(len)}`;
	}
	s += path(d, { stroke: mix(C.shola2, C.mist, 0.5), w: 2, cap: "round" });
	for (const x of [90, 190, 1250, 1360])
		s += tree("shola", x, y + 4, r.r(260, 360), r, { line: C.paper, fill: C.shola2, w: 2 });
	s += poly(
		[
			[420, y],
			[420, y - 220],
			[720, y - 420],
			[1020, y - 220],
			[1020, y],
		],
		{ fill: C.lichen },
	);
	for (let k = 0; k < 4; k++)
		s +=
			rect(460 + k * 140, y - 190, 100, 120, { fill: mix(C.lichen, C.paper, 0.6), stroke: C.ink, w: 3 }) +
			seg(510 + k * 140, y - 190, 510 + k * 140, y - 70, { stroke: C.ink, w: 2.4 });
	s += figure(640, y, 120, "sit", C.ink) + figure(760, y, 128, "sari", C.ink, -1) + figure(900, y, 130, "stoop", C.ink);
	s += poly(
		[
			[330, y - 150],
			[720, y - 440],
			[1110, y - 150],
			[1110, y - 190],
			[720, y - 484],
			[330, y - 190],
		],
		{ fill: C.ink },
	);
	s += rect(0, y, W, 300, { fill: mix(C.shola, C.ink, 0.7) }) + rect(0, y, W, 6, { fill: C.paper });
	for (const x of [318, 1122])
		for (let k = 0; k < 5; k++) {
			const p = (t * 3 + k / 5) % 1;
			s += seg(x, y - 150 + p * p * 150, x, y - 132 + p * p * 150, { stroke: C.lichen, w: 4 });
		}
	for (let k = 0; k < 22; k++) {
		const p = (t * 3 + r.f()) % 1;
		s += path(
			`M${num(r.b() ? r.r(20, 300) : r.r(1130, 1420))} ${y - 2}m${num(-4 - p * 12)} ${num(-p * 10)}l-5-6m${num(18 + p * 24)} 6l5-6`,
			{
				stroke: C.paper,
				w: 1.8,
			},
		);
	}
	s += figure(-80 + t * (W + 160), y + 60, 170, "walk", C.paper, 1, { umbrella: true });
	return page(C.shola, s);
}

/** A model of boards that opens and closes. */
export function modelBreath(t: number): string {
	const th = themes.mist;
	const m = model(27, rng(27), false);
	const open = (1 - Math.cos(t * tau)) / 2;
	const [levels, step] = [10, 2.5 + 4.6 * ease(open)];
	const v: View = { deg: -32, f: 0.56, g: 0.8, s: 7, ox: 0, oy: 0 };
	const mid = project(v, [50, 50, 0]);
	v.ox = W / 2 - mid[0];
	v.oy = H / 2 - mid[1] + 92 + open * 56;
	let s = drawSolids(v, [block(-4, -4, 108, 108, -4, 0)], {
		top: th.wash,
		lit: th.tone,
		shade: th.deep,
		line: th.line,
		w: 2,
	});
	for (let k = 0; k < levels; k++) {
		const d = board(m, Math.max(0.02, k / levels), v, k * step);
		for (let e = 17; e > 0; e -= 3.4)
			s += `<g transform="translate(0 ${num(e)})">${path(d, { fill: C.shola, stroke: C.shola, w: 1.4 })}</g>`;
		s += path(d, { fill: k === 6 ? C.laterite : mix(C.paper, th.tone, (k / levels) * 0.8), stroke: C.ink, w: 1.8 });
	}
	return page(th.bg, s);
}

/** Roofs from above while the sun goes round. */
export function shadowDay(t: number): string {
	const th = themes.paper;
	const day = Math.sin(t * Math.PI);
	const dark = 1 - ease(day * 3);
	const ground = mix(mix(C.paper, mix(C.laterite, C.paper, 0.8), ease(1 - day) * 0.5), C.mist, dark);
	const tone = mix(mix(C.shola2, C.mist, 0.3), ground, dark);
	const dx = -Math.cos(t * Math.PI) * 120;
	const dy = 16 + (1 - day) * 26;
	const f = hill(70, 420);
	const [lo, hi] = range(f, W, H);
	let s = "";
	for (let k = 1; k < 20; k++)
		s += path(contourPath(contourLines(f, W, H, 14, lo + ((hi - lo) * k) / 20), 2), {
			stroke: mix(th.soft, ground, 0.55),
			w: k % 5 ? 1.3 : 2.2,
		});
	const roofs = [
		{ x: 470, y: 330, w: 420, d: 120, deg: -14 },
		{ x: 980, y: 300, w: 330, d: 130, deg: 22 },
		{ x: 560, y: 660, w: 300, d: 110, deg: 8 },
		{ x: 1010, y: 660, w: 420, d: 120, deg: -18 },
		{ x: 170, y: 560, w: 200, d: 130, deg: 70 },
	];
	const r = rng(6);
	const trees = Array.from({ length: 26 }, () => [r.r(20, W - 20), r.r(20, H - 20), r.r(26, 58)] as const).filter(
		([x, y]) => roofs.every((b) => Math.hypot(b.x - x, b.y - y) > b.w * 0.62),
	);
	for (const b of roofs)
		s += shadow(
			box(b.x - b.w / 2, b.y - b.d / 2, b.w, b.d).map((p) => turn(p, b.deg, [b.x, b.y])),
			dx,
			dy,
			tone,
		);
	for (const [x, y, q] of trees)
		s += path(
			curve([
				[x, y],
				[x + dx * 0.35, y + dy * 0.35],
				[x + dx * 0.7, y + dy * 0.7],
			]),
			{ stroke: tone, w: q * 1.8, cap: "round" },
		);
	const flat = { ...th, bg: ground };
	roofs.forEach((b, k) => {
		s += roofPlan(b, flat, rng(k + 3), 0, k === 1 ? C.laterite : C.paper);
	});
	trees.forEach(([x, y, q], k) => {
		s += planTree(x, y, q, at([0, 2, 6, 1], k), rng(k), flat, C.mist, false);
	});
	return page(ground, s);
}
