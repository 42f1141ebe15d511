import { figure } from "../../figures.ts";
import { line, type Pt, page, poly } from "../../ink.ts";
import { block, drawSolid, drawSolids, project, type Solid, type V3, type View } from "../../solids.ts";
import { mix, themes } from "../../theme.ts";

const t = themes.laterite;
const view: View = { deg: -30, f: 0.48, g: 0.9, s: 10.1, ox: 300, oy: 712 };
const at = (x: number, y: number, z: number): Pt => project(view, [x, y, z]);
const beam = (a: V3, b: V3, w: number, colour = t.line) =>
	line([project(view, a), project(view, b)], { stroke: colour, w, cap: "round" });

const bays = [4, 22, 40, 58, 76];
const [floor, frame, roof] = [0, 18, 39];

/** A bus shelter lifted apart: drained floor and bench, forked posts, and the roof that throws its rain to the hill. */
export function busStand(): string {
	const skin = { top: t.light, lit: t.wash, shade: t.deep, line: t.line, w: 2 };
	let s = "";
	for (const x of [4, 76]) for (const y of [4, 30]) s += beam([x, y, floor], [x, y, roof + 9], 1.6, t.soft);
	s += drawSolid(view, block(-4, -4, 88, 42, floor - 4, floor), { ...skin, top: mix(t.bg, t.cut, 0.16) });
	s += poly([at(-4, 34, 0), at(84, 34, 0), at(84, 37, 0), at(-4, 37, 0)], { fill: t.deep });
	for (let x = 0; x < 84; x += 4) s += beam([x, -4, 0], [x, 34, 0], 0.9, t.soft);
	const benches: Solid[] = [block(6, 6, 30, 5, 0, 3.6), block(44, 6, 30, 5, 0, 3.6)];
	s += drawSolids(view, benches, { ...skin, top: t.accent });
	for (const [x, y, h, pose] of [
		[16, 10, 58, "sit"],
		[52, 11, 58, "sit"],
		[64, 22, 66, "sari"],
		[28, 26, 66, "kurta"],
		[36, 30, 64, "walk"],
	] as const) {
		const [px, py] = at(x, y, pose === "sit" ? 1 : 0);
		s += figure(px, py, h, pose, t.line, x > 40 ? -1 : 1);
	}
	for (const x of bays) {
		s += beam([x, 8, frame - 8], [x, 8, frame + 10], 9);
		for (const [y, z] of [
			[-6, frame + 17],
			[8, frame + 14],
			[26, frame + 11],
		] as const)
			s += beam([x, 8, frame + 2], [x, y, z], 5);
		s += beam([x, -9, frame + 18], [x, 33, frame + 10], 7);
	}
	for (const [y, z] of [
		[-6, frame + 18],
		[8, frame + 15.5],
		[26, frame + 12.4],
	] as const)
		s += beam([0, y, z], [80, y, z], 6, t.accent);
	const tilt = (y: number) => roof + 8 - y * 0.2;
	for (let x = -4; x <= 84; x += 4) s += beam([x, -10, tilt(-10)], [x, 34, tilt(34)], 2.4, t.soft);
	const sheets = (x0: number, x1: number) => {
		s += poly(
			[at(x0, -12, tilt(-12) + 3), at(x1, -12, tilt(-12) + 3), at(x1, 37, tilt(37) + 3), at(x0, 37, tilt(37) + 3)],
			{ fill: t.cut, stroke: t.line, w: 2 },
		);
		for (let x = x0 + 2; x < x1; x += 2)
			s += beam([x, -12, tilt(-12) + 3], [x, 37, tilt(37) + 3], 1, mix(t.bg, t.cut, 0.6));
	};
	sheets(-6, 38);
	sheets(42, 60);
	s += beam([-8, 38, tilt(38) + 1.4], [88, 38, tilt(38) + 0.4], 9, t.accent);
	return page(t.bg, s);
}
