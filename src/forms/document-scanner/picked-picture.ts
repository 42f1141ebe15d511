/** A JPEG of three colour components, upright, with its size in pixels. */
export type Picture = { jpeg: Blob; width: number; height: number };

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;
