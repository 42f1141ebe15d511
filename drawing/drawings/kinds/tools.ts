import { box, circle, hatch, path, poly, rect, seg } from "../ink.ts";
import type { Theme } from "../theme.ts";

type Tool = (t: Theme) => string;
/** Hand tools, each about 200 units long, hanging from 0,0 downwards. */
export const tools: readonly Tool[] = [
	(t) =>
		poly(
			[
				[-6, 60],
				[8, 60],
				[34, 200],
				[-34, 200],
			],
			{ fill: t.light, stroke: t.line, w: 2.4 },
		) +
		hatch(
			[
				[-34, 200],
				[34, 200],
				[30, 190],
				[-32, 190],
			],
			60,
			4,
			{ stroke: t.line, w: 1.4 },
		) +
		path("M-16 62C-26 30-26 0 0 0 26 0 28 34 16 62Z", { fill: t.accent, stroke: t.line, w: 2.4 }) +
		path("M-6 44C-10 26-6 14 2 14 10 16 10 32 8 44Z", { fill: t.bg, stroke: t.line, w: 1.8 }),
	(t) =>
		rect(-9, 0, 18, 86, { fill: t.accent, stroke: t.line, w: 2.4 }) +
		rect(-11, 82, 22, 10, { fill: t.line }) +
		poly(
			[
				[-7, 92],
				[7, 92],
				[11, 190],
				[-11, 200],
			],
			{ fill: t.light, stroke: t.line, w: 2.4 },
		),
	(t) =>
		rect(-6, 40, 12, 170, { fill: t.accent, stroke: t.line, w: 2.4 }) +
		rect(-46, 4, 92, 40, { fill: t.light, stroke: t.line, w: 2.4 }) +
		hatch(box(-46, 4, 92, 40), 0, 8, { stroke: t.soft, w: 1.2 }),
	(t) =>
		rect(-7, 0, 14, 200, { fill: t.accent, stroke: t.line, w: 2.4 }) +
		rect(-7, 60, 110, 12, { fill: t.light, stroke: t.line, w: 2.4 }) +
		hatch(box(8, 60, 94, 12), 90, 9, { stroke: t.line, w: 1.2 }),
	(t) =>
		poly(
			[
				[-60, 0],
				[60, 0],
				[60, 120],
			],
			{ fill: t.light, stroke: t.line, w: 2.4 },
		) +
		poly(
			[
				[10, 20],
				[42, 20],
				[42, 54],
			],
			{ fill: t.bg, stroke: t.line, w: 2 },
		) +
		hatch(
			[
				[-60, 0],
				[60, 0],
				[60, 10],
				[-50, 10],
			],
			90,
			8,
			{ stroke: t.line, w: 1.2 },
		),
	(t) =>
		path("M-4 8L-40 200M4 8L40 200", { stroke: t.line, w: 6 }) +
		circle(0, 12, 13, { fill: t.accent, stroke: t.line, w: 2.4 }) +
		path("M-22 110Q0 128 22 110", { stroke: t.line, w: 2.4 }),
	(t) =>
		rect(-30, 0, 60, 190, { fill: t.accent, stroke: t.line, w: 2.4 }) +
		rect(-10, 60, 20, 60, { fill: t.line }) +
		path("M-14 60L0 40 14 60", { fill: t.light, stroke: t.line, w: 2.2 }) +
		circle(0, 156, 13, { fill: t.light, stroke: t.line, w: 2.2 }),
	(t) =>
		circle(0, 60, 52, { stroke: t.line, w: 12 }) +
		circle(0, 60, 34, { stroke: t.soft, w: 4 }) +
		circle(0, 60, 18, { stroke: t.soft, w: 4 }),
	(t) =>
		path("M0 0V40C-30 60-30 84 0 100S30 140 0 160", { stroke: t.line, w: 6 }) +
		rect(-20, -6, 40, 16, { fill: t.accent, stroke: t.line, w: 2.4 }) +
		circle(0, 96, 12, { fill: t.accent, stroke: t.line, w: 2 }) +
		seg(0, 160, 0, 205, { stroke: t.line, w: 5 }),
	(t) =>
		rect(-10, 20, 20, 180, { fill: t.light, stroke: t.line, w: 2.4 }) +
		rect(-40, 10, 80, 18, { fill: t.line }) +
		rect(-40, 150, 80, 18, { fill: t.accent, stroke: t.line, w: 2.4 }) +
		rect(-36, 28, 8, 124, { fill: t.line }),
	(t) =>
		rect(-13, 0, 26, 210, { fill: t.light, stroke: t.line, w: 2.4 }) +
		rect(-9, 84, 18, 40, { fill: t.tone, stroke: t.line, w: 2 }) +
		circle(0, 30, 8, { fill: t.bg, stroke: t.line, w: 2 }) +
		circle(0, 180, 8, { fill: t.bg, stroke: t.line, w: 2 }),
	(t) =>
		path("M-6 0H6L10 96-10 96Z", { fill: t.accent, stroke: t.line, w: 2.4 }) +
		path("M-34 96H34V120L44 210H-44L-34 120Z", { fill: t.light, stroke: t.line, w: 2.4 }) +
		hatch(
			[
				[-38, 150],
				[38, 150],
				[44, 210],
				[-44, 210],
			],
			88,
			6,
			{ stroke: t.line, w: 1.4 },
		),
];
