import { stone } from "../../facade.ts";
import { box, circle, clip, hatch, page, path, rect, seg } from "../../ink.ts";
import { bubble, cutMark, dims } from "../../marks.ts";
import { rng } from "../../rng.ts";
import { themes } from "../../theme.ts";

const t = themes.paper;
const [x0, y0, w, h] = [150, 120, 430, 520];
const timber = t.tone;

/** Two leaves of three panes each, one standing open a hand's breadth. */
function elevation(): string {
	let s = stone(x0 - 90, y0 - 64, w + 180, h + 150, rng(3), { stroke: t.faint, w: 1.4 }, 40);
	s +=
		rect(x0, y0, w, h, { fill: t.light, stroke: t.line, w: 4 }) +
		rect(x0 - 26, y0 + h, w + 52, 26, { fill: t.wash, stroke: t.line, w: 3 });
	s +=
		rect(x0 - 30, y0 - 34, w + 60, 34, { fill: timber, stroke: t.line, w: 3 }) +
		hatch(box(x0 - 30, y0 - 34, w + 60, 34), 4, 7, { stroke: t.soft, w: 1 });
	for (const leaf of [0, 1]) {
		const x = x0 + 20 + leaf * 197;
		s += rect(x, y0 + 20, 192, h - 40, { fill: timber, stroke: t.line, w: 2.4 });
		for (let pane = 0; pane < 3; pane++) {
			const y = y0 + 46 + pane * 150;
			s +=
				rect(x + 28, y, 136, 130, { fill: t.deep, stroke: t.line, w: 2 }) +
				path(`M${x + 44} ${y + 92}l52 -70M${x + 70} ${y + 112}l66 -88`, { stroke: t.light, w: 2.4 });
		}
		s += path(
			leaf
				? `M${x + 192} ${y0 + 20}L${x} ${y0 + h / 2}L${x + 192} ${y0 + h - 20}`
				: `M${x} ${y0 + 20}L${x + 192} ${y0 + h / 2}L${x} ${y0 + h - 20}`,
			{ stroke: t.soft, w: 1.4, dash: "14 8" },
		);
		for (const y of [y0 + 70, y0 + h - 90]) s += rect(leaf ? x + 186 : x - 4, y, 10, 44, { fill: t.accent });
	}
	return s + rect(x0 + w / 2 - 5, y0 + h / 2 - 30, 10, 60, { fill: t.accent });
}

/** The vertical cut: lintel, frame, three panes, sill with its drip. */
function upright(): string {
	const x = 742;
	let s = rect(x - 50, y0 - 64, 156, 64, { fill: t.cut }) + rect(x - 50, y0 + h + 26, 156, 60, { fill: t.cut });
	s += path(`M${x - 84} ${y0 + h + 34}L${x + 80} ${y0 + h + 2}V${y0 + h + 26}L${x - 66} ${y0 + h + 50}Z`, {
		fill: t.wash,
		stroke: t.line,
		w: 2.6,
	});
	for (const [y, tall] of [
		[y0, 34],
		[y0 + h - 36, 34],
	] as const)
		s +=
			rect(x, y, 62, tall, { fill: timber, stroke: t.line, w: 2.6 }) +
			hatch(box(x, y, 62, tall), 45, 7, { stroke: t.line, w: 1.1 });
	for (const y of [y0 + 34, y0 + 176, y0 + 326, y0 + h - 62])
		s +=
			rect(x + 10, y, 34, 24, { fill: t.accent, stroke: t.line, w: 2 }) +
			hatch(box(x + 10, y, 34, 24), -45, 6, { stroke: t.line, w: 1 });
	return s + seg(x + 25, y0 + 58, x + 25, y0 + h - 60, { stroke: t.deep, w: 4 });
}

/** The rebate at full size, in a circle. */
function fullSize(): string {
	const [cx, cy, q] = [1140, 400, 246];
	const d = `M${cx - q} ${cy}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0Z`;
	let s = rect(cx - q, cy - q, 2 * q, 2 * q, { fill: t.light });
	s += path(`M${cx - q} ${cy - q}H${cx + 30}V${cy - 60}H${cx - 50}V${cy + q}H${cx - q}Z`, {
		fill: timber,
		stroke: t.line,
		w: 5,
	});
	for (let k = 0; k < 9; k++)
		s += path(`M${cx - q - 20} ${cy - 200 + k * 46}Q${cx - 150} ${cy - 240 + k * 52} ${cx - 54} ${cy - 190 + k * 48}`, {
			stroke: t.soft,
			w: 1.8,
		});
	s += path(`M${cx - 38} ${cy - 46}H${cx + 170}V${cy + 20}H${cx + 70}V${cy + 90}H${cx - 38}Z`, {
		fill: t.accent,
		stroke: t.line,
		w: 5,
	});
	for (let k = 0; k < 6; k++) s += circle(cx + 20, cy + 24, 18 + k * 22, { stroke: t.line, w: 1.2 });
	s +=
		rect(cx + 80, cy + 30, 22, 260, { fill: t.deep, stroke: t.line, w: 3 }) +
		path(`M${cx + 102} ${cy + 30}H${cx + 160}L${cx + 102} ${cy + 82}Z`, { fill: t.cut });
	return clip(d, s) + path(d, { stroke: t.line, w: 5 });
}

/** A casement drawn to be made: the front, both cuts, and the rebate at full size. */
export function madeWindow(): string {
	let s = elevation() + upright() + fullSize();
	const y = 806;
	s += rect(x0 - 90, y, 90, 70, { fill: t.cut }) + rect(x0 + w, y, 90, 70, { fill: t.cut });
	for (const x of [x0, x0 + w - 34])
		s +=
			rect(x, y + 8, 34, 54, { fill: timber, stroke: t.line, w: 2.6 }) +
			hatch(box(x, y + 8, 34, 54), 45, 7, { stroke: t.line, w: 1.1 });
	for (const x of [x0 + 34, x0 + 184, x0 + 218, x0 + 370])
		s += rect(x, y + 18, 28, 30, { fill: t.accent, stroke: t.line, w: 2 });
	s +=
		seg(x0 + 62, y + 33, x0 + 184, y + 33, { stroke: t.deep, w: 4 }) +
		seg(x0 + 246, y + 33, x0 + 370, y + 33, { stroke: t.deep, w: 4 });
	s +=
		cutMark(820, y0 + h / 2 + 10, "A", t, 90) +
		cutMark(x0 + w / 2, 748, "B", t, 0) +
		bubble(900, 250, "1", t, 24) +
		seg(760, 150, 880, 240, { stroke: t.line, w: 1.6 });
	return page(t.bg, s + dims([x0, x0 + w / 2, x0 + w], 918, t) + dims([y0, y0 + 170, y0 + 340, y0 + h], 660, t, "y"));
}
