import { stone } from "../../facade.ts";
import { figure } from "../../figures.ts";
import { box, curve, hatch, type Pt, page, path, poly, rect, seg, stipple } from "../../ink.ts";
import { rng } from "../../rng.ts";
import { text } from "../../text.ts";
import { mix, themes } from "../../theme.ts";
import { night } from "#demo/texts/programmes/instruments.ts";

const t = themes.shola;
const foot = 800;
const graph = { x: 790, y: 706, w: 560, h: 470 };
const curveOf = (values: readonly number[]): Pt[] =>
	values.map((value, k) => [graph.x + (graph.w * k) / (values.length - 1), graph.y - (graph.h * value) / 20]);

/** The wall at 1 : 10: rubble, a shelf of wood wool, a lining of boards with its air behind. */
function wall(): string {
	const r = rng(8);
	let s =
		rect(150, 120, 150, foot - 120, { fill: t.wash }) +
		stone(150, 120, 150, foot - 120, r, { stroke: t.line, w: 2 }, 46);
	s += rect(300, 120, 84, foot - 120, { fill: mix(t.accent, t.bg, 0.62) });
	for (let y = 130; y < foot - 6; y += 22) s += path(`M304 ${y}q20 -16 38 0t38 0`, { stroke: t.accent, w: 2.4 });
	for (let y = 120; y < foot; y += 38) s += rect(404, y, 22, 34, { fill: t.cut, stroke: t.bg, w: 2 });
	for (let y = 180; y < foot; y += 190) s += rect(384, y, 20, 30, { fill: t.tone, stroke: t.line, w: 1.6 });
	s +=
		rect(60, foot, 620, 46, { fill: t.tone, stroke: t.line, w: 2 }) +
		hatch(box(60, foot + 46, 620, 70), 45, 14, { stroke: t.soft, w: 1.4 });
	s += stipple(box(60, foot + 4, 620, 40), 260, 3, t.line, r);
	s +=
		poly(
			[
				[90, 120],
				[470, 120],
				[470, 92],
				[90, 60],
			],
			{ fill: t.cut },
		) + seg(40, 54, 500, 96, { stroke: t.accent, w: 10 });
	s += rect(432, 700, 132, 16, { fill: t.accent }) + seg(544, 716, 544, foot, { stroke: t.accent, w: 8 });
	return s + figure(492, foot, 330, "sit", t.line);
}

/** A wall in section beside the night that it was built for: the air outside, a plain room, the insulated one. */
export function warmWall(): string {
	let s = wall();
	for (const degrees of [0, 5, 10, 15, 20]) {
		const y = graph.y - (graph.h * degrees) / 20;
		s +=
			seg(graph.x, y, graph.x + graph.w, y, { stroke: t.soft, w: 1.2 }) +
			text(`${degrees} °C`, graph.x - 18, y + 8, 23, t.line, { anchor: "end" });
	}
	for (const [k] of night.outside.entries()) {
		const x = graph.x + (graph.w * k) / (night.outside.length - 1);
		s += seg(x, graph.y, x, graph.y + 12, { stroke: t.line, w: 2 });
		if (k % 2 === 0)
			s += text(String((18 + k * 2) % 24).padStart(2, "0"), x, graph.y + 44, 23, t.line, { anchor: "middle" });
	}
	const between = [...curveOf(night.insulated), ...curveOf(night.plain).toReversed()];
	s +=
		poly(between, { fill: mix(t.accent, t.bg, 0.74) }) +
		hatch(between, 90, 14, { stroke: mix(t.accent, t.bg, 0.4), w: 1.4 });
	s +=
		path(curve(curveOf(night.outside)), { stroke: t.soft, w: 4, dash: "14 10" }) +
		path(curve(curveOf(night.plain)), { stroke: t.line, w: 5 });
	s += path(curve(curveOf(night.insulated)), { stroke: t.accent, w: 9 });
	return page(t.bg, s);
}
