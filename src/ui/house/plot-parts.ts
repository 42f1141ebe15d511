/** Ways in which a part of the drawing is filled and outlined. */
export type PartKind =
	| "ridge"
	| "earth"
	| "ground"
	| "plan"
	| "line"
	| "frame"
	| "wall"
	| "pane"
	| "lit"
	| "door"
	| "roof"
	| "tree"
	| "people";

/** A path, and how it is drawn. */
export type HousePart = readonly [kind: PartKind, path: string];

/** Width and height of the drawing, and the place of its upper left corner. */
export const houseBox = { x: 60, y: 0, width: 480, height: 236 } as const;

/** A person, 35 units tall, whose head begins at this point. */
export const personAt = (point: string) => `M${point}a3.5 3.5 0 1 0 .1 0zm-4 9h8l2 11h-2l-1 11h-2v-9h-2v9h-2l-1-11h-2z`;
/** People who stand at these places. */
export const people = (...places: readonly string[]): HousePart => ["people", places.map(personAt).join("")];

const slope = "M0 214 60 210 110 196H150V190H190V184H470L520 176 600 150";
/** The hill with its steps. */
export const plot: readonly HousePart[] = [
	["ridge", "M0 150l60-40 40-8 60 20 120-70 90 34 110-50 120 40v172H0z"],
	["earth", `${slope}V240H0z`],
	["ground", slope],
];
/** The roof before it is built. */
export const dashedRoof = "M222 100l98-54 98 54";

/** The place before anything is built. */
export const emptyPlot: readonly HousePart[] = [...plot, people("196 153")];

/** Pegs and string. */
export const setOut: readonly HousePart[] = [
	...plot,
	["line", "M230 184v-16m180 16v-16M290 184v-14m60 14v-14"],
	["plan", `M230 170h180M236 184V96h168v88${dashedRoof}`],
	people("196 153"),
	["wall", "M202 158l10-4 4 10-10 4z"],
];
