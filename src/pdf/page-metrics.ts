/** A4 in points. Coordinates count from the upper left; `footer` is the footer's baseline. */
export const a4 = { width: 595.28, height: 841.89, margin: 40, footer: 806 } as const;
const gutter = 12;
const columnWidth = (a4.width - 2 * a4.margin - 11 * gutter) / 12;

/** The left edge of column 1 to 12. */
export const col = (n: number): number => a4.margin + (n - 1) * (columnWidth + gutter);
/** The width of `n` columns. */
export const span = (n: number): number => n * columnWidth + (n - 1) * gutter;
/** The right edge of column 12. */
export const rightEdge: number = a4.width - a4.margin;

export type Box = { x: number; y: number; width: number; height: number };
