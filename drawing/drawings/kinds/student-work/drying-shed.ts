import { figure, people } from "../../figures.ts";
import { box, hatch, type Pt, page, path, poly, rect, seg, stipple, W } from "../../ink.ts";
import { dims } from "../../marks.ts";
import { rng } from "../../rng.ts";
import { themes } from "../../theme.ts";
import { tree } from "../../trees.ts";
import { table, truss } from "../section.ts";

const t = themes.paper;
const [first, bay, bays] = [150, 190, 6];
const [floor, eaves] = [700, 420];

const shelf = (x: number, y: number, w: number, rows: number, seed: number) => {
	const r = rng(seed);
	let s = rect(x, y - rows * 34, w, rows * 34, { fill: t.light, stroke: t.line, w: 2.2 });
	for (let row = 0; row < rows; row++) {
		s += seg(x, y - row * 34, x + w, y - row * 34, { stroke: t.line, w: 2.4 });
		for (let u = x + 4; u < x + w - 8; u += r.r(5, 10)) {
			const h = r.r(17, 28);
			s += rect(u, y - row * 34 - h - 1, r.r(3.4, 5.6), h, { fill: r.b(0.12) ? t.accent : r.b(0.5) ? t.deep : t.tone });
		}
	}
	return s;
};

/** A long section through a drying shed with a saw-tooth roof that has become a library. */
export function dryingShed(): string {
	const r = rng(44);
	const end = first + bay * bays;
	let s =
		tree("shola", 70, floor + 6, 300, r, { line: t.line, fill: t.wash }) +
		tree("conifer", 1376, floor + 6, 380, r, { line: t.line, fill: t.tone });
	s += rect(first, eaves - 20, bay * bays, floor - eaves + 20, { fill: t.wash });
	const cut: Pt[][] = [];
	for (let k = 0; k < bays; k++) {
		const x = first + k * bay;
		const tooth: Pt[] = [
			[x, eaves - 20],
			[x, eaves - 150],
			[x + bay, eaves - 20],
		];
		s += poly(tooth, { fill: t.light }) + hatch(tooth, 34, 11, { stroke: t.soft, w: 1.2 });
		s += poly(
			[
				[x + 8, eaves - 26],
				[x + 8, eaves - 132],
				[x + bay * 0.9, floor],
				[x + bay * 0.34, floor],
			],
			{ fill: "#ffffff55" },
		);
		s += truss(x, eaves - 20, bay, 30, t, 3) + seg(x + 4, eaves - 140, x + 4, eaves - 24, { stroke: t.deep, w: 8 });
		cut.push([
			[x - 12, eaves - 172],
			[x + bay + 14, eaves - 22],
			[x + bay + 14, eaves - 8],
			[x - 12, eaves - 156],
		]);
		if (k)
			s +=
				rect(x - 7, eaves - 20, 14, floor - eaves + 20, { fill: t.deep }) +
				poly(
					[
						[x - 7, eaves + 34],
						[x - 48, eaves - 16],
						[x + 48, eaves - 16],
						[x + 7, eaves + 34],
					],
					{ stroke: t.line, w: 4 },
				);
	}
	const gallery = floor - 138;
	s +=
		shelf(first + 22, gallery, bay * 1.7, 4, 3) +
		shelf(first + 22, floor, bay * 1.2, 3, 4) +
		shelf(first + bay * 4.2, floor, bay * 1.6, 6, 5);
	cut.push(box(first, gallery, bay * 2.4, 12));
	s += seg(first + bay * 1.9, gallery - 42, first + bay * 2.4, gallery - 42, { stroke: t.line, w: 3 });
	for (let k = 0; k < 11; k++) s += rect(first + bay * 2.4 + k * 14, gallery + k * 12.6, 16, 4, { fill: t.line });
	const fan = { x: first + bay * 3.55, y: floor - 96 };
	s += `<circle cx="${fan.x}" cy="${fan.y}" r="92" fill="${t.light}" stroke="${t.line}" stroke-width="5"/>`;
	for (let k = 0; k < 12; k++) {
		const a = (k * Math.PI) / 6;
		s += poly(
			[
				[fan.x + Math.cos(a) * 14, fan.y + Math.sin(a) * 14],
				[fan.x + Math.cos(a + 0.1) * 84, fan.y + Math.sin(a + 0.1) * 84],
				[fan.x + Math.cos(a + 0.38) * 84, fan.y + Math.sin(a + 0.38) * 84],
			],
			{ fill: t.accent },
		);
	}
	s += `<circle cx="${fan.x}" cy="${fan.y}" r="16" fill="${t.line}"/>`;
	s +=
		table(first + bay * 1.5, floor, 150, t) +
		table(first + bay * 2.62, floor, 90, t) +
		figure(first + bay * 1.62, floor, 76, "sit", t.line) +
		figure(first + bay * 2.1, floor, 76, "sit", t.line, -1);
	s +=
		people(r, () => floor, [first + bay * 2.84, first + bay * 4.08, first + bay * 5.93], 80, t.line) +
		people(r, () => gallery, [first + bay * 2.05], 78, t.line);
	cut.push(
		box(first - 30, floor, bay * bays + 60, 20),
		box(first - 26, eaves - 160, 26, floor - eaves + 160),
		box(end, eaves - 24, 26, floor - eaves + 24),
	);
	for (let k = 0; k <= bays; k++) cut.push(box(first + k * bay - 26, floor + 20, 52, 44));
	const ground: Pt[] = [
		[-10, floor + 8],
		[first - 30, floor + 4],
		[first - 30, floor + 66],
		[end + 30, floor + 66],
		[end + 30, floor + 4],
		[W + 10, floor + 14],
		[W + 10, 970],
		[-10, 970],
	];
	s +=
		poly(ground, { fill: t.wash }) +
		hatch(ground, 48, 15, { stroke: t.soft, w: 1.2 }, 0.6, r) +
		stipple(ground, 300, 3, t.line, r);
	for (const ring of cut) s += poly(ring, { fill: t.cut });
	s += path(`M-10 ${floor + 8}L${first - 30} ${floor + 4}M${end + 30} ${floor + 4}L${W + 10} ${floor + 14}`, {
		stroke: t.cut,
		w: 7,
	});
	return page(
		t.bg,
		s +
			dims(
				Array.from({ length: bays + 1 }, (_, k) => first + k * bay),
				868,
				t,
			),
	);
}
