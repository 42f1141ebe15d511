import type { CutKey } from "./typefaces.server.ts";

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

export type Style = { cut: CutKey; size: number; leading: number; track?: number; colour: string };

/** The school's colours; hair and soft are the ink mixed into the paper. */
export const ink = { line: "#15201b", paper: "#f6f4ee", hair: "#d2d2cc", soft: "#5d645f", shola: "#173a2e" } as const;

export const styles = {
	text: { cut: "text", size: 9.6, leading: 14, colour: ink.line },
	large: { cut: "display", size: 15, leading: 20.5, track: -0.008, colour: ink.line },
	headline: { cut: "display", size: 30, leading: 32, track: -0.022, colour: ink.line },
	heading: { cut: "display", size: 19, leading: 22, track: -0.016, colour: ink.line },
	label: { cut: "strong", size: 7.6, leading: 10.5, colour: ink.line },
	note: { cut: "text", size: 7.6, leading: 10.5, colour: ink.soft },
} as const satisfies Record<string, Style>;
