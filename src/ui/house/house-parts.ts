import { dashedRoof, type HousePart, people, plot } from "./plot-parts.ts";

const plinth: readonly HousePart[] = [
	["wall", "M230 184v-14h180v14z"],
	["line", "M230 177h180M254 170v7m36-7v7m36-7v7m36-7v7m28-7v7m-118 0v7m36-7v7m36-7v7"],
];
const bars = "M271 116v28M369 116v28M254 130h34M352 130h34";
const openings = "M254 116h34v28h-34zM352 116h34v28h-34z";
const door = "M306 170v-50h28v50z";
const walls: readonly HousePart[] = [
	...plinth,
	["wall", "M238 170V100h164v70z"],
	["pane", openings],
	["line", bars],
	["door", door],
];
const roofed: readonly HousePart[] = [
	...walls,
	["wall", "M364 72V38h16v42z"],
	["roof", "M218 104l102-60 102 60v8l-102-58-102 58zM218 104h204L320 44z"],
	["line", "M250 104l70-46 70 46M286 104l34-30 34 30"],
];
const lived: readonly HousePart[] = [
	...roofed,
	["lit", `${openings}${door}`],
	["line", `${bars}M372 34c-8-8 8-10 0-20s8-10 2-14`],
];

/** Posts and beams, with a reader. */
export const framed: readonly HousePart[] = [
	...plot,
	...plinth,
	["frame", "M238 170v-70M402 170v-70M292 170v-70M348 170v-70M238 100h164M238 136h164"],
	["plan", dashedRoof],
	people("206 153", "440 153"),
	["wall", "M446 160h14v18h-14z"],
	["line", "M449 165h8m-8 4h8"],
];

/** Walls, rafters and an open door. */
export const opened: readonly HousePart[] = [
	...plot,
	...walls,
	["wall", "M306 170v-50l-18 6v50z"],
	["line", "M222 102l98-56 98 56M252 100V86m34 14V67m34 33V46m34 54V67m34 33V86"],
	people("206 153"),
];

/** The roof, and a letter. */
export const offered: readonly HousePart[] = [
	...plot,
	...roofed,
	people("204 153"),
	["wall", "M210 158h18v12h-18zM210 158l9 7 9-7"],
];

/** Light in the windows. */
export const seated: readonly HousePart[] = [...plot, ...lived, people("320 137")];

/** People who arrive. */
export const joined: readonly HousePart[] = [
	...plot,
	...lived,
	["wall", "M298 108h44v10h-44z"],
	["line", "M304 113h32"],
	["tree", "M450 184v-22a18 22 0 1 1 .1 0zv-16M486 180v-14a12 14 0 1 1 .1 0zv-11"],
	["roof", "M145 188h9v8h-9zM173 182h9v8h-9z"],
	people("140 165", "168 159", "204 153", "226 153"),
];
