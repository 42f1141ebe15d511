import { C } from "./theme.ts";

/** The school's mark: a house within the hill, on its ground line. 48 by 48. */
const mark = (colour: string, weight: number): string =>
	`<g fill="none" stroke="${colour}" stroke-width="${weight}"><path d="M8 41V19.5L24 4 40 19.5V41"/><path d="M16 41V26.5L24 18.7 32 26.5V41"/><path d="M3 41.5H45"/></g>`;

export const logo = (colour: string = C.shola): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">${mark(colour, 2.6)}</svg>`;

/** Square icon for browsers and home screens: paper lines on shola; heavier lines for small sizes. */
export const icon = (size = 64): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><rect width="64" height="64" fill="${C.shola}"/><g transform="translate(8 7)">${mark(C.paper, size < 64 ? 4.2 : 3.4)}</g></svg>`;
