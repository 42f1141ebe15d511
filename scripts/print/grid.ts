import { C, mix } from "../draw/theme.ts";
import type { FaceKey } from "./face.ts";

/** A4 in points, and a grid of twelve columns; places are counted from the upper left. */
export const page = { width: 595.28, height: 841.89, margin: 40, foot: 806 } as const;
const gutter = 12;
const columnWidth = (page.width - 2 * page.margin - 11 * gutter) / 12;

/** The left edge of column 1 to 12. */
export const col = (n: number): number => page.margin + (n - 1) * (columnWidth + gutter);
/** The width of so many columns. */
export const span = (n: number): number => n * columnWidth + (n - 1) * gutter;
/** The right edge of the grid. */
export const right: number = page.width - page.margin;

export type Box = { x: number; y: number; width: number; height: number };

export type Style = { face: FaceKey; size: number; leading: number; track?: number; colour: string };

/** Lines and letters on paper; `on` gives those for a dark ground. */
export const ink = { line: C.ink, hair: mix(C.ink, C.paper, 0.84), soft: mix(C.ink, C.paper, 0.32) } as const;

export const styles = {
	text: { face: "text", size: 9.6, leading: 14, colour: C.ink },
	large: { face: "display", size: 15, leading: 20.5, track: -0.008, colour: C.ink },
	headline: { face: "display", size: 30, leading: 32, track: -0.022, colour: C.ink },
	heading: { face: "display", size: 19, leading: 22, track: -0.016, colour: C.ink },
	label: { face: "strong", size: 7.6, leading: 10.5, colour: C.ink },
	note: { face: "text", size: 7.6, leading: 10.5, colour: ink.soft },
} as const satisfies Record<string, Style>;
