import { colours } from "./colours.ts";
import { logo } from "./logo.ts";

/** The site's icon: the logo on a green square. */
export const icon =
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="2" fill="${colours.shola}"/>` +
	`<path transform="translate(4 4)" d="${logo}" fill="none" stroke="${colours.lichen}" stroke-width="2.5"/></svg>\n`;
