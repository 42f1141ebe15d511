import { planFigure } from "../figures.ts";
import { box, circle, H, hatch, line, num, type Pt, page, path, rect, seg, W } from "../ink.ts";
import { dims, north } from "../marks.ts";
import { at, rng } from "../rng.ts";
import { type Theme, themeOf } from "../theme.ts";
import { planTree } from "../trees.ts";

const thick = 26;
const [x0, x1, y0, y1] = [420, 1020, 190, 690];

/** A bed with its pillow and a folded blanket. */
function bed(x: number, y: number, t: Theme): string {
	return (
		rect(x, y, 132, 262, { fill: t.light, stroke: t.line, w: 3 }) +
		rect(x + 18, y + 14, 96, 50, { fill: t.bg, stroke: t.line, w: 2 }) +
		rect(x, y + 158, 132, 104, { fill: t.accent, stroke: t.line, w: 2 }) +
		hatch(box(x, y + 158, 132, 104), 0, 18, { stroke: t.line, w: 1.2 })
	);
}

/** A desk with lamp, drawing and chair; `up` puts the chair below it. */
function desk(x: number, y: number, t: Theme, sheet: number): string {
	return (
		rect(x, y, 138, 92, { fill: t.wash, stroke: t.line, w: 3 }) +
		`<g transform="rotate(${sheet} ${x + 56} ${y + 46})">${rect(x + 12, y + 18, 88, 58, { fill: t.light, stroke: t.line, w: 1.6 })}${seg(x + 20, y + 62, x + 92, y + 34, { stroke: t.line, w: 1.6 })}${rect(x + 34, y + 30, 34, 24, { stroke: t.line, w: 1.6 })}</g>` +
		circle(x + 118, y + 22, 13, { fill: t.accent, stroke: t.line, w: 2 }) +
		path(`M${x + 40} ${y + 108}h58v34q-29 22-58 0Z`, { fill: t.light, stroke: t.line, w: 2.4 })
	);
}

/** Draws the furniture of a room, mirrored for the neighbours on either side. */
function room(t: Theme, sheet: number): string {
	const cupboards = [x0 + 24, x1 - 134]
		.map(
			(x) =>
				rect(x, y1 - 84, 110, 62, { fill: t.tone, stroke: t.line, w: 3 }) +
				seg(x, y1 - 84, x + 110, y1 - 22, { stroke: t.line, w: 1.4 }) +
				seg(x + 110, y1 - 84, x, y1 - 22, { stroke: t.line, w: 1.4 }),
		)
		.join("");
	const hooks = [0, 1]
		.map((k) => circle(x0 + 372 + k * 26, y1 - 20, 6, { fill: t.accent, stroke: t.line, w: 1.6 }))
		.join("");
	return (
		rect(x0, y0, x1 - x0, y1 - y0, { fill: t.bg }) +
		hatch(box(x0, y0, x1 - x0, y1 - y0), 90, 30, { stroke: t.faint, w: 1.2 }) +
		bed(x0 + 24, y0 + 30, t) +
		bed(x1 - 156, y0 + 30, t) +
		desk(x0 + 164, y0 + 26, t, sheet) +
		desk(x0 + 302, y0 + 26, t, -sheet) +
		rect(x0 + 235, y0 + 300, 130, 16, { fill: t.tone, stroke: t.line, w: 2 }) +
		cupboards +
		hooks
	);
}

/** The walls of a room, with its window to the valley and the door to the veranda. */
function walls(t: Theme): string {
	const ring: Pt[] = [
		[x0, y0],
		[x1, y0],
		[x1, y1],
		[x0, y1],
		[x0, y0],
	];
	return (
		line(ring, { stroke: t.cut, w: thick, cap: "square" }) +
		rect(x0 + 190, y0 - thick / 2 - 1, 220, thick + 2, { fill: t.light, stroke: t.line, w: 2 }) +
		seg(x0 + 190, y0, x0 + 410, y0, { stroke: t.line, w: 2 }) +
		// shutters, folded out
		seg(x0 + 190, y0 - 14, x0 + 110, y0 - 50, { stroke: t.accent, w: 9 }) +
		seg(x0 + 410, y0 - 14, x0 + 490, y0 - 50, { stroke: t.accent, w: 9 }) +
		rect(x0 + 240, y1 - thick / 2 - 1, 110, thick + 2, { fill: t.bg }) +
		path(`M${x0 + 240} ${y1}v-110a110 110 0 0 1 110 110`, { stroke: t.soft, w: 1.8 }) +
		seg(x0 + 240, y1, x0 + 240, y1 - 110, { stroke: t.line, w: 6 })
	);
}

/** A room for two in a hostel, in plan, with its neighbours, the veranda and the trees of the valley. */
export function draw(seed: number): string {
	const r = rng(seed, 64);
	const t = themeOf(seed, 2, "paper");
	const pitch = x1 - x0;
	let s = "";
	for (let k = 0; k < 9; k++)
		s += planTree(40 + k * 172 + r.r(-30, 30), r.r(-20, 90), r.r(54, 88), at([1, 0, 4, 2], k), r, t);
	s += rect(0, y1, W, 150, { fill: t.wash }) + hatch(box(0, y1, W, 150), 0, 30, { stroke: t.faint, w: 1.3 });
	for (const shift of [-pitch, pitch])
		s += `<g opacity="0.45" transform="translate(${num(shift)} 0)">${room(t, -6)}${walls(t)}</g>`;
	s += room(t, 9) + walls(t);
	for (let k = 0; k < 6; k++) s += circle(x0 - pitch / 2 + k * (pitch / 2), y1 + 136, 13, { fill: t.cut });
	s += seg(0, y1 + 152, W, y1 + 152, { stroke: t.line, w: 4 });
	s += planFigure(x0 + 233, y0 + 156, 30, 0, t.line) + planFigure(x0 + 300, y1 + 74, 30, 96, t.line);
	// the morning sun
	for (let k = 0; k < 4; k++)
		s += seg(x0 + 210 + k * 52, y0 + 16, x0 + 120 + k * 52, y0 + 230, { stroke: t.accent, w: 2, dash: "14 10" });
	s += dims([x0, x1], H - 70, t) + dims([y0, y1], x0 - 62, t, "y") + north(1330, 850, 30, t, 24);
	return page(t.bg, s);
}
