import { figure } from "../../figures.ts";
import { line, type Pt, page, poly } from "../../ink.ts";
import { block, drawSolid, project, type V3, type View } from "../../solids.ts";
import { mix, themes } from "../../theme.ts";

const t = themes.shola;
const view: View = { deg: 32, f: 0.5, g: 0.86, s: 13.2, ox: 545, oy: 300 };
const at = (x: number, y: number, z: number): Pt => project(view, [x, y, z]);
const stick = (a: V3, b: V3, w: number, colour: string) =>
	line([project(view, a), project(view, b)], { stroke: colour, w, cap: "round" });

const length = 52;
const frames = 8;
const [back, ridge, front] = [6, 22, 38];
const height = 25;

/** Woven strips between two frames on a slope, `side` being the foot of the slope. */
function weave(side: number, from: number, to: number, lit: string, dark: string): string {
	const rows = 13;
	let s = "";
	for (let row = 0; row < rows; row++) {
		const [u, v] = [row / rows, (row + 0.86) / rows];
		const y = (k: number) => side + (ridge - side) * k;
		for (let x = from, k = row; x < to - 0.1; x += 2.2, k++) {
			const end = Math.min(to, x + 2);
			s += poly(
				[at(x, y(u), height * u), at(end, y(u), height * u), at(end, y(v), height * v), at(x, y(v), height * v)],
				{
					fill: k % 2 ? lit : dark,
				},
			);
		}
	}
	return s;
}

/** The model of a lean frame of sticks with a woven skin, half of it open, on its board. */
export function nightShelter(): string {
	const skin = { top: mix(t.bg, t.tone, 0.42), lit: t.tone, shade: t.deep, line: t.line, w: 2 };
	let s = drawSolid(view, block(-12, -8, 78, 60, -4, 0), skin);
	s += poly([at(0, back, 0), at(length, back, 0), at(length + 13, back - 12, 0), at(13, back - 12, 0)], {
		fill: t.deep,
	});
	s += poly([at(2, back, 0), at(length - 2, back, 0), at(length - 2, front, 0), at(2, front, 0)], { fill: t.deep });
	s += weave(back, 0, length, mix(t.light, t.deep, 0.2), t.deep);
	for (let k = 0; k < 5; k++)
		s += poly(
			[at(28 + k * 4.6, 13, 0.4), at(31.6 + k * 4.6, 13, 0.4), at(31.6 + k * 4.6, 31, 0.4), at(28 + k * 4.6, 31, 0.4)],
			{
				fill: k === 2 ? t.accent : t.light,
				stroke: t.line,
				w: 1,
			},
		);
	for (let k = 0; k < frames; k++) {
		const x = (length * k) / (frames - 1);
		s += stick([x, back - 1, 0], [x, ridge + 2, height + 3], 5, t.soft);
	}
	s += stick([-4, ridge, height], [length + 4, ridge, height], 8, t.line);
	const [sx, sy] = at(44, 33, 0);
	s += figure(sx, sy, 118, "sit", t.line, -1);
	s += weave(front, 0, 22.3, t.accent, mix(t.accent, t.bg, 0.22));
	for (let k = 0; k < frames; k++) {
		const x = (length * k) / (frames - 1);
		s += stick([x, front + 1, 0], [x, ridge - 2, height + 3], 6, t.line);
	}
	for (const z of [0.3, 0.62])
		s += stick(
			[-2, front - (front - ridge) * z, height * z],
			[length + 2, front - (front - ridge) * z, height * z],
			3,
			t.line,
		);
	const [fx, fy] = at(61, 30, 0);
	return page(t.bg, s + figure(fx, fy, 142, "walk", t.cut));
}
