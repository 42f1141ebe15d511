import { circle, line, move, path, poly, rect, seg } from "./ink.ts";
import { text } from "./text.ts";
import type { Theme } from "./theme.ts";

/** North arrow: a circle, half of its needle filled. */
export const north = (x: number, y: number, r: number, t: Theme, deg = 0): string =>
	move(
		x,
		y,
		circle(0, 0, r, { stroke: t.line, w: 2 }) +
			poly(
				[
					[0, -r * 1.35],
					[r * 0.52, r * 0.8],
					[0, r * 0.45],
				],
				{ fill: t.line },
			) +
			poly(
				[
					[0, -r * 1.35],
					[-r * 0.52, r * 0.8],
					[0, r * 0.45],
				],
				{ fill: t.bg, stroke: t.line, w: 2, join: "round" },
			),
		deg,
	);

/** Scale bar of five alternating fields. */
export const scaleBar = (x: number, y: number, unit: number, t: Theme): string => {
	let s = rect(x, y, unit * 5, 8, { fill: t.bg, stroke: t.line, w: 1.6 });
	for (const k of [0, 2, 4]) s += rect(x + k * unit, y, unit, 8, { fill: t.line });
	for (const k of [0, 1, 5]) s += text(String(k * 5), x + k * unit, y + 30, 17, t.line, { anchor: "middle" });
	return s;
};

/** Dimension string through stops along x (or y), with 45 degree ticks. */
export const dims = (
	stops: readonly number[],
	fixed: number,
	t: Theme,
	along: "x" | "y" = "x",
	from?: number,
): string => {
	const a = Math.min(...stops);
	const b = Math.max(...stops);
	const q = (u: number, v: number): [number, number] => (along === "x" ? [u, v] : [v, u]);
	let s = line([q(a - 14, fixed), q(b + 14, fixed)], { stroke: t.soft, w: 1.4 });
	for (const u of stops) {
		s += line([q(u, fixed - 12), q(u, from ?? fixed + 12)], { stroke: t.soft, w: 1.1 });
		s += line([q(u - 7, fixed + 7), q(u + 7, fixed - 7)], { stroke: t.line, w: 2.6 });
	}
	return s;
};

/** A grid line's bubble with its letter. */
export const bubble = (x: number, y: number, label: string, t: Theme, r = 19): string =>
	circle(x, y, r, { fill: t.bg, stroke: t.line, w: 1.8 }) +
	text(label, x, y + r * 0.36, r * 1.08, t.line, { anchor: "middle" });

/** A level mark: triangle on a line, with its height. */
export const level = (x: number, y: number, label: string, t: Theme, len = 96): string =>
	seg(x, y, x + len, y, { stroke: t.line, w: 1.6 }) +
	poly(
		[
			[x + 8, y - 15],
			[x + 28, y - 15],
			[x + 18, y - 1],
		],
		{ stroke: t.line, w: 1.6, fill: t.bg },
	) +
	text(label, x + 36, y - 7, 19, t.line);

/** A section arrow at the end of a cutting line. */
export const cutMark = (x: number, y: number, label: string, t: Theme, deg = 0): string =>
	move(
		x,
		y,
		path("M-24 0A24 24 0 0 1 24 0L34 0L0 -38L-34 0Z", { fill: t.line }) +
			circle(0, 0, 21, { fill: t.bg, stroke: t.line, w: 1.8 }),
		deg,
	) + text(label, x, y + 7, 22, t.line, { anchor: "middle" });

/** A thin frame inside the sheet with a small title strip, used on measured drawings. */
export const frame = (w: number, h: number, t: Theme, inset = 34): string =>
	rect(inset, inset, w - inset * 2, h - inset * 2, { stroke: t.soft, w: 1.4 });
