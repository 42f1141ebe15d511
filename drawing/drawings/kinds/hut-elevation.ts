import { boards, stone } from "../facade.ts";
import { figure } from "../figures.ts";
import { box, circle, clip, curve, dPoly, H, hatch, num, type Pt, page, path, poly, rect, seg, W } from "../ink.ts";
import { dims, level, scaleBar } from "../marks.ts";
import { type Rng, rng } from "../rng.ts";
import { ridge, skyline, under } from "../terrain.ts";
import { mix, type Theme, themeOf } from "../theme.ts";
import { grass, sholaTree } from "../trees.ts";
import { hachure } from "./ridges.ts";

/** The vault's outline: a barrel slightly drawn in at the foot and just pointed at the crown. */
const vault = (x: number, y: number, w: number, h: number): Pt[] => {
	const half: Pt[] = [
		[0.47, 0],
		[0.5, 0.16],
		[0.495, 0.34],
		[0.455, 0.55],
		[0.37, 0.75],
		[0.23, 0.91],
		[0.08, 0.985],
	];
	return [
		...half.map(([a, b]) => [x + a * w, y - b * h] as Pt),
		[x, y - h],
		...[...half].reverse().map(([a, b]) => [x - a * w, y - b * h] as Pt),
	];
};

const thatch = (ring: readonly Pt[], r: Rng, colour: string, deg: number, gap = 5): string =>
	hatch(ring, deg, gap, { stroke: colour, w: 1.1 }, 0.5, r);

/** Front: the end wall stands back under the vault; a low door, dressed planks, a stone sill for sitting. */
function front(x: number, y: number, w: number, r: Rng, t: Theme): string {
	const h = w * 0.9;
	const outer = vault(x, y, w, h);
	const inner = vault(x, y, w * 0.8, h * 0.83);
	let s = path(curve(outer), { fill: t.tone, stroke: t.line, w: 3.4 });
	// the thatch seen end on: courses that follow the curve
	for (let k = 1; k < 6; k++)
		s += path(curve(vault(x, y, w * (1 - k * 0.034), h * (1 - k * 0.029))), {
			stroke: t.line,
			w: 1.1,
			dash: `${9 + k * 3} ${3 + (k % 3)} 5 3`,
		});
	s += path(`${curve(inner)}Z`, { fill: t.dark ? t.deep : t.deep });
	const face = vault(x, y, w * 0.75, h * 0.775);
	s += path(`${curve(face)}Z`, { fill: t.light, stroke: t.line, w: 2 });
	s += clip(
		`${curve(face)}Z`,
		boards(x - w * 0.4, y - h, w * 0.8, h, w * 0.045, { stroke: t.line, w: 1.3 }) +
			rect(x - w * 0.4, y - h * 0.44, w * 0.8, h * 0.03, { fill: t.light, stroke: t.line, w: 1.6 }) +
			path(curve(vault(x + 14, y + 14, w * 0.75, h * 0.775)), { stroke: t.dark ? t.deep : t.tone, w: 22 }),
	);
	const dw = w * 0.085;
	s +=
		rect(x - dw * 0.75, y - h * 0.23, dw * 1.5, h * 0.23, { fill: t.light, stroke: t.line, w: 2.4 }) +
		rect(x - dw / 2, y - h * 0.2, dw, h * 0.2, { fill: t.line });
	for (const k of [-1, 1])
		s +=
			rect(x + k * w * 0.21 - w * 0.13, y - h * 0.075, w * 0.26, h * 0.075, { fill: t.wash, stroke: t.line, w: 1.8 }) +
			stone(x + k * w * 0.21 - w * 0.13, y - h * 0.075, w * 0.26, h * 0.075, r, { stroke: t.line }, w * 0.036);
	// ties along the ridge
	for (let k = 0; k < 5; k++)
		s += path(`M${num(x - 15 + k * 7)} ${num(y - h + 3)}l${num(-7 + k * 3)} ${num(-w * 0.045)}`, {
			stroke: t.line,
			w: 2.2,
		});
	return s;
}

/** Seen from the corner: the vault runs back from its end wall, the grass combed down from ridge to ground. */
function oblique(x: number, y: number, w: number, len: number, r: Rng, t: Theme): string {
	const h = w * 0.9;
	const half = vault(x, y, w, h).slice(0, 8).reverse();
	const far = 0.74;
	const lift = w * 0.07;
	const on = (u: number, v: number): Pt => {
		const k = Math.min(6.999, v * 7);
		const [p, q] = [half[Math.floor(k)] as Pt, half[Math.floor(k) + 1] as Pt];
		const [px, py] = [p[0] + (q[0] - p[0]) * (k % 1), p[1] + (q[1] - p[1]) * (k % 1)];
		const s = 1 - (1 - far) * u;
		return [x + (px - x) * s + len * u, y - lift * u + (py - y) * s + Math.sin(u * Math.PI) * w * 0.03 * (1 - v)];
	};
	const steps = Array.from({ length: 15 }, (_, k) => k / 14);
	const ring = [
		...steps.map((v) => on(0, 1 - v)),
		...steps.map((u) => on(u, 0)),
		...steps.map((v) => on(1, v)),
		...steps.map((u) => on(1 - u, 1)),
	];
	let s = poly([on(0, 1), on(1, 1), [on(1, 1)[0] + w * 0.16, on(1, 1)[1] + 6], [on(0, 1)[0] + w * 0.2, y + 12]], {
		fill: t.dark ? t.deep : mix(t.tone, t.deep, 0.4),
	});
	s += poly(ring, { fill: t.tone, stroke: t.line, w: 3 });
	const strokes = ["", "", ""];
	for (let k = 0; k < 1700; k++) {
		const [u, v] = [r.f(), r.f() ** 0.85 * 0.96];
		const [a, b] = [on(u, v), on(u + r.r(-0.004, 0.004), Math.min(1, v + r.r(0.04, 0.1)))];
		const tone = v > 0.62 ? 2 : r.i(0, 1);
		strokes[tone] += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
	}
	strokes.forEach((d, k) => {
		s += path(d, { stroke: k ? t.line : t.light, w: k === 2 ? 1.5 : 1.2 });
	});
	for (const v of [0.3, 0.62]) s += path(curve(steps.map((u) => on(u, v))), { stroke: t.line, w: 1.4, dash: "16 7" });
	s += path(curve(steps.map((u) => on(u, 0.012))), { stroke: t.line, w: 7 });
	for (let k = 0; k < 24; k++) s += seg(...on(k / 24, 0), ...on(k / 24 + 0.004, 0.085), { stroke: t.line, w: 2 });
	return s + front(x, y, w, r, t);
}

/** Section: bent cane ribs, purlins, the raised sleeping floor, the hearth. */
function section(x: number, y: number, w: number, r: Rng, t: Theme): string {
	const h = w * 0.9;
	const outer = vault(x, y, w, h);
	const ring = [...outer, ...[...vault(x, y, w * 0.84, h * 0.86)].reverse()];
	let s = path(`${curve(vault(x, y, w * 0.84, h * 0.86))}Z`, { fill: t.light });
	s +=
		path(
			`${curve(outer)}L${num(x - w * 0.4)} ${num(y)}${curve([...vault(x, y, w * 0.84, h * 0.86)].reverse()).replace("M", "L")}Z`,
			{
				fill: t.tone,
				stroke: t.line,
				w: 2.6,
			},
		) + thatch(ring, r, t.line, 70, 6);
	s += path(curve(vault(x, y, w * 0.82, h * 0.84)), { stroke: t.accent, w: 5 });
	const rib = vault(x, y, w * 0.84, h * 0.86);
	for (const [a, b] of rib)
		s += circle(a * 0.985 + x * 0.015, b * 0.985 + y * 0.015, 6, { fill: t.bg, stroke: t.line, w: 2 });
	s +=
		rect(x - w * 0.39, y - h * 0.17, w * 0.36, h * 0.17, { fill: t.cut }) +
		rect(x + w * 0.1, y - 10, w * 0.16, 10, { fill: t.cut });
	s += path(`M${num(x + w * 0.18)} ${num(y - 14)}q-14 -34 6 -62q18 -26 -2 -66`, { stroke: t.soft, w: 2.4 });
	return (
		s +
		figure(x - w * 0.18, y - h * 0.17, w * 0.17, "ground", t.line) +
		figure(x + w * 0.02, y, w * 0.2, "sari", t.line, -1)
	);
}

const garth = (x: number, y: number, w: number, r: Rng, t: Theme): string =>
	rect(x, y - 40, w, 42, { fill: t.wash, stroke: t.line, w: 2 }) +
	stone(x, y - 40, w, 42, r, { stroke: t.line, w: 1.3 }, 14);

function land(seed: number, r: Rng, t: Theme, y: number): string {
	let s = "";
	for (let k = 0; k < 3; k++) {
		const f = ridge(seed * 3 + k, W, y - 260 + k * 80, 190 - k * 30, 0.15, 640);
		s +=
			poly(under(skyline(f, 0, W), H), { fill: mix(t.bg, t.tone, 0.14 + k * 0.13) }) +
			path(curve(skyline(f, 0, W, 18)), { stroke: t.soft, w: 1.3 }) +
			hachure(f, 0, W, 26, 60, t.soft, r, 1.1);
		if (k === 1) {
			const x = r.r(60, 300) + (r.b() ? 900 : 0);
			for (let q = 0; q < 6; q++)
				s += sholaTree(x + q * 42, f(x + q * 42) + 8, r.r(70, 120), r, {
					line: t.line,
					fill: mix(t.bg, t.tone, 0.8),
					w: 1.4,
				});
		}
	}
	return s;
}

export function draw(seed: number): string {
	const r = rng(seed, 6);
	const t = themeOf(seed, 4, "mist");
	const mode = ((seed % 4) + 4) % 4;
	const y = mode === 2 ? 760 : 740;
	const ground = (x: number) => y + 5 * Math.sin(x / 170 + seed);
	let s = mode === 2 ? "" : land(seed, r, t, y);
	const soil = under(skyline(ground, -10, W + 10, 30), H + 10);
	if (mode === 0) {
		const x = r.r(560, 880);
		s +=
			garth(60, y, 250, r, t) +
			garth(1130, y, 260, r, t) +
			front(x, y + 4, 620, r, t) +
			figure(x - 400, y, 118, "kurta", t.line) +
			figure(x + 380, y, 112, "sari", t.line, -1);
	} else if (mode === 1) {
		const x = r.r(170, 300);
		s +=
			garth(1060, y - 8, 420, r, t) +
			garth(-20, y, x - 40, r, t) +
			oblique(x + 210, y + 4, 450, 560, r, t) +
			figure(x + 1010, y + 8, 104, "stand", t.line, -1) +
			figure(x - 60, y, 104, "sari", t.line);
	} else if (mode === 2) {
		s +=
			front(330, y, 440, r, t) +
			section(1010, y, 540, r, t) +
			dims([110, 226, 434, 550], y + 70, t) +
			dims([740, 822, 1198, 1280], y + 70, t) +
			level(W - 190, y - 486, "+2 100", t);
	} else {
		const spots = [
			[230, y - 100, 190],
			[1220, y - 70, 230],
		] as const;
		for (const [a, b, c] of spots) s += front(a, b, c, r, t) + garth(a - c, b + 4, c * 0.6, r, t);
		s +=
			poly(
				[
					[-10, y - 100],
					[420, y - 92],
					[980, y - 66],
					[W + 10, y - 66],
					[W + 10, H],
					[-10, H],
				],
				{ fill: mix(t.bg, t.tone, 0.25) },
			) +
			oblique(560, y + 20, 330, 400, r, t) +
			figure(1120, y + 26, 84, "sari", t.line, -1) +
			figure(1166, y + 28, 58, "stand", t.line, -1) +
			garth(80, y + 16, 300, r, t);
	}
	s +=
		poly(soil, { fill: t.dark ? t.deep : mode === 2 ? t.bg : mix(t.bg, t.tone, 0.35) }) +
		path(curve(skyline(ground, -10, W + 10, 30)), { stroke: t.line, w: 5 });
	s +=
		mode === 2
			? hatch(
					soil.map(([a, b]) => [a, Math.min(b, y + 40)] as Pt),
					45,
					9,
					{ stroke: t.line, w: 1.2 },
				)
			: grass(ground, 0, W, r, t.line, 20) +
				grass((x) => ground(x) + 60 + 30 * Math.sin(x), 0, W, r, t.soft, 44) +
				grass((x) => ground(x) + 140 + 40 * Math.sin(x * 2), 0, W, r, t.soft, 52);
	if (mode === 2)
		s +=
			scaleBar(110, y + 130, 46, t) +
			clip(dPoly(box(0, 0, W, H)), seg(720, 120, 720, y + 100, { stroke: t.soft, w: 1.2, dash: "24 8 5 8" }));
	return page(t.bg, s);
}
